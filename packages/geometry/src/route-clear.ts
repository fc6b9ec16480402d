import type { Base } from './base';
import type { Leg } from './charge';
import { gapToShape } from './distance';
import { TOLERANCE } from './measure';
import { farthestOff, isOnTable, overlaps } from './overlap';
import type { Ground, Route } from './route';
import { isIn, type Solid } from './solid';
import { travelTo } from './sweep';
import { between, type Point } from './vec';

/** What keeps a route from being taken. */
export type Trouble =
  | { readonly kind: 'blocked'; readonly id: string; readonly where: Point; readonly after: number }
  | { readonly kind: 'off-table'; readonly where: Point; readonly by: number };

/**
 * A quick test whether a route is clear, for trying many in a row: straight legs cover rectangles, and whoever was in
 * the way of the last route is asked first about the next.
 */
export function clearTest(ground: Ground): (route: Route) => boolean {
  const { charger, target, table, flies } = ground;
  const suspects = [...ground.solids];
  const isHit = (base: Base): boolean => {
    for (let i = 0; i < suspects.length; i++) {
      const solid = suspects[i]!;
      if (!isIn(base, solid, 0)) continue;
      suspects[i] = suspects[0]!;
      suspects[0] = solid;
      return true;
    }
    return false;
  };
  return (route) => {
    const last = { shape: charger.shape, pose: route.contact };
    if (!isOnTable(last, table)) return false;
    for (const leg of route.legs) {
      const end = { shape: charger.shape, pose: leg.to };
      if (leg.kind === 'pivot') {
        if (!isOnTable(end, table) || overlaps(end, target)) return false;
        if (!flies && isHit(end)) return false;
      } else if (!flies) {
        if (charger.shape.kind === 'rect') {
          if (isHit(coveredBy(charger.shape.width, charger.shape.depth, leg))) return false;
        } else if (inTheWay({ shape: charger.shape, pose: leg.from }, end, between(leg.from, leg.to), suspects, 0)) {
          return false;
        }
      }
    }
    return flies || !ground.passable.some((solid) => isIn(last, solid, 0));
  };
}

/** The rectangle a rectangle covers going straight ahead. */
function coveredBy(width: number, depth: number, { from, to }: Leg): Base {
  const length = between(from, to);
  const pose = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, facing: from.facing };
  return { shape: { kind: 'rect', width, depth: depth + length }, pose };
}

/** The first thing that keeps a charger from a route: what it would run into, stand on, or the table's edge. */
export function troubleOn(ground: Ground, route: Route): Trouble | undefined {
  const { charger, table, solids, flies } = ground;
  let gone = 0;
  for (const leg of route.legs) {
    const base = { shape: charger.shape, pose: leg.from };
    const end = { shape: charger.shape, pose: leg.to };
    if (leg.kind === 'ahead') {
      const length = between(leg.from, leg.to);
      const trouble = flies ? undefined : inTheWay(base, end, length, solids, gone);
      if (trouble) return trouble;
      gone += length;
    } else {
      const trouble = flies ? undefined : standingOn(end, solids, gone);
      if (trouble) return trouble;
      if (overlaps(end, ground.target)) {
        return { kind: 'blocked', id: ground.aim.id, where: gapToShape(end, ground.target).to, after: gone };
      }
    }
    if (!isOnTable(end, table)) {
      const { at, by } = farthestOff(end, table);
      return { kind: 'off-table', where: at, by };
    }
  }
  const last = { shape: charger.shape, pose: route.contact };
  return flies ? undefined : standingOn(last, ground.passable, gone);
}

function inTheWay(base: Base, end: Base, length: number, solids: readonly Solid[], gone: number): Trouble | undefined {
  const x = (end.pose.x - base.pose.x) / length;
  const y = (end.pose.y - base.pose.y) / length;
  let first = length;
  let met: Solid | undefined;
  for (const solid of solids) {
    const travel = travelTo(base, x, y, length, solid, 0);
    if (travel < first - TOLERANCE) [first, met] = [travel, solid];
  }
  if (!met) return undefined;
  const pose = { ...base.pose, x: base.pose.x + x * first, y: base.pose.y + y * first };
  return {
    kind: 'blocked',
    id: met.id,
    where: gapToShape({ shape: base.shape, pose }, met.shape).to,
    after: gone + first,
  };
}

export function standingOn(end: Base, solids: readonly Solid[], gone: number): Trouble | undefined {
  const under = solids.find((solid) => isIn(end, solid, 0));
  return under && { kind: 'blocked', id: under.id, where: gapToShape(end, under.shape).to, after: gone };
}
