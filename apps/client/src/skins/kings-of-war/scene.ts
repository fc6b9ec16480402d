import type { SideId } from '@muster/rules/kernel';
import {
  baseOf,
  type Fielded,
  factsOf,
  fieldedUnits,
  isEngaged,
  type State,
  topStep,
} from '@muster/rules/kings-of-war';
import type { SceneBadge, SceneBody, SceneModel, SceneTerrain, SceneZone, Tincture } from '../../scene/model';
import { groundOf } from './ground';
import { lookOf } from './looks';
import { terrainKindWord } from './terrain-words';

const pairs: readonly Tincture[] = ['azure', 'vermilion', 'gold', 'viridian', 'plum', 'bone'];

/** Sides in their order take the default pairs of the table. */
export const tincturesOf = (state: State): Readonly<Record<SideId, Tincture>> =>
  Object.fromEntries(Object.keys(state.sides).map((side, at) => [side, pairs[at % pairs.length] as Tincture]));

/** A battle as the scene draws it. */
export function battleScene(state: State): SceneModel {
  const tinctures = tincturesOf(state);
  return {
    table: { width: state.table.width, depth: state.table.depth, ...groundOf(state.config) },
    terrain: state.terrain.map(pieceOf),
    bodies: fieldedUnits(state).map((unit) => bodyOf(state, unit, tinctures[unit.side])),
    tokens: [],
    zones: zonesOf(state, tinctures),
  };
}

const pieceOf = (piece: State['terrain'][number]): SceneTerrain => ({
  id: piece.id,
  art: piece.art,
  outline: piece.outline,
  ...(piece.angle === undefined ? {} : { angle: piece.angle }),
  height: piece.height,
  name: piece.name,
  caption: piece.height > 0 ? `${terrainKindWord[piece.kind]}, height ${piece.height}` : terrainKindWord[piece.kind],
});

function bodyOf(state: State, unit: Fielded, side: Tincture | undefined): SceneBody {
  const { profile } = unit;
  const look = lookOf(profile);
  const { model } = look;
  return {
    id: unit.id,
    base: baseOf(unit),
    side,
    name: unit.name,
    drawn: 'tray',
    figures: {
      kind: look.figure,
      wide: Math.max(1, Math.round(profile.footprint.width / model.width)),
      deep: Math.max(1, Math.round(profile.footprint.depth / model.depth)),
      livery: look.livery,
    },
    icon: look.icon,
    hero: profile.type === 'hero',
    damage: unit.damage,
    badges: badgesOf(state, unit),
    spent: isSpent(state, unit),
    hasFront: true,
  };
}

/** States as badges, the weightiest first; two of them are still told from afar. */
function badgesOf(state: State, unit: Fielded): readonly SceneBadge[] {
  const badges: SceneBadge[] = [];
  if (unit.wavering) badges.push({ icon: 'dread', tint: '#6a4a8a', label: 'Wavering', far: true });
  if (factsOf(state, unit).devastated)
    badges.push({ icon: 'broken-shield', tint: '#8e2a1c', label: 'Devastated', far: true });
  if (unit.disordered && !unit.wavering) badges.push({ icon: 'tattered-banner', tint: '#8a5a12', label: 'Disordered' });
  if (unit.frozen) badges.push({ icon: 'frozen-block', tint: '#356a86', label: 'Frozen' });
  if (unit.order?.charge?.hindered) badges.push({ icon: 'boot-prints', tint: '#7a5a12', label: 'Hindered' });
  if (isEngaged(state, unit.id)) badges.push({ icon: 'crossed-swords', tint: '#7d550b', label: 'Engaged' });
  return badges;
}

/** Nothing left to do for it in this phase of its own turn. */
function isSpent(state: State, unit: Fielded): boolean {
  const step = topStep(state);
  if (!step || state.active !== unit.side) return false;
  if (step.is === 'movement') return unit.order !== null;
  if (step.is === 'ranged') return unit.shot;
  if (step.is === 'melee' || step.is === 'combat') return unit.struck;
  return false;
}

/** Both deployment zones while anyone still deploys: more than 12 inches from the middle line [KOW-SCN-03]. */
function zonesOf(state: State, tinctures: Readonly<Record<SideId, Tincture>>): readonly SceneZone[] {
  if (state.round > 0) return [];
  const deep = state.table.depth / 2 - 12 * 25.4;
  return Object.values(state.sides).flatMap((side) => {
    if (side.edge === null) return [];
    const [low, high] = side.edge === 'near' ? [0, deep] : [state.table.depth - deep, state.table.depth];
    const tincture = tinctures[side.id];
    const { width } = state.table;
    return [
      {
        id: `zone-${side.id}`,
        polygon: [
          { x: 0, y: low },
          { x: width, y: low },
          { x: width, y: high },
          { x: 0, y: high },
        ],
        ...(tincture ? { side: tincture } : {}),
      },
    ];
  });
}
