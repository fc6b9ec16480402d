import type { ConsentEvent, SeatId } from '../kernel';
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
        changed: [...step.changed, event.by],
      }));
    case 'reactionDeclined':
      return topWith(state, 'reactions', (step) => ({ ...step, declined: listed(step.declined, event.seat, true) }));
    default:
      return state;
  }
}

const listed = (list: readonly SeatId[], seat: SeatId, on: boolean): readonly SeatId[] =>
  on ? [...list.filter((each) => each !== seat), seat] : list.filter((each) => each !== seat);
