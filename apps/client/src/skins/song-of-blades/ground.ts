import type { State } from '@muster/rules/song-of-blades';
import type { SceneTable } from '../../scene/model';

/** How the ground of a battle is painted; the seed follows the field, so that everyone bakes the same. */
export function groundOf(config: State['config']): Pick<SceneTable, 'ground' | 'seed' | 'roads'> {
  const seed = [...config.map].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return { ground: config.ground, seed, roads: [] };
}
