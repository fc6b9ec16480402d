import type { SpecialRule } from './types';

/** Heals by the damage it does. [KOW-SPR-21] */
export const lifeleech: SpecialRule = {
  name: 'lifeleech',
  row: 'KOW-SPR-21',
  figure: { most: 3 },
  follows: { afterStrike: (level) => level },
};

/** With each order it may recover. [KOW-SPR-31] */
export const regeneration: SpecialRule = {
  name: 'regeneration',
  row: 'KOW-SPR-31',
  figure: { lowerIsBetter: true },
  follows: {
    beforeOrder: (bearer, level) =>
      bearer.damage > 0 ? { dice: bearer.damage, needed: level, makes: 'heals' } : undefined,
  },
};
