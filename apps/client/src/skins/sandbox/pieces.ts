import type { Covered, Piece, SandboxState } from '@muster/rules/sandbox';

/** The piece behind an id that I own or everyone may see: its own id or that of my cover over it. */
export function ownPiece(state: SandboxState, id: string): Piece | undefined {
  const direct = state.pieces[id];
  if (direct?.is === 'piece') return direct;
  return Object.values(state.pieces).find((piece): piece is Piece => piece.is === 'piece' && piece.cover?.id === id);
}

export const thingAt = (state: SandboxState, id: string): Piece | Covered | undefined =>
  state.pieces[id] ?? ownPiece(state, id);

/** Whether a seat may take a thing in its hand: its own or everyone's, and not held fast. */
export function canHandle(state: SandboxState | undefined, seat: string | undefined, id: string): boolean {
  const thing = state && seat !== undefined ? thingAt(state, id) : undefined;
  return thing !== undefined && !thing.locked && (thing.owner === seat || thing.owner === 'table');
}

/** To the right of a piece, a finger's width off. */
export function beside(piece: Piece) {
  const width = piece.shape.kind === 'disc' ? piece.shape.radius * 2 : piece.shape.width;
  const angle = ((piece.pose.facing - 90) * Math.PI) / 180;
  return {
    x: piece.pose.x + Math.cos(angle) * (width + 6),
    y: piece.pose.y + Math.sin(angle) * (width + 6),
    facing: piece.pose.facing,
  };
}
