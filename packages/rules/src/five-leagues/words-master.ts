import type { WordsPart } from './words-part';

export const masterWords: WordsPart = {
  refusals: {},
  events: {},
  offers: {},
  waiting: {},
  marks: {},
  figures: {},
  notes: {},
  sources: {},
};
