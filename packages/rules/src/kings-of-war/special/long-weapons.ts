import { has } from './holds';
import type { SpecialRule } from './types';

/** Its front is harder to hit in melee, and whoever is Disordered by it is no longer Nimble. [KOW-SPR-10] [KOW-SPR-24] */
export const ensnare: SpecialRule = {
  name: 'ensnare',
  row: 'KOW-SPR-10',
  modifies: {
    toHitAgainst: (attack) => (attack.phase === 'melee' && attack.face === 'front' ? -1 : 0),
  },
  forbids: { nimbleOfDisordered: () => true },
};

/**
 * Whoever charges its front has no Thunderous Charge; riders and flyers that come on unhindered also hit it less.
 * A Hindered one already pays for the ground. Whoever is Disordered by it is no longer Nimble. [KOW-SPR-26] [KOW-SPR-24]
 */
export const phalanx: SpecialRule = {
  name: 'phalanx',
  row: 'KOW-SPR-26',
  modifies: {
    toHitAgainst: (attack) => {
      if (attack.phase !== 'melee' || attack.face !== 'front' || attack.hindered) return 0;
      const { types, rules } = attack.attacker;
      const comesAtSpeed = types.includes('cavalry') || types.includes('largeCavalry') || has(rules, 'fly');
      return comesAtSpeed ? -1 : 0;
    },
  },
  forbids: {
    ruleOfAttacker: (strike, rule) => strike.face === 'front' && rule === 'thunderous-charge',
    nimbleOfDisordered: () => true,
  },
};
