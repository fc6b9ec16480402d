import type { Dice, Modifier } from '../../kernel';
import { takeOut } from '../combat/leaving';
import { enemiesOf, type Fielded, figureOf } from '../figures';
import { lotOf } from '../luck';
import { afterMoraleDie, afterRout, moraleDice, moraleFailsOn, moraleWaived } from '../special/hooks';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { TrackingPart } from './tracking-parts';

/**
 * The morale of the enemies: a die for each that fell this round, and for each failure one leaves, nearest their own
 * edge first [FL-BAT-191 … 194]. The warband never tests [FL-BAT-190].
 */
export const moraleTracking: TrackingPart = {
  matters: (state, stage) =>
    stage === 'enemy' && moraleWaived(state) === null && diceOf(state).count > 0 ? ['morale'] : [],
  settle(tale, what, dice) {
    if (what === 'morale') testMorale(tale, dice);
    return what === 'morale';
  },
};

/** One die for each enemy that fell as a casualty this round and that could have been afraid, and what changes it. */
function diceOf(state: State): {
  readonly fallen: number;
  readonly changes: readonly Modifier[];
  readonly count: number;
} {
  const fallen = state.fell.filter(({ unit, side, how }) => {
    const figure = figureOf(state, unit);
    return side === 'enemies' && how === 'casualty' && figure !== undefined && moraleFailsOn(state, figure) > 0;
  }).length;
  const changes = moraleDice(state);
  return {
    fallen,
    changes,
    count: Math.max(
      0,
      changes.reduce((sum, { amount }) => sum + amount, fallen),
    ),
  };
}

function testMorale(tale: Tale, dice: Dice): void {
  const { fallen, changes, count } = diceOf(tale.state);
  if (count === 0) return;
  const faces = dice.roll(count, 6);
  // Dice meet those who stand there as they fell; who goes is settled one by one
  const failsOn = Math.max(0, ...mayRout(tale.state).map((each) => moraleFailsOn(tale.state, each)));
  const failures = faces.filter((face) => face <= failsOn);
  tale.add({ type: 'moraleTested', fallen, changes, faces, failsOn, failures: failures.length });
  for (const face of faces) afterMoraleDie(tale, face, dice);
  for (const face of failures) rout(tale, face, dice);
}

/** One failure: whoever gives way at that face and stands nearest the enemies’ edge is gone [FL-BAT-192]. */
function rout(tale: Tale, face: number, dice: Dice): void {
  const { state } = tale;
  const afraid = mayRout(state).filter((each) => moraleFailsOn(state, each) >= face);
  const nearest = Math.min(...afraid.map((each) => ownEdge(state, each)));
  const equal = afraid.filter((each) => ownEdge(state, each) <= nearest + 0.03);
  const { index, faces } = lotOf(dice, equal.length);
  const unit = equal[index]?.id;
  if (unit === undefined) return;
  if (equal.length > 1) tale.add({ type: 'routDrawn', unit, among: equal.length, faces });
  takeOut(tale, unit, 'routed', null, 'FL-BAT-192');
  afterRout(tale, unit, dice);
}

/**
 * Enemies that could leave: those that are aware of the warband [FL-BAT-194] and know fear; leaders only where fewer
 * than four of all are left, themselves included [FL-BAT-193].
 */
function mayRout(state: State): readonly Fielded[] {
  const all = enemiesOf(state).filter((each) => each.side === 'enemies');
  return all.filter(
    (each) =>
      each.aware === 'aware' && moraleFailsOn(state, each) > 0 && (all.length < FEW || !LEADERS.has(each.profile.rank)),
  );
}
const FEW = 4;
const LEADERS: ReadonlySet<Fielded['profile']['rank']> = new Set(['sergeant', 'lieutenant', 'captain', 'unique']);

/** From the centre to the line of the enemies’ edge, opposite the warband’s. */
function ownEdge({ edge, table }: State, { pose }: Fielded): number {
  switch (edge) {
    case 'near':
      return table.depth - pose.y;
    case 'far':
      return pose.y;
    case 'left':
      return table.width - pose.x;
    case 'right':
      return pose.x;
  }
}
