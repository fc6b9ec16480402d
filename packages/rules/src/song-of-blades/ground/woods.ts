import {
  containsPoint,
  gapToPolygon,
  nearestOnSegment,
  overlapsPolygon,
  type Point,
  TOLERANCE,
} from '@muster/geometry';
import { baseOf, type Fielded, has, stickOf } from '../figures';
import type { State } from '../state';
import type { Ground } from '../terrain';
import { isNear } from './across';
import { type Area, areasOf } from './grounds';

/**
 * How woods come into a line of sight [ASOBH-RNG-11]. `both`: seen within a wood, at Short only. `out`: from the edge
 * out, with the ambusher's bonus; `out-denied`: the same, but the target stands against the wood and is not surprised.
 * `in`: from against the edge into it.
 */
export type WoodsLine = 'none' | 'both' | 'out' | 'out-denied' | 'in';

export interface Woods {
  readonly line: WoodsLine;
  /** The wood that hides the target, if one does. */
  readonly barredBy: string | null;
  /** Woods on the way that bar a line through them. */
  readonly screens: readonly Area[];
  /** Woods the viewer looks out of: his eyes are outside them. */
  readonly outside: readonly (readonly Point[])[];
}

/** Grounds that hide what stands in them. */
export const HIDING: readonly Ground[] = ['woods', 'thick'];

/** Who stands in a wood decides what is seen through it; those with Leafsight see none of it. */
export function woodsBetween(state: State, a: Fielded, b: Fielded, distance: number): Woods {
  const clear: Woods = { line: 'none', barredBy: null, screens: [], outside: [] };
  if (has(a, 'leafsight')) return clear;
  const screens: Area[] = [];
  const outside: (readonly Point[])[] = [];
  let line: WoodsLine = 'none';
  let barredBy: string | null = null;
  for (const area of areasOf(state)) {
    if (!HIDING.includes(area.ground)) continue;
    const [inA, inB] = [isIn(a, area), isIn(b, area)];
    if (inA && inB) {
      line = 'both';
      if (distance > stickOf(state, 'short') + TOLERANCE) barredBy ??= area.id;
    } else if (inA) {
      if (!isAtEdge(a, area)) barredBy ??= area.id;
      line = isAgainst(b, area) ? 'out-denied' : 'out';
      screens.push(area);
      outside.push(area.outline);
    } else if (inB) {
      if (!isAgainst(a, area)) barredBy ??= area.id;
      line = 'in';
    } else screens.push(area);
  }
  return { line, barredBy, screens, outside };
}

const isIn = (figure: Fielded, { outline }: Area): boolean =>
  isNear(outline, figure.pose, figure.profile.base.size) && overlapsPolygon(baseOf(figure), outline);
const isAgainst = (figure: Fielded, { outline }: Area): boolean =>
  isNear(outline, figure.pose, figure.profile.base.size) && gapToPolygon(baseOf(figure), outline).distance <= TOLERANCE;

/** Its base reaches the rim of the wood it stands in. */
function isAtEdge(figure: Fielded, { outline }: Area): boolean {
  const base = baseOf(figure);
  const reach = base.shape.kind === 'disc' ? base.shape.radius : base.shape.width / 2;
  return outline.some((from, i) => {
    const near = nearestOnSegment({ from, to: outline[(i + 1) % outline.length] ?? from }, figure.pose);
    const [x, y] = [Math.abs(near.x - figure.pose.x), Math.abs(near.y - figure.pose.y)];
    return (base.shape.kind === 'disc' ? Math.hypot(x, y) : Math.max(x, y)) <= reach + TOLERANCE;
  });
}

/** A point outside a wood, or on its rim. */
export const atWoodsEdge = (outline: readonly Point[], point: Point): boolean =>
  !containsPoint(outline, point) ||
  outline.some((from, i) => {
    const near = nearestOnSegment({ from, to: outline[(i + 1) % outline.length] ?? from }, point);
    return Math.hypot(near.x - point.x, near.y - point.y) <= TOLERANCE * 2;
  });
