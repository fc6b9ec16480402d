import type { Point } from '@muster/geometry';
import { type Fielded, reachable, type State } from '@muster/rules/five-leagues';

/** Fineness of the field the outline is drawn from, mm. */
const CELL = 6;
/** From one spot of the mesh to the next, mm: what is left of an allowance at a spot carries no farther than this. */
const MESH = 12.7;

const kept = new WeakMap<State, Map<string, readonly (readonly Point[])[]>>();

/**
 * Where a figure could come to stand, as outlines round everything its base would cover there: the ways of the judge, so
 * that walls, slow ground and other figures show. Made once for a position.
 */
export function reachOutlines(state: State, figure: Fielded, allowance: number): readonly (readonly Point[])[] {
  const known = kept.get(state) ?? new Map<string, readonly (readonly Point[])[]>();
  kept.set(state, known);
  const key = `${figure.id} ${Math.round(allowance)}`;
  const before = known.get(key);
  if (before) return before;
  const made = outer(outlinesOf(discsOf(state, figure, allowance), state.table));
  known.set(key, made);
  return made;
}

/** The same round all that several figures could cover, each with its own allowance. */
export function threatOutlines(
  state: State,
  figures: readonly (readonly [figure: Fielded, allowance: number])[],
): readonly (readonly Point[])[] {
  const known = kept.get(state) ?? new Map<string, readonly (readonly Point[])[]>();
  kept.set(state, known);
  const key = `all ${figures.map(([figure, allowance]) => `${figure.id} ${Math.round(allowance)}`).join()}`;
  const before = known.get(key);
  if (before) return before;
  const discs = figures.flatMap(([figure, allowance]) => discsOf(state, figure, allowance));
  const made = outer(outlinesOf(discs, state.table));
  known.set(key, made);
  return made;
}

interface Disc {
  readonly at: Point;
  readonly radius: number;
}

const discsOf = (state: State, figure: Fielded, allowance: number): readonly Disc[] =>
  reachable(state, figure, allowance).map(({ at, cost }) => ({
    at,
    radius: figure.profile.base / 2 + Math.min(MESH * 0.7, Math.max(0, allowance - cost)),
  }));

/** What cannot be reached in the midst of it is left out: one sees the wall or the figure that stands there. */
const outer = (rings: readonly (readonly Point[])[]): readonly (readonly Point[])[] =>
  rings.filter((ring) => areaOf(ring) * areaOf(rings[0] ?? []) > 0);

/** Outlines of a union of discs, by marching over squares of a field of distances. */
export function outlinesOf(
  discs: readonly Disc[],
  table: { readonly width: number; readonly depth: number },
): readonly (readonly Point[])[] {
  const [cols, rows] = [Math.ceil(table.width / CELL) + 3, Math.ceil(table.depth / CELL) + 3];
  const field = new Float32Array(cols * rows).fill(-1e3);
  for (const { at, radius } of discs) {
    const reach = radius + CELL * 1.5;
    const [c0, c1] = spanOf(at.x, reach, cols);
    const [r0, r1] = spanOf(at.y, reach, rows);
    for (let r = r0; r <= r1; r++)
      for (let c = c0; c <= c1; c++) {
        const inside = radius - Math.hypot((c - 1) * CELL - at.x, (r - 1) * CELL - at.y);
        const i = r * cols + c;
        if (inside > (field[i] ?? 0)) field[i] = inside;
      }
  }
  return joined(segmentsOf(field, cols, rows))
    .filter((ring) => ring.length > 3)
    .toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
}

/** Cells of the field within `reach` of a coordinate; its first row and column lie off the table. */
const spanOf = (middle: number, reach: number, most: number): readonly [number, number] => [
  Math.max(1, Math.floor((middle - reach) / CELL) + 1),
  Math.min(most - 2, Math.ceil((middle + reach) / CELL) + 1),
];

/** Twice what a ring encloses, mm²; outer and inner rings run against each other. */
const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

type Segment = readonly [string, Point, string, Point];

/** The line of zero through each square; ends are named by the side of the square they lie on. */
function segmentsOf(field: Float32Array, cols: number, rows: number): readonly Segment[] {
  const segments: Segment[] = [];
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < cols - 1; c++) {
      const v = (dc: number, dr: number): number => field[(r + dr) * cols + c + dc] ?? -1e3;
      const corner = [v(0, 0), v(1, 0), v(1, 1), v(0, 1)] as const;
      const code = corner.reduce<number>((sum, value, i) => sum + (value > 0 ? 1 << i : 0), 0);
      for (const [from, to] of LINES[code] ?? []) {
        const [a, b] = [sideAt(c, r, from, corner), sideAt(c, r, to, corner)];
        segments.push([a.name, a.at, b.name, b.at]);
      }
    }
  return segments;
}

/** Which sides of a square (0 lower, 1 right, 2 upper, 3 left) are joined, by which of its corners lie inside. */
const LINES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 2],
    [1, 0],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 3],
    [2, 1],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

function sideAt(
  c: number,
  r: number,
  side: number,
  [a, b, d, e]: readonly [number, number, number, number],
): { readonly name: string; readonly at: Point } {
  // Far outside a disc the field is no distance: there the line keeps near the inner corner
  const share = (from: number, to: number): number =>
    Math.min(0.95, Math.max(0.05, Math.max(from, -CELL) / (Math.max(from, -CELL) - Math.max(to, -CELL))));
  const at = (dc: number, dr: number): Point => ({ x: (c - 1 + dc) * CELL, y: (r - 1 + dr) * CELL });
  if (side === 0) return { name: `h${c},${r}`, at: at(share(a, b), 0) };
  if (side === 1) return { name: `v${c + 1},${r}`, at: at(1, share(b, d)) };
  if (side === 2) return { name: `h${c},${r + 1}`, at: at(share(e, d), 1) };
  return { name: `v${c},${r}`, at: at(0, share(a, e)) };
}

/** Segments end to end as closed rings. */
function joined(segments: readonly Segment[]): readonly (readonly Point[])[] {
  const next = new Map<string, Segment>(segments.map((segment) => [segment[0], segment]));
  const rings: Point[][] = [];
  for (const [start] of segments) {
    const ring: Point[] = [];
    let segment = next.get(start);
    while (segment) {
      next.delete(segment[0]);
      ring.push(segment[1]);
      segment = next.get(segment[2]);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}
