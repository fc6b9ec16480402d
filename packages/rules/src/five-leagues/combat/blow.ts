import type { UnitId } from '../../kernel';
import { fieldedOf, figureOf } from '../figures';
import type { Blow } from '../profile';
import { meleeBlow } from '../special/hooks';
import type { State } from '../state';
import type { Hit, MeleeStep, Tactic } from '../steps-combat';
import { armOf } from './arms';

/** The Hit that `by` strikes in the present exchange; undefined where one of the two is gone [FL-BAT-123]. */
export function blowHit(state: State, melee: MeleeStep, by: UnitId): Hit | undefined {
  // Who strikes at the same moment does so though it falls
  const figure = figureOf(state, by);
  const target = fieldedOf(state, by === melee.initiator ? melee.other : melee.initiator);
  if (figure === undefined || target === undefined) return undefined;
  const arm = armOf(figure, melee.weapons[by]);
  const tactic = melee.tactics[by] ?? 'none';
  const fury = FURY[tactic];
  const { blow, because, rated } = meleeBlow(state, melee, figure, target, arm.blow);
  const plain = rated?.blow ?? arm.blow;
  const added = { armor: blow.armor - plain.armor, toughness: blow.toughness - plain.toughness };
  const adds = because.find((each) => each !== rated?.because);
  return {
    target: target.id,
    by,
    blow: fury === undefined ? blow : sum(blow, fury),
    parts: [
      { blow: plain, because: rated?.because ?? arm.is },
      ...(fury === undefined ? [] : [{ blow: fury, because: tactic }]),
      ...(adds === undefined ? [] : [{ blow: added, because: adds }]),
    ],
    how: 'melee',
    why: arm.is,
    natural: melee.winner === by ? Math.max(...(melee.faces[by] ?? [1])) : null,
    weapon: arm.id,
    ...(melee.attacker === by ? {} : { asDefender: true }),
  };
}

/** Fury adds to whatever the weapon does, or counts as [FL-BAT-106] [FL-CHR-26]. */
const FURY: Readonly<Partial<Record<Tactic | 'none', Blow>>> = {
  'furious-armor': { armor: 1, toughness: 0 },
  'furious-toughness': { armor: 0, toughness: 1 },
};

const sum = (a: Blow, b: Blow): Blow => ({ armor: a.armor + b.armor, toughness: a.toughness + b.toughness });
