import { type Base, type Bounds, corners, isPolygon, type Polygon } from './base';
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

/** Whether two cores meet, radii left out, or come nearer than `reach`; found without asking how near. */
export function areNearer({ points: a }: Core, { points: b }: Core, reach: number): boolean {
  if (areApart(a, b, reach)) return false;
  if (a.length > 1 && b.length > 1) {
    for (let i = 0; i < edgesOf(a); i++) {
      const [from, to] = [a[i]!, a[(i + 1) % a.length]!];
      for (let j = 0; j < edgesOf(b); j++) if (doMeet(from, to, b[j]!, b[(j + 1) % b.length]!)) return true;
    }
  }
  if (b.length > 2 && isInsideRing(b, a[0]!)) return true;
  if (a.length > 2 && isInsideRing(a, b[0]!)) return true;
  return reachesRing(a, b, reach) || reachesRing(b, a, reach);
}

/** Some point of the one lies nearer than `reach` to an edge of the other, or on it. */
function reachesRing(points: readonly Point[], ring: readonly Point[], reach: number): boolean {
  for (const point of points) {
    for (let i = 0; i < edgesOf(ring); i++) {
      const away = Math.sqrt(squareToEdge(point, ring[i]!, ring[(i + 1) % ring.length]!));
      if (away === 0 || away < reach) return true;
    }
  }
  return false;
}

function squareToEdge(p: Point, from: Point, to: Point): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const square = x * x + y * y;
  const t = square === 0 ? 0 : ((p.x - from.x) * x + (p.y - from.y) * y) / square;
  if (t <= 0) return (from.x - p.x) ** 2 + (from.y - p.y) ** 2;
  if (t >= 1) return (to.x - p.x) ** 2 + (to.y - p.y) ** 2;
  return (from.x + x * t - p.x) ** 2 + (from.y + y * t - p.y) ** 2;
}

/** The boxes around them lie apart, and by no less than `reach`. */
function areApart(a: readonly Point[], b: readonly Point[], reach: number): boolean {
  const [one, other] = [boxOf(a), boxOf(b)];
  const x = Math.max(one.minX - other.maxX, other.minX - one.maxX);
  const y = Math.max(one.minY - other.maxY, other.minY - one.maxY);
  return (x > 0 && x >= reach) || (y > 0 && y >= reach);
}

function boxOf(points: readonly Point[]): Bounds {
  const box = { minX: points[0]!.x, minY: points[0]!.y, maxX: points[0]!.x, maxY: points[0]!.y };
  for (const { x, y } of points) {
    if (x < box.minX) box.minX = x;
    if (x > box.maxX) box.maxX = x;
    if (y < box.minY) box.minY = y;
    if (y > box.maxY) box.maxY = y;
  }
  return box;
}

/** `meetingOf` as a question. */
function doMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ux, uy] = [b.x - a.x, b.y - a.y];
  const [vx, vy] = [d.x - c.x, d.y - c.y];
  const turn = ux * vy - uy * vx;
  if (turn === 0) return false;
  const [wx, wy] = [c.x - a.x, c.y - a.y];
  const s = (wx * vy - wy * vx) / turn;
  const t = (wx * uy - wy * ux) / turn;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1;
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
