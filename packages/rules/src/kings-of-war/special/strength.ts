import type { SpecialRule } from './types';

/** Hits harder in melee. [KOW-SPR-06] */
export const crushingStrength: SpecialRule = {
  name: 'crushing-strength',
  row: 'KOW-SPR-06',
  modifies: {
    toDamage: (attack, level) => (attack.phase === 'melee' ? level : 0),
  },
};

/** Hits harder on the charge: not while Disordered, and less by one while Hindered. [KOW-SPR-39] [KOW-MEL-07] */
export const thunderousCharge: SpecialRule = {
  name: 'thunderous-charge',
  row: 'KOW-SPR-39',
  modifies: {
    toDamage: (attack, level) => {
      if (attack.phase !== 'melee' || attack.attacker.disordered) return 0;
      return Math.max(0, attack.hindered ? level - 1 : level);
    },
  },
};

/** Hits harder from afar. [KOW-SPR-27] */
export const piercing: SpecialRule = {
  name: 'piercing',
  row: 'KOW-SPR-27',
  modifies: {
    toDamage: (attack, level) => (attack.phase === 'ranged' ? level : 0),
  },
};
