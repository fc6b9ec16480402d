import { containsPoint, type Point } from '@muster/geometry';
import { partyOf } from '../figures';
import type { State } from '../state';
import type { TerrainPiece } from '../terrain';
import { inch } from '../units';
import { unitToward } from './directions';
import { apart } from './edges';

/**
 * Whether a place is in or behind Cover from where the warband is, or will come from: it lies in an area feature, or
 * something tall enough to crouch behind stands within 3" on the way to them. Rougher than the rules of sight, for
 * choosing places.
 */
export function coveredFrom(state: State, at: Point): boolean {
  if (state.terrain.some((piece) => piece.stands === 'area' && containsPoint(piece.outline, at))) return true;
  const way = unitToward(state, at, nearestOf(state, at));
  const end = { x: at.x + way.x * inch(3), y: at.y + way.y * inch(3) };
  return state.terrain.some((piece) => shields(piece) && isCrossed(piece.outline, at, end));
}

/** Hides a crouching man. */
const shields = ({ stands, height }: TerrainPiece): boolean =>
  stands !== 'field' && stands !== 'floor' && height >= inch(0.5);

const nearestOf = (state: State, at: Point): Point | undefined => {
  const party = partyOf(state).map(({ pose }): Point => pose);
  return party.sort((a, b) => apart(a, at) - apart(b, at))[0];
};

function isCrossed(outline: readonly Point[], a: Point, b: Point): boolean {
  for (let i = 0; i < outline.length; i++) {
    const c = outline[i] as Point;
    const d = outline[(i + 1) % outline.length] as Point;
    if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true;
  }
  return false;
}
const side = (a: Point, b: Point, p: Point): number => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
