import type { Pose } from '@muster/geometry';
import type { UnitId, Viewer } from '../kernel';
import type { SandboxEvent } from './events';
import { type Covered, type Piece, pieceOf, type SandboxState } from './state';

/** The table as a viewer may see it: pieces under a cover of others are covers and nothing else. */
export function view(state: SandboxState, viewer: Viewer): SandboxState {
  const pieces = Object.values(state.pieces).map((piece) => seen(piece, viewer));
  return { ...state, pieces: Object.fromEntries(pieces.map((piece) => [piece.id, piece])) };
}

/** A piece as a viewer may see it. */
export const seen = (piece: Piece | Covered, viewer: Viewer): Piece | Covered =>
  piece.is === 'covered' || piece.cover === null || piece.owner === viewer
    ? piece
    : {
        is: 'covered',
        id: piece.cover.id,
        owner: piece.owner,
        radius: piece.cover.radius,
        at: { x: piece.pose.x, y: piece.pose.y },
        locked: piece.locked,
      };

/** What a viewer learns of an event. Nothing at all where it only concerns what lies under a cover. */
export function redact(before: SandboxState, event: SandboxEvent, viewer: Viewer): readonly SandboxEvent[] {
  const hidden = (id: UnitId): Covered | undefined => {
    const piece = pieceOf(before, id) ?? before.pieces[id];
    const shown = piece === undefined ? undefined : seen(piece, viewer);
    return shown?.is === 'covered' ? shown : undefined;
  };
  switch (event.type) {
    case 'placed':
      return [{ ...event, pieces: event.pieces.map((piece) => seen(piece, viewer)) }];
    case 'moved': {
      const to = event.to.flatMap(({ piece, pose }): readonly { piece: UnitId; pose: Pose }[] => {
        const cover = hidden(piece);
        if (cover === undefined) return [{ piece, pose }];
        const stays = cover.at.x === pose.x && cover.at.y === pose.y;
        return stays ? [] : [{ piece: cover.id, pose: { x: pose.x, y: pose.y, facing: 0 } }];
      });
      // How a block was formed tells the facing of what lies below; a cover is only ever moved.
      const how = event.to.some(({ piece }) => hidden(piece) !== undefined) ? 'moved' : event.how;
      return to.length === 0 ? [] : [{ ...event, how, to }];
    }
    case 'removed':
    case 'locked':
      return [{ ...event, pieces: event.pieces.map((id) => hidden(id)?.id ?? id) }];
    case 'labelled':
    case 'renamed':
    case 'marked':
    case 'counted':
      return hidden(event.piece) === undefined ? [event] : [];
    case 'covered':
      return goneUnder(before, event, viewer);
    case 'corrected': {
      const changes = event.changes.filter(
        (change) => !((change.is === 'label' || change.is === 'count') && hidden(change.unit) !== undefined),
      );
      return changes.length === 0 ? [] : [{ ...event, changes }];
    }
    default:
      return [event];
  }
}

function goneUnder(
  before: SandboxState,
  event: Extract<SandboxEvent, { type: 'covered' }>,
  viewer: Viewer,
): readonly SandboxEvent[] {
  const pieces = event.covers.flatMap(({ piece, cover }) => {
    const held = pieceOf(before, piece);
    return held === undefined ? [] : [seen({ ...held, cover }, viewer)];
  });
  const covers = pieces.filter((piece) => piece.is === 'covered');
  if (covers.length === 0) return [event];
  return [
    {
      type: 'went-under-cover',
      by: event.by,
      pieces: event.covers.map((each) => each.piece),
      covers,
      next: event.next,
    },
  ];
}
