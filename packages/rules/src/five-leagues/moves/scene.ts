import { type Point, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { type Fielded, fielded } from '../figures';
import { cross } from '../ground/cross';
import { type Field, fieldOf, LEVEL } from '../ground/field';
import { type Mover, moverOf } from '../ground/mover';
import { toEdge } from '../ground/track';
import type { State } from '../state';
import { type Grid, gridOf, MESH, type Node } from './grid';
import { canBePushed, isElsewhere } from './passing';

/** A figure on a field among others: what a search for ways asks. */
export interface Scene {
  readonly figure: Fielded;
  readonly field: Field;
  readonly mover: Mover;
  readonly grid: Grid;
  readonly others: readonly Other[];
  /** By node: nobody near, somebody near, or taken. */
  readonly marks: Uint8Array;
}
export interface Other {
  readonly is: Fielded;
  /** How near the centres may come, in mm. */
  readonly apart: number;
}
export const NEAR = 1;
export const TAKEN = 2;

export function sceneOf(
  state: State,
  figure: Fielded,
  shuns: Mover['shuns'] = null,
  past: readonly UnitId[] = [],
): Scene {
  const field = fieldOf(state);
  const mover = moverOf(state, figure, shuns);
  const grid = gridOf(field, mover);
  const others = fielded(state)
    .filter((other) => other.id !== figure.id && !past.includes(other.id))
    .filter((other) => !(mover.pushes && canBePushed(figure, other)))
    .map((is) => ({ is, apart: mover.radius + is.profile.base / 2 - TOLERANCE }));
  const marks = new Uint8Array(grid.nodes.length);
  for (const { is, apart } of others) {
    const far = apart + 2 * MESH;
    for (let row = Math.ceil((is.pose.y - far) / MESH); row * MESH <= is.pose.y + far; row++)
      for (let column = Math.ceil((is.pose.x - far) / MESH); column * MESH <= is.pose.x + far; column++)
        for (const node of grid.at(column, row)) mark(marks, node, is, apart, figure);
  }
  for (const node of grid.extra) for (const { is, apart } of others) mark(marks, node, is, apart, figure);
  return { figure, field, mover, grid, others, marks };
}

function mark(marks: Uint8Array, { index, at, level }: Node, is: Fielded, apart: number, figure: Fielded): void {
  const gap = Math.hypot(at.x - is.pose.x, at.y - is.pose.y) - apart;
  if (gap < 0 && !isElsewhere(figure, is, level)) marks[index] = TAKEN;
  else if (gap < 2 * MESH) marks[index] = Math.max(marks[index] ?? 0, NEAR);
}

/** Whether a straight way is clear of all others; away from one who stands too near it may go. */
export function isClear({ others, figure }: Scene, from: Point, to: Point, level: number, then: number): boolean {
  for (const { is, apart } of others) {
    const near = toEdge(from, to, is.pose);
    if (near >= apart) continue;
    if (isElsewhere(figure, is, level) && isElsewhere(figure, is, then)) continue;
    const now = Math.hypot(is.pose.x - from.x, is.pose.y - from.y);
    if (now >= apart || near < now - TOLERANCE) return false;
  }
  return true;
}

/** Whether a base may end there: clear of all others on every floor. */
export const isRoom = ({ others }: Scene, at: Point): boolean =>
  others.every(({ is, apart }) => Math.hypot(is.pose.x - at.x, is.pose.y - at.y) >= apart);

/** What a straight way costs that ends at that level; undefined where it cannot be gone. */
export function straight(
  scene: Scene,
  from: Point,
  level: number,
  to: Point,
  then: number | undefined,
): { readonly cost: number; readonly level: number } | undefined {
  const crossed = cross(scene.field, scene.mover, from, to, level);
  if (!crossed.ok || (then !== undefined && Math.abs(crossed.level - then) > LEVEL)) return undefined;
  return isClear(scene, from, to, level, crossed.level) ? crossed : undefined;
}
