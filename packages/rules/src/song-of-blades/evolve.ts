import type { UnitId } from '../kernel';
import type { Change } from '../kernel/consent';
import { evolveConsent, isConsentEvent } from '../kernel/consent';
import { evolveSteps } from '../kernel/machine/stack';
import type { CoreEvent, Event } from './events';
import { figureWith } from './evolve-base';
import { evolveFlow } from './evolve-flow';
import type { Doings, Figure, State, Step } from './state';

/** The state after an event. No rules, no dice, no geometry: all of that happened before the event was written. */
export function evolve(state: State, event: Event): State {
  if (isConsentEvent(event)) {
    const agreed = { ...state, consent: evolveConsent(state.consent, event) };
    return event.type === 'corrected' ? event.changes.reduce(corrected, agreed) : agreed;
  }
  if (event.type === 'ended') return { ...state, steps: [], outcome: event.outcome };
  return isCore(event) ? evolveCore(state, event) : evolveFlow(state, event);
}

function evolveCore(state: State, event: CoreEvent): State {
  switch (event.type) {
    case 'opened':
    case 'closed':
    case 'amended':
      return evolveSteps(state, event);
    case 'moved':
      return figureWith(state, event.unit, () => ({ pose: event.pose, level: event.level }));
    case 'befell':
      return figureWith(state, event.unit, (figure) => ({
        conditions: [...figure.conditions.filter((each) => each.is !== event.condition.is), event.condition],
      }));
    case 'recovered':
      return figureWith(state, event.unit, (figure) => ({
        conditions: figure.conditions.filter((each) => each.is !== event.condition),
      }));
    case 'changed':
      return figureWith(state, event.unit, () => event.set);
    case 'leftPlay':
      return figureWith(state, event.unit, () => ({
        fate: event.how,
        leftIn: state.turn,
        carriedBy: null,
        holds: [],
        banked: 0,
      }));
    case 'revived':
      return figureWith(state, event.unit, () => ({
        fate: 'table',
        leftIn: null,
        pose: event.pose,
        conditions: [{ is: 'prone', stand: 1, stuck: false }],
      }));
    case 'arrived':
      return { ...state, next: state.next + 1, figures: { ...state.figures, [event.figure.id]: event.figure } };
    case 'effectBegan':
      return { ...state, next: state.next + 1, effects: { ...state.effects, [event.effect.id]: event.effect } };
    case 'effectChanged': {
      const before = state.effects[event.id];
      return before === undefined
        ? state
        : { ...state, effects: { ...state.effects, [event.id]: { ...before, ...event.set } } };
    }
    case 'effectEnded': {
      const { [event.id]: _gone, ...effects } = state.effects;
      return { ...state, effects };
    }
    case 'droppedThing':
      return { ...state, dropped: [...state.dropped, event.thing] };
    case 'pickedUp':
      return {
        ...state,
        dropped: state.dropped.filter((each) => each.of !== event.thing.of || each.what !== event.thing.what),
      };
    case 'sideChanged': {
      const side = state.sides[event.side];
      return side === undefined
        ? state
        : { ...state, sides: { ...state.sides, [event.side]: { ...side, ...event.set } } };
    }
    case 'weatherCame':
      return { ...state, weather: event.weather, storm: event.storm };
    case 'complicationCame':
      return { ...state, complication: event.complication };
    case 'turnBegan':
      return turnBegan(state, event);
    case 'turnEnded':
      return state;
    case 'spent':
      return spent(state, event.unit, event.actions);
  }
}

/** Nothing done yet in a turn. */
export const IDLE: Doings = {
  moves: 0,
  melees: 0,
  shots: 0,
  throws: 0,
  casts: 0,
  thefts: 0,
  poisoned: false,
  blocked: false,
  parried: false,
  other: {},
};

/** Stones go and banked actions lapse when a figure's own turn comes [ASOBH-REA-02] [ASOBH-MAG-16]. */
function turnBegan(state: State, event: Extract<CoreEvent, { type: 'turnBegan' }>): State {
  const figures = Object.entries(state.figures).map(([id, figure]): [UnitId, Figure] => {
    const side = figure.controlled?.side ?? figure.side;
    const own = side === event.side ? { activated: false, reacted: false, banked: 0 } : {};
    return [id, { ...figure, did: IDLE, unseenBy: event.unseen[id] ?? [], ...own }];
  });
  return {
    ...state,
    active: event.side,
    turn: event.turn,
    first: state.first ?? event.side,
    figures: Object.fromEntries(figures),
  };
}

function spent(state: State, unit: UnitId, actions: number): State {
  const top = state.steps[state.steps.length - 1];
  if (top?.is !== 'act') return state;
  const left = { ...top.left, [unit]: Math.max(0, (top.left[unit] ?? 0) - actions) };
  const turned = top.current !== null && top.current !== unit ? [...top.done, top.current] : top.done;
  const step: Step = { ...top, left, current: unit, done: turned };
  return { ...state, steps: [...state.steps.slice(0, -1), step] };
}

const CORE: Readonly<Record<CoreEvent['type'], true>> = {
  opened: true,
  closed: true,
  amended: true,
  moved: true,
  befell: true,
  recovered: true,
  changed: true,
  leftPlay: true,
  revived: true,
  arrived: true,
  effectBegan: true,
  effectChanged: true,
  effectEnded: true,
  droppedThing: true,
  pickedUp: true,
  sideChanged: true,
  weatherCame: true,
  complicationCame: true,
  turnBegan: true,
  turnEnded: true,
  spent: true,
};
const isCore = (event: Event): event is CoreEvent => Object.hasOwn(CORE, event.type);

/** A change by consent. What may be counted on a figure is listed in `consent.ts`. */
function corrected(state: State, change: Change): State {
  if (change.is === 'agree') return state;
  return figureWith(state, change.unit, (figure) => {
    switch (change.is) {
      case 'pose':
        return { pose: change.pose };
      case 'restore':
        return { pose: change.pose, fate: 'table', leftIn: null };
      case 'remove':
        return { fate: 'out', leftIn: state.turn };
      case 'label':
        return { name: change.text };
      case 'count':
        return counted(figure, change.what, change.value);
    }
  });
}

function counted(figure: Figure, what: string, value: number): Partial<Figure> {
  const without = (kind: string) => figure.conditions.filter((each) => each.is !== kind);
  switch (what) {
    case 'prone':
      return {
        conditions: value > 0 ? [...without('prone'), { is: 'prone', stand: 1, stuck: false }] : without('prone'),
      };
    case 'transfixed':
      return {
        conditions: value > 0 ? [...without('transfixed'), { is: 'transfixed', effect: null }] : without('transfixed'),
      };
    case 'entangled':
      return {
        conditions: value > 0 ? [...without('entangled'), { is: 'entangled', task: 2, done: 0 }] : without('entangled'),
      };
    case 'poison':
      return { worse: { ...figure.worse, poison: value } };
    case 'lives':
      return { lives: value };
    case 'activated':
      return { activated: value > 0 };
    case 'reacted':
      return { reacted: value > 0 };
    case 'level':
      return { level: value };
    default:
      return {};
  }
}
