import { type Base, FACES, type Face, halves, type Polygon } from './base';
import { atLeast } from './measure';
import { type Pose, toLocal, toWorld } from './pose';
import { coreOf, nearestOfCores, shortenedBy } from './rings';
import { DEGREE, type Point } from './vec';

export interface ArcOptions {
  /** Counts the front edge as this wide in mm, centred on the leader point, when the base is wider. [KOW-WAR-04] */
  readonly frontWidth?: number;
}

/** Where a point lies among the four arcs of a base. */
export interface ArcPlace {
  /** One face, or two when the point is on the line between their arcs (within the tolerance). */
  readonly faces: readonly Face[];
  /** The face whose arc holds the point deepest; on the very line, the first in the order of `faces`. */
  readonly face: Face;
  /** The next nearest arc: the one the margin is measured against. */
  readonly next: Face;
  /** mm from the point to the line between the two arcs. */
  readonly margin: number;
  /** The same as the angle at the corner the line starts from, in degrees. */
  readonly degrees: number;
}

/**
 * Which of the four arcs hold a point. Their lines run outward from each corner at 45 degrees; a point on a line
 * belongs to both, and the caller says which counts. A point inside the base goes by the edges' extensions.
 * [KOW-UNI-10]
 */
export function arcsHolding(base: Base, point: Point): ArcPlace {
  const { width, depth } = halves(base.shape);
  const local = toLocal(base.pose, point);
  const reach = [local.y - depth, local.x - width, -local.y - depth, -local.x - width];
  const order = [0, 1, 2, 3].sort((a, b) => reach[b]! - reach[a]! || a - b);
  const first = order[0]!;
  const second = order[1]!;
  const margin = (reach[first]! - reach[second]!) / Math.SQRT2;
  const fromCorner = Math.hypot(reach[first]!, reach[second]!);
  const sine = fromCorner === 0 ? 0 : Math.min(margin / fromCorner, 1);
  return {
    faces: order.filter((i) => atLeast(reach[i]!, reach[first]!) || i === first).map((i) => FACES[i]!),
    face: FACES[first]!,
    next: FACES[second]!,
    margin,
    degrees: Math.asin(sine) / DEGREE,
  };
}

/** Whether a base is at least partly in an arc, and by how much. */
export interface ArcShare {
  readonly inside: boolean;
  /** mm: how deep the base's deepest point is in the arc, or, negative, how far the base is from it. */
  readonly margin: number;
  /** The deepest point of the other base in the arc, or its nearest to it. */
  readonly at: Point;
}

/** Whether `other` is at least partly in the arc of a face; reaching its line within the tolerance is in. [KOW-UNI-11] */
export function isPartlyIn(base: Base, face: Face, other: Base, options: ArcOptions = {}): ArcShare {
  const { pose, half, out } = frameOf(base, face, options);
  const points = coreOf(other).points.map((point) => toLocal(pose, point));
  const radius = other.shape.kind === 'disc' ? other.shape.radius : 0;
  const deepest = deepestIn(points, radius, half, out);
  if (deepest.margin >= 0) {
    return { inside: true, margin: deepest.margin, at: toWorld(pose, deepest.at) };
  }
  const a = { points, radius };
  const b = { points: wedge(half, out, FAR), radius: 0 };
  const near = shortenedBy(nearestOfCores(a, b), a, b);
  return { inside: atLeast(-near.distance, 0), margin: -near.distance, at: toWorld(pose, near.from) };
}

/**
 * The exact outline of an arc as far as `reach` mm from the face's edge (every point of it is that near), for
 * drawing: the edge, the two lines at 45 degrees, and the far side rounded about the edge's ends.
 */
export function arcPolygon(base: Base, face: Face, reach: number, options: ArcOptions = {}): Polygon {
  const { pose, half, out } = frameOf(base, face, options);
  const ring: Point[] = [
    { x: half, y: out },
    { x: -half, y: out },
  ];
  const steps = 16;
  for (let i = 0; i <= steps; i++) ring.push(rim(-half, out, reach, 135 - (45 * i) / steps));
  for (let i = 0; i <= steps; i++) ring.push(rim(half, out, reach, 90 - (45 * i) / steps));
  return ring.map((point) => toWorld(pose, point));
}

const FAR = 1e5;

/** A pose that looks out of the face, half the length of its edge, and how far out of the centre it lies. */
function frameOf(base: Base, face: Face, options: ArcOptions): { pose: Pose; half: number; out: number } {
  const { width, depth } = halves(base.shape);
  const isAhead = face === 'front' || face === 'rear';
  const own = isAhead ? width : depth;
  const half = face === 'front' && options.frontWidth !== undefined ? Math.min(own, options.frontWidth / 2) : own;
  const pose = { ...base.pose, facing: base.pose.facing - 90 * FACES.indexOf(face) };
  return { pose, half, out: isAhead ? depth : width };
}

const rim = (x: number, y: number, reach: number, degrees: number): Point => ({
  x: x + reach * Math.cos(degrees * DEGREE),
  y: y + reach * Math.sin(degrees * DEGREE),
});

const wedge = (half: number, out: number, far: number): Polygon => [
  { x: -half, y: out },
  { x: half, y: out },
  { x: half + far, y: out + far },
  { x: -half - far, y: out + far },
];

/** How far inside its three lines a point is: ahead of the edge, and inside both lines at 45 degrees. */
function insideness(p: Point, half: number, out: number): number {
  const ahead = p.y - out;
  return Math.min(ahead, (ahead + half - Math.abs(p.x)) * Math.SQRT1_2);
}

/**
 * The point of a convex ring, grown by a radius, that lies deepest in the arc. The depth is the least of three linear
 * functions that all grow straight ahead, so it is greatest on the outline: at a corner, or where an edge crosses a
 * line along which two of the three are equal.
 */
function deepestIn(points: readonly Point[], radius: number, half: number, out: number): { margin: number; at: Point } {
  const candidates: Point[] = [...points];
  if (points.length === 1) {
    const centre = points[0]!;
    for (const degrees of [90, 45, 135]) candidates.push(rim(centre.x, centre.y, radius, degrees));
    candidates.push(...discOnRidges(centre, radius, half, out));
  } else {
    for (let i = 0; i < points.length; i++) {
      const a = points[i]!;
      const b = points[(i + 1) % points.length]!;
      for (const ridge of RIDGES) {
        const offA = ridge(a, half, out);
        const offB = ridge(b, half, out);
        if (offA * offB < 0) {
          const t = offA / (offA - offB);
          candidates.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
        }
      }
    }
  }
  let best = { margin: Number.NEGATIVE_INFINITY, at: points[0]! };
  for (const at of candidates) {
    const margin = insideness(at, half, out);
    if (margin > best.margin) best = { margin, at };
  }
  return best;
}

/** The lines along which two of the three depths are equal, as signed functions. */
const RIDGES: readonly ((p: Point, half: number, out: number) => number)[] = [
  (p) => p.x,
  (p, half, out) => p.y - out - (p.y - out + half - p.x) * Math.SQRT1_2,
  (p, half, out) => p.y - out - (p.y - out + half + p.x) * Math.SQRT1_2,
];

function discOnRidges(centre: Point, radius: number, half: number, out: number): Point[] {
  const found: Point[] = [];
  const origin = { x: 0, y: 0 };
  for (const ridge of RIDGES) {
    const constant = ridge(origin, half, out);
    const a = ridge({ x: 1, y: 0 }, half, out) - constant;
    const b = ridge({ x: 0, y: 1 }, half, out) - constant;
    const norm = Math.hypot(a, b);
    const off = ridge(centre, half, out) / norm;
    if (Math.abs(off) > radius) continue;
    const run = Math.sqrt(radius * radius - off * off);
    const foot = { x: centre.x - (off * a) / norm, y: centre.y - (off * b) / norm };
    found.push({ x: foot.x - (b / norm) * run, y: foot.y + (a / norm) * run });
    found.push({ x: foot.x + (b / norm) * run, y: foot.y - (a / norm) * run });
  }
  return found;
}
