import type { SpecialRule } from './types';

/** Against its front its Defence counts as 6+; strength and piercing still change the roll. [KOW-SPR-02] */
export const bigShield: SpecialRule = {
  name: 'big-shield',
  row: 'KOW-SPR-02',
  modifies: {
    defenceAgainst: (attack) => (attack.face === 'front' ? 6 : undefined),
  },
};
