import { type Base, boundsOf, corners, isPolygon, type Polygon, reachOf } from './base';
import type { Obstacle } from './charge';
import { gap, gapToPolygon } from './distance';
import { TOLERANCE } from './measure';
import { isDeeper, overlapsPolygon } from './overlap';
import { coreOf } from './rings';
import type { Point } from './vec';

/** An obstacle made ready to be asked about many times: its core, and a circle around it. */
export interface Solid {
  readonly id: string;
  readonly shape: Base | Polygon;
  readonly points: readonly Point[];
  readonly radius: number;
  readonly x: number;
  readonly y: number;
  /** The radius of the circle around it, in mm. */
  readonly reach: number;
  readonly clearance: number;
}

export function solidOf(obstacle: Obstacle): Solid {
  const { id, shape, clearance = 0 } = obstacle;
  const { points, radius } = coreOf(shape);
  if (!isPolygon(shape)) {
    return { id, shape, points, radius, x: shape.pose.x, y: shape.pose.y, reach: reachOf(shape.shape), clearance };
  }
  const { minX, minY, maxX, maxY } = boundsOf(shape);
  const reach = Math.hypot(maxX - minX, maxY - minY) / 2;
  return { id, shape, points, radius, x: (minX + maxX) / 2, y: (minY + maxY) / 2, reach, clearance };
}

/** Whether a base overlaps a solid deeper than the tolerance, or stands nearer than a clearance, its own unless told. */
export function isIn(base: Base, solid: Solid, clearance = solid.clearance): boolean {
  const far = reachOf(base.shape) + solid.reach + clearance;
  if ((base.pose.x - solid.x) ** 2 + (base.pose.y - solid.y) ** 2 > far * far) return false;
  const { shape } = solid;
  if (isPolygon(shape)) {
    return (
      overlapsPolygon(base, shape) || (clearance > 0 && gapToPolygon(base, shape).distance < clearance - TOLERANCE)
    );
  }
  return isDeeper(base, shape, TOLERANCE) || (clearance > 0 && gap(base, shape).distance < clearance - TOLERANCE);
}

/** The core of a base drawn in by the tolerance: what must not touch anything. */
export function innerCore(base: Base): { readonly points: readonly Point[]; readonly radius: number } {
  const { shape, pose } = base;
  if (shape.kind === 'disc') return { points: [pose], radius: Math.max(shape.radius - TOLERANCE, 0) };
  const width = Math.max(shape.width - 2 * TOLERANCE, 0);
  const depth = Math.max(shape.depth - 2 * TOLERANCE, 0);
  return { points: corners({ shape: { kind: 'rect', width, depth }, pose }), radius: 0 };
}
