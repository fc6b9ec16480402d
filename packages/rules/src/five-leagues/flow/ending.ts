import type { Outcome } from '../../kernel';
import type { State } from '../state';

/** The end by the rules of play: the report is written (`scenarios/ending.ts`) [FL-SET-40] [FL-SET-41]. */
export const endOf = (state: State): Outcome | undefined =>
  state.report === null
    ? undefined
    : {
        winners: [state.report.objective === 'achieved' || state.report.heldField ? 'party' : 'enemies'],
        because: 'over',
      };
