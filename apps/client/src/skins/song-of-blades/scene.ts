import { outlineOf } from '@muster/geometry';
import type { SeatId, SideId } from '@muster/rules/kernel';
import {
  baseOf,
  type Effect,
  type Fielded,
  fielded,
  has,
  is,
  type State,
  stickOf,
  type TerrainPiece,
  topStep,
} from '@muster/rules/song-of-blades';
import type {
  SceneBadge,
  SceneBody,
  SceneModel,
  SceneTerrain,
  SceneToken,
  SceneZone,
  Tincture,
} from '../../scene/model';
import { groundOf } from './ground';
import { lookOf } from './looks';
import { pieceCaption } from './terrain-words';

const PAIRS: readonly Tincture[] = ['azure', 'vermilion'];

/** The first side is azure, the second vermilion. */
export const tincturesOf = (state: State): Readonly<Record<SideId, Tincture>> =>
  Object.fromEntries(Object.keys(state.sides).map((side, at) => [side, PAIRS[at % PAIRS.length] as Tincture]));

/** A skirmish as the scene draws it. */
export function battleScene(state: State): SceneModel {
  const tinctures = tincturesOf(state);
  return {
    table: { width: state.table.width, depth: state.table.depth, ...groundOf(state.config) },
    terrain: state.terrain.map(pieceOf),
    bodies: fielded(state).map((figure) => bodyOf(state, figure, tinctures)),
    tokens: tokensOf(state),
    zones: [...zonesOf(state, tinctures), ...effectZones(state, tinctures)],
  };
}

const pieceOf = (piece: TerrainPiece): SceneTerrain => ({
  id: piece.id,
  art: piece.art as SceneTerrain['art'],
  outline: piece.outline,
  height: Math.max(0, Math.round(piece.height / 25)),
  name: piece.name,
  caption: pieceCaption(piece),
});

function bodyOf(state: State, figure: Fielded, tinctures: Readonly<Record<SideId, Tincture>>): SceneBody {
  const look = lookOf(figure.profile);
  const lying = stateOf(figure);
  return {
    id: figure.id,
    base: { ...baseOf(figure), pose: figure.pose },
    side: tinctures[figure.controlled?.side ?? figure.side],
    ...markOf(state, figure.seat),
    name: figure.name,
    drawn: 'single',
    figures: { kind: look.figure, wide: 1, deep: 1, livery: look.livery },
    icon: look.icon,
    hero: figure.profile.personality,
    damage: figure.lives,
    badges: badgesOf(figure),
    spent: state.active === (figure.controlled?.side ?? figure.side) && figure.activated,
    ...(lying === undefined ? {} : { state: lying }),
    hasFront: false,
  };
}

/** Bezants tell the seats of a team apart. */
function markOf(state: State, seat: SeatId): { readonly mark?: 1 | 2 | 3 } {
  if (state.config.seats < 2) return {};
  const side = state.seats.find((each) => each.seat === seat)?.side;
  const at = state.seats.filter((each) => each.side === side).findIndex((each) => each.seat === seat);
  return { mark: Math.min(3, at + 1) as 1 | 2 | 3 };
}

function stateOf(figure: Fielded): SceneBody['state'] | undefined {
  if (is(figure, 'entangled') || is(figure, 'held')) return 'webbed';
  if (is(figure, 'transfixed') || is(figure, 'stone') || is(figure, 'paralysed')) return 'frozen';
  if (is(figure, 'prone') || is(figure, 'sleeping')) return 'prone';
  return figure.below ? 'ghost' : undefined;
}

const CONDITIONS: readonly (readonly [Parameters<typeof is>[1], SceneBadge])[] = [
  ['transfixed', { icon: 'frozen-block', tint: '#356a86', label: 'Transfixed', far: true }],
  ['stone', { icon: 'stone-bust', tint: '#5d5a52', label: 'Turned to stone', far: true }],
  ['entangled', { icon: 'cobweb', tint: '#5d5a52', label: 'Entangled', far: true }],
  ['held', { icon: 'handcuffs', tint: '#5d5a52', label: 'Held fast', far: true }],
  ['sleeping', { icon: 'night-sleep', tint: '#4a4a7a', label: 'Asleep', far: true }],
  ['staggering', { icon: 'tired-eye', tint: '#7a5a12', label: 'Staggering', far: true }],
  ['prone', { icon: 'falling', tint: '#7a4a12', label: 'Prone', far: true }],
  ['burning', { icon: 'fire-spell-cast', tint: '#8e2a1c', label: 'On fire' }],
  ['drowning', { icon: 'falling', tint: '#2a5a8a', label: 'Drowning' }],
  ['blind', { icon: 'blindfold', tint: '#4a3a2a', label: 'Blind' }],
  ['fatigued', { icon: 'tired-eye', tint: '#7a5a12', label: 'Fatigued' }],
  ['mute', { icon: 'uncertainty', tint: '#5d5a52', label: 'Mute' }],
  ['deaf', { icon: 'uncertainty', tint: '#5d5a52', label: 'Deaf' }],
  ['bound', { icon: 'handcuffs', tint: '#5d5a52', label: 'Bound' }],
  ['paralysed', { icon: 'handcuffs', tint: '#5d5a52', label: 'Paralysed' }],
];

/** What has befallen a figure and what it carries, the weightiest first. */
function badgesOf(figure: Fielded): readonly SceneBadge[] {
  const badges: SceneBadge[] = CONDITIONS.filter(([kind]) => is(figure, kind)).map(([, badge]) => badge);
  const worse = figure.worse.poison + figure.worse.drain;
  if (worse > 0) badges.push({ icon: 'poison-bottle', tint: '#3b6122', label: `Quality worse by ${worse}` });
  if (figure.lives > 0) badges.push({ icon: 'bleeding-wound', tint: '#9a2a1c', label: `${figure.lives} lives lost` });
  if (figure.controlled) badges.push({ icon: 'uncertainty', tint: '#6a4a8a', label: 'Mind controlled' });
  if (figure.banked > 0) badges.push({ icon: 'fire-spell-cast', tint: '#356a86', label: `${figure.banked} banked` });
  if (figure.holds.length > 0)
    badges.push({ icon: 'fire-spell-cast', tint: '#7a3a86', label: `Holds ${figure.holds.length} spells` });
  if (figure.reacted) badges.push({ icon: 'lightning-helix', tint: '#7d550b', label: 'Has reacted' });
  if (has(figure, 'leader')) badges.push({ icon: 'laurel-crown', tint: '#7d550b', label: 'Leader' });
  return badges;
}

const tokensOf = (state: State): readonly SceneToken[] =>
  state.dropped.map((thing, at) => ({
    id: `dropped-${at}-${thing.of}`,
    at: thing.at,
    is: 'counter',
    radius: 9,
    text: thing.what === 'standard' ? '⚑' : thing.what === 'weapon' || thing.what === 'second-weapon' ? '†' : '•',
  }));

/** Where the sides may deploy: within one Medium of their edges [ASOBH-SET-15]. */
function zonesOf(state: State, tinctures: Readonly<Record<SideId, Tincture>>): readonly SceneZone[] {
  if (state.turn > 0 || topStep(state)?.is === 'muster') return [];
  const { width, depth } = state.table;
  const deep = stickOf(state, 'medium');
  const box = (x: number, y: number, w: number, d: number) => [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + d },
    { x, y: y + d },
  ];
  const strips = {
    near: box(0, 0, width, deep),
    far: box(0, depth - deep, width, deep),
    left: box(0, 0, deep, depth),
    right: box(width - deep, 0, deep, depth),
  };
  return Object.values(state.sides).flatMap((side) => {
    if (side.edge === null) return [];
    const tincture = tinctures[side.id];
    return [{ id: `zone-${side.id}`, polygon: strips[side.edge], ...(tincture ? { side: tincture } : {}) }];
  });
}

/** Walls, areas and the vortex lie on the table with their names. */
function effectZones(state: State, tinctures: Readonly<Record<SideId, Tincture>>): readonly SceneZone[] {
  return Object.values(state.effects).flatMap((effect) => {
    const polygon = effect.outline ?? discOf(state, effect);
    if (polygon === undefined) return [];
    const tincture = effect.side === null ? undefined : tinctures[effect.side];
    return [{ id: effect.id, polygon, label: effectLabel(effect), ...(tincture ? { side: tincture } : {}) }];
  });
}

const discOf = (state: State, effect: Effect) =>
  effect.at === null
    ? undefined
    : outlineOf({
        shape: { kind: 'disc', radius: stickOf(state, 'short') / 2 },
        pose: { ...effect.at, facing: 90 },
      });

const effectLabel = (effect: Effect): string => {
  const name = effect.is.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};
