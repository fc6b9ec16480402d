import { outlineOf, type Point } from '@muster/geometry';
import type { SideId } from '@muster/rules/kernel';
import { type Effect, SPELLS, type State, stickOf } from '@muster/rules/song-of-blades';
import type { SceneZone, Tincture } from '../../scene/model';

/** What a wall, an area or a hole in the world is made of. */
const INKS: Partial<Readonly<Record<Effect['is'], string>>> = {
  'wall-of-fire': '#e0702a',
  'wall-of-ice': '#bfe6f4',
  'wall-of-water': '#3f8fc0',
  'wall-of-wood': '#5f7a35',
  'wall-of-bones': '#e6dcc0',
  'wall-of-fear': '#6a4a8a',
  'wall-of-bedazzlement': '#f2cf6b',
  'alter-terrain': '#9a7a48',
  vortex: '#120a1c',
};

/** Walls, altered ground and the vortex as they lie on the table, each in what it is made of and with its name. */
export function effectZones(state: State, tinctures: Readonly<Record<SideId, Tincture>>): readonly SceneZone[] {
  return Object.values(state.effects).flatMap((effect) => {
    const polygon = effect.outline ?? discOf(state, effect);
    if (polygon === undefined) return [];
    const tincture = effect.side === null ? undefined : tinctures[effect.side];
    const ink = INKS[effect.is];
    return [
      {
        id: effect.id,
        polygon,
        label: labelOf(effect),
        ...(tincture ? { side: tincture } : {}),
        ...(ink ? { ink } : {}),
      },
    ];
  });
}

function discOf(state: State, effect: Effect): readonly Point[] | undefined {
  if (effect.at === null) return undefined;
  const radius = stickOf(state, 'short') / 2;
  return outlineOf({ shape: { kind: 'disc', radius }, pose: { ...effect.at, facing: 90 } });
}

/** `Wall of Fire, Power 2, one hit`. */
function labelOf(effect: Effect): string {
  const name = effect.is === 'vortex' ? 'Vortex' : SPELLS[effect.is].name;
  const ground = effect.ground === null ? '' : `: ${effect.ground}`;
  const hits = effect.hits === 0 ? '' : effect.hits === 1 ? ', one hit' : `, ${effect.hits} hits`;
  return `${name}${ground}${effect.is.startsWith('wall') ? ` ${effect.power}` : ''}${hits}`;
}
