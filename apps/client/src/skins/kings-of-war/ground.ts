import type { State } from '@muster/rules/kings-of-war';
import { mapById } from '@muster/rules/kings-of-war';
import type { SceneTable } from '../../scene/model';

/** How the ground of a battle is painted: a ready map brings its own, the terrain placer a plain field. */
export function groundOf(config: State['config']): Pick<SceneTable, 'ground' | 'seed' | 'roads'> {
  const map = mapById(config.map);
  return map
    ? { ground: map.ground, seed: map.seed, roads: map.roads }
    : { ground: config.ground, seed: 11, roads: [] };
}
