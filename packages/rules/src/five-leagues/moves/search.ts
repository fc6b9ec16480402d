import type { Point } from '@muster/geometry';
import { MESH } from './grid';
import { heap } from './heap';
import { isClear, NEAR, type Scene, straight, TAKEN } from './scene';

/** Ways found so far, from where a figure stands to nodes of its grid. */
export interface Found {
  /** Cheapest cost known, by node; Infinity where none is. */
  readonly cost: Float64Array;
  /** The node before on the way, or -1 for where it stands. */
  readonly before: Int32Array;
}

export interface SearchOptions {
  /** Leaves what costs more, in mm. */
  readonly most: number;
  /** What is still to be paid from there at least; 0 where every way is wanted. */
  readonly ahead?: (at: Point) => number;
  /** Asked for each node whose way is settled; the least whole cost known, beyond which nothing is looked at. */
  readonly settled?: (node: number, cost: number) => number;
}

/**
 * Cheapest ways first, by steps of the grid, each cut short where the straight way from the corner before is no dearer:
 * so ways run at any angle between corners. `Infinity` in `cost`: not reached.
 */
export function search(scene: Scene, { most, ahead = () => 0, settled }: SearchOptions): Found {
  const { grid, figure, marks } = scene;
  const count = grid.nodes.length;
  const cost = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(count).fill(-2);
  const done = new Uint8Array(count);
  const open = heap();
  let bound = most;
  const start: Point = { x: figure.pose.x, y: figure.pose.y };
  const reach = (index: number, price: number, from: number): void => {
    if (price >= (cost[index] ?? 0) - 1e-6 || price > bound + 1e-6) return;
    cost[index] = price;
    before[index] = from;
    open.push(index, price + ahead(grid.nodes[index]?.at ?? start));
  };
  for (const far of BEGINNINGS) {
    for (const index of around(scene, far)) {
      const node = grid.nodes[index];
      if (node === undefined || marks[index] === TAKEN) continue;
      const way = straight(scene, start, figure.level, node.at, node.level);
      if (way !== undefined) reach(index, way.cost, -1);
    }
    if (open.size > 0) break;
  }
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const node = grid.nodes[index];
    if (node === undefined || done[index] === 1) continue;
    done[index] = 1;
    cut(scene, cost, before, index);
    const price = cost[index] ?? 0;
    if (price + ahead(node.at) > bound + 1e-6) break;
    if (settled !== undefined) bound = Math.min(bound, settled(index, price));
    for (const { to, cost: step, hop } of grid.edges(node)) {
      if (done[to] === 1 || marks[to] === TAKEN) continue;
      const there = grid.nodes[to];
      if (there === undefined || price + step >= (cost[to] ?? 0)) continue;
      const crowded = hop || marks[index] === NEAR || marks[to] === NEAR;
      if (crowded && !isClear(scene, node.at, there.at, node.level, there.level)) continue;
      reach(to, price + step, index);
    }
  }
  return { cost, before };
}

/** Straight from the corner before the last, where that is cheaper. */
function cut(scene: Scene, cost: Float64Array, before: Int32Array, index: number): void {
  const { grid, figure } = scene;
  const last = before[index] ?? -1;
  if (last < 0) return;
  const corner = before[last] ?? -1;
  const node = grid.nodes[index];
  const from = corner < 0 ? figure.pose : grid.nodes[corner]?.at;
  if (node === undefined || from === undefined) return;
  const paid = corner < 0 ? 0 : (cost[corner] ?? 0);
  // Not even the bare distance would be cheaper
  if (paid + Math.hypot(node.at.x - from.x, node.at.y - from.y) >= (cost[index] ?? 0) - 1e-6) return;
  const level = corner < 0 ? figure.level : (grid.nodes[corner]?.level ?? 0);
  const way = straight(scene, from, level, node.at, node.level);
  if (way === undefined || paid + way.cost >= (cost[index] ?? 0) - 1e-6) return;
  cost[index] = paid + way.cost;
  before[index] = corner;
}

/** Nodes within so many mm of where the figure stands. */
function around({ grid, figure }: Scene, far: number): readonly number[] {
  const { x, y } = figure.pose;
  const list: number[] = [];
  for (let row = Math.ceil((y - far) / MESH); row * MESH <= y + far; row++)
    for (let column = Math.ceil((x - far) / MESH); column * MESH <= x + far; column++)
      for (const { at, index } of grid.at(column, row)) if (Math.hypot(at.x - x, at.y - y) <= far) list.push(index);
  for (const { at, index } of grid.extra) if (Math.hypot(at.x - x, at.y - y) <= far + MESH) list.push(index);
  return list;
}
/** Farther ones are only thought of where it stands in a place it can leave by a hop alone. */
const BEGINNINGS = [2.2 * MESH, 8 * MESH];

/** The corners of a way found, from the first to the node itself. */
export function cornersTo({ grid }: Scene, { before }: Found, index: number): { at: Point; level: number }[] {
  const corners: { at: Point; level: number }[] = [];
  for (let at = index; at >= 0; at = before[at] ?? -1) {
    const node = grid.nodes[at];
    if (node !== undefined) corners.unshift({ at: node.at, level: node.level });
  }
  return corners;
}

/** A way with every corner left out that can be: each stretch as far straight on as costs no more. */
export function pulled(
  scene: Scene,
  corners: readonly { readonly at: Point; readonly level: number }[],
): { readonly path: readonly Point[]; readonly cost: number } | undefined {
  const all = [{ at: { x: scene.figure.pose.x, y: scene.figure.pose.y }, level: scene.figure.level }, ...corners];
  const steps = all.slice(1).map((to, i) => {
    const from = all[i] as (typeof all)[number];
    return straight(scene, from.at, from.level, to.at, to.level)?.cost ?? Number.POSITIVE_INFINITY;
  });
  const path: Point[] = [];
  let cost = 0;
  for (let i = 0; i < all.length - 1; ) {
    let next = i + 1;
    let paid = steps[i] ?? Number.POSITIVE_INFINITY;
    for (let j = all.length - 1; j > i + 1; j--) {
      const [from, to] = [all[i], all[j]];
      if (from === undefined || to === undefined) continue;
      const sum = steps.slice(i, j).reduce((total, each) => total + each, 0);
      const way = straight(scene, from.at, from.level, to.at, to.level);
      if (way === undefined || way.cost > sum + 0.01) continue;
      [next, paid] = [j, way.cost];
      break;
    }
    const to = all[next];
    if (to === undefined || !Number.isFinite(paid)) return undefined;
    path.push(to.at);
    cost += paid;
    i = next;
  }
  return { path, cost };
}
