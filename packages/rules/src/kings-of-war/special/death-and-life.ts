import type { SpecialRule } from './types';

/** Hurts every enemy around it once its order is carried out. [KOW-SPR-05] */
export const cloakOfDeath: SpecialRule = {
  name: 'cloak-of-death',
  row: 'KOW-SPR-05',
  follows: {
    afterOrder: () => ({ range: 6, to: 'enemies' }),
  },
};

/** Heals itself and the friends of its list around it once its order is carried out. [KOW-SPR-29] */
export const radianceOfLife: SpecialRule = {
  name: 'radiance-of-life',
  row: 'KOW-SPR-29',
  follows: {
    afterOrder: () => ({ range: 6, to: 'friends' }),
  },
};
