import { evolveConsent, evolveSteps, isConsentEvent } from '../kernel';
import type { CoreEvent, Event } from './events';
import { figureWith } from './evolve-base';
import { corrected } from './evolve-correct';
import { evolveFlow } from './evolve-flow';
import { evolveMaster } from './evolve-master';
import type { State } from './state';

/** What is true after an event. Total: what does not fit changes nothing. */
export function evolve(state: State, event: Event): State {
  if (isConsentEvent(event)) {
    const consent = evolveConsent(state.consent, event);
    const after = consent === state.consent ? state : { ...state, consent };
    return event.type === 'corrected' ? event.changes.reduce(corrected, after) : after;
  }
  if (event.type === 'ended') return { ...state, outcome: event.outcome };
  if (isCore(event)) return evolveCore(state, event);
  return evolveMaster(evolveFlow(state, event), event);
}

function evolveCore(state: State, event: CoreEvent): State {
  switch (event.type) {
    case 'opened':
    case 'closed':
    case 'amended':
      return evolveSteps(state, event);
    case 'moved':
      return figureWith(state, event.unit, () => ({ pose: event.pose, level: event.level }));
    case 'changed':
      return figureWith(state, event.unit, () => event.set);
    case 'leftPlay': {
      const figure = state.figures[event.unit];
      if (figure === undefined) return state;
      const fell =
        event.how === 'waiting' ? state.fell : [...state.fell, { unit: figure.id, side: figure.side, how: event.how }];
      return figureWith({ ...state, fell }, event.unit, () => ({
        fate: event.how,
        stunned: false,
        end: event.how === 'waiting' ? null : { round: state.round, by: event.by, how: event.because },
      }));
    }
    case 'placed':
      return figureWith(state, event.unit, () => ({ fate: 'table', pose: event.pose, level: event.level, end: null }));
    case 'arrived':
      return { ...state, next: state.next + 1, figures: { ...state.figures, [event.figure.id]: event.figure } };
    case 'markerSet':
      return { ...state, next: state.next + 1, markers: { ...state.markers, [event.marker.id]: event.marker } };
    case 'markerChanged': {
      const marker = state.markers[event.id];
      if (marker === undefined) return state;
      return { ...state, markers: { ...state.markers, [event.id]: { ...marker, ...event.set } } };
    }
    case 'markerGone': {
      const { [event.id]: _gone, ...markers } = state.markers;
      return { ...state, markers };
    }
    case 'effectBegan':
      return { ...state, next: state.next + 1, effects: { ...state.effects, [event.effect.id]: event.effect } };
    case 'effectChanged': {
      const effect = state.effects[event.id];
      if (effect === undefined) return state;
      return { ...state, effects: { ...state.effects, [event.id]: { ...effect, ...event.set } } };
    }
    case 'effectEnded': {
      const { [event.id]: _gone, ...effects } = state.effects;
      return { ...state, effects };
    }
    case 'battleChanged':
      return { ...state, ...event.set };
  }
}

const CORE: Readonly<Record<CoreEvent['type'], true>> = {
  opened: true,
  closed: true,
  amended: true,
  moved: true,
  changed: true,
  leftPlay: true,
  placed: true,
  arrived: true,
  markerSet: true,
  markerChanged: true,
  markerGone: true,
  effectBegan: true,
  effectChanged: true,
  effectEnded: true,
  battleChanged: true,
};
const isCore = (event: Event): event is CoreEvent => Object.hasOwn(CORE, event.type);
