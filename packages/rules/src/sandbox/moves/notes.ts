import type { SeatId } from '../../kernel';
import type { SandboxEvent } from '../events';
import type { SandboxIntent } from '../intents';
import { LIMITS, type Piece, type SandboxState } from '../state';
import { handled, no, type Plan, planned, refused } from './common';

type Of<D extends SandboxIntent['do']> = Extract<SandboxIntent, { do: D }>;

/** Locked pieces stay where they are until the lock is taken off by one who may handle them. [SBX-03] */
export function planLock(state: SandboxState, seat: SeatId, intent: Of<'lock'>): Plan {
  const { pieces, refusals } = handled(state, seat, intent.pieces, 'ignored');
  if (refusals.length > 0) return refused(refusals);
  return planned([{ type: 'locked', by: seat, pieces: pieces.map((piece) => piece.id), locked: intent.locked }]);
}

/** A label, a name, marks: written on any piece one may handle, locked or not. [SBX-24] */
export function planWriting(state: SandboxState, seat: SeatId, intent: Of<'label'> | Of<'rename'> | Of<'mark'>): Plan {
  return written(state, seat, intent.piece, (piece) => {
    switch (intent.do) {
      case 'label':
        return { type: 'labelled', by: seat, piece: piece.id, text: intent.text };
      case 'rename':
        return { type: 'renamed', by: seat, piece: piece.id, name: intent.name };
      case 'mark':
        return { type: 'marked', by: seat, piece: piece.id, marks: [...new Set(intent.marks)] };
      default:
        return intent satisfies never;
    }
  });
}

/** A named number on a piece, up to eight of them. [SBX-25] */
export function planCount(state: SandboxState, seat: SeatId, intent: Of<'count'>): Plan {
  const { pieces, refusals } = handled(state, seat, [intent.piece], 'ignored');
  const piece = pieces[0];
  if (piece === undefined) return refused(refusals);
  const isNew = !Object.hasOwn(piece.counts, intent.what);
  if (isNew && intent.value === null) return refused([no('count/none', 'SBX-25', [piece.id])]);
  if (isNew && Object.keys(piece.counts).length >= LIMITS.counts)
    return refused([no('count/too-many', 'SBX-25', [piece.id], { most: LIMITS.counts })]);
  return planned([{ type: 'counted', by: seat, piece: piece.id, what: intent.what, value: intent.value }]);
}

/** Round, whose turn, phase: kept by the players, enforced by nobody. [SBX-40] */
export function planTurn(state: SandboxState, seat: SeatId, intent: Of<'note-turn'>): Plan {
  if (intent.seat !== null && !state.seats.some((each) => each.seat === intent.seat))
    return refused([no('seat/unknown', 'GEN-02')]);
  const turn = { round: intent.round, seat: intent.seat, phase: intent.phase };
  return planned([{ type: 'turn-noted', by: seat, turn }]);
}

function written(state: SandboxState, seat: SeatId, id: string, event: (piece: Piece) => SandboxEvent): Plan {
  const { pieces, refusals } = handled(state, seat, [id], 'ignored');
  const piece = pieces[0];
  return piece === undefined ? refused(refusals) : planned([event(piece)]);
}
