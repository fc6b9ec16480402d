import type { Point } from '@muster/geometry';
import type { Figure, State } from '../state';

/** Millimetres above the table at a point, for a figure that is set down there: the top of what can be stood on. */
export const levelAt = (_state: State, _figure: Figure, _at: Point): number => 0;
