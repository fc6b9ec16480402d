import { fielded, sideOf } from '../figures';
import type { State } from '../state';

/** How it stands: somebody is left on both sides, or no enemy, or nobody of the warband [FL-SET-40] [FL-SET-41]. */
export function standing(state: State): 'both' | 'held' | 'gone' {
  const all = fielded(state);
  // Whoever is in another's power for a phase only still counts for his own
  const party = all.some((each) => (each.controlled === 'battle' ? sideOf(each) : each.side) === 'party');
  if (!party) return 'gone';
  const enemies = all.some((each) => each.side === 'enemies');
  // An unrevealed marker is an enemy still
  const unknown = Object.values(state.markers).some((each) => each.is === 'unknown');
  return enemies || unknown ? 'both' : 'held';
}
