import type { Point } from '@muster/geometry';
import type { Figure, State } from '../state';
import type { Tag, TerrainPiece } from '../terrain';
import { fieldOf, LEVEL } from './field';
import { toRing } from './track';

/** What lies under a point. */
export interface Ground {
  readonly pieces: readonly TerrainPiece[];
  /** Every tag that holds there; those of optional grounds only where the table plays with them [FL-BAT-61 … 65]. */
  readonly tags: readonly Tag[];
}

/** What lies under a point at a level; `near`: within so many mm of it, for a whole base. */
export function groundAt(state: State, at: Point, level = 0, near = 0): Ground {
  const lies = fieldOf(state).lies.filter(
    ({ stands, roofed, height, outline, box }) =>
      stands !== 'barrier' &&
      !(roofed && level >= height - LEVEL) &&
      at.x >= box.minX - near &&
      at.x <= box.maxX + near &&
      at.y >= box.minY - near &&
      at.y <= box.maxY + near &&
      toRing(outline, at) <= near,
  );
  return { pieces: lies.map(({ piece }) => piece), tags: [...new Set(lies.flatMap(({ tags }) => [...tags]))] };
}

/** Under the centre of a figure; an opponent in Difficult ground or water fights at a loss [FL-BAT-112]. */
export const groundUnder = (state: State, figure: Figure): Ground =>
  figure.pose === null ? { pieces: [], tags: [] } : groundAt(state, figure.pose, figure.level);
