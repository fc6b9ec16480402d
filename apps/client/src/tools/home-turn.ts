import type { SkinContext } from '../skins/skin';

/** Degrees the view is turned so that each side sits on its own long edge: the first side below, the others across. */
export function homeTurn(context: SkinContext, state: unknown = context.store.data.getState().state): number {
  const { table } = context.store.data.getState();
  const own = context.seat === undefined ? undefined : context.skin.seatTurn?.(state, context.seat);
  if (own !== undefined) return own;
  const mine = table?.chairs.find((chair) => chair.seat === context.seat)?.side;
  const sides = [...new Set(table?.chairs.map((chair) => chair.side))];
  return mine !== undefined && sides.indexOf(mine) % 2 === 1 ? 180 : 0;
}

const EDGES = ['near', 'right', 'far', 'left'] as const;
type Edge = (typeof EDGES)[number];

/** What an edge of the table is to whoever looks: the one he sits at is near, wherever it lies. */
export function edgeSeen(context: SkinContext, edge: Edge, state?: unknown): Edge {
  const quarters = Math.round(homeTurn(context, state) / 90);
  return EDGES[(EDGES.indexOf(edge) - quarters + 8) % 4] ?? edge;
}
