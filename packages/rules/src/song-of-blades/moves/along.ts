import { between, type Point } from '@muster/geometry';
import type { Fielded } from '../figures';
import { effectOf } from '../magic/effects';
import type { State } from '../state';
import { isFree, off } from './place';
import { routeOf } from './route';
import { straight } from './way';

/** The first free place on the other side of an obstacle, straight toward a point; undefined where there is none. */
export function beyond(state: State, figure: Fielded, toward: Point, over: string): Point | undefined {
  const outline = state.terrain.find(({ id }) => id === over)?.outline ?? effectOf(state, over)?.outline ?? null;
  if (outline === null) return undefined;
  const way = (Math.atan2(toward.y - figure.pose.y, toward.x - figure.pose.x) * 180) / Math.PI;
  const most = figure.profile.base.size * 2 + THICKEST;
  const { end } = routeOf(state, figure, straight(off(figure.pose, way, most), 'cross'), [over]);
  const room = between(figure.pose, end);
  for (let far = 1; far <= room; far += 1) {
    const to = off(figure.pose, way, far);
    if (isThrough(figure.pose, to, outline) && isFree(state, figure, to)) return to;
  }
  return isThrough(figure.pose, end, outline) && isFree(state, figure, end) ? end : undefined;
}
/** An obstacle thicker than this is not crossed at one go, in mm. */
const THICKEST = 80;

/** Whether the line from one point to another crosses the outline. */
function isThrough(from: Point, to: Point, outline: readonly Point[]): boolean {
  const far = between(from, to) || 1;
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const along = (p: Point): number => (p.x - from.x) * x + (p.y - from.y) * y;
  const aside = (p: Point): number => (p.x - from.x) * y - (p.y - from.y) * x;
  return outline.some((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const [one, other] = [aside(a), aside(b)];
    if (one === other || one * other > 0) return false;
    const at = along(a) + ((along(b) - along(a)) * one) / (one - other);
    return at > 0 && at < far;
  });
}

/** The farthest place on a straight way (degrees) that a figure can end at, within so many mm. */
export function farthestAlong(
  state: State,
  figure: Fielded,
  way: number,
  most: number,
  may: (to: Point) => boolean = (to) => isFree(state, figure, to),
  crossed: readonly string[] = [],
): Point | undefined {
  const { end, start } = routeOf(state, figure, straight(off(figure.pose, way, most), 'scatter'), crossed);
  const room = between(start, end);
  if (room > 0 && may(end)) return end;
  for (let far = Math.floor(room); far >= 1; far -= 1) {
    const to = off(figure.pose, way, far);
    if (may(to)) return to;
  }
  return undefined;
}
