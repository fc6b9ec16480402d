import type { SeatId } from '../../kernel';
import type { SandboxIntent } from '../intents';
import { LIMITS, type Piece, type SandboxState } from '../state';
import { ghosts, handled, no, offEdge, type Plan, planned, refused } from './common';

type Of<D extends SandboxIntent['do']> = Extract<SandboxIntent, { do: D }>;

/** A new piece; with a cover nobody else ever learns what it is. [SBX-20] */
export function planPlace(state: SandboxState, seat: SeatId, intent: Of<'place'>): Plan {
  const piece: Piece = {
    is: 'piece',
    id: `p${state.next}`,
    owner: intent.owner === 'me' ? seat : 'table',
    name: intent.name,
    shape: intent.shape,
    pose: intent.pose,
    tincture: intent.tincture,
    look: intent.look,
    hasFront: intent.hasFront,
    label: '',
    marks: [],
    counts: {},
    locked: false,
    cover: intent.cover === undefined ? null : { id: `c${state.next}`, radius: intent.cover },
  };
  const refusals = [
    ...(piece.cover !== null && piece.owner === 'table' ? [no('cover/not-own', 'SBX-30')] : []),
    ...withRoom(state, 1),
    ...offEdge(
      state,
      [piece].map((each) => ({ piece: each, pose: each.pose })),
    ),
  ];
  const marks = ghosts([{ piece, pose: piece.pose }], refusals);
  if (refusals.length > 0) return refused(refusals, marks);
  return planned([{ type: 'placed', by: seat, pieces: [piece], next: state.next + 1 }], marks);
}

/** Copies of a piece, covered where it is covered, with the same marks and counts, not locked. [SBX-21] */
export function planDuplicate(state: SandboxState, seat: SeatId, intent: Of<'duplicate'>): Plan {
  const { pieces, refusals: unhandled } = handled(state, seat, [intent.piece], 'ignored');
  const piece = pieces[0];
  if (piece === undefined) return refused(unhandled);
  const copies = intent.to.map((pose, i): Piece => {
    const number = state.next + i;
    const cover = piece.cover === null ? null : { id: `c${number}`, radius: piece.cover.radius };
    return { ...piece, id: `p${number}`, pose, locked: false, cover };
  });
  const placed = copies.map((copy) => ({ piece: copy, pose: copy.pose }));
  const refusals = [...withRoom(state, copies.length), ...offEdge(state, placed)];
  if (refusals.length > 0) return refused(refusals, ghosts(placed, refusals));
  return planned(
    [{ type: 'placed', by: seat, pieces: copies, next: state.next + copies.length }],
    ghosts(placed, refusals),
  );
}

/** Off the table for good. [SBX-22] */
export function planRemove(state: SandboxState, seat: SeatId, intent: Of<'remove'>): Plan {
  const { pieces, refusals } = handled(state, seat, intent.pieces);
  if (refusals.length > 0) return refused(refusals);
  return planned([{ type: 'removed', by: seat, pieces: pieces.map((piece) => piece.id) }]);
}

/** Into another's hands, or everyone's. What lies under a cover is shown first. [SBX-23] */
export function planGive(state: SandboxState, seat: SeatId, intent: Of<'give'>): Plan {
  const { pieces, refusals } = handled(state, seat, intent.pieces);
  const covered = pieces.filter((piece) => piece.cover !== null);
  const all = [
    ...refusals,
    ...covered.map((piece) => no('piece/covered', 'SBX-23', [piece.id])),
    ...(intent.to === 'table' || state.seats.some((each) => each.seat === intent.to)
      ? []
      : [no('seat/unknown', 'GEN-02')]),
  ];
  if (all.length > 0) return refused(all);
  return planned([{ type: 'given', by: seat, pieces: pieces.map((piece) => piece.id), to: intent.to }]);
}

const withRoom = (state: SandboxState, count: number) =>
  Object.keys(state.pieces).length + count > LIMITS.pieces
    ? [no('table/full-of-pieces', 'SBX-04', [], { most: LIMITS.pieces })]
    : [];
