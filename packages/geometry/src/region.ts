import { type ArcOptions, arcPolygon } from './arc';
import { type Base, halves, outlineOf, type Polygon, reachOf } from './base';
import { advanced, turned } from './pose';
import { hull, sweptPolygon } from './sweep';
import { add, angleOf, between, cross, dot, lerp, type Point, scale, shortTurn, sub, unit } from './vec';

/** A kind of move, for its reachable ground. Lengths in mm, angles in degrees. */
export type Move =
  /** Straight ahead with up to `pivots` pivots of up to `pivotLimit` degrees (90 unless told) anywhere on the way. */
  | { readonly kind: 'ahead'; readonly distance: number; readonly pivots?: number; readonly pivotLimit?: number }
  | { readonly kind: 'back'; readonly distance: number; readonly pivots?: number; readonly pivotLimit?: number }
  | { readonly kind: 'sidestep'; readonly distance: number; readonly pivots?: number; readonly pivotLimit?: number };

/**
 * The ground a base could cover in the course of a move, obstacles left out, for drawing. Without a pivot it is exact;
 * with pivots it is its outline as seen from the centre, in steps of a degree and at every corner.
 */
export function reachRegion(base: Base, move: Move): Polygon {
  const pivots = move.pivots ?? 0;
  if (pivots <= 0) return straightRegion(base, move);
  const limit = Math.min(move.pivotLimit ?? 90, 180);
  const ways = move.kind === 'sidestep' ? [90, -90] : [move.kind === 'back' ? 180 : 0];
  const parts = ways.map((way) => partsOf(lookingAlong(base, way), move.distance, pivots, limit));
  return outlineAround(
    base.pose,
    parts.flatMap(({ arcs }) => arcs),
    parts.flatMap(({ rings }) => rings),
  );
}

/** Where a charge can reach: the front arc as far as `reach` mm from the front edge. [KOW-CHG-01] */
export const chargeRegion = (base: Base, reach: number, options: ArcOptions = {}): Polygon =>
  arcPolygon(base, 'front', reach, options);

/** Every place nearer than `mm` to a base, for drawing what keeps others away. */
export function nearRegion(base: Base, mm: number): Polygon {
  const outline = outlineOf(base);
  const steps = 12;
  const ring: Point[] = [];
  for (const corner of outline) {
    for (let i = 0; i < steps * 4; i++) {
      const way = scale(unit((90 * i) / steps), mm);
      ring.push({ x: corner.x + way.x, y: corner.y + way.y });
    }
  }
  return hull(ring);
}

function straightRegion(base: Base, move: Move): Polygon {
  const { facing } = base.pose;
  if (move.kind === 'ahead') return sweptPolygon(base, scale(unit(facing), move.distance));
  if (move.kind === 'back') return sweptPolygon(base, scale(unit(facing), -move.distance));
  const left = scale(unit(facing + 90), move.distance);
  const start = { shape: base.shape, pose: { ...base.pose, x: base.pose.x + left.x, y: base.pose.y + left.y } };
  return sweptPolygon(start, scale(left, -2));
}

/** The same footprint with its front to the way it is going. */
function lookingAlong({ shape, pose }: Base, way: number): Base {
  const turned = { ...pose, facing: pose.facing + way };
  if (shape.kind === 'disc' || way % 180 === 0) return { shape, pose: turned };
  return { shape: { kind: 'rect', width: shape.depth, depth: shape.width }, pose: turned };
}

/** Part of a circle: all points `radius` from a centre whose direction is at most `half` degrees from `middle`. */
interface Arc {
  readonly centre: Point;
  readonly radius: number;
  readonly middle: number;
  readonly half: number;
}

/**
 * What a move with pivots covers: corners of the front swing arcs about the place of the pivot, all four corners
 * where it pivots before or after going straight, and at the end of the pivot stand straight corridors.
 */
function partsOf(base: Base, distance: number, pivots: number, limit: number): { arcs: Arc[]; rings: Polygon[] } {
  const { facing } = base.pose;
  const half = halves(base.shape);
  const isRound = base.shape.kind === 'disc';
  const out = isRound ? reachOf(base.shape) : half.depth;
  const aside = isRound ? 0 : half.width;
  const range = Math.min(limit * pivots, 180);
  const whole = reachOf(base.shape);
  const spread = angleOf({ x: half.depth, y: half.width });
  const spins = (centre: Point, look: number, by: number): Arc[] =>
    [spread, -spread, 180 - spread, spread - 180].map((at) => ({ centre, radius: whole, middle: look + at, half: by }));
  const arcs: Arc[] = [...spins(base.pose, facing, range)];
  for (let step = 0; step <= STEPS; step++) {
    const first = (distance * step) / STEPS;
    const centre = advanced(base.pose, first);
    const ahead = distance - first + out;
    const open = range + angleOf({ x: ahead, y: aside });
    arcs.push({ centre, radius: Math.hypot(ahead, aside), middle: facing, half: Math.min(open, 180) });
    if (step === STEPS) arcs.push(...spins(centre, facing, range));
  }
  const corridor = (degrees: number): Polygon =>
    sweptPolygon({ shape: base.shape, pose: turned(base.pose, degrees) }, scale(unit(facing + degrees), distance));
  const rings = [corridor(range), corridor(-range), corridor(0)];
  if (pivots > 1) {
    const before = Math.min(limit * (pivots - 1), 180);
    arcs.push({ centre: base.pose, radius: distance + whole, middle: facing, half: before });
    for (const degrees of [before, -before]) {
      const end = advanced(turned(base.pose, degrees), distance);
      arcs.push(...spins(end, facing + degrees, limit));
    }
  }
  return { arcs, rings };
}

/** How many places along a straight a pivot is drawn at. */
const STEPS = 24;

/** The outline, seen from a point, of arcs (filled towards it) and of convex rings around it or near it. */
function outlineAround(from: Point, arcs: readonly Arc[], rings: readonly Polygon[]): Polygon {
  const rays = Array.from({ length: 360 }, (_, i) => i);
  for (const ring of rings)
    for (const p of ring) if (between(p, from) > 1e-6) rays.push((angleOf(sub(p, from)) + 360) % 360);
  rays.sort((a, b) => a - b);
  return rays
    .map((ray) => {
      const way = unit(ray);
      let reach = 0;
      for (const arc of arcs) reach = Math.max(reach, alongArc(from, way, arc));
      for (const ring of rings) reach = Math.max(reach, alongRing(from, way, ring));
      return add(from, scale(way, reach));
    })
    .reverse();
}

function alongArc(from: Point, way: Point, { centre, radius, middle, half }: Arc): number {
  const off = sub(centre, from);
  const along = dot(off, way);
  const aside = cross(way, off);
  const square = radius * radius - aside * aside;
  if (square < 0) return 0;
  const reach = along + Math.sqrt(square);
  const at = sub(scale(way, reach), off);
  return Math.abs(shortTurn(angleOf(at) - middle)) <= half + 1e-9 ? reach : 0;
}

function alongRing(from: Point, way: Point, ring: Polygon): number {
  let reach = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = sub(ring[i]!, from);
    const b = sub(ring[(i + 1) % ring.length]!, from);
    const sideA = cross(way, a);
    const sideB = cross(way, b);
    if (sideA * sideB > 1e-9 || Math.abs(sideB - sideA) < 1e-12) continue;
    reach = Math.max(reach, dot(lerp(a, b, sideA / (sideA - sideB)), way));
  }
  return reach;
}
