import { between, sub, sweepStraight, TOLERANCE } from '@muster/geometry';
import type { Offer } from '../../kernel';
import { baseOf, type Fielded, fieldedOf, isActive, isTouching, seatOf } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepRules } from '../steps/step';
import type { MoveStep, RecoilStep } from '../steps-moves';
import { barriersOn } from './barriers';
import { bound } from './judge';
import { disengagesFrom } from './leave';
import { isFree, rounded } from './place';
import { goStep, straight } from './way';

type FollowStep = Extract<MoveStep, { is: 'follow-up' }>;

/**
 * The chance to keep contact with one that gave way, or with the friend it went behind: free of cost, for the one that
 * caused it alone. None against Free Disengage, and none where the way is barred [ASOBH-MEL-13].
 */
export function followUpOf(state: State, step: RecoilStep): FollowStep | undefined {
  const by = step.by === null ? undefined : fieldedOf(state, step.by);
  const of = fieldedOf(state, step.unit);
  if (by === undefined || of === undefined || !isActive(by) || by.below || of.below) return undefined;
  if (disengagesFrom(state, of, by) || isTouching(state, by, of) || cannotStir(state, by)) return undefined;
  const behind = step.behind === null ? undefined : fieldedOf(state, step.behind);
  return meeting(state, by, of, of) ?? (behind === undefined ? undefined : meeting(state, by, of, behind));
}

/** Held fast or down; how often it has moved does not matter. */
const cannotStir = (state: State, by: Fielded): boolean =>
  bound(state, { ...by, did: { ...by.did, moves: 0, other: {} } }) !== undefined;

/** Straight at one of them until they touch. */
function meeting(state: State, by: Fielded, of: Fielded, target: Fielded): FollowStep | undefined {
  const from = { x: by.pose.x, y: by.pose.y };
  const barriers = barriersOn(state, by, from, target.pose, by.level, straight(target.pose, 'follow-up'), []);
  const aims = barriers.some(({ id }) => id === target.id)
    ? barriers
    : [...barriers, { id: target.id, shape: baseOf(target) }];
  const way = sub(target.pose, from);
  const { free, hit } = sweepStraight(baseOf(by), way, aims);
  if (hit?.id !== target.id || free <= TOLERANCE) return undefined;
  const far = between(from, target.pose);
  const to = rounded({ x: from.x + (way.x / far) * free, y: from.y + (way.y / far) * free });
  if (!isFree(state, by, to)) return undefined;
  return { is: 'follow-up', unit: by.id, of: of.id, to, meets: target.id };
}

export const followUpRules: StepRules<'follow-up'> = {
  carryOn(tale, step) {
    if (fieldedOf(tale.state, step.unit) !== undefined && fieldedOf(tale.state, step.meets) !== undefined) return false;
    tale.finish();
    return true;
  },
  waiting(state, step) {
    const by = fieldedOf(state, step.unit);
    return by === undefined ? [] : [{ seat: seatOf(by), what: 'follow-up', detail: { unit: step.unit, of: step.of } }];
  },
  offers: (_state, step) =>
    [true, false].map(
      (follow): Offer<Intent> => ({
        needs: 'now',
        do: 'follow-up',
        unit: step.unit,
        intent: { do: 'follow-up', unit: step.unit, follow },
      }),
    ),
  plan(state, step, _seat, intent) {
    if (intent.do !== 'follow-up') return outOfStep(step, intent);
    const by = fieldedOf(state, step.unit);
    if (by === undefined || intent.unit !== step.unit)
      return refused({ code: 'move/not-this-figure', rule: 'ASOBH-MEL-13', who: [step.unit] });
    return planned({
      marks: intent.follow
        ? [
            { is: 'path', points: [by.pose, step.to], tone: 'path' },
            { is: 'ring', at: step.to, radius: by.profile.base.size / 2, tone: 'legal' },
            { is: 'outline', unit: step.meets, tone: 'target' },
          ]
        : [],
      enact(tale) {
        tale.add({ type: 'followedUp', unit: step.unit, of: step.of, follows: intent.follow });
        tale.finish();
        if (intent.follow) tale.call(goStep(by, straight(step.to, 'follow-up'), { stage: 'leave' }));
      },
    });
  },
};
