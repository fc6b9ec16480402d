import { type Base, isOnTable, type Pose } from '@muster/geometry';
import { type Mark, offTable, type Refusal, type SeatId, type UnitId } from '../../kernel';
import type { SandboxEvent } from '../events';
import { type Piece, pieceOf, type SandboxState } from '../state';

/** What a move would do, or every reason why not. `marks` are drawn either way. */
export interface Plan {
  readonly refusals: readonly Refusal[];
  /** Without dice these are the whole move; with dice `resolve` makes them. */
  readonly events: readonly SandboxEvent[];
  readonly marks: readonly Mark[];
}

export const refused = (refusals: readonly Refusal[], marks: readonly Mark[] = []): Plan => ({
  refusals,
  events: [],
  marks,
});
export const planned = (events: readonly SandboxEvent[], marks: readonly Mark[] = []): Plan => ({
  refusals: [],
  events,
  marks,
});

export const no = (code: string, rule: string, who: readonly UnitId[] = [], detail?: Refusal['detail']): Refusal => ({
  code,
  rule,
  ...(who.length > 0 ? { who } : {}),
  ...(detail === undefined ? {} : { detail }),
});

/**
 * The pieces a seat means, if it may handle all of them: its own and everyone's, not locked, each named once.
 * `locked: 'ignored'` for what a lock does not guard. [SBX-02, SBX-03]
 */
export function handled(
  state: SandboxState,
  seat: SeatId,
  ids: readonly UnitId[],
  locks: 'kept' | 'ignored' = 'kept',
): { readonly pieces: readonly Piece[]; readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  const pieces: Piece[] = [];
  const met = new Set<UnitId>();
  for (const id of ids) {
    const piece = pieceOf(state, id);
    const known = piece ?? (Object.hasOwn(state.pieces, id) ? state.pieces[id] : undefined);
    if (known === undefined) refusals.push(no('piece/unknown', 'SBX-02', [id]));
    else if (met.has(known.id)) refusals.push(no('piece/twice', 'SBX-02', [id]));
    else if (known.owner !== seat && known.owner !== 'table')
      refusals.push({ ...no('piece/not-yours', 'SBX-02', [id]), detail: { owner: known.owner } });
    else if (locks === 'kept' && known.locked) refusals.push(no('piece/locked', 'SBX-03', [id]));
    else if (piece !== undefined) pieces.push(piece);
    if (known !== undefined) met.add(known.id);
  }
  return { pieces, refusals };
}

/** The refusal for each piece whose base, or whose cover, would stand over the table's edge. [SBX-01] */
export function offEdge(state: SandboxState, placed: readonly { piece: Piece; pose: Pose }[]): readonly Refusal[] {
  return placed
    .filter(({ piece, pose }) => !bases(piece, pose).every((base) => isOnTable(base, state.table)))
    .map(({ piece, pose }) => offTable(piece.id, { shape: piece.shape, pose }));
}

const bases = (piece: Piece, pose: Pose): readonly Base[] =>
  piece.cover === null
    ? [{ shape: piece.shape, pose }]
    : [
        { shape: piece.shape, pose },
        { shape: { kind: 'disc', radius: piece.cover.radius }, pose },
      ];

export const ghosts = (placed: readonly { piece: Piece; pose: Pose }[], refusals: readonly Refusal[]): Mark[] =>
  placed.map(({ piece, pose }) => ({
    is: 'pose',
    unit: piece.id,
    base: { shape: piece.shape, pose },
    tone: refusals.some((each) => each.who?.includes(piece.id)) ? 'refused' : 'legal',
  }));
