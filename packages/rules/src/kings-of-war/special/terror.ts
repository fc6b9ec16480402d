import { isWithin } from './holds';
import type { SpecialRule } from './types';

/** Makes the test after a combat harder for whoever its bearer fought. [KOW-SPR-04] */
export const brutal: SpecialRule = {
  name: 'brutal',
  row: 'KOW-SPR-04',
  figure: { standard: 1 },
  modifies: {
    nerveRoll: (test, level) => (test.phase === 'melee' ? level : 0),
  },
};

/** Enemies close by hold less well; several sources count once. [KOW-SPR-07] */
export const dread: SpecialRule = {
  name: 'dread',
  row: 'KOW-SPR-07',
  modifies: {
    nerveOfEnemy: (bearer) => (isWithin(bearer, 6) ? -1 : 0),
  },
};

/** Makes the test after the shooting harder for whoever it damaged. [KOW-SPR-35] */
export const shattering: SpecialRule = {
  name: 'shattering',
  row: 'KOW-SPR-35',
  modifies: {
    nerveRoll: (test) => (test.phase === 'ranged' ? 1 : 0),
  },
};
