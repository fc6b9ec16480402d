import type { UnitId } from '../kernel';
import type { Figure, State, Step } from './state';

/** The state with one figure changed. */
export function figureWith(state: State, id: UnitId, change: (figure: Figure) => Partial<Figure>): State {
  const before = Object.hasOwn(state.figures, id) ? state.figures[id] : undefined;
  if (before === undefined) return state;
  return { ...state, figures: { ...state.figures, [id]: { ...before, ...change(before) } } };
}

/** Changes the step on top if it is of this kind. */
export function topWith<K extends Step['is']>(
  state: State,
  is: K,
  change: (step: Extract<Step, { is: K }>) => Extract<Step, { is: K }>,
): State {
  const step = state.steps[state.steps.length - 1];
  if (step === undefined || step.is !== is) return state;
  return { ...state, steps: [...state.steps.slice(0, -1), change(step as Extract<Step, { is: K }>)] };
}
