import type { Point } from '../model';
import type { Pen } from './pen';

/** Outlines in paint space: millimetres, y down, origin at the table's upper left corner. */

/** Signed distance to a polygon's outline: negative inside. */
export function signedDistance(outline: readonly Point[], x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i]!;
    const b = outline[j]!;
    best = Math.min(best, squaredToSegment(a, b, x, y));
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return Math.sqrt(best) * (inside ? -1 : 1);
}

export function distanceToLine(line: readonly Point[], x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) best = Math.min(best, squaredToSegment(line[i - 1]!, line[i]!, x, y));
  return Math.sqrt(best);
}

export function contains(outline: readonly Point[], p: Point): boolean {
  return signedDistance(outline, p.x, p.y) <= 0;
}

export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function bounds(points: readonly Point[], pad = 0): Bounds {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1e9, -1e9];
  for (const p of points) {
    x0 = Math.min(x0, p.x);
    y0 = Math.min(y0, p.y);
    x1 = Math.max(x1, p.x);
    y1 = Math.max(y1, p.y);
  }
  return { x0: x0 - pad, y0: y0 - pad, x1: x1 + pad, y1: y1 + pad };
}

/** Chaikin's corner cutting: two or three rounds turn a handful of corners into a natural outline. */
export function soften(points: readonly Point[], rounds = 2, closed = true): Point[] {
  let from = [...points];
  for (let r = 0; r < rounds; r++) {
    const to: Point[] = closed ? [] : [from[0]!];
    for (let i = 0; i < from.length - (closed ? 0 : 1); i++) {
      const a = from[i]!;
      const b = from[(i + 1) % from.length]!;
      to.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 });
      to.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 });
    }
    if (!closed) to.push(from.at(-1)!);
    from = to;
  }
  return from;
}

export function trace(c: Pen, points: readonly Point[], closed = true): void {
  c.beginPath();
  points.forEach((p, i) => {
    if (i) c.lineTo(p.x, p.y);
    else c.moveTo(p.x, p.y);
  });
  if (closed) c.closePath();
}

export function areaOf(outline: readonly Point[]): number {
  let sum = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    sum += outline[j]!.x * outline[i]!.y - outline[i]!.x * outline[j]!.y;
  }
  return Math.abs(sum) / 2;
}

/** The smallest rectangle round an outline at some turn: where a roof, a ruin or the run of a wall lies. */
export interface Box {
  readonly x: number;
  readonly y: number;
  /** Along the angle. */
  readonly w: number;
  readonly h: number;
  /** Radians, clockwise as seen (y down). */
  readonly angle: number;
}

export function boxAround(outline: readonly Point[]): Box {
  let best: Box | undefined;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]!;
    const b = outline[(i + 1) % outline.length]!;
    if (Math.hypot(b.x - a.x, b.y - a.y) < 1e-6) continue;
    const box = boxAt(outline, Math.atan2(b.y - a.y, b.x - a.x));
    if (!best || box.w * box.h < best.w * best.h - 1e-6) best = box;
  }
  const found = best ?? boxAt(outline, 0);
  return found.w >= found.h ? found : { ...found, w: found.h, h: found.w, angle: found.angle + Math.PI / 2 };
}

/** The box whose sides lie along a given angle. */
export function boxAt(outline: readonly Point[], angle: number): Box {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const b = bounds(outline.map((p) => ({ x: p.x * c + p.y * s, y: p.y * c - p.x * s })));
  const mx = (b.x0 + b.x1) / 2;
  const my = (b.y0 + b.y1) / 2;
  return { x: mx * c - my * s, y: mx * s + my * c, w: b.x1 - b.x0, h: b.y1 - b.y0, angle };
}

/** A point of a box's own frame, in paint space. */
export function inBox(box: Box, x: number, y: number): Point {
  const c = Math.cos(box.angle);
  const s = Math.sin(box.angle);
  return { x: box.x + x * c - y * s, y: box.y + x * s + y * c };
}

/**
 * The line that runs along the middle of a long thin outline (a bent wall, a hedge), with its mean thickness.
 * Works for any simple outline: both long edges are walked from one end to the other and met half way.
 */
export function spine(outline: readonly Point[]): { readonly line: readonly Point[]; readonly thickness: number } {
  const box = boxAround(outline);
  const area = areaOf(outline);
  const straight = [inBox(box, -box.w / 2, 0), inBox(box, box.w / 2, 0)];
  if (outline.length <= 5 || area > box.w * box.h * 0.92) return { line: straight, thickness: box.h };
  const [a, b] = farthestEnds(outline);
  const there = walk(outline, a, b);
  const back = walk(outline, b, a).reverse();
  const steps = Math.max(4, Math.round(lengthOf(there) / 8));
  const line: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const p = along(there, i / steps);
    const q = along(back, i / steps);
    line.push({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  }
  const length = lengthOf(line);
  return { line, thickness: Math.max(3, area / Math.max(1, length)) };
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += Math.hypot(line[i]!.x - line[i - 1]!.x, line[i]!.y - line[i - 1]!.y);
  return sum;
}

/** The point at a share 0..1 of a line's length. */
export function along(line: readonly Point[], share: number): Point {
  let left = lengthOf(line) * share;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const step = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= step && step > 0) return { x: a.x + ((b.x - a.x) * left) / step, y: a.y + ((b.y - a.y) * left) / step };
    left -= step;
  }
  return line.at(-1)!;
}

function squaredToSegment(a: Point, b: Point, x: number, y: number): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const wx = x - a.x;
  const wy = y - a.y;
  const length = ex * ex + ey * ey;
  const t = length ? Math.min(1, Math.max(0, (wx * ex + wy * ey) / length)) : 0;
  return (wx - ex * t) ** 2 + (wy - ey * t) ** 2;
}

function farthestEnds(outline: readonly Point[]): [number, number] {
  // The two short edges of a bent run are its ends: take the pair of edges whose middles lie farthest apart.
  const n = outline.length;
  const middle = (i: number): Point => {
    const a = outline[i]!;
    const b = outline[(i + 1) % n]!;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  let best: [number, number] = [0, n >> 1];
  let far = -1;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const a = middle(i);
      const b = middle(j);
      const d = Math.hypot(a.x - b.x, a.y - b.y);
      if (d > far) {
        far = d;
        best = [i, j];
      }
    }
  }
  return best;
}

/** Corners from the end of edge `from` to the start of edge `to`, in outline order. */
function walk(outline: readonly Point[], from: number, to: number): Point[] {
  const n = outline.length;
  const out: Point[] = [];
  for (let i = (from + 1) % n; ; i = (i + 1) % n) {
    out.push(outline[i]!);
    if (i === to) return out;
  }
}
