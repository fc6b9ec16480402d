import { type Fielded, friendsOf, gapBetween } from '../figures';
import type { State } from '../state';
import { inch, isWithin } from '../units';
import { isLoaded } from './arms';
import { attackOf, waysTo } from './melee';
import { type Choice, go, hold } from './plan';
import { ranged } from './ranged';
import { nearestOf } from './targets';
import type { Lots } from './ties';
import { partOf, strides, wayInto } from './ways';

/** Keeps within an inch of an archer, and goes only for a foe within one move [FL-AI-45]. */
export function escort(state: State, me: Fielded, lots: Lots): Choice {
  if (isLoaded(state, me)) return ranged(state, me, lots);
  const { move } = strides(state, me);
  const attack = attackOf(state, me, waysTo(state, me), move, lots);
  if (attack !== undefined) return attack;
  const archers = friendsOf(state, me).filter((friend) => isLoaded(state, friend));
  const archer = nearestOf(me, archers, lots);
  if (archer === undefined) return hold('escort/alone', 'FL-AI-45');
  if (isWithin(gapBetween(me, archer), 1)) return hold('escort/stands', 'FL-AI-45', { friend: archer.id });
  const way = wayInto(state, me, archer);
  if (way === undefined) return hold('escort/alone', 'FL-AI-45');
  return go(partOf(state, me, way, Math.min(move, Math.max(0, way.cost - inch(0.6)))), 'escort/follows', 'FL-AI-45', {
    friend: archer.id,
  });
}
