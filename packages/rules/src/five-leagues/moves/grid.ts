import type { Point } from '@muster/geometry';
import { cross } from '../ground/cross';
import { type Field, LEVEL, topAt } from '../ground/field';
import { keyOf, type Mover } from '../ground/mover';
import { standsBadly } from '../ground/stand';
import { inch } from '../units';

/** Half an inch from node to node. */
export const MESH = inch(0.5);
/** Farthest hop over something that cannot be stood on: a leap of 2" and the bases at both ends. */
const FARTHEST = inch(2) + 60;

/** A place where a mover could stand, were nobody there. */
export interface Node {
  readonly index: number;
  readonly at: Point;
  readonly level: number;
}

export interface Edge {
  readonly to: number;
  readonly cost: number;
  /** Longer than a step from node to node. */
  readonly hop: boolean;
}

/**
 * Places and steps between them for one kind of mover on one field: a mesh of half an inch, the roofs above it, and both
 * sides of every opening. Steps are found when they are asked for, and kept.
 */
export interface Grid {
  readonly nodes: readonly Node[];
  /** Those before and behind openings, which lie off the mesh. */
  readonly extra: readonly Node[];
  /** Nodes of a mesh point: one, or one on each floor. */
  at(column: number, row: number): readonly Node[];
  edges(node: Node): readonly Edge[];
}

const kept = new WeakMap<Field, Map<string, Grid>>();

export function gridOf(field: Field, mover: Mover): Grid {
  let grids = kept.get(field);
  if (grids === undefined) {
    grids = new Map();
    kept.set(field, grids);
  }
  const key = keyOf(mover);
  let grid = grids.get(key);
  if (grid === undefined) {
    grid = laid(field, mover);
    grids.set(key, grid);
  }
  return grid;
}

function laid(field: Field, mover: Mover): Grid {
  const columns = Math.floor(field.width / MESH) + 1;
  const rows = Math.floor(field.depth / MESH) + 1;
  const nodes: Node[] = [];
  const cells: Node[][] = [];
  const put = (at: Point, level: number, on = field): Node | undefined => {
    if (standsBadly(on, mover, at, level) !== undefined) return undefined;
    const node = { index: nodes.length, at, level };
    nodes.push(node);
    return node;
  };
  const roofs = field.lies.filter(({ roofed }) => roofed).map(({ height }) => height);
  for (let row = 0; row < rows; row++) {
    const y = hundredths(row * MESH);
    // A row meets few pieces: the others need not be asked at each of its points
    const lies = field.lies.filter(({ box }) => y >= box.minY - mover.radius && y <= box.maxY + mover.radius);
    const band: Field = { ...field, lies };
    for (let column = 0; column < columns; column++) {
      const at = { x: hundredths(column * MESH), y };
      const levels = new Set([topAt(band, at, 0), ...roofs.map((height) => topAt(band, at, height))]);
      cells.push([...levels].flatMap((level) => put(at, level, band) ?? []));
    }
  }
  const joints = new Map<number, Edge[]>();
  const extra: Node[] = [];
  const near = (at: Point, far: number): Node[] => {
    const found: Node[] = [];
    for (let row = Math.floor((at.y - far) / MESH); row <= Math.ceil((at.y + far) / MESH); row++)
      for (let column = Math.floor((at.x - far) / MESH); column <= Math.ceil((at.x + far) / MESH); column++)
        if (row >= 0 && column >= 0 && row < rows && column < columns)
          found.push(...(cells[row * columns + column] ?? []));
    return found.filter((node) => Math.hypot(node.at.x - at.x, node.at.y - at.y) <= far);
  };
  const join = (a: Node, b: Node): void => {
    const there = step(field, mover, a, b);
    if (there !== undefined) joints.set(a.index, [...(joints.get(a.index) ?? []), there]);
  };
  for (const [outside, inside] of doorsteps(field, mover)) {
    const ends = [outside, inside].map((at) => put(at, topAt(field, at, 0)));
    const [a, b] = ends;
    if (a !== undefined && b !== undefined) {
      join(a, b);
      join(b, a);
    }
    for (const end of ends) {
      if (end === undefined) continue;
      extra.push(end);
      for (const node of near(end.at, 2 * MESH)) {
        join(end, node);
        join(node, end);
      }
    }
  }
  const found: (readonly Edge[] | undefined)[] = [];
  const at = (column: number, row: number): readonly Node[] =>
    column < 0 || row < 0 || column >= columns || row >= rows ? [] : (cells[row * columns + column] ?? []);
  const edges = (node: Node): readonly Edge[] => {
    let list = found[node.index];
    if (list === undefined) {
      list = [...meshEdges(field, mover, node, at), ...(joints.get(node.index) ?? [])];
      found[node.index] = list;
    }
    return list;
  };
  return { nodes, extra, at, edges };
}

const WAYS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** To the next place that can be stood on, each way round, over whatever lies between. */
function meshEdges(
  field: Field,
  mover: Mover,
  node: Node,
  at: (column: number, row: number) => readonly Node[],
): readonly Edge[] {
  const column = Math.round(node.at.x / MESH);
  const row = Math.round(node.at.y / MESH);
  if (!at(column, row).includes(node)) return [];
  const list: Edge[] = [];
  for (const [dx, dy] of WAYS)
    for (let far = 1; far * MESH * Math.hypot(dx, dy) <= FARTHEST; far++) {
      const to = { x: hundredths((column + dx * far) * MESH), y: hundredths((row + dy * far) * MESH) };
      if (to.x < 0 || to.y < 0 || to.x > field.width || to.y > field.depth) break;
      const crossed = cross(field, mover, node.at, to, node.level);
      if (!crossed.ok) break;
      const there = at(column + dx * far, row + dy * far).find(({ level }) => Math.abs(level - crossed.level) < LEVEL);
      if (there === undefined) continue;
      list.push({ to: there.index, cost: crossed.cost, hop: far > 1 });
      break;
    }
  return list;
}

function step(field: Field, mover: Mover, a: Node, b: Node): Edge | undefined {
  const crossed = cross(field, mover, a.at, b.at, a.level);
  if (!crossed.ok || Math.abs(crossed.level - b.level) > LEVEL) return undefined;
  return { to: b.index, cost: crossed.cost, hop: true };
}

/** Where one stands before each opening and behind it. */
function doorsteps(field: Field, mover: Mover): readonly (readonly [Point, Point])[] {
  return field.lies.flatMap(({ openings }) =>
    openings.map(({ from, to }): readonly [Point, Point] => {
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const out = mover.radius + 1;
      const across = { x: (-(to.y - from.y) / length) * out, y: ((to.x - from.x) / length) * out };
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return [
        { x: hundredths(middle.x + across.x), y: hundredths(middle.y + across.y) },
        { x: hundredths(middle.x - across.x), y: hundredths(middle.y - across.y) },
      ];
    }),
  );
}

export const hundredths = (mm: number): number => Math.round(mm * 100) / 100;
