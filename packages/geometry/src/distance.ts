import { type Base, corners, halves, isPolygon, type Polygon } from './base';
import { toLocal, toWorld } from './pose';
import { type Core, coreOf, nearestOfCores, shortenedBy } from './rings';
import { between, cosine, type Point, type Segment, sine } from './vec';

/** How far apart two things are, in mm, and the two points that prove it: `from` on the first, `to` on the second. */
export interface Gap {
  readonly distance: number;
  readonly from: Point;
  readonly to: Point;
}

/** The nearest distance between two bases, edge to edge; 0 with one common point when they meet. [KOW-GEN-04] */
export function gap(a: Base, b: Base): Gap {
  if (a.shape.kind === 'rect' && b.shape.kind === 'rect') {
    const found = gapOfRects(a, b);
    if (found) return found;
  }
  return shortenedBy(nearestOfCores(coreOf(a), coreOf(b)), coreOf(a), coreOf(b));
}

/** The nearest distance from a base to a point; 0 when the point is inside. */
export const gapToPoint = (base: Base, point: Point): Gap => gapOfCores(coreOf(base), { points: [point], radius: 0 });

/** The nearest distance from a base to a polygon, concave or not; 0 when they meet or one holds the other. */
export const gapToPolygon = (base: Base, polygon: Polygon): Gap => gapOfCores(coreOf(base), coreOf(polygon));

/** The nearest distance from a segment, such as a charger's front edge, to a base. [KOW-CHG-01] */
export const gapFromSegment = (segment: Segment, base: Base): Gap =>
  gapOfCores({ points: [segment.from, segment.to], radius: 0 }, coreOf(base));

/** The nearest distance from a base to a base or a polygon. */
export const gapToShape = (base: Base, shape: Base | Polygon): Gap =>
  isPolygon(shape) ? gapToPolygon(base, shape) : gap(base, shape);

/** A point common to a base and a shape that touch: of two rectangles the corner of either that lies on the other. */
export function meetingPoint(base: Base, shape: Base | Polygon): Point {
  if (isPolygon(shape) || shape.shape.kind !== 'rect' || base.shape.kind !== 'rect') return gapToShape(base, shape).to;
  const mine = nearestCorner(corners(base), shape);
  const theirs = nearestCorner(corners(shape), base);
  return theirs.square <= mine.square ? theirs.corner : clampToRect(shape, mine.corner);
}

/** Whether a point lies inside a base or on its rim. */
export function holdsPoint(base: Base, point: Point): boolean {
  const { shape, pose } = base;
  if (shape.kind === 'disc') return between(point, pose) <= shape.radius;
  const local = toLocal(pose, point);
  return Math.abs(local.x) <= shape.width / 2 && Math.abs(local.y) <= shape.depth / 2;
}

const gapOfCores = (a: Core, b: Core): Gap => shortenedBy(nearestOfCores(a, b), a, b);

/** Two rectangles apart are nearest at a corner of one: eight corners, each clamped to the other's box. */
function gapOfRects(a: Base, b: Base): Gap | undefined {
  const cornersOfA = corners(a);
  const cornersOfB = corners(b);
  const onB = nearestCorner(cornersOfA, b);
  if (onB.square === 0) return undefined;
  const onA = nearestCorner(cornersOfB, a);
  if (onA.square === 0 || lieAcross(cornersOfA, cornersOfB)) return undefined;
  return onB.square <= onA.square
    ? { distance: Math.sqrt(onB.square), from: onB.corner, to: clampToRect(b, onB.corner) }
    : { distance: Math.sqrt(onA.square), from: clampToRect(a, onA.corner), to: onA.corner };
}

/** The corner nearest to a rectangle, and the square of its distance; 0 inside. */
function nearestCorner(points: readonly Point[], rect: Base): { corner: Point; square: number } {
  const { width, depth } = halves(rect.shape);
  const { x, y, facing } = rect.pose;
  const c = cosine(facing);
  const s = sine(facing);
  let corner = points[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const offX = point.x - x;
    const offY = point.y - y;
    const aside = Math.max(Math.abs(offX * s - offY * c) - width, 0);
    const ahead = Math.max(Math.abs(offX * c + offY * s) - depth, 0);
    const square = aside * aside + ahead * ahead;
    if (square < least) {
      least = square;
      corner = point;
    }
  }
  return { corner, square: least };
}

/** Whether two rectangles meet although no corner of either is inside the other: they lie across each other. */
function lieAcross(a: readonly Point[], b: readonly Point[]): boolean {
  return !isApartAlong(a, b) && !isApartAlong(b, a);
}

function isApartAlong(a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 0; i < 2; i++) {
    const from = a[i]!;
    const to = a[i + 1]!;
    const x = to.x - from.x;
    const y = to.y - from.y;
    const end = x * x + y * y;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const point of b) {
      const along = (point.x - from.x) * x + (point.y - from.y) * y;
      if (along < low) low = along;
      if (along > high) high = along;
    }
    if (low > end || high < 0) return true;
  }
  return false;
}

function clampToRect(rect: Base, point: Point): Point {
  if (rect.shape.kind !== 'rect') return point;
  const local = toLocal(rect.pose, point);
  const { width, depth } = rect.shape;
  return toWorld(rect.pose, {
    x: Math.min(Math.max(local.x, -width / 2), width / 2),
    y: Math.min(Math.max(local.y, -depth / 2), depth / 2),
  });
}
