import { overlapsPolygon, reachOf } from '@muster/geometry';
import type { State } from '../state';
import type { TerrainPiece } from '../terrain';
import { isNear } from './across';
import { type Stood, standing } from './grounds';

/**
 * Whether a base reaches into a cramped place, or the whole table is one: friends are not passed there, long weapons
 * are in the way and no sling is swung [ASOBH-MOV-05] [ASOBH-MEL-12] [ASOBH-TRAIT-long-reach] [ASOBH-TRAIT-sling].
 */
export function isCramped(state: State, stood: Stood): boolean {
  if (state.config.cramped) return true;
  const places = crampedOf(state.terrain);
  if (places.length === 0) return false;
  const base = standing(stood);
  const reach = reachOf(base.shape);
  return places.some(({ outline }) => isNear(outline, base.pose, reach) && overlapsPolygon(base, outline));
}

/** The cramped pieces of a field, kept: it is asked of every friend on every way. */
function crampedOf(terrain: State['terrain']): readonly TerrainPiece[] {
  const known = CRAMPED.get(terrain);
  if (known !== undefined) return known;
  const found = terrain.filter(({ cramped }) => cramped === true);
  CRAMPED.set(terrain, found);
  return found;
}
const CRAMPED = new WeakMap<State['terrain'], readonly TerrainPiece[]>();
