import type { Point } from '@muster/geometry';

/** What a straight track meets. Shares of the way run from 0 to 1; rings may run either way round and be concave. */
export type Span = readonly [number, number];

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Whether a point lies inside a ring; on the rim either answer. */
export function isInside(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  let b = ring[ring.length - 1];
  for (const a of ring) {
    if (b !== undefined && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    b = a;
  }
  return inside;
}

/** Shares of the way at which a track crosses a ring, in order. */
export function crossingsOf(ring: readonly Point[], p: Point, q: Point): number[] {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const found: number[] = [];
  let b = ring[ring.length - 1];
  for (const a of ring) {
    if (b !== undefined) {
      const ex = a.x - b.x;
      const ey = a.y - b.y;
      const turn = dx * ey - dy * ex;
      if (turn !== 0) {
        const fx = b.x - p.x;
        const fy = b.y - p.y;
        const t = (fx * ey - fy * ex) / turn;
        const u = (fx * dy - fy * dx) / turn;
        // A corner belongs to the edge that begins there, so that it is not met twice
        if (t >= 0 && t <= 1 && u >= 0 && u < 1) found.push(t);
      }
    }
    b = a;
  }
  return found.length > 1 ? found.sort((x, y) => x - y) : found;
}

/** The parts of a track inside a ring. A mere touch is no part. */
export function spansInside(ring: readonly Point[], p: Point, q: Point): Span[] {
  const cuts = crossingsOf(ring, p, q);
  if (cuts.length === 0) return isInside(ring, p) ? [[0, 1]] : [];
  const ends = [0, ...cuts, 1];
  const spans: Span[] = [];
  for (let i = 0; i + 1 < ends.length; i++) {
    const from = ends[i] ?? 0;
    const to = ends[i + 1] ?? 1;
    if (to - from < 1e-9) continue;
    const t = (from + to) / 2;
    if (!isInside(ring, { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t })) continue;
    const last = spans[spans.length - 1];
    if (last !== undefined && from - last[1] < 1e-9) spans[spans.length - 1] = [last[0], to];
    else spans.push([from, to]);
  }
  return spans;
}

/** The parts of a track nearer than `r` to a ring or inside it. */
export function spansNear(ring: readonly Point[], p: Point, q: Point, r: number): Span[] {
  const spans: Span[] = [...spansInside(ring, p, q)];
  let b = ring[ring.length - 1];
  for (const a of ring) {
    const span = b === undefined ? undefined : spanNearSegment(b, a, p, q, r);
    if (span !== undefined) spans.push(span);
    b = a;
  }
  return joined(spans);
}

/** The part of a track nearer than `r` to a point. */
export function spanNearPoint(at: Point, p: Point, q: Point, r: number): Span | undefined {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const fx = p.x - at.x;
  const fy = p.y - at.y;
  const a = dx * dx + dy * dy;
  const c = fx * fx + fy * fy - r * r;
  if (a === 0) return c < 0 ? [0, 1] : undefined;
  const b = fx * dx + fy * dy;
  const root = b * b - a * c;
  if (root <= 0) return undefined;
  const half = Math.sqrt(root);
  const from = Math.max(0, (-b - half) / a);
  const to = Math.min(1, (-b + half) / a);
  return from < to ? [from, to] : undefined;
}

/** The part of a track nearer than `r` to a straight edge: what is near an edge is convex, so it is one part. */
function spanNearSegment(u: Point, v: Point, p: Point, q: Point, r: number): Span | undefined {
  let from = 2;
  let to = -1;
  const take = (span: Span | undefined): void => {
    if (span === undefined) return;
    from = Math.min(from, span[0]);
    to = Math.max(to, span[1]);
  };
  take(spanNearPoint(u, p, q, r));
  take(spanNearPoint(v, p, q, r));
  const ex = v.x - u.x;
  const ey = v.y - u.y;
  const length = Math.hypot(ex, ey);
  if (length > 0) {
    const along = (at: Point): number => ((at.x - u.x) * ex + (at.y - u.y) * ey) / length;
    const off = (at: Point): number => ((at.x - u.x) * ey - (at.y - u.y) * ex) / length;
    const beside = within(along(p), along(q), 0, length);
    const near = beside === undefined ? undefined : within(off(p), off(q), -r, r);
    if (beside !== undefined && near !== undefined) {
      const low = Math.max(beside[0], near[0]);
      const high = Math.min(beside[1], near[1]);
      if (low < high) take([low, high]);
    }
  }
  return from < to ? [from, to] : undefined;
}

/** The part of 0…1 where something that runs evenly from `a` to `b` lies between `low` and `high`. */
function within(a: number, b: number, low: number, high: number): Span | undefined {
  if (a === b) return a >= low && a <= high ? [0, 1] : undefined;
  const t = (low - a) / (b - a);
  const u = (high - a) / (b - a);
  const from = Math.max(0, Math.min(t, u));
  const to = Math.min(1, Math.max(t, u));
  return from < to ? [from, to] : undefined;
}

/** Parts in order, those that overlap as one. */
export function joined(spans: readonly Span[]): Span[] {
  if (spans.length < 2) return [...spans];
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = out[out.length - 1];
    if (last !== undefined && span[0] <= last[1] + 1e-9) out[out.length - 1] = [last[0], Math.max(last[1], span[1])];
    else out.push(span);
  }
  return out;
}

/** How much of the way some parts are, each stretch counted once. */
export const shareOf = (spans: readonly Span[]): number => joined(spans).reduce((sum, [a, b]) => sum + b - a, 0);

/** From a point to an edge, in mm. */
export function toEdge(u: Point, v: Point, at: Point): number {
  const ex = v.x - u.x;
  const ey = v.y - u.y;
  const full = ex * ex + ey * ey;
  const t = full === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - u.x) * ex + (at.y - u.y) * ey) / full));
  return Math.hypot(u.x + ex * t - at.x, u.y + ey * t - at.y);
}

/** From a point to the rim of a ring, in mm. */
export function toRim(ring: readonly Point[], at: Point): number {
  let least = Number.POSITIVE_INFINITY;
  let b = ring[ring.length - 1];
  for (const a of ring) {
    if (b !== undefined) least = Math.min(least, toEdge(b, a, at));
    b = a;
  }
  return least;
}

/** From a point to a ring, in mm; 0 inside. */
export const toRing = (ring: readonly Point[], at: Point): number => (isInside(ring, at) ? 0 : toRim(ring, at));

export function boxOf(ring: readonly Point[]): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of ring) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** Whether a box comes nearer than `r` to the box of a track. */
export const meetsBox = (box: Box, p: Point, q: Point, r: number): boolean =>
  Math.min(p.x, q.x) < box.maxX + r &&
  Math.max(p.x, q.x) > box.minX - r &&
  Math.min(p.y, q.y) < box.maxY + r &&
  Math.max(p.y, q.y) > box.minY - r;

export const atShare = (p: Point, q: Point, t: number): Point => ({
  x: p.x + (q.x - p.x) * t,
  y: p.y + (q.y - p.y) * t,
});
