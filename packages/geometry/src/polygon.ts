import { buffer, difference, featureCollection, polygon as turfPolygon, union as turfUnion } from '@turf/turf';
import { type Base, halves, isPolygon, type Polygon, reachOf, type Table } from './base';
import { holdsPoint } from './distance';
import { TOLERANCE } from './measure';
import { toLocal } from './pose';
import { coreOf, edgeAt, isInsideRing, nearestOfCores } from './rings';
import { nearestOnSegment, type Point } from './vec';

/** A piece of ground that may have holes, in mm. */
export interface Ground {
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
}

/** Whether a point lies in a polygon or within the tolerance of its rim. */
export function containsPoint(polygon: Polygon, point: Point): boolean {
  if (isInsideRing(polygon, point)) return true;
  return polygon.some((_, i) => {
    const near = nearestOnSegment(edgeAt(polygon, i), point);
    return Math.hypot(near.x - point.x, near.y - point.y) <= TOLERANCE;
  });
}

/** The area of a polygon in square mm, whichever way round it runs. */
export const areaOf = (polygon: Polygon): number => Math.abs(signedArea(polygon));

/** The share of a base that lies inside a polygon, 0 to 1; exact for rectangles and discs. */
export function shareInside(base: Base, polygon: Polygon): number {
  const { shape, pose } = base;
  const local = polygon.map((point) => toLocal(pose, point));
  if (shape.kind === 'disc') {
    const full = Math.PI * shape.radius ** 2;
    return within01(Math.abs(areaInDisc(local, shape.radius)) / full);
  }
  const { width, depth } = halves(shape);
  return within01(areaOf(clipped(local, -width, -depth, width, depth)) / (shape.width * shape.depth));
}

/** Whether two polygons share any point; touching counts. */
export const polygonsIntersect = (a: Polygon, b: Polygon): boolean =>
  nearestOfCores(coreOf(a), coreOf(b)).distance === 0;

/** The part of a polygon on the table. Parts joined only outside it stay joined along the table's edge. */
export const onTable = (polygon: Polygon, table: Table): Polygon => clipped(polygon, 0, 0, table.width, table.depth);

/** All the ground any of some polygons covers. Rings thinner than the tolerance are left out. */
export function union(polygons: readonly Polygon[]): readonly Ground[] {
  const features = polygons.filter((ring) => areaOf(ring) > 0).map(toTurf);
  const [only] = features;
  if (!only) return [];
  if (features.length === 1) return fromTurf(only.geometry);
  const joined = turfUnion(featureCollection(features));
  return joined ? fromTurf(joined.geometry) : [];
}

/** The ground of `from` that none of `taken` covers. */
export function without(from: Polygon, taken: readonly Polygon[]): readonly Ground[] {
  const others = taken.filter((ring) => areaOf(ring) > 0).map(toTurf);
  if (others.length === 0) return [{ outline: from, holes: [] }];
  const left = difference(featureCollection([toTurf(from), ...others]));
  return left ? fromTurf(left.geometry) : [];
}

/**
 * A polygon grown by `mm` with round corners, or drawn in by it when negative: one piece, several, or none left.
 * The rounding is drawn in 16 steps a quarter.
 */
export function offset(polygon: Polygon, mm: number): readonly Ground[] {
  if (mm === 0) return [{ outline: polygon, holes: [] }];
  const grown = buffer(toTurf(polygon), mm * METRES_PER_MM, { units: 'meters', steps: 16 });
  return grown ? fromTurf(grown.geometry) : [];
}

/** A polygon drawn in by `mm`; empty when nothing is left. */
export const inset = (polygon: Polygon, mm: number): readonly Ground[] => offset(polygon, -mm);

/** Whether a point lies in a base or a polygon, the rim included. */
export const shapeHolds = (shape: Base | Polygon, point: Point): boolean =>
  isPolygon(shape) ? containsPoint(shape, point) : holdsPoint(shape, point);

/** Whether a base lies in a polygon with every point, over its rim by no more than the tolerance. */
export function isWhollyIn(base: Base, polygon: Polygon): boolean {
  if (!isInsideRing(polygon, base.pose)) return false;
  const core = coreOf(base);
  if (core.points.length === 1) {
    return polygon.every((_, i) => {
      const near = nearestOnSegment(edgeAt(polygon, i), base.pose);
      return Math.hypot(near.x - base.pose.x, near.y - base.pose.y) >= reachOf(base.shape) - TOLERANCE;
    });
  }
  return core.points.every((point) => containsPoint(polygon, point)) && shareInside(base, polygon) > 1 - 1e-3;
}

/**
 * The adapter: turf takes coordinates for longitude and latitude, and where it measures it does so on a globe. A table
 * is laid down at 0,0 with one inch to 1e-4 degree, small enough that the globe is flat to a millionth.
 */
const DEGREES_PER_MM = 1e-4 / 25.4;
const EARTH_RADIUS = 6_371_008.8;
const METRES_PER_MM = (DEGREES_PER_MM * Math.PI * EARTH_RADIUS) / 180;

function toTurf(ring: Polygon) {
  const line = ring.map(({ x, y }) => [x * DEGREES_PER_MM, y * DEGREES_PER_MM]);
  return turfPolygon([[...line, line[0]!]]);
}

type TurfRings = readonly (readonly (readonly number[])[])[];
type TurfArea =
  | { readonly type: 'Polygon'; readonly coordinates: TurfRings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly TurfRings[] };

function fromTurf(area: TurfArea): readonly Ground[] {
  const all = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return all.flatMap((rings) => {
    const [outline, ...holes] = rings.map((ring) =>
      ring.slice(0, -1).map(([x = 0, y = 0]) => ({ x: x / DEGREES_PER_MM, y: y / DEGREES_PER_MM })),
    );
    if (!outline || areaOf(outline) < TOLERANCE) return [];
    return [{ outline, holes: holes.filter((hole) => areaOf(hole) >= TOLERANCE) }];
  });
}

const within01 = (share: number): number => Math.min(Math.max(share, 0), 1);

function signedArea(ring: readonly Point[]): number {
  let double = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[j]!;
    const b = ring[i]!;
    double += a.x * b.y - a.y * b.x;
  }
  return double / 2;
}

/** A ring cut to an upright box, one side after the other. */
function clipped(ring: readonly Point[], minX: number, minY: number, maxX: number, maxY: number): Point[] {
  let left = cut(ring, (p) => p.x - minX);
  left = cut(left, (p) => maxX - p.x);
  left = cut(left, (p) => p.y - minY);
  return cut(left, (p) => maxY - p.y);
}

function cut(ring: readonly Point[], inside: (p: Point) => number): Point[] {
  const kept: Point[] = [];
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    const atA = inside(a);
    const atB = inside(b);
    if (atA >= 0) kept.push(a);
    if (atA * atB < 0) {
      const t = atA / (atA - atB);
      kept.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
  }
  return kept;
}

/** The signed area a ring shares with the disc about the origin: edge by edge, triangles inside and sectors outside. */
function areaInDisc(ring: readonly Point[], radius: number): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) sum += edgeInDisc(ring[i]!, ring[(i + 1) % ring.length]!, radius);
  return sum;
}

function edgeInDisc(a: Point, b: Point, radius: number): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const square = x * x + y * y;
  if (square === 0) return 0;
  const half = a.x * x + a.y * y;
  const under = half * half - square * (a.x * a.x + a.y * a.y - radius * radius);
  if (under <= 0) return sector(a, b, radius);
  const root = Math.sqrt(under);
  const enter = Math.min(Math.max((-half - root) / square, 0), 1);
  const leave = Math.min(Math.max((-half + root) / square, 0), 1);
  if (enter >= leave) return sector(a, b, radius);
  const p = { x: a.x + x * enter, y: a.y + y * enter };
  const q = { x: a.x + x * leave, y: a.y + y * leave };
  return sector(a, p, radius) + (p.x * q.y - p.y * q.x) / 2 + sector(q, b, radius);
}

const sector = (a: Point, b: Point, radius: number): number =>
  (radius * radius * Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)) / 2;
