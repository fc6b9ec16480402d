import {
  isOnTable,
  overlaps,
  overlapsPolygon,
  type Point,
  reachOf,
  roundLength,
  unit as vector,
} from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import { baseAt, baseOf, fielded } from '../figures';
import { isNear } from '../ground/across';
import { isFace, levelAt } from '../ground/levels';
import { wallsOf } from '../magic/effects';
import { randomWay } from '../magic/random-way';
import type { Figure, State } from '../state';

/** Why a base may not stand somewhere. */
export type Trouble =
  | { readonly is: 'off-table' }
  | { readonly is: 'figure'; readonly unit: UnitId }
  | { readonly is: 'piece'; readonly piece: string }
  | { readonly is: 'wall'; readonly effect: string };

/**
 * What keeps a figure from standing with its centre at a point, in mm: the table's edge, another base (friend or foe,
 * lying or not), a solid piece, an obstacle, the side of a platform, a magic wall. Whoever is below ground stands
 * nowhere and is in nobody's way. `but`: figures that do not count.
 */
export function troubleAt(
  state: State,
  figure: Figure,
  point: Point,
  but: readonly UnitId[] = [],
): Trouble | undefined {
  const base = baseAt(figure, point);
  if (!isOnTable(base, state.table)) return { is: 'off-table' };
  if (figure.below) return undefined;
  const reach = reachOf(base.shape);
  for (const other of fielded(state)) {
    if (other.id === figure.id || other.below || but.includes(other.id)) continue;
    const far = reach + other.profile.base.size;
    if (Math.abs(other.pose.x - point.x) > far || Math.abs(other.pose.y - point.y) > far) continue;
    if (overlaps(base, baseOf(other))) return { is: 'figure', unit: other.id };
  }
  const level = levelAt(state, figure, point);
  for (const piece of state.terrain) {
    if (piece.stands === 'flat' || piece.stands === 'hill' || !isNear(piece.outline, point, reach)) continue;
    if (piece.stands === 'platform' && !isFace(state, figure, piece, level)) continue;
    if (overlapsPolygon(base, piece.outline)) return { is: 'piece', piece: piece.id };
  }
  for (const wall of wallsOf(state))
    if (isNear(wall.outline, point, reach) && overlapsPolygon(base, wall.outline))
      return { is: 'wall', effect: wall.id };
  return undefined;
}

/** Whether a figure may stand with its centre there. */
export const isFree = (state: State, figure: Figure, point: Point, but: readonly UnitId[] = []): boolean =>
  troubleAt(state, figure, point, but) === undefined;

/**
 * The free place nearest to a point, rounded; undefined where there is none on the table. `fits`: what else it must do.
 */
export function nearestFree(
  state: State,
  figure: Figure,
  point: Point,
  fits: (at: Point) => boolean = () => true,
): Point | undefined {
  const start = rounded(point);
  const may = (at: Point): boolean => isFree(state, figure, at) && fits(at);
  if (may(start)) return start;
  const most = Math.hypot(state.table.width, state.table.depth);
  for (let far = 1; far <= most; far += far < 60 ? 1 : 5) {
    // About one try to every two millimetres of the ring
    const tries = Math.max(16, Math.min(120, Math.round((2 * Math.PI * far) / 2)));
    for (let i = 0; i < tries; i++) {
      const at = off(point, (360 * i) / tries, far);
      if (may(at)) return at;
    }
  }
  return undefined;
}

/** A point so many mm off on a straight way (degrees), rounded as poses are. */
export function off(from: Point, degrees: number, far: number): Point {
  const { x, y } = vector(degrees);
  return rounded({ x: from.x + x * far, y: from.y + y * far });
}
export const rounded = (point: Point): Point => ({ x: roundLength(point.x), y: roundLength(point.y) });

/** A random direction: two dice beside the figure; equal ones mean it stays [ASOBH-MOV-13]. */
export interface Scatter {
  readonly faces: readonly number[];
  /** Degrees; null where it stays. */
  readonly way: number | null;
}
export function scatter(dice: Dice): Scatter {
  const faces = dice.roll(2, 6);
  return { faces, way: faces[0] === faces[1] ? null : randomWay(dice) };
}
