import { type Base, corners, type Point, type Pose, roundPose, toLocal, toWorld } from '@muster/geometry';
import type { SeatId } from '../../kernel';
import type { SandboxIntent } from '../intents';
import { type Piece, pieceOf, type SandboxState } from '../state';
import { ghosts, handled, offEdge, type Plan, planned, refused } from './common';

type Of<D extends SandboxIntent['do']> = Extract<SandboxIntent, { do: D }>;
type Placed = { readonly piece: Piece; readonly pose: Pose };

/** Pieces to any pose: a sandbox measures nothing off. [SBX-10] */
export function planMove(state: SandboxState, seat: SeatId, intent: Of<'move'>): Plan {
  const { refusals } = handled(
    state,
    seat,
    intent.to.map((each) => each.piece),
  );
  const placed = intent.to.flatMap(({ piece: id, pose }): readonly Placed[] => {
    const piece = pieceOf(state, id);
    return piece === undefined ? [] : [{ piece, pose }];
  });
  if (refusals.length > 0) return refused(refusals, ghosts(placed, refusals));
  return standing(state, seat, 'moved', placed);
}

/** Ranks and files in the order the pieces are named, each in a cell of the largest; a short last rank is centred. [SBX-11] */
export function planFormUp(state: SandboxState, seat: SeatId, intent: Of<'form-up'>): Plan {
  const { pieces, refusals } = handled(state, seat, intent.pieces);
  if (refusals.length > 0) return refused(refusals);
  const wide = Math.max(...pieces.map((piece) => across(piece).width)) + intent.spacing;
  const deep = Math.max(...pieces.map((piece) => across(piece).depth)) + intent.spacing;
  const placed = pieces.map((piece, i): Placed => {
    const rank = Math.floor(i / intent.files);
    const inRank = Math.min(intent.files, pieces.length - rank * intent.files);
    const local = {
      x: ((i % intent.files) - (inRank - 1) / 2) * wide,
      y: -rank * deep - (deep - intent.spacing) / 2,
    };
    return { piece, pose: roundPose({ ...toWorld(intent.pose, local), facing: intent.pose.facing }) };
  });
  return standing(state, seat, 'formed-up', placed);
}

/** A group turns as one block about the left or right corner of its front. `facing` says where its front is. [SBX-12] */
export function planWheel(state: SandboxState, seat: SeatId, intent: Of<'wheel'>): Plan {
  const { pieces, refusals } = handled(state, seat, intent.pieces);
  if (refusals.length > 0) return refused(refusals);
  const about = wheelCorner(pieces, intent.facing, intent.corner);
  const before = { ...about, facing: intent.facing };
  const after = { ...about, facing: intent.facing + intent.degrees };
  const placed = pieces.map((piece): Placed => {
    const at = toWorld(after, toLocal(before, piece.pose));
    return { piece, pose: roundPose({ ...at, facing: piece.pose.facing + intent.degrees }) };
  });
  return standing(state, seat, 'wheeled', placed);
}

/** The front corner of the smallest block, square to `facing`, that holds all the bases. Table coordinates, mm. */
export function wheelCorner(bases: readonly Base[], facing: number, corner: 'left' | 'right'): Point {
  const frame = { x: 0, y: 0, facing };
  const local = bases.flatMap((base) => outline(base, facing).map((point) => toLocal(frame, point)));
  const xs = local.map((point) => point.x);
  const y = Math.max(...local.map((point) => point.y));
  return toWorld(frame, { x: corner === 'left' ? Math.min(...xs) : Math.max(...xs), y });
}

/** For a disc the box around it that is square to the block. */
const outline = (base: Base, facing: number): readonly Point[] =>
  base.shape.kind === 'rect'
    ? corners(base)
    : corners({
        shape: { kind: 'rect', width: 2 * base.shape.radius, depth: 2 * base.shape.radius },
        pose: { ...base.pose, facing },
      });

const across = ({ shape }: Piece): { readonly width: number; readonly depth: number } =>
  shape.kind === 'rect' ? shape : { width: 2 * shape.radius, depth: 2 * shape.radius };

function standing(
  state: SandboxState,
  seat: SeatId,
  how: 'moved' | 'formed-up' | 'wheeled',
  placed: readonly Placed[],
): Plan {
  const refusals = offEdge(state, placed);
  const marks = ghosts(placed, refusals);
  if (refusals.length > 0) return refused(refusals, marks);
  return planned(
    [{ type: 'moved', by: seat, how, to: placed.map(({ piece, pose }) => ({ piece: piece.id, pose })) }],
    marks,
  );
}
