import { type Base, corners, edge, FACES, type Face, halves, type Polygon, type Table } from './base';
import { gap, gapToPolygon } from './distance';
import { TOLERANCE } from './measure';
import { isInsideRing } from './rings';
import { cosine, dot, lerp, type Point, sine, sub } from './vec';

/** Where two touching bases meet, in mm. A corner contact has length 0 and may lie on two faces of each base. */
export interface Contact {
  readonly kind: 'edge' | 'corner';
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** The faces of the first base the contact lies on. */
  readonly mine: readonly Face[];
  /** The faces of the second base the contact lies on. */
  readonly theirs: readonly Face[];
}

/** Whether two bases overlap deeper than the tolerance. */
export const overlaps = (a: Base, b: Base): boolean => isDeeper(a, b, TOLERANCE);

/** Whether two bases touch: no farther apart and no deeper in each other than the tolerance. */
export const touches = (a: Base, b: Base): boolean => isDeeper(a, b, -TOLERANCE * 2) && !overlaps(a, b) && isNear(a, b);

/** Where two bases touch; undefined when they are apart or overlap. An edge contact is longer than the tolerance. */
export function contactOf(a: Base, b: Base): Contact | undefined {
  if (!touches(a, b)) return undefined;
  if (a.shape.kind === 'rect' && b.shape.kind === 'rect') {
    for (const mine of FACES) {
      for (const theirs of FACES) {
        const shared = sharedEdge(a, mine, b, theirs);
        if (shared) return { kind: 'edge', ...shared, mine: [mine], theirs: [theirs] };
      }
    }
  }
  const near = gap(a, b);
  const at = lerp(near.from, near.to, 0.5);
  return { kind: 'corner', from: at, to: at, length: 0, mine: facesAt(a, at), theirs: facesAt(b, at) };
}

/** Whether a base reaches into a polygon deeper than the tolerance. */
export function overlapsPolygon(base: Base, polygon: Polygon): boolean {
  const { shape, pose } = base;
  const c = cosine(pose.facing);
  const s = sine(pose.facing);
  const inner = shape.kind === 'rect' ? halves(shape) : undefined;
  const wide = inner ? inner.width - TOLERANCE : 0;
  const deep = inner ? inner.depth - TOLERANCE : 0;
  const square = shape.kind === 'disc' ? Math.max(shape.radius - TOLERANCE, 0) ** 2 : 0;
  const last = polygon[polygon.length - 1]!;
  let fromX = (last.x - pose.x) * s - (last.y - pose.y) * c;
  let fromY = (last.x - pose.x) * c + (last.y - pose.y) * s;
  for (const { x, y } of polygon) {
    const toX = (x - pose.x) * s - (y - pose.y) * c;
    const toY = (x - pose.x) * c + (y - pose.y) * s;
    if (inner ? entersBox(fromX, fromY, toX, toY, wide, deep) : squareToOrigin(fromX, fromY, toX, toY) < square) {
      return true;
    }
    fromX = toX;
    fromY = toY;
  }
  return isInsideRing(polygon, pose);
}

/** Whether a base touches a polygon without reaching into it. */
export const touchesPolygon = (base: Base, polygon: Polygon): boolean =>
  !overlapsPolygon(base, polygon) && gapToPolygon(base, polygon).distance <= TOLERANCE;

/** Whether a base is wholly on the table, over its edge by no more than the tolerance. */
export function isOnTable(base: Base, table: Table): boolean {
  const { shape, pose } = base;
  const c = Math.abs(cosine(pose.facing));
  const s = Math.abs(sine(pose.facing));
  const wide = shape.kind === 'disc' ? shape.radius : (shape.width * s + shape.depth * c) / 2;
  const high = shape.kind === 'disc' ? shape.radius : (shape.width * c + shape.depth * s) / 2;
  return (
    pose.x - wide >= -TOLERANCE &&
    pose.y - high >= -TOLERANCE &&
    pose.x + wide <= table.width + TOLERANCE &&
    pose.y + high <= table.depth + TOLERANCE
  );
}

/**
 * Whether two bases overlap deeper than `depth` mm; a negative depth asks whether they are at least that near along
 * every separating axis. Allocates nothing: this is the question asked most.
 */
export function isDeeper(a: Base, b: Base, depth: number): boolean {
  const x = b.pose.x - a.pose.x;
  const y = b.pose.y - a.pose.y;
  if (a.shape.kind === 'disc') {
    if (b.shape.kind === 'disc') {
      const reach = a.shape.radius + b.shape.radius - depth;
      return reach > 0 && x * x + y * y < reach * reach;
    }
    return discReaches(a.shape.radius, -x, -y, b.shape.width / 2, b.shape.depth / 2, b.pose.facing, depth);
  }
  const wideA = a.shape.width / 2;
  const deepA = a.shape.depth / 2;
  if (b.shape.kind === 'disc') return discReaches(b.shape.radius, x, y, wideA, deepA, a.pose.facing, depth);
  const wideB = b.shape.width / 2;
  const deepB = b.shape.depth / 2;
  const square = x * x + y * y;
  const far = wideA + deepA + wideB + deepB - depth;
  if (square > far * far) return false;
  // Circles inside both that overlap so deep settle it without turning anything.
  const near = Math.min(wideA, deepA) + Math.min(wideB, deepB) - depth;
  if (near > 0 && square < near * near) return true;
  const cosA = cosine(a.pose.facing);
  const sinA = sine(a.pose.facing);
  const cosB = cosine(b.pose.facing);
  const sinB = sine(b.pose.facing);
  const c = Math.abs(cosA * cosB + sinA * sinB);
  const s = Math.abs(sinA * cosB - cosA * sinB);
  if (wideA + wideB * c + deepB * s - Math.abs(x * sinA - y * cosA) <= depth) return false;
  if (deepA + wideB * s + deepB * c - Math.abs(x * cosA + y * sinA) <= depth) return false;
  if (wideB + wideA * c + deepA * s - Math.abs(x * sinB - y * cosB) <= depth) return false;
  return deepB + wideA * s + deepA * c - Math.abs(x * cosB + y * sinB) > depth;
}

function discReaches(
  radius: number,
  x: number,
  y: number,
  wide: number,
  deep: number,
  facing: number,
  depth: number,
): boolean {
  const c = cosine(facing);
  const s = sine(facing);
  const outX = Math.abs(x * s - y * c) - wide;
  const outY = Math.abs(x * c + y * s) - deep;
  const out = outX > 0 && outY > 0 ? Math.sqrt(outX * outX + outY * outY) : Math.max(outX, outY);
  return radius - out > depth;
}

/** Bases near along every axis may still be apart corner to corner; the exact gap decides. */
const isNear = (a: Base, b: Base): boolean => gap(a, b).distance <= TOLERANCE;

/** The part of two opposed edges that lies within the tolerance of each other. */
function sharedEdge(a: Base, mine: Face, b: Base, theirs: Face): Pick<Contact, 'from' | 'to' | 'length'> | undefined {
  const first = edge(a, mine);
  const second = edge(b, theirs);
  const along = sub(first.to, first.from);
  const length = Math.sqrt(dot(along, along));
  const x = along.x / length;
  const y = along.y / length;
  const place = (p: Point): { at: number; off: number } => ({
    at: (p.x - first.from.x) * x + (p.y - first.from.y) * y,
    off: (p.x - first.from.x) * y - (p.y - first.from.y) * x,
  });
  const start = place(second.to);
  const end = place(second.from);
  const run = end.at - start.at;
  if (run <= 0 || Math.abs(end.off - start.off) > run * 0.01) return undefined;
  const slope = (end.off - start.off) / run;
  let low = Math.max(0, start.at);
  let high = Math.min(length, end.at);
  if (Math.abs(slope) > 1e-12) {
    const one = start.at + (-TOLERANCE - start.off) / slope;
    const other = start.at + (TOLERANCE - start.off) / slope;
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
  } else if (Math.abs(start.off) > TOLERANCE) return undefined;
  if (high - low <= TOLERANCE) return undefined;
  const at = (t: number): Point => ({ x: first.from.x + x * t, y: first.from.y + y * t });
  return { from: at(low), to: at(high), length: high - low };
}

/** The faces of a base whose edge (a disc: whose quarter of the rim) holds a point of its outline. */
export function facesAt(base: Base, point: Point): Face[] {
  const { x, y } = sub(point, base.pose);
  const c = cosine(base.pose.facing);
  const s = sine(base.pose.facing);
  const { width, depth } = halves(base.shape);
  const aside = x * s - y * c;
  const ahead = x * c + y * s;
  const offs = [ahead - depth, aside - width, -ahead - depth, -aside - width];
  const nearest = Math.max(...offs);
  return FACES.filter((_, i) => offs[i]! >= nearest - TOLERANCE * 2);
}

/** Whether a segment reaches into the open box of half sizes `wide` and `deep` about the origin. */
function entersBox(fromX: number, fromY: number, toX: number, toY: number, wide: number, deep: number): boolean {
  let low = 0;
  let high = 1;
  const x = toX - fromX;
  const y = toY - fromY;
  if (x === 0) {
    if (Math.abs(fromX) >= wide) return false;
  } else {
    const one = (-wide - fromX) / x;
    const other = (wide - fromX) / x;
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
  }
  if (y === 0) {
    if (Math.abs(fromY) >= deep) return false;
  } else {
    const one = (-deep - fromY) / y;
    const other = (deep - fromY) / y;
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
  }
  return low < high;
}

function squareToOrigin(fromX: number, fromY: number, toX: number, toY: number): number {
  const x = toX - fromX;
  const y = toY - fromY;
  const square = x * x + y * y;
  const t = square === 0 ? 0 : Math.min(Math.max(-(fromX * x + fromY * y) / square, 0), 1);
  return (fromX + x * t) ** 2 + (fromY + y * t) ** 2;
}

/** The corner of a base that lies farthest beyond the table's edge, and by how many mm (0 when none does). */
export function farthestOff(base: Base, table: Table): { readonly at: Point; readonly by: number } {
  let at = corners(base)[0] as Point;
  let by = Number.NEGATIVE_INFINITY;
  for (const corner of corners(base)) {
    const off = Math.max(-corner.x, -corner.y, corner.x - table.width, corner.y - table.depth);
    if (off > by) [at, by] = [corner, off];
  }
  return { at, by: Math.max(by, 0) };
}
