import { containsPoint, type Point, TOLERANCE } from '@muster/geometry';
import type { TerrainPiece } from '../terrain';
import { isNear } from './across';

/** The highest hill or platform at a point; undefined on the bare table. */
export function topPieceAt(terrain: readonly TerrainPiece[], point: Point): TerrainPiece | undefined {
  let top: TerrainPiece | undefined;
  for (const piece of terrain)
    if ((piece.stands === 'hill' || piece.stands === 'platform') && piece.height > (top?.height ?? 0))
      if (isNear(piece.outline, point, TOLERANCE) && containsPoint(piece.outline, point)) top = piece;
  return top;
}
