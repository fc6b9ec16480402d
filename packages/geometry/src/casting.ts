import type { Point } from './vec';

/**
 * How far a ring of points can go along a unit direction until it comes within `radius` of another ring, in mm;
 * Infinity when it never does. Rings that are within `radius` already are the caller's to notice. First contact is
 * always at a corner of one of them, so corners are cast forward at the other's edges, and the other's backward.
 */
export function travelToContact(
  moving: readonly Point[],
  x: number,
  y: number,
  still: readonly Point[],
  radius: number,
): number {
  return Math.min(castAll(moving, x, y, still, radius), castAll(still, -x, -y, moving, radius));
}

function castAll(from: readonly Point[], x: number, y: number, at: readonly Point[], radius: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < at.length; i++) {
    const a = at[i]!;
    const b = at.length > 1 ? at[i + 1 === at.length ? 0 : i + 1]! : a;
    for (let j = 0; j < from.length; j++) {
      const p = from[j]!;
      const travel = radius === 0 ? rayToEdge(p, x, y, a, b) : rayToCapsule(p, x, y, a, b, radius);
      if (travel < least) least = travel;
    }
    if (at.length === 2) break;
  }
  return least;
}

function rayToEdge(p: Point, x: number, y: number, a: Point, b: Point): number {
  const edgeX = b.x - a.x;
  const edgeY = b.y - a.y;
  const turn = x * edgeY - y * edgeX;
  const awayX = a.x - p.x;
  const awayY = a.y - p.y;
  if (Math.abs(turn) < 1e-12) return Number.POSITIVE_INFINITY;
  const share = (awayX * y - awayY * x) / turn;
  if (share < 0 || share > 1) return Number.POSITIVE_INFINITY;
  const travel = (awayX * edgeY - awayY * edgeX) / turn;
  return travel >= 0 ? travel : Number.POSITIVE_INFINITY;
}

function rayToCapsule(p: Point, x: number, y: number, a: Point, b: Point, radius: number): number {
  let least = Math.min(rayToCircle(p, x, y, a, radius), rayToCircle(p, x, y, b, radius));
  const edgeX = b.x - a.x;
  const edgeY = b.y - a.y;
  const length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
  if (length === 0) return least;
  const offX = (-edgeY / length) * radius;
  const offY = (edgeX / length) * radius;
  for (let sign = -1; sign <= 1; sign += 2) {
    const from = { x: a.x + offX * sign, y: a.y + offY * sign };
    const to = { x: b.x + offX * sign, y: b.y + offY * sign };
    const travel = rayToEdge(p, x, y, from, to);
    if (travel < least) least = travel;
  }
  return least;
}

function rayToCircle(p: Point, x: number, y: number, centre: Point, radius: number): number {
  const awayX = centre.x - p.x;
  const awayY = centre.y - p.y;
  const along = awayX * x + awayY * y;
  const off = awayX * y - awayY * x;
  const square = radius * radius - off * off;
  if (square <= 0) return Number.POSITIVE_INFINITY;
  const travel = along - Math.sqrt(square);
  return travel >= 0 ? travel : Number.POSITIVE_INFINITY;
}

/**
 * How far a ring can turn about a point (radians, counter-clockwise when `sign` is 1, clockwise when -1) until it
 * comes within `radius` of another ring; Infinity when a whole turn meets nothing.
 */
export function turnToContact(
  moving: readonly Point[],
  about: Point,
  sign: 1 | -1,
  still: readonly Point[],
  radius: number,
): number {
  return Math.min(
    turnAll(moving, about, sign, still, radius),
    turnAll(still, about, sign === 1 ? -1 : 1, moving, radius),
  );
}

function turnAll(from: readonly Point[], about: Point, sign: number, at: readonly Point[], radius: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of from) {
    const x = p.x - about.x;
    const y = p.y - about.y;
    const swing = Math.sqrt(x * x + y * y);
    if (swing === 0) continue;
    const start = Math.atan2(y, x);
    const meet = (point: Point): void => {
      let turn = (Math.atan2(point.y - about.y, point.x - about.x) - start) * sign;
      if (turn < 0) turn += 2 * Math.PI;
      if (turn < least) least = turn;
    };
    for (let i = 0; i < at.length; i++) {
      const a = at[i]!;
      const b = at.length > 1 ? at[(i + 1) % at.length]! : a;
      if (radius === 0) circleMeetsEdge(about, swing, a, b, meet);
      else {
        circleMeetsCircle(about, swing, a, radius, meet);
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        if (length > 0) {
          const offX = (-(b.y - a.y) / length) * radius;
          const offY = ((b.x - a.x) / length) * radius;
          for (const side of [-1, 1]) {
            const one = { x: a.x + offX * side, y: a.y + offY * side };
            const other = { x: b.x + offX * side, y: b.y + offY * side };
            circleMeetsEdge(about, swing, one, other, meet);
          }
        }
      }
    }
  }
  return least;
}

function circleMeetsEdge(centre: Point, radius: number, a: Point, b: Point, meet: (p: Point) => void): void {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const fromX = a.x - centre.x;
  const fromY = a.y - centre.y;
  const square = x * x + y * y;
  const half = fromX * x + fromY * y;
  const under = half * half - square * (fromX * fromX + fromY * fromY - radius * radius);
  if (square === 0 || under < 0) return;
  const root = Math.sqrt(under);
  for (const t of [(-half - root) / square, (-half + root) / square]) {
    if (t >= 0 && t <= 1) meet({ x: a.x + x * t, y: a.y + y * t });
  }
}

function circleMeetsCircle(a: Point, radiusA: number, b: Point, radiusB: number, meet: (p: Point) => void): void {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const apart = Math.sqrt(x * x + y * y);
  if (apart === 0 || apart > radiusA + radiusB || apart < Math.abs(radiusA - radiusB)) return;
  const along = (radiusA * radiusA - radiusB * radiusB + apart * apart) / (2 * apart);
  const off = Math.sqrt(Math.max(radiusA * radiusA - along * along, 0));
  for (const side of [-1, 1]) {
    meet({ x: a.x + (x * along - y * off * side) / apart, y: a.y + (y * along + x * off * side) / apart });
  }
}
