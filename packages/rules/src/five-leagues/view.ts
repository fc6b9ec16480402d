import type { Viewer } from '../kernel';
import type { Event } from './events';
import { NO_SECRET } from './secret';
import type { State, Step } from './state';

/** The game master's seat. */
export const MASTER = 'gm';

/** Everything but what the game master has prepared, and what a test of his has not brought yet. */
export function view(state: State, viewer: Viewer): State {
  if (viewer === MASTER) return state;
  const { steps } = state;
  return { ...state, steps: steps.some(isVeiled) ? steps.map(veiled) : steps, secret: NO_SECRET };
}

/** What is prepared stays with the master, and so do the reasons of the automa where the table was set so. */
export function redact(before: State, event: Event, viewer: Viewer): readonly Event[] {
  if (viewer === MASTER) return [event];
  switch (event.type) {
    case 'prepared':
    case 'unprepared':
      return [];
    case 'sprang':
      return [{ ...event, id: null }];
    case 'opened':
    case 'amended':
      return [isVeiled(event.step) ? { ...event, step: veiled(event.step) } : event];
    case 'automaChose':
      return before.config.reasons === 'master' ? [{ ...event, reason: null }] : [event];
    default:
      return [event];
  }
}

const isVeiled = (step: Step): boolean => step.is === 'spring' || step.is === 'master-test';

/**
 * A step of the master's as all others see it: figures come as figures, rewards as rewards, and of the two things a
 * test may tell only the one that comes is told. What is still to come of it is the master's.
 */
function veiled(step: Step): Step {
  if (step.is === 'master-test') return { ...step, ...UNTOLD };
  if (step.is !== 'spring') return step;
  const { prepared } = step;
  const test = prepared.test === null ? null : { ...prepared.test, ...UNTOLD };
  return { ...step, prepared: { ...prepared, figures: [], test, reward: null } };
}
const UNTOLD = { onPass: '', onFail: '', reward: null } as const;
