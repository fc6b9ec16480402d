import type { WordsPart } from './words-part';

export const flowWords: WordsPart = {
  refusals: {},
  events: {},
  offers: {},
  waiting: {},
  marks: {},
  figures: {},
  notes: {},
  sources: {},
};
