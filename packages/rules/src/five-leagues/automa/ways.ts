import { TOLERANCE } from '@muster/geometry';
import { type Fielded, isTouching } from '../figures';
import { speedOf } from '../moves/allowance';
import { asFarAs, type RouteOptions, routeTo, type Spot } from '../moves/route';
import { dashBar } from '../special/hooks';
import type { State } from '../state';

/** Allowance of a move, and of a move with a Dash, in mm; a mere move for who may not Dash [FL-AI-04]. */
export function strides(state: State, figure: Fielded): { readonly move: number; readonly dash: number } {
  const { base, dash } = speedOf(state, figure);
  const bars = figure.profile.speed.dash === null || dashBar(state, figure) !== undefined;
  return { move: base, dash: bars ? base : base + dash };
}

/** Whether an allowance pays for a way: a hair beyond it as well, as with any move; a whole move is no Dash. */
export const pays = (allowance: number, { cost }: Pick<Spot, 'cost'>): boolean => cost <= allowance + TOLERANCE;

/** The way into contact with somebody, if there is one. */
export const wayInto = (state: State, me: Fielded, foe: Fielded, options: RouteOptions = {}): Spot | undefined => {
  if (isTouching(me, foe)) return { at: me.pose, level: me.level, path: [], cost: 0 };
  const route = routeTo(state, me, foe, options);
  const at = route?.path[route.path.length - 1];
  return route === undefined || at === undefined
    ? undefined
    : { at, level: foe.level, path: route.path, cost: route.cost };
};

/** As much of a way as an allowance pays for, by the walk’s own reckoning; nothing of it where that is no way at all. */
export function partOf(state: State, me: Fielded, way: Spot, allowance: number): Spot {
  if (pays(allowance, way)) return way;
  const part = allowance <= 0 ? undefined : asFarAs(state, me, way.path, allowance);
  const at = part?.path[part.path.length - 1];
  return part === undefined || at === undefined
    ? { at: me.pose, level: me.level, path: [], cost: 0 }
    : { at, level: way.level, path: part.path, cost: part.cost };
}
