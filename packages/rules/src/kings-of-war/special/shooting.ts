import { atMost, inches } from '@muster/geometry';
import { has } from './holds';
import type { SpecialRule } from './types';

/** Cover is nothing to it; it must still see its target. [KOW-SPR-16] */
export const ignoresCover: SpecialRule = {
  name: 'ignores-cover',
  row: 'KOW-SPR-16',
  modifies: { cover: () => 0 },
};

/** Cannot reach what is too close: exactly 12 inches is too close. [KOW-SPR-17] */
export const indirect: SpecialRule = {
  name: 'indirect',
  row: 'KOW-SPR-17',
  forbids: { shooting: (volley) => atMost(volley.distance, inches(12)) },
};

/**
 * Moving costs it 2 rather than 1. With Steady Aim as well nothing is left to pay: Steady Aim takes away the penalty
 * for moving, of which Pot Shot only changes the size (our ruling). [KOW-SPR-28]
 */
export const potShot: SpecialRule = {
  name: 'pot-shot',
  row: 'KOW-SPR-28',
  modifies: { moving: (volley, penalty) => (has(volley.attacker.rules, 'steady-aim', volley) ? penalty : -2) },
};

/** Shoots only if it stood still. [KOW-SPR-32] */
export const reload: SpecialRule = {
  name: 'reload',
  row: 'KOW-SPR-32',
  forbids: { shooting: (volley) => volley.moved },
};

/** Shoots as well on the move. [KOW-SPR-37] */
export const steadyAim: SpecialRule = {
  name: 'steady-aim',
  row: 'KOW-SPR-37',
  modifies: { moving: () => 0 },
};

/** Harder to hit from afar. [KOW-SPR-36] */
export const stealthy: SpecialRule = {
  name: 'stealthy',
  row: 'KOW-SPR-36',
  modifies: { toHitAgainst: (attack) => (attack.phase === 'ranged' ? -1 : 0) },
};
