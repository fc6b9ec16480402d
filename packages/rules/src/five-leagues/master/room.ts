import type { Refusal } from '../../kernel';
import type { Prepared } from '../secret';
import type { State } from '../state';

/** Most figures of enemies on one table. */
const MOST_FOES = 60;
/** Most tests of the master’s own that wait to be made at one time. */
const MOST_TESTS = 6;

/** Why so many more enemies cannot come: those on the table, and those already on their way, fill it. */
export function crowded(state: State, more: number): Refusal | undefined {
  if (more === 0) return undefined;
  const there = Object.values(state.figures).filter(({ side, fate }) => side === 'enemies' && fate === 'table').length;
  const coming = state.steps.reduce(
    (sum, step) => sum + (step.is === 'spring' && step.stage === 'figures' ? step.prepared.figures.length : 0),
    0,
  );
  return there + coming + more <= MOST_FOES
    ? undefined
    : { code: 'master/too-many-foes', rule: 'FL-AI-60', detail: { most: MOST_FOES } };
}

/** Why no further test can be asked for: the party has enough to answer first. */
export function testsWait(state: State): Refusal | undefined {
  const open = state.steps.filter(
    (step) => step.is === 'master-test' || (step.is === 'spring' && step.prepared.test !== null),
  );
  return open.length < MOST_TESTS
    ? undefined
    : { code: 'master/too-many-tests', rule: 'FL-BAT-201', detail: { most: MOST_TESTS } };
}

/** Why what is prepared cannot come now. */
export const noRoomFor = (state: State, { figures, test }: Prepared): Refusal | undefined =>
  crowded(state, figures.length) ?? (test === null ? undefined : testsWait(state));
