import type { SpecialRule } from './types';

/** One hit becomes several, rolled for each hit. [KOW-SPR-03] */
export const blast: SpecialRule = {
  name: 'blast',
  row: 'KOW-SPR-03',
  modifies: {
    hits: (_attack, amount) => amount,
  },
};
