import type { FigureKind, SceneBody, SceneModel, SceneTerrain, Tincture } from '../model';
import { LIVERIES } from '../paint/figures/livery';
import { blob, boxOutline } from './battle';

/** Boards for looking at one thing at a time. */

const KINDS: readonly FigureKind[] = [
  ...(['spear', 'sword', 'heavy', 'bow', 'crossbow', 'rider', 'ogre', 'dragon', 'engine'] as const),
  ...(['catapult', 'chariot', 'beast', 'wolf', 'hero', 'mage', 'swarm', 'giant', 'piece'] as const),
];
const SIDES: readonly Tincture[] = ['azure', 'vermilion', 'gold', 'viridian', 'plum', 'bone'];
const STATES = [undefined, 'prone', 'frozen', 'webbed', 'ghost', 'out'] as const;

/** Every kind of figure in every livery. */
export function figuresModel(): SceneModel {
  const bodies = LIVERIES.flatMap((name, row) =>
    KINDS.map(
      (kind, column): SceneBody => ({
        ...plain(`${name} ${kind}`, SIDES[row % SIDES.length]!, 60 + column * 62, 700 - row * 58, 30),
        figures: { kind, wide: 1, deep: 1, livery: row },
        drawn: 'single',
        hasFront: false,
      }),
    ),
  );
  return board(1180, 760, bodies);
}

/** Single figures in all states and sides, pieces, and a cover. */
export function singlesModel(): SceneModel {
  const bodies = SIDES.flatMap((side, row) =>
    STATES.map(
      (state, column): SceneBody => ({
        ...plain(`${side} ${state ?? 'up'}`, side, 80 + column * 80, 520 - row * 78, 30),
        figures: { kind: KINDS[(row * 3 + column) % 17]!, wide: 1, deep: 1, livery: row },
        ...(state ? { state } : {}),
        drawn: 'single',
        icon: 'crossed-swords',
        hero: column === 0,
        damage: column % 3,
        badges: column === 1 ? [{ icon: 'falling', tint: '#7a4a12', label: 'Prone' }] : [],
        mark: ((row % 3) + 1) as 1 | 2 | 3,
      }),
    ),
  );
  const pieces: readonly SceneBody[] = [
    { ...plain('Chest', 'gold', 620, 500, 34), drawn: 'piece', icon: 'locked-chest', label: 'Chest' },
    { ...plain('Pawn', 'plum', 700, 500, 30), drawn: 'piece', icon: 'chess-pawn' },
    {
      ...plain('Crate', 'viridian', 620, 420, 30),
      drawn: 'piece',
      icon: 'wooden-crate',
      base: rect(620, 420, 44, 30, 70),
    },
    { ...plain('Hidden', 'azure', 700, 420, 50), drawn: 'cover' },
    { ...plain('Hidden tray', 'azure', 660, 330, 50), drawn: 'cover', base: rect(660, 330, 100, 60, 110) },
  ];
  return {
    ...board(820, 600, [...bodies, ...pieces]),
    tokens: [
      { id: 't1', at: { x: 600, y: 200 }, is: 'objective', radius: 20, side: 'vermilion' },
      { id: 't2', at: { x: 660, y: 200 }, is: 'objective', radius: 20 },
      { id: 't3', at: { x: 720, y: 200 }, is: 'marker', radius: 18, text: '?' },
      { id: 't4', at: { x: 600, y: 140 }, is: 'counter', radius: 14, text: '3' },
      { id: 't5', at: { x: 660, y: 140 }, is: 'counter', radius: 14, text: 'A', side: 'azure' },
    ],
    zones: [{ id: 'z', polygon: boxOutline(680, 90, 220, 120, 0), side: 'azure', label: 'Deployment' }],
  };
}

/** All terrain, from outlines of every shape. */
export function terrainModel(ground: SceneModel['table']['ground']): SceneModel {
  const pieces: readonly [SceneTerrain['art'], SceneTerrain['outline'], number?][] = [
    ['hill', blob(200, 820, 170, 110, 4)],
    ['wood-oak', blob(520, 830, 150, 110, 2)],
    ['wood-pine', boxOutline(840, 830, 200, 170, 12)],
    ['pond', blob(1130, 830, 120, 80, 3)],
    ['marsh', blob(180, 520, 140, 100, 8)],
    ['field', boxOutline(480, 520, 210, 170, 10), 10],
    ['ruin', boxOutline(760, 520, 180, 130, 20)],
    ['hut', boxOutline(960, 540, 130, 90, -15)],
    ['house', boxOutline(1150, 540, 110, 150, 25)],
    ['rocks', blob(200, 230, 130, 90, 6)],
    ['wall', boxOutline(470, 300, 220, 13, 8)],
    ['hedge', boxOutline(470, 220, 220, 20, -6)],
    ['fence', boxOutline(470, 140, 220, 8, 0)],
    ['wall', bent(700, 140, 13)],
    ['hedge', bent(850, 140, 22)],
    ['fence', bent(1000, 140, 8)],
    ['thicket', blob(1400, 830, 100, 80, 2)],
    ['ice', blob(1400, 620, 100, 70, 3)],
    ['deep', blob(1400, 430, 100, 80, 4)],
    ['ford', boxOutline(1400, 270, 160, 80, 10)],
    ['rubble', blob(1400, 110, 100, 60, 6)],
    ['crag', blob(1640, 830, 110, 80, 7)],
    ['terrace', boxOutline(1640, 560, 190, 130, 8)],
    ['block', boxOutline(1640, 300, 150, 60, -12)],
  ];
  const terrain = pieces.map(
    ([art, outline, angle], i): SceneTerrain => ({
      ...{ id: `${art}${i}`, art, outline, height: 3, name: art, caption: art },
      ...(angle === undefined ? {} : { angle }),
    }),
  );
  const model = board(1800, 980, []);
  return { ...model, table: { ...model.table, ground }, terrain };
}

/** A wall round a corner: a hook-shaped outline. */
function bent(x: number, y: number, t: number): { x: number; y: number }[] {
  return [
    { x, y },
    { x: x + 100, y },
    { x: x + 100, y: y + 140 },
    { x: x + 100 - t, y: y + 140 },
    { x: x + 100 - t, y: y + t },
    { x, y: y + t },
  ];
}

function plain(id: string, side: Tincture, x: number, y: number, size: number): SceneBody {
  return {
    ...{ id, side, name: id, drawn: 'single', icon: 'crown', hasFront: true, hero: false },
    ...{ damage: 0, badges: [], spent: false, figures: { kind: 'piece', wide: 1, deep: 1, livery: 0 } },
    base: { shape: { kind: 'disc', radius: size / 2 }, pose: { x, y, facing: 90 } },
  };
}

function rect(x: number, y: number, width: number, depth: number, facing: number): SceneBody['base'] {
  return { shape: { kind: 'rect', width, depth }, pose: { x, y, facing } };
}

function board(width: number, depth: number, bodies: readonly SceneBody[]): SceneModel {
  return {
    table: { width, depth, ground: 'meadow', seed: 5, roads: [] },
    ...{ terrain: [], bodies, tokens: [], zones: [] },
  };
}
