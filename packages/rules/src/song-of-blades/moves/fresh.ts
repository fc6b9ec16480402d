import type { SideId } from '../../kernel';
import { IDLE } from '../evolve';
import { runBy } from '../figures';
import type { Figure, State } from '../state';

/** The state as if a side's turn began now: nobody has done anything, what passes by itself has passed. For tools. */
export function asTurnOf(state: State, side: SideId): State {
  const figures = Object.entries(state.figures).map(([id, figure]): [string, Figure] => [
    id,
    runBy(figure) === side ? { ...figure, did: IDLE, activated: false } : figure,
  ]);
  return { ...state, active: side, figures: Object.fromEntries(figures) };
}
