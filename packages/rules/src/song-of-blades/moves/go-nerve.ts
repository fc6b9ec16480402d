import type { UnitId } from '../../kernel';
import { adjacentFoes, type Fielded, fieldedOf, isActive, isTouching } from '../figures';
import { testsStep } from '../morale/test';
import { faceOf } from '../special/courage';
import type { Tale } from '../steps/step';
import type { GoStep } from '../steps-moves';
import { afraidOf, frightened, metAt, standingAt } from './contact';
import { hackersOf, leaveStep } from './leave';
import { routeOf } from './route';
import { count, onward, rollPassed } from './way';

/** Whoever faced a Terror once fears it no more; whoever failed keeps its action for something else [ASOBH-TRA-03]. */
export function dared(tale: Tale, step: GoStep, figure: Fielded): true {
  const foe = step.facing === null ? undefined : fieldedOf(tale.state, step.facing);
  if (foe === undefined) return onward(tale, { ...step, stage: 'terror', facing: null });
  const passed = rollPassed(tale);
  tale.add({ type: 'dared', unit: figure.id, foe: foe.id, passed });
  if (!passed) {
    count(tale, figure.id, { [afraidOf(foe.id)]: 1 });
    return unsent(tale, step, figure, 'terror');
  }
  const braved = [...figure.braved, faceOf(foe.profile)];
  tale.add({ type: 'changed', unit: figure.id, set: { braved }, because: 'ASOBH-TRA-03' });
  tale.amend({ ...step, stage: 'terror', facing: null });
  return true;
}

/** Those a Terror comes for test before it has moved [ASOBH-TRA-03]. */
export function charge(tale: Tale, step: GoStep, figure: Fielded): true {
  const due = frightened(tale.state, figure, step.meets);
  if (due.length === 0) return onward(tale, { ...step, stage: 'leave' });
  tale.amend({ ...step, stage: 'tested' });
  tale.call(testsStep(due.map(({ id }) => ({ unit: id, cause: 'terror' as const, by: figure.id }))));
  return true;
}

/** A foe that ran from a Terror is not met where it was: the action is free for another way [ASOBH-TRA-03]. */
export function tested(tale: Tale, step: GoStep, figure: Fielded): true {
  const { end } = routeOf(tale.state, figure, step.way, step.crossed);
  const meets = metAt(tale.state, figure, end).map(({ id }) => id);
  const gone = step.meets.find((id) => !meets.includes(id));
  if (gone === undefined) return onward(tale, { ...step, stage: 'leave' });
  tale.add({ type: 'quarryGone', unit: figure.id, foe: gone });
  unsent(tale, step, figure, 'gone');
  return true;
}

/** Closes a way that was never begun and puts its actions back into the hand. */
function unsent(tale: Tale, step: GoStep, figure: Fielded, stopped: 'terror' | 'gone'): true {
  const to = { x: figure.pose.x, y: figure.pose.y };
  tale.finish({ is: 'moved', unit: step.unit, to, stopped });
  const top = tale.state.steps[tale.state.steps.length - 1];
  if (top?.is !== 'act' || step.paid === 0) return true;
  tale.amend({ ...top, left: { ...top.left, [step.unit]: (top.left[step.unit] ?? 0) + step.paid } });
  return true;
}

/** Breaking contact with active foes lets them strike, foe by foe, but for those it disengages from [ASOBH-MEL-16]. */
export function leave(tale: Tale, step: GoStep, figure: Fielded): true {
  const { end } = routeOf(tale.state, figure, step.way, step.crossed);
  const moved = standingAt(tale.state, figure, end);
  const left = adjacentFoes(tale.state, figure).filter((foe) => isActive(foe) && !isTouching(tale.state, moved, foe));
  const hackers = hackersOf(tale.state, figure).filter((foe) => left.some(({ id }) => id === foe.id));
  if (hackers.length > 0) {
    tale.amend({ ...step, stage: 'left' });
    tale.call(leaveStep(figure.id, ids(hackers)));
    return true;
  }
  if (left.length > 0) tale.add({ type: 'brokeAway', unit: figure.id, from: ids(left), free: true });
  tale.amend({ ...step, stage: 'climb' });
  return true;
}
const ids = (figures: readonly Fielded[]): readonly UnitId[] => figures.map(({ id }) => id);

/** A Free Hack that told keeps it where it is: the action is spent. */
export function left(tale: Tale, step: GoStep): true {
  const gone = tale.state.returned;
  if (gone?.is !== 'left' || gone.free) return onward(tale, { ...step, stage: 'climb' });
  const pose = fieldedOf(tale.state, step.unit)?.pose;
  tale.finish({
    is: 'moved',
    unit: step.unit,
    to: pose === undefined ? null : { x: pose.x, y: pose.y },
    stopped: 'hacked',
  });
  return true;
}
