import { roundPose } from '@muster/geometry';
import type { Mark } from '../../kernel';
import type { IntentOf } from '../intents';
import type { OrderKind, State } from '../state';
import { type Plan, type Planned, planned, refused } from '../steps/step';
import { baseAt, bookOf, type Fielded, pairsOf } from '../units';
import { type EndRules, endAt, isBlocking } from './ending';
import { carryOut, orderRefusals } from './order';

/** A pivot about the centre to any facing: what it would look like and whether it ends clear [KOW-MOV-02] [KOW-MOV-11]. */
function turnTo(state: State, unit: Fielded, facing: number, rules: EndRules = { near: unit.start.near }) {
  const pose = roundPose({ ...unit.pose, facing });
  const end = endAt(state, unit, pose, { bars: isBlocking, ...rules });
  const tone = end.refusals.length === 0 ? 'legal' : 'refused';
  const marks: Mark[] = [{ is: 'pose', unit: unit.id, base: baseAt(unit, pose), tone }, ...end.marks];
  return { pose, refusals: end.refusals, marks };
}

/** Change Facing: no movement, any facing [KOW-MOV-02]. */
export function planFace(state: State, unit: Fielded, intent: IntentOf<'face'>): Planned {
  const turn = turnTo(state, unit, intent.facing);
  const refusals = [...orderRefusals(state, unit, 'face'), ...turn.refusals];
  if (refusals.length > 0) return refused(refusals, turn.marks);
  return planned({
    marks: turn.marks,
    enact: (tale, dice) =>
      carryOut(tale, dice, unit.id, () =>
        tale.add({
          type: 'ordered',
          unit: unit.id,
          order: standing(unit, 'face', pairsOf(state, unit.id).length > 0),
          path: [unit.pose, turn.pose],
          distance: 0,
          scouting: false,
          left: pairsOf(state, unit.id),
        }),
      ),
  });
}

/** Halt: it does not move, and stays Engaged unless it withdrew [KOW-MOV-01] [KOW-DIS-03]. */
export function planHalt(state: State, unit: Fielded): Planned {
  const refusals = orderRefusals(state, unit, 'halt');
  if (refusals.length > 0) return refused(refusals);
  return planned({
    marks: [],
    enact: (tale, dice) =>
      carryOut(tale, dice, unit.id, () =>
        tale.add({
          type: 'ordered',
          unit: unit.id,
          order: standing(unit, 'halt', false),
          path: [unit.pose],
          distance: 0,
          scouting: false,
          left: [],
        }),
      ),
  });
}

/**
 * An Individual's free pivot, just before its order. It is not the end of its move: enemies it began the turn near do
 * not bar it (our ruling). [KOW-IND-02] [KOW-MOV-13]
 */
export function planFreePivot(state: State, unit: Fielded, intent: IntentOf<'pivot'>): Planned {
  if (!bookOf(unit).rules.some((rule) => rule.permits?.freePivot?.()))
    return refused({ code: 'pivot/not-individual', rule: 'KOW-IND-02', who: [unit.id] });
  const mayBeNear = unit.start.near.map((each) => each.unit);
  const turn = turnTo(state, unit, intent.facing, { mayBeNear });
  if (turn.refusals.length > 0) return refused(turn.refusals, turn.marks);
  return planned({
    marks: turn.marks,
    enact: (tale) => tale.add({ type: 'pivoted', unit: unit.id, pose: turn.pose }),
  } satisfies Plan);
}

export const standing = (unit: Fielded, is: OrderKind, left: boolean) => ({
  is,
  disengaged: left || unit.withdrew,
  charge: null,
});
