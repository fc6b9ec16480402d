import type { SeatId } from '../../kernel';
import type { SandboxIntent } from '../intents';
import type { SandboxState } from '../state';
import { handled, no, offEdge, type Plan, planned, refused } from './common';

type Of<D extends SandboxIntent['do']> = Extract<SandboxIntent, { do: D }>;

/** Own pieces under covers with fresh ids: from now on only their owner knows them. [SBX-30] */
export function planCover(state: SandboxState, seat: SeatId, intent: Of<'cover'>): Plan {
  const { pieces, refusals } = handled(state, seat, intent.pieces);
  const covers = pieces.map((piece, i) => ({
    piece: piece.id,
    cover: { id: `c${state.next + i}`, radius: intent.radius },
  }));
  const all = [
    ...refusals,
    ...pieces.filter((piece) => piece.owner !== seat).map((piece) => no('cover/not-own', 'SBX-30', [piece.id])),
    ...pieces.filter((piece) => piece.cover !== null).map((piece) => no('cover/already', 'SBX-30', [piece.id])),
    ...offEdge(
      state,
      pieces.map((piece) => ({
        piece: { ...piece, cover: { id: '', radius: intent.radius } },
        pose: piece.pose,
      })),
    ),
  ];
  if (all.length > 0) return refused(all);
  return planned([{ type: 'covered', by: seat, covers, next: state.next + covers.length }]);
}

/** Covers come off; everyone sees what was below. [SBX-31] */
export function planReveal(state: SandboxState, seat: SeatId, intent: Of<'reveal'>): Plan {
  const { pieces, refusals } = handled(state, seat, intent.pieces, 'ignored');
  const open = pieces.filter((piece) => piece.cover === null);
  const all = [...refusals, ...open.map((piece) => no('cover/none', 'SBX-31', [piece.id]))];
  if (all.length > 0) return refused(all);
  const shown = pieces.map((piece) => ({ cover: piece.cover?.id ?? piece.id, piece: { ...piece, cover: null } }));
  return planned([{ type: 'revealed', by: seat, pieces: shown }]);
}
