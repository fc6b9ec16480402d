import type { Point } from '@muster/geometry';
import { type Fielded, isTouching } from '../figures';
import { speedOf } from '../moves/allowance';
import { type RouteOptions, routeTo, type Spot } from '../moves/route';
import { dashBar } from '../special/hooks';
import type { State } from '../state';

/** Allowance of a move, and of a move with a Dash, in mm; a mere move for who may not Dash [FL-AI-04]. */
export function strides(state: State, figure: Fielded): { readonly move: number; readonly dash: number } {
  const { base, dash } = speedOf(state, figure);
  const bars = figure.profile.speed.dash === null || dashBar(state, figure) !== undefined;
  return { move: base, dash: bars ? base : base + dash };
}

/** The way into contact with somebody, if there is one. */
export const wayInto = (state: State, me: Fielded, foe: Fielded, options: RouteOptions = {}): Spot | undefined => {
  if (isTouching(me, foe)) return { at: me.pose, level: me.level, path: [], cost: 0 };
  const route = routeTo(state, me, foe, options);
  const at = route?.path[route.path.length - 1];
  return route === undefined || at === undefined
    ? undefined
    : { at, level: foe.level, path: route.path, cost: route.cost };
};

/** As much of a way as an allowance pays for, by straight pieces; the walk itself judges every inch again. */
export function partOf(way: Spot, allowance: number, from: Point): Spot {
  if (way.cost <= allowance) return way;
  const share = way.cost === 0 ? 0 : allowance / way.cost;
  const whole = lengthOf([from, ...way.path]);
  let left = whole * share;
  const path: Point[] = [];
  let last = from;
  for (const point of way.path) {
    const leg = Math.hypot(point.x - last.x, point.y - last.y);
    if (leg >= left) {
      const part = leg === 0 ? 0 : left / leg;
      path.push({ x: round(last.x + (point.x - last.x) * part), y: round(last.y + (point.y - last.y) * part) });
      break;
    }
    path.push(point);
    left -= leg;
    last = point;
  }
  const at = path[path.length - 1] ?? from;
  return { at, level: way.level, path, cost: allowance };
}

const round = (value: number): number => Math.round(value * 100) / 100;
const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, point, i) => sum + Math.hypot(point.x - (points[i]?.x ?? 0), point.y - (points[i]?.y ?? 0)), 0);
