import {
  type Base,
  type Bounds,
  boundsOf,
  gapToPolygon,
  type Point,
  polygonsIntersect,
  TOLERANCE,
} from '@muster/geometry';
import type { TerrainPiece } from '../terrain';

/** Farthest apart two who fight over a wall or hedge can be; thicker ones keep them apart. */
const THICKEST = 25;

/**
 * Whether two bases `distance` mm apart face each other over a linear obstacle: both stand against it, nothing but its
 * thickness lies between, and it is no taller than `height` mm. They are in melee over it, one defends it
 * [ASOBH-MEL-01] [ASOBH-MEL-09].
 */
export function isAcross(
  terrain: readonly TerrainPiece[],
  a: Base,
  b: Base,
  distance: number,
  height: number,
): boolean {
  if (distance > THICKEST) return false;
  return terrain.some(
    (piece) =>
      piece.stands === 'linear' &&
      piece.height <= height + TOLERANCE &&
      isNear(piece.outline, a.pose, 80) &&
      distance <= thicknessOf(piece.outline) + TOLERANCE * 3 &&
      gapToPolygon(a, piece.outline).distance <= TOLERANCE &&
      gapToPolygon(b, piece.outline).distance <= TOLERANCE &&
      polygonsIntersect([a.pose, b.pose], piece.outline),
  );
}

/** The least width of an outline across any of its edges, mm. */
export function thicknessOf(outline: readonly Point[]): number {
  const known = THICKNESS.get(outline);
  if (known !== undefined) return known;
  let least = Number.POSITIVE_INFINITY;
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return;
    const across = outline.map((p) => ((p.x - from.x) * (to.y - from.y) - (p.y - from.y) * (to.x - from.x)) / length);
    least = Math.min(least, Math.max(...across) - Math.min(...across));
  });
  THICKNESS.set(outline, least);
  return least;
}
const THICKNESS = new WeakMap<readonly Point[], number>();

/** The box around an outline, kept: terrain does not change shape. */
export function boxOf(outline: readonly Point[]): Bounds {
  const known = BOXES.get(outline);
  if (known !== undefined) return known;
  const box = boundsOf(outline);
  BOXES.set(outline, box);
  return box;
}
const BOXES = new WeakMap<readonly Point[], Bounds>();

/** Whether an outline may lie within so many mm of a point; false only where it surely does not. */
export function isNear(outline: readonly Point[], at: Point, within: number): boolean {
  const { minX, minY, maxX, maxY } = boxOf(outline);
  return at.x >= minX - within && at.x <= maxX + within && at.y >= minY - within && at.y <= maxY + within;
}
