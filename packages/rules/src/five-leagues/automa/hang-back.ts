import type { Fielded } from '../figures';
import type { State } from '../state';
import { loadedWeapon } from './arms';
import { attackOf, waysTo } from './melee';
import { type Choice, go, hold } from './plan';
import { scout } from './spots';
import { aimOf } from './targets';
import type { Lots } from './ties';
import { pays, strides } from './ways';

/** Stays by its feature: goes for a foe within one move, out of sight when it was shot at, and else holds, and shoots if it can [FL-AI-44]. */
export function hangBack(state: State, me: Fielded, lots: Lots): Choice {
  const { move, dash } = strides(state, me);
  const attack = attackOf(state, me, waysTo(state, me), move, lots);
  if (attack !== undefined)
    return { ...attack, reason: { ...attack.reason, code: 'hang-back/attacks', rule: 'FL-AI-44' } };
  const eye = scout(state, me);
  if ((me.counts['shot-at'] ?? 0) > 0 && eye.isSeenByArchers(eye.here)) {
    const shelter = eye.within(dash).find((spot) => !eye.isSeenByArchers(spot));
    if (shelter !== undefined) return go(shelter, 'hang-back/hides', 'FL-AI-44', {}, { dash: !pays(move, shelter) });
  }
  const weapon = loadedWeapon(state, me);
  const aim = weapon && aimOf(state, me, eye.targets(eye.here, weapon), lots);
  if (weapon === undefined || aim === undefined) return hold('hang-back/holds', 'FL-AI-44');
  return {
    ...hold('hang-back/shoots', 'FL-AI-44', { target: aim.target.id }),
    does: 'shoot',
    target: aim.target.id,
    weapon: weapon.id,
  };
}
