import type { UnitId } from '../kernel';
import type { Figure, State, Step } from './state';

/** The state with one figure changed; unknown ids change nothing. */
export function figureWith(state: State, unit: UnitId, change: (figure: Figure) => Partial<Figure>): State {
  const figure = Object.hasOwn(state.figures, unit) ? state.figures[unit] : undefined;
  if (figure === undefined) return state;
  return { ...state, figures: { ...state.figures, [unit]: { ...figure, ...change(figure) } } };
}

/** The state with the step on top changed, where it is of that kind. */
export function topWith<K extends Step['is']>(
  state: State,
  is: K,
  change: (step: Extract<Step, { is: K }>) => Extract<Step, { is: K }>,
): State {
  const top = state.steps[state.steps.length - 1];
  if (top?.is !== is) return state;
  return { ...state, steps: [...state.steps.slice(0, -1), change(top as Extract<Step, { is: K }>)] };
}
