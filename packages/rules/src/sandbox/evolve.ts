import type { Pose } from '@muster/geometry';
import { type Change, evolveConsent, type UnitId } from '../kernel';
import type { SandboxEvent } from './events';
import { type Covered, type Piece, pieceOf, type SandboxState } from './state';

/**
 * The state after an event: no rules, no dice. Runs on the truth and on any view alike; an id may be a piece's own or
 * its cover's.
 */
export function evolve(state: SandboxState, event: SandboxEvent): SandboxState {
  switch (event.type) {
    case 'placed':
      return { ...state, pieces: added(state, event.pieces), next: event.next };
    case 'moved':
      return event.to.reduce((s, { piece, pose }) => moved(s, piece, pose), state);
    case 'removed':
      return { ...state, pieces: without(state, event.pieces) };
    case 'locked':
      return event.pieces.reduce((s, id) => changed(s, id, { locked: event.locked }, { locked: event.locked }), state);
    case 'given':
      return event.pieces.reduce((s, id) => changed(s, id, { owner: event.to }), state);
    case 'labelled':
      return changed(state, event.piece, { label: event.text });
    case 'renamed':
      return changed(state, event.piece, { name: event.name });
    case 'marked':
      return changed(state, event.piece, { marks: event.marks });
    case 'counted':
      return counted(state, event.piece, event.what, event.value);
    case 'covered':
      return {
        ...event.covers.reduce((s, { piece, cover }) => changed(s, piece, { cover }), state),
        next: event.next,
      };
    case 'went-under-cover': {
      const pieces = without(state, event.pieces);
      return { ...state, pieces: added({ ...state, pieces }, event.covers), next: event.next };
    }
    case 'revealed': {
      const pieces = without(
        state,
        event.pieces.flatMap(({ cover, piece }) => [cover, piece.id]),
      );
      return {
        ...state,
        pieces: added(
          { ...state, pieces },
          event.pieces.map((each) => each.piece),
        ),
      };
    }
    case 'rolled':
    case 'lots-drawn':
      return state;
    case 'terrain-placed':
      return { ...state, terrain: { ...state.terrain, [event.terrain.id]: event.terrain }, next: event.next };
    case 'terrain-moved':
      return terrainChanged(state, event.terrain, { pose: event.pose });
    case 'terrain-removed': {
      const { [event.terrain]: _, ...terrain } = state.terrain;
      return { ...state, terrain };
    }
    case 'terrain-locked':
      return terrainChanged(state, event.terrain, { locked: event.locked });
    case 'turn-noted':
      return { ...state, turn: event.turn };
    case 'corrected':
      return event.changes.reduce(corrected, state);
    case 'proposed':
    case 'proposal-backed':
    case 'proposal-closed':
    case 'resigned':
    case 'result-agreed':
      return { ...state, consent: evolveConsent(state.consent, event) };
    default:
      return event satisfies never;
  }
}

function corrected(state: SandboxState, change: Change): SandboxState {
  switch (change.is) {
    case 'pose':
      return moved(state, change.unit, change.pose);
    case 'count':
      return counted(state, change.unit, change.what, change.value);
    case 'label':
      return changed(state, change.unit, { label: change.text });
    case 'remove':
      return { ...state, pieces: without(state, [change.unit]) };
    case 'restore':
    case 'agree':
      return state;
    default:
      return change satisfies never;
  }
}

type Pieces = SandboxState['pieces'];

const added = (state: SandboxState, pieces: readonly (Piece | Covered)[]): Pieces => ({
  ...state.pieces,
  ...Object.fromEntries(pieces.map((each) => [each.id, each])),
});

function without(state: SandboxState, ids: readonly UnitId[]): Pieces {
  const gone = new Set(ids.map((id) => pieceOf(state, id)?.id ?? id));
  return Object.fromEntries(Object.entries(state.pieces).filter(([id]) => !gone.has(id)));
}

function moved(state: SandboxState, id: UnitId, pose: Pose): SandboxState {
  return changed(state, id, { pose }, { at: { x: pose.x, y: pose.y } });
}

function changed(state: SandboxState, id: UnitId, piece: Partial<Piece>, covered: Partial<Covered> = {}): SandboxState {
  const held = pieceOf(state, id);
  if (held !== undefined) return { ...state, pieces: { ...state.pieces, [held.id]: { ...held, ...piece } } };
  const seen = state.pieces[id];
  if (seen?.is !== 'covered') return state;
  return { ...state, pieces: { ...state.pieces, [id]: { ...seen, ...covered } } };
}

function counted(state: SandboxState, id: UnitId, what: string, value: number | null): SandboxState {
  const held = pieceOf(state, id);
  if (held === undefined) return state;
  const { [what]: _, ...rest } = held.counts;
  return changed(state, id, { counts: value === null ? rest : { ...rest, [what]: value } });
}

function terrainChanged(
  state: SandboxState,
  id: string,
  change: Partial<SandboxState['terrain'][string]>,
): SandboxState {
  const held = state.terrain[id];
  return held === undefined ? state : { ...state, terrain: { ...state.terrain, [id]: { ...held, ...change } } };
}
