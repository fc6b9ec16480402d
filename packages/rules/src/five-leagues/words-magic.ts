import type { WordsPart } from './words-part';

export const magicWords: WordsPart = {
  refusals: {},
  events: {},
  offers: {},
  waiting: {},
  marks: {},
  figures: {},
  notes: {},
  sources: {},
};
