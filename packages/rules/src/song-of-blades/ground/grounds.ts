import { type Base, gapToPolygon, overlapsPolygon, type Point, reachOf, TOLERANCE } from '@muster/geometry';
import { baseOf, type Fielded } from '../figures';
import { isFrozen, magicGrounds } from '../magic/queries';
import type { State } from '../state';
import type { Ground, TerrainPiece } from '../terrain';
import { isNear } from './across';

/** A figure on the table, or a base anywhere. */
export type Stood = Base | Fielded;
export const standing = (stood: Stood): Base => ('shape' in stood ? stood : baseOf(stood));

/** An area of ground that is not plain: a piece of terrain, or what a spell has made of the ground. */
export interface Area {
  readonly id: string;
  readonly ground: Ground;
  readonly outline: readonly Point[];
  readonly plant: boolean;
  readonly hill: boolean;
  readonly art: string;
}

/** Everything that lies between the bases: pieces with a ground of their own, altered areas. */
export function areasOf(state: State): readonly Area[] {
  const known = AREAS.get(state.terrain);
  if (known?.effects === state.effects) return known.areas;
  const areas: Area[] = state.terrain
    .filter((piece) => piece.ground !== 'normal' && piece.stands !== 'solid' && piece.stands !== 'linear')
    .map(({ id, ground, outline, plant, stands, art }) => ({
      id,
      ground,
      outline,
      plant,
      hill: stands === 'hill' || stands === 'platform',
      art,
    }));
  for (const effect of Object.values(state.effects))
    if (effect.ground !== null && effect.outline !== null)
      areas.push({
        id: effect.id,
        ground: effect.ground,
        outline: effect.outline,
        plant: false,
        hill: false,
        art: effect.is,
      });
  AREAS.set(state.terrain, { effects: state.effects, areas });
  return areas;
}
const AREAS = new WeakMap<State['terrain'], { readonly effects: State['effects']; readonly areas: readonly Area[] }>();

/** Areas a base reaches into. Whoever has any part of his base in a wood is in it. */
export function areasUnder(state: State, stood: Stood): readonly Area[] {
  const base = standing(stood);
  const reach = reachOf(base.shape);
  return areasOf(state).filter(({ outline }) => isNear(outline, base.pose, reach) && overlapsPolygon(base, outline));
}

/** Every ground under a base; `normal` where there is no other. Water by a Wall of Ice is frozen: slippery. */
export function groundsUnder(state: State, stood: Stood): readonly Ground[] {
  const base = standing(stood);
  const found = new Set<Ground>(areasUnder(state, base).map(({ ground }) => ground));
  for (const ground of magicGrounds(state, base)) found.add(ground);
  if ((found.has('shallow') || found.has('deep') || found.has('ford')) && isFrozen(state, base)) {
    for (const wet of ['shallow', 'deep', 'ford'] as const) found.delete(wet);
    found.add('slippery');
  }
  return found.size === 0 ? ['normal'] : [...found];
}

/** Pieces a base stands against or in. */
export function piecesTouched(state: State, stood: Stood): readonly TerrainPiece[] {
  const base = standing(stood);
  const reach = reachOf(base.shape) + 1;
  return state.terrain.filter(
    ({ outline }) => isNear(outline, base.pose, reach) && gapToPolygon(base, outline).distance <= TOLERANCE,
  );
}

/** The whole field lies in snow: plain ground is broken, outdoors [ASOBH-WTH-05]. */
export const isSnowedIn = (state: State): boolean => state.weather === 'snow' && state.config.outdoors;

/** What people call a piece, or the spell that made a wall or an area; the id itself where it is neither. */
export function nameOfGround(state: State, id: string): string {
  const effect = Object.hasOwn(state.effects, id) ? state.effects[id] : undefined;
  return state.terrain.find((piece) => piece.id === id)?.name ?? effect?.is ?? id;
}
