import type { SeatId, SideId } from '@muster/rules/kernel';
import {
  baseOf,
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
import { effectZones } from './effect-zones';
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
    table: { width: state.table.width, depth: state.table.depth, rule: 'cm', ...groundOf(state.config) },
    terrain: state.terrain.map(pieceOf),
    bodies: fielded(state).map((figure) => bodyOf(state, figure, tinctures)),
    tokens: tokensOf(state),
    zones: [...zonesOf(state, tinctures), ...effectZones(state, tinctures)],
  };
}

const pieceOf = (piece: TerrainPiece): SceneTerrain => {
  const art = artOf(piece);
  const stands = art === 'crag' || art === 'terrace' || art === 'block';
  return {
    id: piece.id,
    art,
    outline: piece.outline,
    height: stands ? piece.height : Math.max(0, Math.round(piece.height / 25)),
    name: piece.name,
    caption: pieceCaption(piece),
  };
};

/** What the rules make of a piece decides how it is painted, before its own look does. */
function artOf({ art, ground, stands }: TerrainPiece): SceneTerrain['art'] {
  if (ground === 'thick') return 'thicket';
  if (ground === 'ford') return 'ford';
  if (art === 'pond' && ground === 'deep') return 'deep';
  if (art === 'pond' && ground === 'slippery') return 'ice';
  if (stands === 'platform') return art === 'rocks' ? 'crag' : 'terrace';
  if (art === 'rocks' && stands === 'flat') return 'rubble';
  if (art === 'ruin' && stands === 'solid') return 'block';
  return art as SceneTerrain['art'];
}

function bodyOf(state: State, figure: Fielded, tinctures: Readonly<Record<SideId, Tincture>>): SceneBody {
  const look = lookOf(figure.profile);
  const lying = stateOf(figure);
  return {
    id: figure.id,
    base: { ...baseOf(figure), pose: facedPose(figure) },
    side: tinctures[figure.controlled?.side ?? figure.side],
    ...markOf(state, figure.seat),
    name: figure.name,
    drawn: 'single',
    figures: { kind: look.figure, wide: 1, deep: 1, livery: look.livery },
    icon: look.icon,
    hero: figure.profile.personality,
    damage: figure.lives,
    badges: badgesOf(state, figure),
    spent: state.active === (figure.controlled?.side ?? figure.side) && figure.activated,
    ...(lying === undefined ? {} : { state: lying }),
    ...(figure.level > 0 ? { raised: figure.level } : {}),
    hasFront: lying === undefined || lying === 'webbed',
  };
}

/** A square base keeps the run of the table's edges, wherever its figure looks. */
const facedPose = ({ pose, profile }: Fielded): Fielded['pose'] =>
  profile.base.shape === 'round' ? pose : { ...pose, facing: (Math.round(pose.facing / 90) * 90) % 360 };

/** Bezants tell the seats of a team apart. */
function markOf(state: State, seat: SeatId): { readonly mark?: 1 | 2 | 3 } {
  if (state.config.seats < 2) return {};
  const side = state.seats.find((each) => each.seat === seat)?.side;
  const at = state.seats.filter((each) => each.side === side).findIndex((each) => each.seat === seat);
  return { mark: Math.min(3, at + 1) as 1 | 2 | 3 };
}

function stateOf(figure: Fielded): SceneBody['state'] | undefined {
  if (is(figure, 'stone')) return 'stone';
  if (is(figure, 'entangled') || is(figure, 'held')) return 'webbed';
  if (is(figure, 'transfixed') || is(figure, 'paralysed')) return 'frozen';
  if (is(figure, 'sleeping')) return 'asleep';
  if (is(figure, 'prone')) return 'prone';
  if (is(figure, 'staggering')) return 'staggering';
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
function badgesOf(state: State, figure: Fielded): readonly SceneBadge[] {
  const badges: SceneBadge[] = CONDITIONS.filter(([kind]) => is(figure, kind)).map(([, badge]) => badge);
  const worse = figure.worse.poison + figure.worse.drain;
  if (worse > 0) badges.push({ icon: 'poison-bottle', tint: '#3b6122', label: `Quality worse by ${worse}` });
  if (figure.lives > 0) badges.push({ icon: 'bleeding-wound', tint: '#9a2a1c', label: `${figure.lives} lives lost` });
  if (Object.values(state.effects).some((effect) => effect.target === figure.id && effect.is !== 'transfix'))
    badges.push({ icon: 'fire-spell-cast', tint: '#5b3f86', label: 'Under a spell' });
  if (figure.controlled) badges.push({ icon: 'uncertainty', tint: '#6a4a8a', label: 'Mind controlled' });
  if (figure.banked > 0) badges.push({ icon: 'fire-spell-cast', tint: '#356a86', label: `${figure.banked} banked` });
  if (figure.holds.length > 0)
    badges.push({ icon: 'fire-spell-cast', tint: '#7a3a86', label: `Holds ${figure.holds.length} spells` });
  if (figure.reacted) badges.push({ icon: 'lightning-helix', tint: '#7d550b', label: 'Has reacted' });
  if (figure.arms.hand === null) badges.push({ icon: 'broken-shield', tint: '#7a4a12', label: 'Unarmed' });
  const rider = Object.values(state.figures).find((each) => each.carriedBy === figure.id);
  if (rider) badges.push({ icon: 'mounted-knight', tint: '#356a86', label: `Carries ${rider.name}` });
  if (has(figure, 'leader')) badges.push({ icon: 'laurel-crown', tint: '#7d550b', label: 'Leader' });
  return badges;
}

const THINGS: Readonly<Record<State['dropped'][number]['what'], string>> = {
  weapon: 'broadsword',
  'second-weapon': 'battle-axe',
  shield: 'bordered-shield',
  instrument: 'trumpet-flag',
  standard: 'flying-flag',
  goods: 'coins',
};

/** What lies on the ground, to be picked up. */
const tokensOf = (state: State): readonly SceneToken[] =>
  state.dropped.map((thing, at) => ({
    id: `dropped-${at}-${thing.of}`,
    at: thing.at,
    is: 'counter',
    radius: 11,
    icon: THINGS[thing.what],
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
