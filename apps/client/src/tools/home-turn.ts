import type { SkinContext } from '../skins/skin';

/** Degrees the view is turned so that each side sits on its own long edge: the first side below, the others across. */
export function homeTurn(context: SkinContext): number {
  const { table, state } = context.store.data.getState();
  const own = context.seat === undefined ? undefined : context.skin.seatTurn?.(state, context.seat);
  if (own !== undefined) return own;
  const mine = table?.chairs.find((chair) => chair.seat === context.seat)?.side;
  const sides = [...new Set(table?.chairs.map((chair) => chair.side))];
  return mine !== undefined && sides.indexOf(mine) % 2 === 1 ? 180 : 0;
}
