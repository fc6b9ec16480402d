import {
  type Change,
  type ConsentEvent,
  type ConsentHost,
  checkPoses,
  lapsing,
  outcomeByConsent,
  type Refusal,
  type SeatId,
} from '../../kernel';
import { bodies } from '../bodies';
import type { SandboxEvent } from '../events';
import { no } from '../moves/common';
import { LIMITS, type Piece, pieceOf, type SandboxState } from '../state';
import { view } from '../view';

/** How the shared ways of agreeing fit a sandbox: pieces of others change by correction. [SBX-50] */
export const host: ConsentHost<SandboxState, SandboxEvent> = {
  consent: (state) => state.consent,
  seats: (state) => state.seats,
  isOver: (state) => outcomeByConsent(state.consent, state.seats) !== undefined,
  check,
};

/**
 * A correction speaks of what the proposer sees. His own covered pieces are left out: naming one would tell the others
 * which it is, and he may move it himself. Pieces taken off are gone: `restore` has nothing to bring back.
 */
function check(state: SandboxState, seat: SeatId, changes: readonly Change[]): readonly Refusal[] {
  const seen = view(state, seat);
  const refusals = changes.flatMap((change): readonly Refusal[] => {
    if (change.is === 'agree') return [];
    if (change.is === 'restore') return [no('change/nothing-to-restore', 'SBX-50', [change.unit])];
    const known = Object.hasOwn(seen.pieces, change.unit) ? seen.pieces[change.unit] : undefined;
    const piece = pieceOf(seen, change.unit);
    if (known === undefined && piece === undefined) return [no('piece/unknown', 'SBX-02', [change.unit])];
    if (piece?.cover) return [no('change/under-your-cover', 'SBX-50', [change.unit])];
    if (change.is === 'count' && piece !== undefined && isFull(piece, change.what))
      return [no('count/too-many', 'SBX-25', [piece.id], { most: LIMITS.counts })];
    const isWriting = change.is === 'label' || change.is === 'count';
    return isWriting && known?.is === 'covered' ? [no('piece/covered', 'SBX-50', [change.unit])] : [];
  });
  if (refusals.length > 0) return refusals;
  const poses = changes.flatMap((change) => (change.is === 'pose' ? [[change.unit, change.pose] as const] : []));
  const gone = changes.flatMap((change) => (change.is === 'remove' ? [change.unit] : []));
  return checkPoses(bodies(seen), state.table, Object.fromEntries(poses), gone);
}

const isFull = (piece: Piece, what: string): boolean =>
  !Object.hasOwn(piece.counts, what) && Object.keys(piece.counts).length >= LIMITS.counts;

/**
 * A proposal lapses when the game moves on. Nobody waits in a sandbox, so that means: when a piece it speaks of is
 * touched, or, for a result, when the turn is noted as over. [SBX-51]
 */
export function lapsed(state: SandboxState, events: readonly SandboxEvent[]): readonly ConsentEvent[] {
  const open = state.consent.open;
  if (open === null || open.what.is === 'resignation') return [];
  if (open.what.is === 'result')
    return events.some((event) => event.type === 'turn-noted') ? lapsing(state.consent) : [];
  const about = new Set(open.what.changes.flatMap((change) => ('unit' in change ? [idOf(state, change.unit)] : [])));
  const touched = events.flatMap(unitsOf).map((id) => idOf(state, id));
  return touched.some((id) => about.has(id)) ? lapsing(state.consent) : [];
}

const idOf = (state: SandboxState, id: string): string => pieceOf(state, id)?.id ?? id;

function unitsOf(event: SandboxEvent): readonly string[] {
  if (event.type === 'moved') return event.to.map((each) => each.piece);
  if (event.type === 'covered') return event.covers.map((each) => each.piece);
  if (event.type === 'revealed') return event.pieces.map((each) => each.piece.id);
  if (event.type === 'removed' || event.type === 'locked' || event.type === 'given') return event.pieces;
  if (event.type === 'labelled' || event.type === 'marked' || event.type === 'counted') return [event.piece];
  return event.type === 'renamed' ? [event.piece] : [];
}
