import type { UnitId } from '../../kernel';
import { fieldedOf } from '../figures';
import type { Blow } from '../profile';
import { meleeBlow } from '../special/hooks';
import type { State } from '../state';
import type { Hit, MeleeStep, Tactic } from '../steps-combat';
import { armOf } from './arms';

/** The Hit that `by` strikes in the present exchange; undefined where one of the two is gone [FL-BAT-123]. */
export function blowHit(state: State, melee: MeleeStep, by: UnitId): Hit | undefined {
  const figure = fieldedOf(state, by);
  const target = fieldedOf(state, by === melee.initiator ? melee.other : melee.initiator);
  if (figure === undefined || target === undefined) return undefined;
  const arm = armOf(figure, melee.weapons[by]);
  const tactic = melee.tactics[by] ?? 'none';
  const fury = FURY[tactic];
  const plain = fury === undefined ? arm.blow : sum(arm.blow, fury);
  const { blow, because } = meleeBlow(state, melee, figure, target, plain);
  const changed = { armor: blow.armor - plain.armor, toughness: blow.toughness - plain.toughness };
  return {
    target: target.id,
    by,
    blow,
    parts: [
      { blow: arm.blow, because: arm.is },
      ...(fury === undefined ? [] : [{ blow: fury, because: tactic }]),
      ...(because[0] === undefined ? [] : [{ blow: changed, because: because[0] }]),
    ],
    how: 'melee',
    why: arm.is,
    natural: melee.winner === by ? Math.max(...(melee.faces[by] ?? [1])) : null,
    weapon: arm.id,
    ...(melee.attacker === by ? {} : { asDefender: true }),
  };
}

/** Fury adds to whatever the weapon does [FL-BAT-106]. */
const FURY: Readonly<Partial<Record<Tactic | 'none', Blow>>> = {
  'furious-armor': { armor: 1, toughness: 0 },
  'furious-toughness': { armor: 0, toughness: 1 },
};

const sum = (a: Blow, b: Blow): Blow => ({ armor: a.armor + b.armor, toughness: a.toughness + b.toughness });
