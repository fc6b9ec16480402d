import type { ConsentEvent } from '../kernel';
import type { CoreEvent, Event } from './events';
import { corrected } from './evolve-correct';
import type { State } from './state';

/** What the game master prepared, revealed and ruled. Where the secret is not in sight, it stays empty. */
export function evolveMaster(
  state: State,
  event: Exclude<Event, CoreEvent | ConsentEvent | { readonly type: 'ended' }>,
): State {
  switch (event.type) {
    case 'prepared': {
      const { prepared, next } = state.secret;
      const known = prepared.some(({ id }) => id === event.thing.id);
      return {
        ...state,
        secret: {
          prepared: known
            ? prepared.map((each) => (each.id === event.thing.id ? event.thing : each))
            : [...prepared, event.thing],
          next: known ? next : next + 1,
        },
      };
    }
    case 'unprepared':
      return without(state, event.id);
    case 'sprang':
      return event.id === null ? state : without(state, event.id);
    case 'ruled':
      return event.changes.reduce(corrected, state);
    default:
      return state;
  }
}

const without = (state: State, id: string): State => ({
  ...state,
  secret: { ...state.secret, prepared: state.secret.prepared.filter((each) => each.id !== id) },
});
