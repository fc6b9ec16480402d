import { gap } from '@muster/geometry';
import { baseAt, baseOf, type Fielded, foesOf, has, isFielded } from '../figures';
import type { Figure, State } from '../state';

/**
 * A Berserk figure throws three dice, goes for the nearest enemy and strikes it where it can; it shoots, casts and
 * commands nothing [ASOBH-TRAIT-berserk].
 */
export const isBerserk = (figure: Figure): boolean => has(figure, 'berserk');

/** The foe it runs at; the first of equally near ones. */
export function nearestFoe(state: State, figure: Fielded): Fielded | undefined {
  let best: { foe: Fielded; far: number } | undefined;
  for (const foe of foesOf(state, figure)) {
    const far = gap(baseOf(figure), baseOf(foe)).distance;
    if (best === undefined || far < best.far) best = { foe, far };
  }
  return best?.foe;
}

/** Whether a move to this place brings it nearer to the nearest enemy. */
export function isToward(state: State, figure: Figure, to: { readonly x: number; readonly y: number }): boolean {
  if (!isFielded(figure)) return true;
  const foe = nearestFoe(state, figure);
  if (foe === undefined) return true;
  const now = gap(baseOf(figure), baseOf(foe)).distance;
  return gap(baseAt(figure, to), baseOf(foe)).distance < now;
}
