import type { Modifier } from '../../kernel';
import { adjacentFoes, adjacentFriends, type Fielded, foesOf, has, is, isTouching } from '../figures';
import { sizeRank, wields } from '../special/arms';
import type { ConditionKind, Figure, State } from '../state';

/** Who fights whom: contact, spears over shoulders, and the weight of numbers. */

/** Over the shoulder of a friend no larger than itself who touches the foe [ASOBH-TRAIT-long-reach]. */
export const reachesOver = (state: State, figure: Fielded, foe: Fielded): boolean =>
  wields(figure, 'long-reach') &&
  !isTouching(state, figure, foe) &&
  adjacentFriends(state, figure).some(
    (friend) => sizeRank(friend) <= sizeRank(figure) && !friend.below && isTouching(state, friend, foe),
  );

/** In contact with it, or with a long weapon over a friend's shoulder [ASOBH-MEL-01]. */
export const canStrike = (state: State, figure: Fielded, foe: Fielded): boolean =>
  isTouching(state, figure, foe) || reachesOver(state, figure, foe);

/** Every foe a figure may strike. */
export const inReach = (state: State, figure: Fielded): readonly Fielded[] =>
  foesOf(state, figure).filter((foe) => canStrike(state, figure, foe));

/**
 * A foe more is a point of C less, in attack and defence [ASOBH-MEL-07]. Long weapons hamper each other: more than
 * three points never come from them. Undefined where nobody outnumbers it.
 */
export function outnumbered(state: State, figure: Fielded): Modifier | undefined {
  if (has(figure, 'veteran-group-fighter')) return undefined;
  const foes = inReachOf(state, figure).filter(weighs);
  const long = foes.filter((foe) => wields(foe, 'long-reach')).length;
  const others = foes.length - long;
  const extra = others === 0 ? Math.min(long - 1, MOST_BY_REACH) : others - 1 + Math.min(long, MOST_BY_REACH);
  const amount = Math.max(0, extra - (has(figure, 'group-fighter') ? 1 : 0));
  return amount === 0 ? undefined : { amount: -amount, because: 'outnumbered' };
}
const MOST_BY_REACH = 3;

/** Foes that can strike a figure. */
const inReachOf = (state: State, figure: Fielded): readonly Fielded[] =>
  foesOf(state, figure).filter((foe) => isTouching(state, foe, figure) || reachesOver(state, foe, figure));

/** A Prone foe still clutches at legs; one that cannot move at all does not count [ASOBH-MEL-07]. */
const weighs = (foe: Figure): boolean => !WEIGHTLESS.some((kind) => is(foe, kind));
const WEIGHTLESS: readonly ConditionKind[] = ['entangled', 'bound', 'paralysed', 'transfixed', 'sleeping', 'stone'];

/** Only this one is on it: a reach weapon can be held at him alone [ASOBH-TRAIT-long-reach]. */
export const fightsAlone = (state: State, figure: Fielded, attacker: Figure): boolean =>
  adjacentFoes(state, figure).every((foe) => foe.id === attacker.id);

/** Foes in contact; three or more spoil a block [ASOBH-TRAIT-block]. */
export const crowdOf = (state: State, figure: Fielded): number => adjacentFoes(state, figure).length;
