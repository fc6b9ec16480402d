import type { Point } from '@muster/geometry';
import type { Fielded } from '../figures';
import type { State } from '../state';

/** Where a figure goes that is driven straight away from a point [FL-BAT-124]. */
export interface Backed {
  readonly to: Point;
  readonly level: number;
  /** It has no room for the whole distance and stays where it is. */
  readonly blocked: boolean;
  /** What stops it: a figure, a piece, or `edge`. */
  readonly by: string | null;
  /** Millimetres it drops over an edge, more than 1"; else 0 [A-42]. */
  readonly drop: number;
}

/** Straight away from `from` for `distance` mm; the whole of it or nothing. */
export function backAway(_state: State, unit: Fielded, from: Point, distance: number): Backed {
  const length = Math.hypot(unit.pose.x - from.x, unit.pose.y - from.y) || 1;
  return {
    to: {
      x: unit.pose.x + ((unit.pose.x - from.x) / length) * distance,
      y: unit.pose.y + ((unit.pose.y - from.y) / length) * distance,
    },
    level: unit.level,
    blocked: false,
    by: null,
    drop: 0,
  };
}
