import type { UnitId } from '../../kernel';
import { adjacentFoes, type Fielded, has, isActive } from '../figures';
import type { State } from '../state';
import type { LeaveStep } from '../steps-moves';
import { flies } from './gait';

/** Free Hacks of those a figure leaves, ready to be called; hands down `{ is: 'left', free }` [ASOBH-MEL-16]. */
export const leaveStep = (unit: UnitId, foes: readonly UnitId[], why: LeaveStep['why'] = 'leaving'): LeaveStep => ({
  is: 'leave',
  unit,
  foes,
  why,
  lethal: why === 'flee',
  stage: 'next',
});

/** Foes in contact that would strike at a figure that goes [ASOBH-MEL-15] [ASOBH-MEL-16]. */
export const hackersOf = (state: State, figure: Fielded): readonly Fielded[] =>
  adjacentFoes(state, figure).filter((foe) => isActive(foe) && !disengagesFrom(state, figure, foe));

/**
 * Free Disengage, foe by foe: by trait, from the Lumbering, on horseback from those on foot, on the wing from those who
 * cannot fly, and for the Tiny from anyone larger who is no swarm [ASOBH-MEL-17]. Whoever has trampled a foe this turn
 * breaks away from all.
 */
export function disengagesFrom(state: State, figure: Fielded, foe: Fielded): boolean {
  if (has(figure, 'free-disengage') || has(foe, 'lumbering') || (figure.did.other[TRAMPLED] ?? 0) > 0) return true;
  const foeFlies = flies(state, foe);
  if (flies(state, figure) && !foeFlies) return true;
  if (has(figure, 'mounted') && !has(foe, 'mounted') && !foeFlies) return true;
  return figure.profile.size === 'tiny' && foe.profile.size !== 'tiny' && !has(foe, 'swarm');
}

/** Counted on one that has ridden a foe down this turn [ASOBH-TRAIT-trample]. */
export const TRAMPLED = 'trampled';
