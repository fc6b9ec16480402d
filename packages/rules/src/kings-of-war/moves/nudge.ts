import { nudgeClear, touches } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import type { Nudge } from '../events';
import type { State } from '../state';
import { baseOf, enemiesOf, engagedWith, type Fielded, fieldedUnits, isFielded, unitOf } from '../units';
import { isBlocking } from './ending';

/**
 * Enemies that a unit has ended up touching without being Engaged with them are pushed back just clear, so that it is
 * plain who fights whom. One that fights someone else, or has no room, stays as it is. [KOW-CHG-11] [KOW-CTR-02]
 */
export function nudges(state: State, id: UnitId): readonly Nudge[] {
  const unit = unitOf(state, id);
  if (!isFielded(unit)) return [];
  const partners = engagedWith(state, id);
  return enemiesOf(state, unit.side)
    .filter((enemy) => !partners.includes(enemy.id) && touches(baseOf(unit), baseOf(enemy)))
    .filter((enemy) => engagedWith(state, enemy.id).length === 0)
    .flatMap((enemy) => pushed(state, enemy, [unit]));
}

/** The unit itself steps back from enemies it touches and does not fight [KOW-REG-03]. */
export function stepsBack(state: State, id: UnitId): readonly Nudge[] {
  const unit = unitOf(state, id);
  if (!isFielded(unit)) return [];
  const partners = engagedWith(state, id);
  const touched = enemiesOf(state, unit.side).filter(
    (enemy) => !partners.includes(enemy.id) && touches(baseOf(unit), baseOf(enemy)),
  );
  return touched.length === 0 ? [] : pushed(state, unit, touched);
}

function pushed(state: State, unit: Fielded, from: readonly Fielded[]): readonly Nudge[] {
  const pose = nudgeClear(
    baseOf(unit),
    from.map(baseOf),
    [
      ...fieldedUnits(state)
        .filter((other) => other.id !== unit.id && !from.some((each) => each.id === other.id))
        .map((other) => ({ id: other.id, shape: baseOf(other) })),
      ...state.terrain.filter(isBlocking).map((piece) => ({ id: piece.id, shape: piece.outline })),
    ],
    state.table,
  );
  return pose === undefined ? [] : [{ unit: unit.id, pose }];
}
