import type { WordsPart } from './words-part';

export const combatWords: WordsPart = {
  refusals: {},
  events: {},
  offers: {},
  waiting: {},
  marks: {},
  figures: {},
  notes: {},
  sources: {},
};
