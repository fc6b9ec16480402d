import type { Point } from '@muster/geometry';
import type { SourceId } from '../../kernel';
import { type Fielded, friendsOf, gapBetween } from '../figures';
import { isInside, spansInside, toEdge } from '../ground/track';
import { groundAt, groundUnder } from '../ground/under';
import { gaitOf, heightHelps } from '../special/hooks';
import type { State } from '../state';
import { inch } from '../units';

/** What the ground gives to two who fight on it. */

/** It stands higher than its foe, on whatever: a stair, a rock, a raised floor [FL-BAT-111]. */
export const isHigher = (state: State, figure: Fielded, foe: Fielded): boolean =>
  figure.level - foe.level > HIGHER && heightHelps(state, figure, foe);
/** Less is no height one could see on a table. */
const HIGHER = 3;

/** Its foe has no firm footing: Difficult ground, which thorns are, or water [FL-BAT-111] [FL-BAT-64]. */
export function unsteady(state: State, foe: Fielded): SourceId | null {
  // Who flies stands on no ground [FL-TRAIT-flying]
  if (gaitOf(state, foe).flies !== null) return null;
  const { tags } = groundUnder(state, foe);
  return tags.includes('water')
    ? 'water'
    : tags.includes('difficult') || tags.includes('thorns')
      ? 'difficult-ground'
      : null;
}

/**
 * Something stands between them that they reach over: a wall, a fence, a barrel, the sill of a window. A door is
 * no obstacle [FL-BAT-111].
 */
export function obstacleBetween(state: State, a: Fielded, b: Fielded): string | null {
  const [from, to] = [a.pose, b.pose];
  for (const piece of state.terrain) {
    if (piece.height <= 0) continue;
    switch (piece.stands) {
      case 'linear':
      case 'individual':
      case 'block':
        // Whoever stands on it, or below another on it, fights from height and not across it
        if (isInside(piece.outline, from) || isInside(piece.outline, to)) break;
        if (spansInside(piece.outline, from, to).length > 0) return piece.id;
        break;
      case 'interior': {
        if (isInside(piece.outline, from) === isInside(piece.outline, to)) break;
        const way = piece.openings.find((each) => cross(each.from, each.to, from, to));
        if (way === undefined || way.sill > 0) return piece.id;
        break;
      }
      default:
        break;
    }
  }
  return null;
}

/** A narrow place, or a doorway somebody holds: no allies press in for either side [FL-BAT-115]. */
export function isConfined(state: State, a: Fielded, b: Fielded): boolean {
  if (isNarrow(state, a.pose) || isNarrow(state, b.pose)) return true;
  return [a, b].some((each) =>
    state.terrain.some((piece) =>
      piece.openings.some((way) => way.is !== 'window' && toEdge(way.from, way.to, each.pose) <= each.profile.base / 2),
    ),
  );
}
const isNarrow = (state: State, at: Point): boolean => groundAt(state, at).tags.includes('confined');

/** Friends within 1" of it, whatever befell them [FL-BAT-114] [A-43]. */
export const alliesBy = (state: State, figure: Fielded): readonly Fielded[] =>
  friendsOf(state, figure).filter(
    (friend) => Math.hypot(gapBetween(figure, friend), figure.level - friend.level) <= inch(1) + 0.03,
  );

/** Whether two stretches cross. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}
