import type { Viewer } from '../kernel';
import type { Event } from './events';
import { sideOf } from './figures';
import type { State } from './state';

/** Warbands are chosen in secret: until both sides are ready one sees only that something is chosen [ASOBH-SET-01]. */
export function view(state: State, viewer: Viewer): State {
  const chosen = Object.entries(state.chosen).map(([seat, warband]) => [
    seat,
    maySee(state, viewer, seat) ? warband : null,
  ]);
  return { ...state, chosen: Object.fromEntries(chosen) };
}

export const redact = (before: State, event: Event, viewer: Viewer): readonly Event[] =>
  event.type === 'warbandChosen' && !maySee(before, viewer, event.seat) ? [{ ...event, warband: null }] : [event];

const maySee = (state: State, viewer: Viewer, seat: string): boolean =>
  viewer !== 'spectator' && sideOf(state, viewer) === sideOf(state, seat);
