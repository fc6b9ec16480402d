import { MAPS, type State } from '@muster/rules/five-leagues';
import type { SceneTable } from '../../scene/model';

/** How the ground of a battle is painted; the seed follows the field, so that everyone bakes the same. */
export function groundOf({ map }: State['config']): Pick<SceneTable, 'ground' | 'seed' | 'roads'> {
  const field = MAPS.find(({ id }) => id === map);
  const ground = field?.ground ?? 'meadow';
  return { ground: ground === 'stone' ? 'ash' : ground, seed: field?.seed ?? 7, roads: [] };
}
