import { overlapsPolygon, type Point, reachOf, TOLERANCE, unit as vector } from '@muster/geometry';
import { baseAt, type Fielded, HALF_A_MAN } from '../figures';
import type { Figure, State } from '../state';
import type { TerrainPiece } from '../terrain';
import { isNear } from './across';
import { heightOf } from './height';
import { topPieceAt } from './top';

/** Heights above the table, in mm. A figure stands on a hill or a platform where its centre does. */
export function levelAt(state: State, figure: Figure, point: Point): number {
  return figure.below ? 0 : topAt(state, point);
}

/** The height of the ground at a point. */
export const topAt = (state: State, point: Point): number => topPieceAt(state.terrain, point)?.height ?? 0;

/** A platform's top, from which one can fall; a hill is walked down. */
export const isSteepAt = (state: State, point: Point): boolean =>
  topPieceAt(state.terrain, point)?.stands === 'platform';

/**
 * A steep side: a platform whose top is too high to be stepped onto from `level`. Steps up to half a man, or half the
 * figure where it is larger, are walked.
 */
export const isFace = (state: State, figure: Figure, piece: TerrainPiece, level: number): boolean =>
  piece.stands === 'platform' && piece.height - level > stepOf(state, figure) + TOLERANCE;
export const stepOf = (state: State, figure: Figure): number => Math.max(HALF_A_MAN, heightOf(state, figure) / 2);

/** A way down that is no step. */
export interface Drop {
  /** Millimetres from where it stands to where it would lie. */
  readonly height: number;
  /** The foot of it: where the base is first clear of what it stood on. */
  readonly to: Point;
  readonly level: number;
  /** Degrees. */
  readonly way: number;
}

/**
 * The height a figure on an edge would fall, by the nearest way over it; undefined where it stands on no edge or could
 * jump down unhurt [ASOBH-MEL-23] [ASOBH-MOV-11]. An edge is within the base. `toward`: degrees, to look over one way only.
 */
export function dropAt(state: State, figure: Fielded, toward?: number): Drop | undefined {
  if (figure.below || figure.level <= heightOf(state, figure) || !isSteepAt(state, figure.pose)) return undefined;
  const reach = reachOf(baseAt(figure, figure.pose).shape) + 1;
  const ways = toward === undefined ? WAYS : [toward];
  for (const way of ways) {
    const over = along(figure.pose, way, reach);
    if (figure.level - topAt(state, over) <= heightOf(state, figure) + TOLERANCE) continue;
    const foot = footOf(state, figure, way);
    const height = figure.level - foot.level;
    if (height > heightOf(state, figure) + TOLERANCE) return { ...foot, height, way };
  }
  return undefined;
}
const WAYS = Array.from({ length: 24 }, (_, i) => i * 15);

/** Where a figure that goes over the edge on a straight way is first clear of everything it stood higher upon. */
export function footOf(state: State, figure: Fielded, way: number): { readonly to: Point; readonly level: number } {
  let far = 1;
  for (; far < 2000; far += 2) {
    const to = along(figure.pose, way, far);
    const level = topAt(state, to);
    if (level < figure.level - TOLERANCE && isClear(state, figure, to, level)) return { to, level };
  }
  return { to: { x: figure.pose.x, y: figure.pose.y }, level: figure.level };
}

/** No platform higher than its feet is under the base. */
export const isClear = (state: State, figure: Figure, to: Point, level: number): boolean =>
  !state.terrain.some(
    (piece) =>
      isFace(state, figure, piece, level) &&
      isNear(piece.outline, to, figure.profile.base.size) &&
      overlapsPolygon(baseAt(figure, to), piece.outline),
  );

const along = (from: Point, way: number, far: number): Point => {
  const { x, y } = vector(way);
  return { x: from.x + x * far, y: from.y + y * far };
};
