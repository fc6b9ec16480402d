import { type ArcOptions, arcPolygon } from './arc';
import { type Base, outlineOf, type Polygon } from './base';
import { advanced, turned } from './pose';
import { hull, sweptPolygon } from './sweep';
import { add, angleOf, cross, type Point, scale, shortTurn, sub, unit } from './vec';

/** A kind of move, for its reachable ground. Lengths in mm, angles in degrees. */
export type Move =
  /** Straight ahead with up to `pivots` pivots of up to `pivotLimit` degrees (90 unless told) anywhere on the way. */
  | { readonly kind: 'ahead'; readonly distance: number; readonly pivots?: number; readonly pivotLimit?: number }
  | { readonly kind: 'back'; readonly distance: number; readonly pivots?: number; readonly pivotLimit?: number }
  | { readonly kind: 'sidestep'; readonly distance: number; readonly pivots?: number; readonly pivotLimit?: number };

/**
 * The ground a base could cover in the course of a move, obstacles left out, for drawing. Without a pivot it is exact;
 * with pivots it is the outline seen from the centre in steps of 2 degrees, never more than is reachable.
 */
export function reachRegion(base: Base, move: Move): Polygon {
  const pivots = move.pivots ?? 0;
  if (pivots <= 0) return straightRegion(base, move);
  const limit = Math.min(move.pivotLimit ?? 90, 180);
  const reach = new Float64Array(RAYS);
  for (const end of endsOf(base, move, pivots, limit)) cover(reach, base.pose, outlineOf(end, 24));
  return Array.from(reach, (mm, ray) => add(base.pose, scale(unit((360 * ray) / RAYS), mm))).reverse();
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

const RAYS = 180;

function straightRegion(base: Base, move: Move): Polygon {
  const { facing } = base.pose;
  if (move.kind === 'ahead') return sweptPolygon(base, scale(unit(facing), move.distance));
  if (move.kind === 'back') return sweptPolygon(base, scale(unit(facing), -move.distance));
  const left = scale(unit(facing + 90), move.distance);
  const start = { shape: base.shape, pose: { ...base.pose, x: base.pose.x + left.x, y: base.pose.y + left.y } };
  return sweptPolygon(start, scale(left, -2));
}

/**
 * A thinned set of everything a move can end as. What reaches farthest is one of few kinds: every pivot at once and
 * then straight on, straight on and then every pivot, and a change of direction half-way.
 */
function endsOf(base: Base, move: Move, pivots: number, limit: number): Base[] {
  const ends: Base[] = [];
  const { distance } = move;
  const ways = move.kind === 'sidestep' ? [90, -90] : move.kind === 'back' ? [180] : [0];
  const range = Math.min(limit * pivots, 180);
  const go = (from: Base, mm: number, way: number): Base => {
    const looking = { ...from.pose, facing: from.pose.facing + way };
    return { shape: from.shape, pose: { ...advanced(looking, mm), facing: from.pose.facing } };
  };
  const turn = (from: Base, degrees: number): Base => ({ shape: from.shape, pose: turned(from.pose, degrees) });
  for (const way of ways) {
    for (let degrees = -range; degrees <= range; degrees += 3) {
      ends.push(go(turn(base, degrees), distance, way));
      ends.push(turn(go(base, distance, way), degrees), turn(base, degrees));
    }
    for (let step = 1; step < 8; step++) {
      const first = (distance * step) / 8;
      for (let degrees = -range; degrees <= range; degrees += 6) {
        ends.push(go(turn(go(base, first, way), degrees), distance - first, way));
      }
    }
    if (pivots < 2) continue;
    for (let degrees = -limit; degrees <= limit; degrees += 6) {
      const out = go(turn(base, degrees), distance, way);
      for (let last = -limit; last <= limit; last += 15) ends.push(turn(out, last));
    }
  }
  return ends;
}

/** Lengthens each ray of a fan about a point as far as a ring's edges reach along it. */
function cover(reach: Float64Array, centre: Point, ring: Polygon): void {
  const count = reach.length;
  const step = 360 / count;
  for (let i = 0; i < ring.length; i++) {
    const a = sub(ring[i]!, centre);
    const b = sub(ring[(i + 1) % ring.length]!, centre);
    const start = angleOf(a);
    const end = start + shortTurn(angleOf(b) - start);
    const last = Math.floor(Math.max(start, end) / step);
    for (let ray = Math.ceil(Math.min(start, end) / step); ray <= last; ray++) {
      const across = cross(unit(ray * step), sub(b, a));
      if (Math.abs(across) < 1e-12) continue;
      const index = ((ray % count) + count) % count;
      reach[index] = Math.max(reach[index]!, cross(a, b) / across);
    }
  }
}
