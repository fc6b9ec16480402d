import type { Pose } from '@muster/geometry';
import type { UnitId } from '../kernel';
import type { Engagement, Order, State, Step, Unit } from './state';

/** Small changes of a state that several events share. */

export function unit(state: State, id: UnitId, change: Partial<Unit>): State {
  const before = state.units[id];
  if (before === undefined) return state;
  return { ...state, units: { ...state.units, [id]: { ...before, ...change } } };
}

/** Changes the step on top if it is of this kind. */
export function top<K extends Step['is']>(
  state: State,
  is: K,
  change: (step: Extract<Step, { is: K }>) => Extract<Step, { is: K }>,
): State {
  const step = state.steps[state.steps.length - 1];
  if (step === undefined || step.is !== is) return state;
  return { ...state, steps: [...state.steps.slice(0, -1), change(step as Extract<Step, { is: K }>)] };
}

export const last = (path: readonly Pose[]): Pose | null => path[path.length - 1] ?? null;

export function ordered(state: State, id: UnitId, order: Order, pose: Pose | null, left: readonly Engagement[]): State {
  return parted(unit(state, id, { order, ...(pose === null ? {} : { pose }) }), left);
}

export const same = (a: Engagement, b: Engagement): boolean =>
  (a.a === b.a && a.b === b.b) || (a.a === b.b && a.b === b.a);

export const parted = (state: State, left: readonly Engagement[]): State =>
  left.length === 0
    ? state
    : { ...state, engagements: state.engagements.filter((pair) => !left.some((gone) => same(gone, pair))) };

export const engaged = (state: State, a: UnitId, b: UnitId): State =>
  state.engagements.some((pair) => same(pair, { a, b }))
    ? state
    : { ...state, engagements: [...state.engagements, { a, b }] };

export const nudged = (state: State, nudges: readonly { readonly unit: UnitId; readonly pose: Pose }[]): State =>
  nudges.reduce((s, nudge) => unit(s, nudge.unit, { pose: nudge.pose }), state);

export function heal(state: State, id: UnitId, amount: number): State {
  const hurt = state.units[id];
  return hurt === undefined ? state : unit(state, id, { damage: Math.max(0, hurt.damage - amount) });
}
