import type { UnitId } from '../../kernel';
import { adjacentFoes, type Fielded, fieldedOf, isActive, isTouching } from '../figures';
import { qualityRoll } from '../flow/quality';
import { testsStep } from '../morale/test';
import { faceOf } from '../special/courage';
import type { Tale } from '../steps/step';
import type { GoStep } from '../steps-moves';
import { afraidOf, feared, frightened, metAt, standingAt } from './contact';
import { hackersOf, leaveStep } from './leave';
import { routeOf } from './route';
import { count, rollPassed } from './way';

/** The next Terror it would run into, faced on a die [ASOBH-TRA-03]. */
export function face(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const [foe] = feared(tale.state, figure, step.meets);
  if (foe === undefined) return { ...step, stage: 'charge' };
  tale.amend({ ...step, stage: 'dared', facing: foe.id });
  tale.call(qualityRoll(tale.state, { unit: figure.id, why: 'terror', dice: 1, against: foe.id }));
  return null;
}

/** Whoever faced a Terror once fears it no more; whoever failed keeps its action for something else [ASOBH-TRA-03]. */
export function dared(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const foe = step.facing === null ? undefined : fieldedOf(tale.state, step.facing);
  if (foe === undefined) return { ...step, stage: 'terror', facing: null };
  const passed = rollPassed(tale);
  tale.add({ type: 'dared', unit: figure.id, foe: foe.id, passed });
  if (!passed) {
    count(tale, figure.id, { [afraidOf(foe.id)]: 1 });
    return unsent(tale, step, figure, 'terror');
  }
  const braved = [...figure.braved, faceOf(foe.profile)];
  tale.add({ type: 'changed', unit: figure.id, set: { braved }, because: 'ASOBH-TRA-03' });
  return { ...step, stage: 'terror', facing: null };
}

/** Those a Terror comes for test before it has moved [ASOBH-TRA-03]. */
export function charge(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const due = frightened(tale.state, figure, step.meets);
  if (due.length === 0) return { ...step, stage: 'leave' };
  tale.amend({ ...step, stage: 'tested' });
  tale.call(testsStep(due.map(({ id }) => ({ unit: id, cause: 'terror' as const, by: figure.id }))));
  return null;
}

/** A foe that ran from a Terror is not met where it was: the action is free for another way [ASOBH-TRA-03]. */
export function tested(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const { end } = routeOf(tale.state, figure, step.way, step.crossed);
  const meets = metAt(tale.state, figure, end).map(({ id }) => id);
  const gone = step.meets.find((id) => !meets.includes(id));
  if (gone === undefined) return { ...step, stage: 'leave' };
  tale.add({ type: 'quarryGone', unit: figure.id, foe: gone });
  return unsent(tale, step, figure, 'gone');
}

/** Closes a way that was never begun and puts its actions back into the hand. */
function unsent(tale: Tale, step: GoStep, figure: Fielded, stopped: 'terror' | 'gone'): null {
  const to = { x: figure.pose.x, y: figure.pose.y };
  tale.finish({ is: 'moved', unit: step.unit, to, stopped });
  const top = tale.state.steps[tale.state.steps.length - 1];
  if (top?.is !== 'act' || step.paid === 0) return null;
  tale.amend({ ...top, left: { ...top.left, [step.unit]: (top.left[step.unit] ?? 0) + step.paid } });
  return null;
}

/** Breaking contact with active foes lets them strike, foe by foe, but for those it disengages from [ASOBH-MEL-16]. */
export function leave(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const { end } = routeOf(tale.state, figure, step.way, step.crossed);
  const moved = standingAt(tale.state, figure, end);
  const left = adjacentFoes(tale.state, figure).filter((foe) => isActive(foe) && !isTouching(tale.state, moved, foe));
  const hackers = hackersOf(tale.state, figure).filter((foe) => left.some(({ id }) => id === foe.id));
  if (hackers.length > 0) {
    tale.amend({ ...step, stage: 'left' });
    tale.call(leaveStep(figure.id, ids(hackers)));
    return null;
  }
  if (left.length > 0) tale.add({ type: 'brokeAway', unit: figure.id, from: ids(left), free: true });
  return { ...step, stage: 'climb' };
}
const ids = (figures: readonly Fielded[]): readonly UnitId[] => figures.map(({ id }) => id);

/** A Free Hack that told keeps it where it is: the action is spent. */
export function left(tale: Tale, step: GoStep): GoStep | null {
  const gone = tale.state.returned;
  if (gone?.is !== 'left' || gone.free) return { ...step, stage: 'climb' };
  const pose = fieldedOf(tale.state, step.unit)?.pose;
  tale.finish({
    is: 'moved',
    unit: step.unit,
    to: pose === undefined ? null : { x: pose.x, y: pose.y },
    stopped: 'hacked',
  });
  return null;
}
