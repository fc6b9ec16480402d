import { gapToPolygon, TOLERANCE } from '@muster/geometry';
import { baseOf, type Fielded, foesOf, has } from '../figures';
import { wallsOf } from '../magic/effects';
import type { State } from '../state';
import { groundsUnder, piecesTouched } from './grounds';
import { heightOf } from './height';
import { isSeen, sightBetween } from './sight';
import { HIDING } from './woods';

/** No foe sees it: it may be passed over as a target, and ambush from there [ASOBH-RNG-03] [ASOBH-MEL-11]. */
export const isHiding = (state: State, figure: Fielded): boolean =>
  foesOf(state, figure).every((foe) => !sightBetween(state, foe, figure).sees);

/**
 * Scenery, a wood or a magic wall keeps it from this viewer's eyes. Bodies in between, darkness and distance do not: only
 * from behind things can one spring an ambush [ASOBH-MEL-11].
 */
export function isScreened(state: State, viewer: Fielded, figure: Fielded): boolean {
  if (isSeen(state, viewer, figure)) return false;
  const { sees, why } = sightBetween(state, viewer, figure, { past: () => true });
  return !sees && (why === 'woods' || why === 'blocked');
}

/**
 * It stands against or in something that counts as cover: taller than half of it, or a wood. The Tiny find cover in
 * anything [ASOBH-RNG-12] [ASOBH-TRAIT-tiny].
 */
export function isAgainstCover(state: State, figure: Fielded): boolean {
  const least = figure.profile.size === 'tiny' ? 0 : heightOf(state, figure) / 2;
  return (
    piecesTouched(state, figure).some(
      (piece) =>
        HIDING.includes(piece.ground) ||
        piece.stands === 'solid' ||
        (piece.stands !== 'flat' && piece.height - figure.level >= least) ||
        (piece.stands === 'flat' && piece.height > least),
    ) || wallsOf(state).some((wall) => gapToPolygon(baseOf(figure), wall.outline).distance <= TOLERANCE)
  );
}

/** No ordinary shot can be aimed at it: Stealth beside cover, a swimmer born to it in deep water [ASOBH-TRAIT-stealth]. */
export const isStealthy = (state: State, figure: Fielded): boolean =>
  (has(figure, 'stealth') && isAgainstCover(state, figure)) ||
  (has(figure, 'amphibious') && groundsUnder(state, figure).includes('deep'));
