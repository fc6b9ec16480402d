import type { Point } from '@muster/geometry';
import type { Figure, State } from '../state';

export interface FreeOptions {
  /** Farthest from the point, in mm; 12" unless told. */
  readonly within?: number;
  /** No nearer than this to any enemy, base to base, in mm. */
  readonly fromFoes?: number;
  /** Further wishes. */
  readonly also?: (at: Point) => boolean;
  /** The level it should stand at; that of the ground unless told. */
  readonly level?: number;
}

/** Whether a figure could stand there: on the table, on firm ground, its base clear of all others. */
export function isFree(_state: State, _figure: Figure, _at: Point, _level?: number): boolean {
  return true;
}

/** The free spot nearest to a point; undefined where there is none within reach. */
export function nearestFree(_state: State, _figure: Figure, at: Point, _options: FreeOptions = {}): Point | undefined {
  return at;
}

/** Where a figure comes to stand that arrives in play: at least 1" from enemies, beside what is occupied [FL-BAT-37]. */
export function arrivalSpot(_state: State, _figure: Figure, at: Point): Point | undefined {
  return at;
}
