import { gapToPolygon, TOLERANCE } from '@muster/geometry';
import { baseOf, type Fielded, foesOf, has, isWithin } from '../figures';
import { wallsOf } from '../magic/effects';
import type { State } from '../state';
import type { TerrainPiece } from '../terrain';
import { groundsUnder, piecesTouched } from './grounds';
import { heightOf } from './height';
import { screenBetween, sightBetween } from './sight';
import { HIDING } from './woods';

/** No foe sees it: it may be passed over as a target, and ambush from there [ASOBH-RNG-03] [ASOBH-MEL-11]. */
export const isHiding = (state: State, figure: Fielded): boolean =>
  foesOf(state, figure).every((foe) => !sightBetween(state, foe, figure).sees);

/**
 * Scenery, a wood or a magic wall keeps it from this viewer's eyes. Bodies in between, darkness and distance do not: only
 * from behind things can one spring an ambush, and not from among leaves that are looked through [ASOBH-MEL-11]
 * [ASOBH-TRAIT-leafsight].
 */
export function isScreened(state: State, viewer: Fielded, figure: Fielded): boolean {
  const why = screenBetween(state, viewer, figure);
  if (why !== 'woods' && why !== 'blocked') return false;
  if (!isLeafSeen(state, figure)) return true;
  if (why === 'woods') return false;
  const { blockedBy } = sightBetween(state, viewer, figure, { past: () => true });
  return !state.terrain.some((piece) => piece.id === blockedBy && isLeafy(piece));
}

/** A foe with eyes for leaves is within a Long of it [ASOBH-TRAIT-leafsight]. */
export const isLeafSeen = (state: State, figure: Fielded): boolean =>
  foesOf(state, figure).some((foe) => has(foe, 'leafsight') && isWithin(state, foe, figure, 'long'));

/** Woods, thickets, bushes and trees. */
export const isLeafy = ({ ground, plant }: TerrainPiece): boolean => plant || HIDING.includes(ground);

/**
 * It stands against or in something that counts as cover: taller than half of it, or a wood. The Tiny find cover in
 * anything; leaves hide nobody whom Leafsight looks for [ASOBH-RNG-12] [ASOBH-TRAIT-tiny] [ASOBH-TRAIT-leafsight].
 */
export function isAgainstCover(state: State, figure: Fielded): boolean {
  const leafSeen = isLeafSeen(state, figure);
  const least = figure.profile.size === 'tiny' ? 0 : heightOf(state, figure) / 2;
  return (
    piecesTouched(state, figure).some(
      (piece) =>
        !(leafSeen && isLeafy(piece)) &&
        (HIDING.includes(piece.ground) ||
          piece.stands === 'solid' ||
          (piece.stands !== 'flat' && piece.height - figure.level >= least) ||
          (piece.stands === 'flat' && piece.height > least)),
    ) || wallsOf(state).some((wall) => gapToPolygon(baseOf(figure), wall.outline).distance <= TOLERANCE)
  );
}

/** No ordinary shot can be aimed at it: Stealth beside cover, a swimmer born to it in deep water [ASOBH-TRAIT-stealth]. */
export const isStealthy = (state: State, figure: Fielded): boolean =>
  (has(figure, 'stealth') && isAgainstCover(state, figure)) ||
  (has(figure, 'amphibious') && groundsUnder(state, figure).includes('deep'));
