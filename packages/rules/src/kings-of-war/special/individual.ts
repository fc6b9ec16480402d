import { has } from './holds';
import type { SpecialRule } from './types';

/** One fighter on his own: hard to shoot, quick to turn, struck and striking the same from every side. [KOW-SPR-18] */
export const individual: SpecialRule = {
  name: 'individual',
  row: 'KOW-SPR-18',
  brings: ['nimble', 'steady-aim', 'yielding'],
  modifies: { toHitAgainst: (attack) => (attack.phase === 'ranged' ? -1 : 0) },
  permits: { freePivot: () => true },
  forbids: {
    facingBonus: () => true,
    screening: () => true,
  },
};

/** Lets units through unless they are Disordered. [KOW-SPR-43] [KOW-IND-09] */
export const yielding: SpecialRule = {
  name: 'yielding',
  row: 'KOW-SPR-43',
  permits: { passingThrough: (mover) => !mover.disordered },
};

/** An Individual that stands its ground. [KOW-SPR-22] */
export const mighty: SpecialRule = {
  name: 'mighty',
  row: 'KOW-SPR-22',
  forbids: { ownRule: (rule) => rule === 'yielding' },
};

/** Seeks out enemy Individuals. [KOW-SPR-08] */
export const duelist: SpecialRule = {
  name: 'duelist',
  row: 'KOW-SPR-08',
  modifies: { attacks: (strike) => (has(strike.target.rules, 'individual') ? 2 : 1) },
};
