import { atLeast, gap, inches, roundLength } from '@muster/geometry';
import type { SideId, UnitId } from '../../kernel';
import { hillsUnder, leaderIn } from '../moves/sight';
import type { State, TurnStart } from '../state';
import { baseOf, enemiesOf, engagedWith, type Fielded, fieldedOf } from '../units';
import type { Tale } from './step';

/** A side's turn begins: how its units stand now is remembered for the rules that ask for it. */
export function beginTurn(tale: Tale, side: SideId, round: number): void {
  const starts = Object.fromEntries(
    fieldedOf(tale.state, side).map((unit): [UnitId, TurnStart] => [unit.id, startOf(tale.state, unit)]),
  );
  tale.add({ type: 'turnBegan', side, round, starts }, { type: 'opened', step: { is: 'movement', side } });
}

/** How a unit stands now, for the rules that ask how it began its turn. */
export function startOf(state: State, unit: Fielded): TurnStart {
  const base = baseOf(unit);
  const engaged = engagedWith(state, unit.id);
  return {
    engaged,
    hills: hillsUnder(state, unit).map((hill) => hill.id),
    leaderIn: leaderIn(state, unit).map((piece) => piece.id),
    near: enemiesOf(state, unit.side)
      .filter((enemy) => !engaged.includes(enemy.id))
      .map((enemy) => ({ unit: enemy.id, gap: roundLength(gap(base, baseOf(enemy)).distance) }))
      .filter((each) => !atLeast(each.gap, inches(1))),
  };
}
