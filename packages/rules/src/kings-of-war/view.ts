import type { Viewer } from '../kernel';
import type { Event } from './events';
import type { State } from './state';

/** Nothing in this battle is hidden: armies, dice and damage lie open, as at a table. */
export const view = (state: State, _viewer: Viewer): State => state;
export const redact = (_before: State, event: Event, _viewer: Viewer): readonly Event[] => [event];
