import type { WordsPart } from './words-part';

export const movesWords: WordsPart = {
  refusals: {},
  events: {},
  offers: {},
  waiting: {},
  marks: {},
  figures: {},
  notes: {},
  sources: {},
};
