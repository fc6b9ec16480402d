import type { UnitId } from '../../kernel';
import type { MeleeStep } from '../steps-combat';

/** A melee from its beginning; called, it closes with `{ is: 'melee', exchanges }` [FL-BAT-100]. */
export const meleeStep = (initiator: UnitId, other: UnitId): MeleeStep => ({
  is: 'melee',
  initiator,
  other,
  attacker: null,
  exchange: 0,
  stage: 'begin',
  weapons: {},
  tactics: {},
  faces: {},
  dazed: [],
  rerolls: [],
  winner: null,
  blows: [],
  hit: null,
  again: false,
  ends: false,
  notes: {},
});
