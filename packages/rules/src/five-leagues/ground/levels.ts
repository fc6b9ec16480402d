import type { Point } from '@muster/geometry';
import type { Figure, State } from '../state';
import { fieldOf, LEVEL, topAt } from './field';
import { isInside } from './track';

/**
 * Millimetres above the table at a point, for a figure that is set down there: the top of what can be stood on. In a
 * house it stands on the floor; on the roof only where it stood on that roof before.
 */
export function levelAt(state: State, figure: Figure, at: Point): number {
  const field = fieldOf(state);
  const roof = field.lies.find(
    ({ roofed, outline, height }) =>
      roofed &&
      figure.pose !== null &&
      figure.level >= height - LEVEL &&
      isInside(outline, figure.pose) &&
      isInside(outline, at),
  );
  return topAt(field, at, roof?.height ?? 0);
}
