import type { ConsentEvent, SeatId, UnitId } from '../kernel';
import type { CoreEvent, Event } from './events';
import { figureWith, topWith } from './evolve-base';
import type { State } from './state';

/** Set-up, choices and counters; events that only tell what happened change nothing. */
export function evolveFlow(
  state: State,
  event: Exclude<Event, CoreEvent | ConsentEvent | { readonly type: 'ended' }>,
): State {
  switch (event.type) {
    case 'warbandChosen':
      return {
        ...topWith(state, 'muster', (step) => ({ ...step, ready: listed(step.ready, event.seat, false) })),
        chosen: { ...state.chosen, [event.seat]: event.warband },
      };
    case 'readied':
      return topWith(state, 'muster', (step) => ({ ...step, ready: listed(step.ready, event.seat, event.ready) }));
    case 'warbandsRevealed':
      return {
        ...state,
        chosen: {},
        figures: Object.fromEntries(event.figures.map((figure) => [figure.id, figure])),
        sides: Object.fromEntries(
          Object.entries(state.sides).map(([id, side]) => [id, { ...side, ...event.sides[id] }]),
        ),
      };
    case 'rolledOff':
      return topWith(state, 'roll-off', (step) => ({ ...step, rolled: { ...step.rolled, [event.side]: event.face } }));
    case 'roleChosen':
      return {
        ...state,
        sides: Object.fromEntries(
          Object.entries(state.sides).map(([id, side]) => [
            id,
            { ...side, role: id === event.side ? event.role : event.role === 'attacker' ? 'defender' : 'attacker' },
          ]),
        ),
      };
    case 'edgeChosen': {
      const opposite = { near: 'far', far: 'near', left: 'right', right: 'left' } as const;
      return {
        ...state,
        sides: Object.fromEntries(
          Object.entries(state.sides).map(([id, side]) => [
            id,
            { ...side, edge: id === event.side ? event.edge : opposite[event.edge] },
          ]),
        ),
      };
    }
    case 'laid':
      return { ...state, terrain: [...state.terrain, event.piece] };
    case 'takenUp':
      return { ...state, terrain: state.terrain.filter((each) => each.id !== event.piece) };
    case 'collapsed':
      return {
        ...state,
        terrain: state.terrain.map((each) => (each.id === event.piece.id ? event.piece : each)),
      };
    case 'deployed':
      return figureWith(state, event.unit, () => ({ pose: event.pose, level: event.level, fate: 'table' }));
    case 'diceChanged':
      return topWith(state, 'quality', (step) => ({
        ...step,
        faces: step.faces.map((face, i) => (i === event.die ? event.to : face)),
        changed: [...step.changed, event.name],
      }));
    case 'reactionDeclined':
      return topWith(state, 'reactions', (step) => ({ ...step, declined: listed(step.declined, event.seat, true) }));
    case 'activated':
      return event.kind === 'reaction' ? state : event.figures.reduce(activated, state);
    case 'freeMoveBegan':
      return event.figures.reduce(activated, state);
    case 'declining':
      return figureWith(state, event.unit, () => ({ declines: event.on }));
    case 'stopped':
      return topWith(state, 'act', (step) => ({
        ...step,
        left: { ...step.left, ...Object.fromEntries(event.units.map((unit) => [unit, 0])) },
        done: [...step.done.filter((each) => !event.units.includes(each)), ...event.units],
        current: step.current !== null && event.units.includes(step.current) ? null : step.current,
      }));
    case 'seatPassed':
      return topWith(state, 'turn', (step) => ({ ...step, passed: [...(step.passed ?? []), event.seat] }));
    case 'initiativeTaken':
      return turnCut(state, event.why);
    default:
      return state;
  }
}

const activated = (state: State, unit: UnitId): State => figureWith(state, unit, () => ({ activated: true }));

/** All that goes on in a turn is over; only its end is left. */
function turnCut(state: State, why: 'taken' | 'turn-over'): State {
  const at = state.steps.findLastIndex((step) => step.is === 'turn');
  const turn = state.steps[at];
  if (turn?.is !== 'turn') return state;
  return { ...state, steps: [...state.steps.slice(0, at), { ...turn, stage: 'ending', why }], returned: null };
}

const listed = (list: readonly SeatId[], seat: SeatId, on: boolean): readonly SeatId[] =>
  on ? [...list.filter((each) => each !== seat), seat] : list.filter((each) => each !== seat);
