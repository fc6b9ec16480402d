import type { ConsentEvent } from '../kernel';
import type { CoreEvent, Event } from './events';
import type { State } from './state';

/** What the game master prepared and revealed. */
export function evolveMaster(
  state: State,
  event: Exclude<Event, CoreEvent | ConsentEvent | { readonly type: 'ended' }>,
): State {
  switch (event.type) {
    default:
      return state;
  }
}
