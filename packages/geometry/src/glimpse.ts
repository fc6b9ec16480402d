import { type Base, isPolygon, type Polygon } from './base';
import { gapToPoint } from './distance';
import { TOLERANCE } from './measure';
import { edgeAt, isInsideRing } from './rings';
import { openings, shadowsOn, type Wall, wallOf } from './shadow';
import { isMixedWith, sidesTurnedTo } from './sight';
import type { Point, Segment } from './vec';

/**
 * Whether anything of a base can be seen from any of several points past shapes that all bar the line: `sight(…).seen`
 * for one of them, found sooner, because a plain line that is clear says yes, and nobody asks how much or by whom.
 */
export function isGlimpsed(
  eyes: readonly Point[],
  target: Base,
  blockers: readonly { readonly id: string; readonly shape: Base | Polygon }[],
): boolean {
  if (blockers.length === 0) return eyes.length > 0;
  const walls = blockers.map(({ id, shape }) => wallOf(id, shape));
  if (eyes.some((eye) => hasClearLine(eye, target, walls))) return true;
  const facets = isMixedWith(target, walls);
  return eyes.some((eye) => isOpen(eye, target, walls, facets));
}

function isOpen(eye: Point, target: Base, walls: readonly Wall[], facets: boolean): boolean {
  if (gapToPoint(target, eye).distance <= TOLERANCE) return true;
  for (const side of sidesTurnedTo(target, eye, facets)) {
    const shadows = shadowsOn(side.edge, eye, walls, undefined);
    const open = openings(shadows, 'span');
    for (const [low, high] of open.length > 0 ? open : openings(shadows, 'eased'))
      if (side.measure(low, high) > 0) return true;
  }
  return false;
}

/** A line that passes every wall at this distance, in mm, grazes none and slips through no slit. */
const CLEAR = 0.2;

/** The middle of the target, or a place to the left or right of it, is seen past everything. */
function hasClearLine(eye: Point, { shape, pose }: Base, walls: readonly Wall[]): boolean {
  const half = shape.kind === 'disc' ? shape.radius : Math.min(shape.width, shape.depth) / 2;
  const far = Math.hypot(pose.x - eye.x, pose.y - eye.y);
  if (far <= half) return false;
  const aside = { x: ((eye.y - pose.y) / far) * half, y: ((pose.x - eye.x) / far) * half };
  return ASIDE.some((share) => {
    const line = { from: eye, to: { x: pose.x + aside.x * share, y: pose.y + aside.y * share } };
    return walls.every((wall) => isClearOf(line, wall));
  });
}
const ASIDE = [0, 0.7, -0.7];

function isClearOf({ from, to }: Segment, { shape, points, radius, box }: Wall): boolean {
  if (
    box.minX > Math.max(from.x, to.x) + CLEAR ||
    box.maxX < Math.min(from.x, to.x) - CLEAR ||
    box.minY > Math.max(from.y, to.y) + CLEAR ||
    box.maxY < Math.min(from.y, to.y) - CLEAR
  )
    return true;
  if (points.length === 1) return squareToSegment(from, to, points[0]!) > (radius + CLEAR) ** 2;
  if (isInsideRing(isPolygon(shape) ? shape : points, from)) return false;
  for (let i = 0; i < points.length; i++) {
    const edge = edgeAt(points, i);
    if (isNearer(from, to, edge.from, edge.to)) return false;
  }
  return true;
}

/** Two segments cross or come within `CLEAR` of each other. */
function isNearer(a: Point, b: Point, c: Point, d: Point): boolean {
  const sideC = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const sideD = (b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x);
  const sideA = (d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x);
  const sideB = (d.x - c.x) * (b.y - c.y) - (d.y - c.y) * (b.x - c.x);
  if (sideC * sideD <= 0 && sideA * sideB <= 0) return true;
  const near = CLEAR * CLEAR;
  return (
    squareToSegment(a, b, c) <= near ||
    squareToSegment(a, b, d) <= near ||
    squareToSegment(c, d, a) <= near ||
    squareToSegment(c, d, b) <= near
  );
}

/** The square of the distance from a point to a segment. */
function squareToSegment(from: Point, to: Point, p: Point): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const square = x * x + y * y;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - from.x) * x + (p.y - from.y) * y) / square));
  return (from.x + x * t - p.x) ** 2 + (from.y + y * t - p.y) ** 2;
}
