import type { Point, Segment } from '@muster/geometry';
import type { Eye } from './sight';

/**
 * Straight lines from one base to another, from edge to edge. The first five run side by side, the middle one first;
 * the rest join every fifth of one base with every fifth of the other. The same lines, turned round, lead back.
 */
export function linesOf(
  a: Eye,
  b: Eye,
): { readonly beside: readonly Segment[]; readonly aslant: () => readonly Segment[] } {
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const length = Math.hypot(dx, dy) || 1;
  const across: Point = { x: -dy / length, y: dx / length };
  const line = (i: number, j: number): Segment => trimmed(off(a, across, i), off(b, across, j), a, b);
  return {
    beside: SHARES.map((share) => line(share, share)),
    aslant: () => SHARES.flatMap((i) => SHARES.filter((j) => j !== i).map((j) => line(i, j))),
  };
}
const SHARES = [0, 0.5, -0.5, 0.98, -0.98];

const off = ({ at, radius }: Eye, { x, y }: Point, share: number): Point => ({
  x: at.x + x * radius * share,
  y: at.y + y * radius * share,
});

/** From where the line leaves one base to where it enters the other. Bases that touch leave a mere point. */
function trimmed(p: Point, q: Point, a: Eye, b: Eye): Segment {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  if (length === 0) return { from: p, to: p };
  const dx = (q.x - p.x) / length;
  const dy = (q.y - p.y) / length;
  const out = exit(p, dx, dy, a);
  const into = exit(q, -dx, -dy, b);
  if (out + into >= length) {
    const t = out / (out + into || 1);
    const middle = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
    return { from: middle, to: middle };
  }
  return { from: { x: p.x + dx * out, y: p.y + dy * out }, to: { x: q.x - dx * into, y: q.y - dy * into } };
}

/** How far along a direction one leaves a disc from a point within it. */
function exit({ x, y }: Point, dx: number, dy: number, { at, radius }: Eye): number {
  const fx = x - at.x;
  const fy = y - at.y;
  const b = fx * dx + fy * dy;
  const root = b * b - (fx * fx + fy * fy - radius * radius);
  return root <= 0 ? 0 : Math.max(0, -b + Math.sqrt(root));
}
