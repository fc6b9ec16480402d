import { type Base, corners, isPolygon, type Polygon } from './base';
import { cross, nearestOnSegment, type Point, type Segment, sub } from './vec';

/**
 * Anything on the table as points and a radius around them: a rectangle is four points, a disc one point and its
 * radius, a segment two points, a polygon its ring. Three or more points enclose their inside.
 */
export interface Core {
  readonly points: readonly Point[];
  readonly radius: number;
}

/** The core of a base or a polygon. */
export function coreOf(shape: Base | Polygon): Core {
  if (isPolygon(shape)) return { points: shape, radius: 0 };
  if (shape.shape.kind === 'rect') return { points: corners(shape), radius: 0 };
  return { points: [shape.pose], radius: shape.shape.radius };
}

/** The nearest points of two cores, radii left out; distance 0 with one common point when the cores meet. */
export function nearestOfCores(a: Core, b: Core): { distance: number; from: Point; to: Point } {
  const common = commonPoint(a.points, b.points);
  if (common) return { distance: 0, from: common, to: common };
  let best = Number.POSITIVE_INFINITY;
  let from = a.points[0]!;
  let to = b.points[0]!;
  for (const point of a.points) {
    for (let i = 0; i < edgesOf(b.points); i++) {
      const near = nearestOnSegment(edgeAt(b.points, i), point);
      const square = (near.x - point.x) ** 2 + (near.y - point.y) ** 2;
      if (square < best) [best, from, to] = [square, point, near];
    }
  }
  for (const point of b.points) {
    for (let i = 0; i < edgesOf(a.points); i++) {
      const near = nearestOnSegment(edgeAt(a.points, i), point);
      const square = (near.x - point.x) ** 2 + (near.y - point.y) ** 2;
      if (square < best) [best, from, to] = [square, near, point];
    }
  }
  return { distance: Math.sqrt(best), from, to };
}

/** Takes the radii off the distance of two cores and moves the proving points out to the rims. */
export function shortenedBy(
  near: { readonly distance: number; readonly from: Point; readonly to: Point },
  a: Core,
  b: Core,
): { distance: number; from: Point; to: Point } {
  const { distance, from, to } = near;
  if (a.radius === 0 && b.radius === 0) return { distance, from, to };
  const apart = distance - a.radius - b.radius;
  if (distance === 0) return { distance: 0, from, to };
  const x = (to.x - from.x) / distance;
  const y = (to.y - from.y) / distance;
  if (apart <= 0) {
    const meet = Math.min(a.radius, distance);
    const common = { x: from.x + x * meet, y: from.y + y * meet };
    return { distance: 0, from: common, to: common };
  }
  return {
    distance: apart,
    from: { x: from.x + x * a.radius, y: from.y + y * a.radius },
    to: { x: to.x - x * b.radius, y: to.y - y * b.radius },
  };
}

/** Whether a point is inside a ring or on its rim (to the last bit; callers allow for tolerance). */
export function isInsideRing(points: readonly Point[], p: Point): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i]!;
    const b = points[j]!;
    if (a.x === p.x && a.y === p.y) return true;
    if (a.y > p.y !== b.y > p.y) {
      const side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y);
      if (side === 0) return true;
      if (side > 0 === b.y > a.y) inside = !inside;
    } else if (a.y === p.y && b.y === p.y && (p.x - a.x) * (p.x - b.x) <= 0) return true;
  }
  return inside;
}

/** The point where two segments meet, ends included; undefined when they do not or run along each other. */
export function meetingOf(a: Segment, b: Segment): Point | undefined {
  const u = sub(a.to, a.from);
  const v = sub(b.to, b.from);
  const turn = cross(u, v);
  if (turn === 0) return undefined;
  const w = sub(b.from, a.from);
  const s = cross(w, v) / turn;
  const t = cross(w, u) / turn;
  if (s < 0 || s > 1 || t < 0 || t > 1) return undefined;
  return { x: a.from.x + u.x * s, y: a.from.y + u.y * s };
}

/** How many edges a ring of points has: a single point counts as one edge of length nothing. */
export const edgesOf = (points: readonly Point[]): number => (points.length > 2 ? points.length : 1);

export const edgeAt = (points: readonly Point[], index: number): Segment => ({
  from: points[index]!,
  to: points[(index + 1) % points.length]!,
});

function commonPoint(a: readonly Point[], b: readonly Point[]): Point | undefined {
  if (a.length > 1 && b.length > 1) {
    for (let i = 0; i < edgesOf(a); i++) {
      for (let j = 0; j < edgesOf(b); j++) {
        const at = meetingOf(edgeAt(a, i), edgeAt(b, j));
        if (at) return at;
      }
    }
  }
  if (b.length > 2 && isInsideRing(b, a[0]!)) return a[0];
  if (a.length > 2 && isInsideRing(a, b[0]!)) return b[0];
  return undefined;
}
