import type { Viewer } from '../kernel';
import type { Event } from './events';
import { NO_SECRET } from './secret';
import type { State } from './state';

/** The game master's seat. */
export const MASTER = 'gm';

/** Everything but what the game master has prepared. */
export const view = (state: State, viewer: Viewer): State =>
  viewer === MASTER ? state : { ...state, secret: NO_SECRET };

/** What is prepared stays with the master, and so do the reasons of the automa where the table was set so. */
export function redact(before: State, event: Event, viewer: Viewer): readonly Event[] {
  if (viewer === MASTER) return [event];
  switch (event.type) {
    case 'prepared':
    case 'unprepared':
      return [];
    case 'sprang':
      return [{ ...event, id: null }];
    case 'automaChose':
      return before.config.reasons === 'master' ? [{ ...event, reason: null }] : [event];
    default:
      return [event];
  }
}
