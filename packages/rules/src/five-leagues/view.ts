import type { Viewer } from '../kernel';
import type { Event } from './events';
import { NO_SECRET } from './secret';
import type { State } from './state';

/** The game master's seat. */
export const MASTER = 'gm';

/** Everything but what the game master has prepared. */
export const view = (state: State, viewer: Viewer): State =>
  viewer === MASTER ? state : { ...state, secret: NO_SECRET };

/** Reasons of the automa stay with the master where the table was set so; what is prepared, always. */
export function redact(before: State, event: Event, viewer: Viewer): readonly Event[] {
  if (viewer === MASTER) return [event];
  if (event.type === 'automaChose' && before.config.reasons === 'master') return [{ ...event, reason: null }];
  return [event];
}
