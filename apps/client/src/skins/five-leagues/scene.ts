import {
  type Fielded,
  type Figure,
  fielded,
  type Marker,
  type State,
  type TerrainPiece,
} from '@muster/rules/five-leagues';
import type { SceneBadge, SceneBody, SceneModel, SceneTerrain, SceneToken, SceneZone } from '../../scene/model';
import { colourOf, markOf } from './colours';
import { groundOf } from './ground';
import { lookOf } from './looks';
import { pieceCaption } from './terrain-words';

/** A battle as the scene draws it. */
export const battleScene = (state: State): SceneModel => ({
  table: { width: state.table.width, depth: state.table.depth, rule: 'in', ...groundOf(state.config) },
  terrain: state.terrain.map(pieceOf),
  bodies: fielded(state).map((figure) => bodyOf(state, figure)),
  tokens: Object.values(state.markers)
    .filter(({ carriedBy }) => carriedBy === null)
    .map(tokenOf),
  zones: barriers(state),
});

const TALL: ReadonlySet<string> = new Set(['crag', 'terrace', 'block']);

const pieceOf = (piece: TerrainPiece): SceneTerrain => ({
  id: piece.id,
  art: piece.art as SceneTerrain['art'],
  outline: piece.outline,
  height: TALL.has(piece.art) ? piece.height : Math.max(0, Math.round(piece.height / 25)),
  name: piece.name,
  caption: pieceCaption(piece),
});

function bodyOf(state: State, figure: Fielded): SceneBody {
  const look = lookOf(figure.profile);
  const { kind } = figure.profile;
  return {
    id: figure.id,
    base: { shape: { kind: 'disc', radius: figure.profile.base / 2 }, pose: figure.pose },
    side: colourOf(state, figure),
    ...markOf(state, figure.seat),
    name: figure.name,
    drawn: 'single',
    figures: { kind: look.figure, wide: 1, deep: 1, livery: look.livery },
    icon: look.icon,
    hero: kind === 'leader' || kind === 'unique' || kind === 'aberration' || figure.profile.avatar,
    damage: figure.wounds,
    badges: badgesOf(figure),
    spent: figure.activated,
    ...(figure.stunned ? { state: 'staggering' as const } : {}),
    ...(figure.level > 0 ? { raised: figure.level } : {}),
    hasFront: true,
  };
}

const CONDITIONS: readonly (readonly [string, SceneBadge])[] = [
  ['pinned', { icon: 'handcuffs', tint: '#5d5a52', label: 'Held by a trap', far: true }],
  ['bound', { icon: 'handcuffs', tint: '#5b3f86', label: 'Bound by a spell', far: true }],
  ['hexed', { icon: 'death-skull', tint: '#6a4a8a', label: 'Hexed', far: true }],
  ['charmed', { icon: 'uncertainty', tint: '#6a4a8a', label: 'Charmed', far: true }],
  ['angry', { icon: 'dread', tint: '#9a2a1c', label: 'Angry', far: true }],
  ['fleeing', { icon: 'sprint', tint: '#7a4a12', label: 'Fleeing' }],
];

/** What has befallen a figure and what it is ready for, the weightiest first. */
export function badgesOf(figure: Figure): readonly SceneBadge[] {
  const badges: SceneBadge[] = [];
  if (figure.stunned) badges.push({ icon: 'tired-eye', tint: '#7a5a12', label: 'Stunned', far: true });
  if (figure.wounds > 0)
    badges.push({
      icon: 'bleeding-wound',
      tint: '#9a2a1c',
      label: figure.wounds === 1 ? 'Wounded' : `${figure.wounds} Wounds`,
      far: true,
    });
  if (figure.monsterPoints !== null)
    badges.push({ icon: 'beast-eye', tint: '#7d550b', label: `${figure.monsterPoints} Monster Points`, far: true });
  badges.push(...CONDITIONS.filter(([name]) => (figure.conditions[name] ?? 0) > 0).map(([, badge]) => badge));
  if (figure.controlled !== null)
    badges.push({ icon: 'uncertainty', tint: '#6a4a8a', label: 'In the enemy’s power', far: true });
  if (figure.aware !== 'aware') badges.push({ icon: 'night-sleep', tint: '#4a4a7a', label: 'Unaware', far: true });
  if (figure.anticipates) badges.push({ icon: 'hourglass', tint: '#356a86', label: 'Anticipates' });
  if (figure.keepsDown) badges.push({ icon: 'shield-reflect', tint: '#3b6122', label: 'Keeps down' });
  if (Object.values(figure.ammunition).includes('empty'))
    badges.push({ icon: 'quiver', tint: '#7a4a12', label: 'Out of ammunition' });
  return badges;
}

const NAMES: Readonly<Partial<Record<Marker['is'], { readonly icon: string; readonly text?: string }>>> = {
  unknown: { icon: '', text: '?' },
  curious: { icon: '', text: '?' },
  'hidden-foe': { icon: 'death-skull' },
  stash: { icon: 'coins' },
  item: { icon: 'swap-bag' },
  hazard: { icon: 'dread' },
  trap: { icon: 'handcuffs' },
  beast: { icon: 'beast-eye' },
};

function tokenOf(marker: Marker): SceneToken {
  const named = NAMES[marker.is];
  const text = marker.number === null ? (named?.text ?? marker.label?.slice(0, 1)) : String(marker.number);
  return {
    id: marker.id,
    at: marker.at,
    is: marker.is === 'objective' ? 'objective' : marker.is === 'unknown' ? 'marker' : 'counter',
    ...(marker.is === 'unknown' ? { side: 'vermilion' as const } : {}),
    ...(named?.icon ? { icon: named.icon } : text === undefined ? {} : { text }),
    radius: 13,
  };
}

/** Lines of fire and whatever else a spell lays on the table. */
const barriers = (state: State): readonly SceneZone[] =>
  Object.values(state.effects).flatMap(({ id, outline }) =>
    outline === null ? [] : [{ id, polygon: outline, ink: '#e0702a', label: 'Barrier' }],
  );
