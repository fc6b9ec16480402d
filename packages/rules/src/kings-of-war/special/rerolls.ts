import type { SpecialRule } from './types';

/** Every natural 1 to hit is rolled again, wanted or not. [KOW-SPR-09] */
export const elite: SpecialRule = {
  name: 'elite',
  row: 'KOW-SPR-09',
  modifies: { rerolls: () => 'to-hit' },
};

/** Every natural 1 to damage is rolled again, wanted or not. [KOW-SPR-41] */
export const vicious: SpecialRule = {
  name: 'vicious',
  row: 'KOW-SPR-41',
  modifies: { rerolls: () => 'to-damage' },
};
