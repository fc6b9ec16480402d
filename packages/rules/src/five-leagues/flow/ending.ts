import type { Outcome } from '../../kernel';
import { fielded, sideOf } from '../figures';
import { reportOf } from '../scenarios/report';
import type { State } from '../state';
import type { Tale } from '../steps/step';

/** The end by the rules of play, once the report is written [FL-SET-40] [FL-SET-41]. */
export const endOf = (state: State): Outcome | undefined =>
  state.report === null
    ? undefined
    : {
        winners: [state.report.objective === 'achieved' || state.report.heldField ? 'party' : 'enemies'],
        because: 'over',
      };

/**
 * Whether a battle that began is over: no enemy is left, unrevealed markers counted [FL-SET-40], or nobody of
 * the warband [FL-SET-41]. Whoever is in another's power for a phase only still counts for his own.
 */
export function isDecided(state: State): boolean {
  if (state.round === 0) return false;
  const all = fielded(state);
  const party = all.some((each) => (each.controlled === 'battle' ? sideOf(each) : each.side) === 'party');
  const enemies = all.some((each) => each.side === 'enemies');
  const unknown = Object.values(state.markers).some((each) => each.is === 'unknown');
  return !party || !(enemies || unknown);
}

/** Writes the report where the battle is decided; true where it did, and the step goes no further. */
export function closeIfDecided(tale: Tale): boolean {
  if (!isDecided(tale.state)) return false;
  tale.add({ type: 'battleChanged', set: { report: reportOf(tale.state) }, because: 'FL-SET-40' });
  return true;
}
