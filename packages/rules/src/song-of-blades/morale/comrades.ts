import { type Fielded, fielded, has, is } from '../figures';
import type { Figure, State } from '../state';

/** Those of its own warband on the table, without itself and without minds that serve the foe [ASOBH-MOR-02]. */
export const comrades = (state: State, figure: Figure): readonly Fielded[] =>
  fielded(state).filter((other) => other.id !== figure.id && other.side === figure.side && other.controlled === null);

/** Who takes tests at all: a sleeper and a statue know of nothing. */
export const feelsFear = (figure: Figure): boolean => !is(figure, 'sleeping') && !is(figure, 'stone');

/** A comrade who holds a standard up [ASOBH-TRAIT-standard-bearer]. */
export const standardsOf = (state: State, figure: Figure): readonly Fielded[] =>
  comrades(state, figure).filter((other) => has(other, 'standard-bearer'));

export function nearestStandard(state: State, figure: Fielded): Fielded | undefined {
  const away = (other: Fielded): number => Math.hypot(other.pose.x - figure.pose.x, other.pose.y - figure.pose.y);
  return standardsOf(state, figure).toSorted((a, b) => away(a) - away(b))[0];
}
