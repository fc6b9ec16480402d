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
      return allMoved(state, event.to);
    case 'removed':
      return { ...state, pieces: without(state, event.pieces) };
    case 'locked':
      return changed(
        state,
        event.pieces,
        () => ({ locked: event.locked }),
        () => ({ locked: event.locked }),
      );
    case 'given':
      return changed(state, event.pieces, () => ({ owner: event.to }));
    case 'labelled':
      return changed(state, [event.piece], () => ({ label: event.text }));
    case 'renamed':
      return changed(state, [event.piece], () => ({ name: event.name }));
    case 'marked':
      return changed(state, [event.piece], () => ({ marks: event.marks }));
    case 'counted':
      return counted(state, event.piece, event.what, event.value);
    case 'covered': {
      const covers = new Map(event.covers.map(({ piece, cover }) => [piece, cover]));
      const under = changed(state, [...covers.keys()], (id) => ({ cover: covers.get(id) ?? null }));
      return { ...under, next: event.next };
    }
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
      return allMoved(state, [{ piece: change.unit, pose: change.pose }]);
    case 'count':
      return counted(state, change.unit, change.what, change.value);
    case 'label':
      return changed(state, [change.unit], () => ({ label: change.text }));
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

function allMoved(state: SandboxState, to: readonly { readonly piece: UnitId; readonly pose: Pose }[]): SandboxState {
  const poses = new Map(to.map(({ piece, pose }) => [piece, pose]));
  return changed(
    state,
    [...poses.keys()],
    (id) => ({ pose: poses.get(id)! }),
    (id) => ({ at: { x: poses.get(id)!.x, y: poses.get(id)!.y } }),
  );
}

/** All the pieces named, by their own id or their cover's, changed at once: a table of hundreds is copied only once. */
function changed(
  state: SandboxState,
  ids: readonly UnitId[],
  piece: (id: UnitId) => Partial<Piece>,
  covered: (id: UnitId) => Partial<Covered> = () => ({}),
): SandboxState {
  const after: Record<UnitId, Piece | Covered> = { ...state.pieces };
  for (const id of ids) {
    const held = pieceOf(state, id);
    const seen = held === undefined ? after[id] : undefined;
    if (held !== undefined) after[held.id] = { ...held, ...piece(id) };
    else if (seen?.is === 'covered') after[id] = { ...seen, ...covered(id) };
  }
  return { ...state, pieces: after };
}

function counted(state: SandboxState, id: UnitId, what: string, value: number | null): SandboxState {
  const held = pieceOf(state, id);
  if (held === undefined) return state;
  const { [what]: _, ...rest } = held.counts;
  return changed(state, [id], () => ({ counts: value === null ? rest : { ...rest, [what]: value } }));
}

function terrainChanged(
  state: SandboxState,
  id: string,
  change: Partial<SandboxState['terrain'][string]>,
): SandboxState {
  const held = state.terrain[id];
  return held === undefined ? state : { ...state, terrain: { ...state.terrain, [id]: { ...held, ...change } } };
}
