import type { Point } from '@muster/geometry';
import type { Figure, State } from '../state';
import type { Tag, TerrainPiece } from '../terrain';

/** What lies under a point. */
export interface Ground {
  readonly pieces: readonly TerrainPiece[];
  /** Every tag that holds there; those of optional grounds only where the table plays with them [FL-BAT-61 … 65]. */
  readonly tags: readonly Tag[];
}

export function groundAt(state: State, _at: Point): Ground {
  void state;
  return { pieces: [], tags: [] };
}

/** Under the centre of a figure; an opponent there is at a loss in Difficult ground and water [FL-BAT-112]. */
export const groundUnder = (state: State, figure: Figure): Ground =>
  figure.pose === null ? { pieces: [], tags: [] } : groundAt(state, figure.pose);
