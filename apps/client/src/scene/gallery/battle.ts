import type { FigureKind, Point, SceneBadge, SceneBody, SceneModel, SceneTerrain, Tincture } from '../model';
import { LIVERIES, type LiveryName } from '../paint/figures/livery';
import { soften } from '../paint/shape';

/** A made-up battle on a 72 by 48 inch table, for looking at the scene and for its tests. */
export function battleModel(ground: SceneModel['table']['ground'] = 'meadow', seed = 11): SceneModel {
  return {
    table: {
      ...{ width: 1828.8, depth: 1219.2, ground, seed },
      roads: [
        [
          { x: -40, y: 560 },
          { x: 320, y: 640 },
          { x: 700, y: 600 },
          { x: 1100, y: 650 },
          { x: 1500, y: 640 },
          { x: 1880, y: 720 },
        ],
      ],
    },
    terrain: TERRAIN,
    bodies: [...AZURE, ...VERMILION],
    tokens: [
      { id: 'o1', at: { x: 914, y: 660 }, is: 'objective', radius: 20, side: 'azure' },
      { id: 'o2', at: { x: 420, y: 700 }, is: 'objective', radius: 20 },
    ],
    zones: [],
  };
}

export function blob(x: number, y: number, rx: number, ry: number, seed: number, n = 9): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const k = 0.82 + (0.36 * (((Math.sin(seed * 12.9 + i * 78.2) * 43758.5) % 1) + 1)) / 2;
    points.push({ x: x + Math.cos(a) * rx * k, y: y + Math.sin(a) * ry * k });
  }
  return soften(points, 3);
}

export function boxOutline(x: number, y: number, w: number, h: number, degrees: number): Point[] {
  const a = (degrees * Math.PI) / 180;
  const at = (u: number, v: number): Point => ({
    x: x + u * Math.cos(a) - v * Math.sin(a),
    y: y + u * Math.sin(a) + v * Math.cos(a),
  });
  return [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)];
}

const piece = (
  id: string,
  art: SceneTerrain['art'],
  outline: readonly Point[],
  height: number,
  angle?: number,
): SceneTerrain => ({
  ...{ id, art, outline, height },
  ...(angle === undefined ? {} : { angle }),
  ...{ name: id, caption: `${art}, height ${height}` },
});

const TERRAIN: readonly SceneTerrain[] = [
  piece('North hill', 'hill', blob(450, 1030, 260, 160, 4), 4),
  piece('South hill', 'hill', blob(1500, 240, 240, 150, 9), 3),
  piece('Oaks', 'wood-oak', blob(1250, 1000, 160, 130, 2), 9),
  piece('West wood', 'wood-oak', blob(170, 770, 130, 120, 5), 9),
  piece('Pines', 'wood-pine', blob(1640, 900, 130, 120, 7), 9),
  piece('Pond', 'pond', blob(940, 270, 120, 70, 3), 0),
  piece('Ruin', 'ruin', boxOutline(790, 1060, 200, 130, -10), 3),
  piece('Wall', 'wall', boxOutline(745, 600, 190, 13, 4), 1),
  piece('Far wall', 'wall', boxOutline(1460, 640, 150, 13, 14), 1),
  piece('Field', 'field', boxOutline(310, 370, 240, 210, 4), 0, 4),
];

interface Sketch {
  readonly w: number;
  readonly d: number;
  readonly kind: FigureKind;
  readonly wide: number;
  readonly deep: number;
  readonly icon: string;
  readonly hero?: boolean;
  readonly damage?: number;
  readonly badges?: readonly SceneBadge[];
  readonly spent?: boolean;
}

function unit(
  side: Tincture,
  livery: LiveryName,
  name: string,
  x: number,
  y: number,
  facing: number,
  s: Sketch,
): SceneBody {
  return {
    ...{ id: name, side, name, drawn: 'tray', icon: s.icon, hasFront: true, hero: s.hero ?? false },
    ...{ damage: s.damage ?? 0, badges: s.badges ?? [], spent: s.spent ?? false },
    base: { shape: { kind: 'rect', width: s.w, depth: s.d }, pose: { x, y, facing } },
    figures: { kind: s.kind, wide: s.wide, deep: s.deep, livery: LIVERIES.indexOf(livery) },
  };
}

const horde = { w: 200, d: 80, wide: 10, deep: 4 };
const regiment = { w: 100, d: 80, wide: 5, deep: 4 };
const troop = { w: 100, d: 40, wide: 5, deep: 2 };
const horse = { w: 125, d: 100, wide: 5, deep: 2, kind: 'rider', icon: 'mounted-knight' } as const;
const ogres = { w: 120, d: 80, wide: 3, deep: 2, kind: 'ogre', icon: 'ogre' } as const;
const one = (w: number, d: number) => ({ w, d, wide: 1, deep: 1 });

const AZURE: readonly SceneBody[] = [
  unit('azure', 'gilded', 'Dragon', 460, 545, 75, {
    ...one(75, 75),
    kind: 'dragon',
    icon: 'spiked-dragon-head',
    damage: 2,
  }),
  unit('azure', 'steel', 'Ogre Palace Guard', 620, 545, 89, { ...ogres, damage: 3 }),
  unit('azure', 'steel', 'Spearmen Horde', 805, 520, 93, { ...horde, kind: 'spear', icon: 'spears', damage: 4 }),
  unit('azure', 'steel', 'Foot Guard', 990, 545, 88, { ...regiment, kind: 'sword', icon: 'crossed-swords' }),
  unit('azure', 'steel', 'General', 1070, 575, 86, { ...one(25, 25), kind: 'hero', icon: 'crown', hero: true }),
  unit('azure', 'steel', 'Wizard', 900, 450, 90, { ...one(20, 20), kind: 'mage', icon: 'wizard-staff', hero: true }),
  unit('azure', 'steel', 'Crossbowmen', 740, 430, 91, { ...troop, kind: 'crossbow', icon: 'crossbow' }),
  unit('azure', 'steel', 'Second Crossbowmen', 975, 435, 88, { ...troop, kind: 'crossbow', icon: 'crossbow' }),
  unit('azure', 'steel', 'Cannon', 865, 385, 90, { ...one(50, 50), kind: 'engine', icon: 'cannon' }),
  unit('azure', 'steel', 'War Wagons', 1150, 500, 70, {
    w: 100,
    d: 100,
    wide: 2,
    deep: 1,
    kind: 'chariot',
    icon: 'chariot',
  }),
  unit('azure', 'steel', 'Knights of the Grey Vale', 1345, 555, 122, { ...horse, damage: 1 }),
];

const VERMILION: readonly SceneBody[] = [
  unit('vermilion', 'undead', 'Wight Riders', 460, 985, 290, { ...horse }),
  unit('vermilion', 'undead', 'Balefire Catapult', 612, 1000, 272, {
    ...one(50, 50),
    kind: 'catapult',
    icon: 'catapult',
  }),
  unit('vermilion', 'spirit', 'Wraiths', 500, 840, 286, { ...troop, kind: 'sword', icon: 'spectre' }),
  unit('vermilion', 'undead', 'Skeleton Horde', 665, 830, 272, {
    ...horde,
    kind: 'sword',
    icon: 'crossed-swords',
    damage: 5,
  }),
  unit('vermilion', 'undead', 'Skeleton Archers', 800, 905, 271, { ...troop, kind: 'bow', icon: 'bowman' }),
  unit('vermilion', 'undead', 'Skeleton Spearmen', 850, 770, 269, { ...regiment, kind: 'spear', icon: 'spears' }),
  unit('vermilion', 'undead', 'Revenants', 1060, 745, 259, {
    ...horde,
    kind: 'heavy',
    icon: 'visored-helm',
    damage: 3,
  }),
  unit('vermilion', 'undead', 'Necromancer', 905, 850, 268, {
    ...one(20, 20),
    kind: 'mage',
    icon: 'death-skull',
    hero: true,
  }),
  unit('vermilion', 'undead', 'Revenant King', 938, 800, 262, {
    ...one(25, 25),
    kind: 'hero',
    icon: 'crown',
    hero: true,
  }),
  unit('vermilion', 'undead', 'Goreblight', 1020, 880, 264, { ...one(50, 50), kind: 'beast', icon: 'hydra' }),
  unit('vermilion', 'undead', 'Bone Dragon', 1110, 995, 266, {
    ...one(75, 75),
    kind: 'dragon',
    icon: 'spiked-dragon-head',
  }),
  unit('vermilion', 'undead', 'Butchers', 1290, 830, 250, {
    ...ogres,
    ...{ icon: 'wolf-head', badges: [{ icon: 'tattered-banner', tint: '#8a5a12', label: 'Disordered' }] },
  }),
];
