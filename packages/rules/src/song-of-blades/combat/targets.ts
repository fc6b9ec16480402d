import { atMost } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import {
  adjacentFoes,
  adjacentFriends,
  type Fielded,
  foesOf,
  gapBetween,
  has,
  is,
  isTouching,
  runBy,
} from '../figures';
import { isCramped } from '../ground/cramped';
import { nameOfGround } from '../ground/grounds';
import { isStealthy } from '../ground/hiding';
import { isInVortex, isShielded } from '../magic/queries';
import { seesNothing } from '../morale/able';
import { isInDeepWater } from '../morale/footing';
import { sizeRank, strikesWithMagic } from '../special/arms';
import type { State } from '../state';
import { foesByDistance, lookAt } from './look';
import { farthestShot, isCovered } from './shot-strength';
import type { RangedArm } from './weapons';

/** A shot as far as its legality goes. `aimed` finds the one weak spot of some. */
export interface ShotAsked {
  readonly arm: RangedArm;
  readonly aimed: boolean;
}

/** Why one figure may not shoot at another, or undefined where it may [ASOBH-RNG-03 … 06] [ASOBH-RNG-12]. */
export function shotRefusal(state: State, by: Fielded, target: Fielded, asked: ShotAsked): Refusal | undefined {
  return (
    shooterRefusal(state, by, asked.arm) ??
    targetRefusal(state, by, target, asked) ??
    priorityRefusal(state, by, target, asked)
  );
}

/** What keeps a figure from shooting at all, whatever it aims at. */
export function shooterRefusal(state: State, by: Fielded, arm: RangedArm): Refusal | undefined {
  const no = (code: string, rule: string, who: readonly string[] = [by.id]): Refusal => ({ code, rule, who });
  if (seesNothing(by)) return no('shoot/cannot-see', 'ASOBH-CND-01');
  if (isInDeepWater(state, by)) return no('shoot/deep-water', 'ASOBH-ENV-05');
  if (isInVortex(state, by)) return no('shoot/vortex', 'ASOBH-FLX-06');
  const foe = adjacentFoes(state, by).find((each) => !is(each, 'prone'));
  if (foe !== undefined) return no('shoot/in-melee', 'ASOBH-RNG-04', [by.id, foe.id]);
  if (arm.id !== 'sling') return undefined;
  if (isCramped(state, by)) return no('shoot/cramped', 'ASOBH-TRAIT-sling');
  const near = [...adjacentFriends(state, by), ...adjacentFoes(state, by)];
  const crowding = near.find((each) => !is(each, 'prone') && !has(each, 'sling'));
  return crowding === undefined ? undefined : no('shoot/no-room-to-swing', 'ASOBH-TRAIT-sling', [by.id, crowding.id]);
}

/** What keeps this target from being shot at, by this shooter. */
export function targetRefusal(
  state: State,
  by: Fielded,
  target: Fielded,
  { arm, aimed }: ShotAsked,
): Refusal | undefined {
  const no = (code: string, rule: string, who: readonly string[], detail?: Refusal['detail']): Refusal => ({
    code,
    rule,
    who,
    ...(detail === undefined ? {} : { detail }),
  });
  if (runBy(target) === runBy(by)) return no('shoot/not-a-foe', 'ASOBH-RNG-03', [target.id]);
  if (is(target, 'stone')) return no('shoot/stone', 'ASOBH-CND-09', [target.id]);
  const reach = farthestShot(state, arm);
  const far = gapBetween(by, target);
  if (!atMost(far, reach))
    return no('shoot/out-of-range', 'ASOBH-RNG-01', [by.id, target.id], { over: far - reach, reach });
  const magic = strikesWithMagic(by);
  const sight = lookAt(state, by, target);
  if (!sight.sees) {
    const blocker = sight.blockedBy;
    const body = blocker !== null && Object.hasOwn(state.figures, blocker);
    return no('shoot/no-sight', 'ASOBH-RNG-05', body ? [by.id, target.id, blocker] : [by.id, target.id], {
      why: sight.why === 'woods' && sight.woods === 'both' ? 'among-trees' : sight.why,
      ...(blocker === null ? {} : { blockedBy: blocker, ...(body ? {} : { piece: nameOfGround(state, blocker) }) }),
    });
  }
  const friend = engagedWith(state, by, target);
  if (friend !== undefined && !has(by, 'fire-into-melee'))
    return no('shoot/into-melee', 'ASOBH-RNG-04', [target.id, friend.id]);
  if (magic) return undefined;
  if (isShielded(state, target.id)) return no('shoot/shielded', 'ASOBH-SPELL-protection-from-arrows', [target.id]);
  if (isStealthy(state, target)) return no('shoot/stealth', 'ASOBH-RNG-12', [target.id]);
  const needsAim = has(target, 'aim-for-the-head') && !(has(by, 'hunter-of-the-dead') && has(target, 'undead'));
  if (needsAim && !aimed) return no('shoot/aim-for-the-head', 'ASOBH-TRAIT-aim-for-the-head', [target.id]);
  return undefined;
}

/** A foe of the target that touches it, other than the shooter, who may shoot what lies at his feet. */
const engagedWith = (state: State, by: Fielded, target: Fielded): Fielded | undefined =>
  foesOf(state, target).find((each) => each.id !== by.id && isTouching(state, each, target));

/** The nearest foe comes first, unless it may be passed over [ASOBH-RNG-03]. */
function priorityRefusal(state: State, by: Fielded, target: Fielded, asked: ShotAsked): Refusal | undefined {
  const nearer = nearerFoe(state, by, target, (foe) => targetRefusal(state, by, foe, asked) === undefined);
  if (nearer === undefined) return undefined;
  return {
    code: 'shoot/nearer-foe',
    rule: 'ASOBH-RNG-03',
    who: [target.id, nearer.id],
    where: { x: nearer.pose.x, y: nearer.pose.y },
  };
}

/**
 * A foe nearer than the target that has to be shot first: one that can be, and is worth at least half the shooter, in
 * plain view and on its feet. Anyone may shoot at the large over the heads of the others [ASOBH-RNG-03]. `can` says
 * whether a foe could be attacked at all.
 */
export function nearerFoe(
  state: State,
  by: Fielded,
  target: Fielded,
  can: (foe: Fielded) => boolean,
): Fielded | undefined {
  const far = gapBetween(by, target);
  return foesByDistance(state, by).find(
    (each) =>
      each.foe.id !== target.id && !atMost(far, each.far) && !mayPassOver(state, by, each.foe, target) && can(each.foe),
  )?.foe;
}

function mayPassOver(state: State, by: Fielded, foe: Fielded, target: Fielded): boolean {
  if (foe.profile.points * 2 < by.profile.points || is(foe, 'prone')) return true;
  if (sizeRank(target) >= 2 && sizeRank(foe) < 2) return true;
  const sight = lookAt(state, by, foe);
  // Whoever hides is seen by nobody, the shooter among them
  return !sight.sees || isCovered(foe, sight);
}
