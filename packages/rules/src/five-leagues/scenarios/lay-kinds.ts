import {
  along,
  BOULDER,
  BUSHES,
  box,
  CART,
  CROP,
  grown,
  HEDGE,
  HILL,
  HOUSE,
  house,
  LOCKED,
  MUD,
  PINES,
  POND,
  RAILS,
  RUBBLE,
  RUIN,
  STATUE,
  STONES,
  THORNS,
  TREE,
  WALL,
  WOOD,
} from '../content/maps/build';
import type { TerrainPiece } from '../terrain';

/** Makes a piece about a place (inches) of a size from 0.1 to 1 of what its class allows; `seed` shapes and turns it. */
export type Kind = (id: string, at: readonly [number, number], size: number, seed: number) => TerrainPiece;

/** Large pieces are 4 to 8 inches across, small ones 2 to 4, linear ones 4 to 8 long [FL-SET-08]. */
const large = (size: number): number => 4.4 + size * 2.6;
const small = (size: number): number => 2.1 + size * 1.4;

type Look = Parameters<typeof grown>[2];

const patch =
  (name: string, look: Look, across: (size: number) => number): Kind =>
  (id, at, size, seed) => {
    const half = across(size) / 2;
    // The rim stays a little inside its ellipse
    return grown(id, name, look, at, [half * 1.05, half * (seed % 3 === 0 ? 0.85 : 1)], seed % 17);
  };

const block =
  (name: string, look: Look, across: (size: number) => number): Kind =>
  (id, [x, y], size, seed) => {
    const [w, d] = seed % 2 === 0 ? [across(size), across(size) * 0.75] : [across(size) * 0.75, across(size)];
    return box(id, name, look, [x - w / 2, y - d / 2], [w, d]);
  };

const building =
  (name: string, look: Look): Kind =>
  (id, [x, y], size, seed) => {
    const [w, d] = [large(size), Math.max(4, large(size) * 0.8)];
    const way = look === RUIN ? ('gap' as const) : ('door' as const);
    return house(
      id,
      name,
      look,
      [x - w / 2, y - d / 2],
      [w, d],
      [
        { is: way, side: seed % 2 === 0 ? 'south' : 'north', at: w / 2 - 0.8, width: 1.6 },
        { is: way, side: seed % 2 === 0 ? 'east' : 'west', at: d / 2 - 0.8, width: 1.6 },
        { is: 'window', side: seed % 2 === 0 ? 'north' : 'south', at: w / 2 - 0.6, width: 1.2 },
      ],
    );
  };

const row =
  (name: string, look: Look): Kind =>
  (id, [x, y], size, seed) => {
    const half = (4.2 + size * 3) / 2;
    const [dx, dy] = seed % 2 === 0 ? [half, 0] : [0, half];
    return along(id, name, look, [x - dx, y - dy], [x + dx, y + dy]);
  };

const single =
  (name: string, look: Look, half: number): Kind =>
  (id, at, _size, seed) =>
    grown(id, name, look, at, [half, half], seed % 17);

const wood = patch('Wood', WOOD, large);
const pines = patch('Pinewood', PINES, large);
const hill = patch('Hill', HILL, large);
const marsh = patch('Marsh', MUD, large);
const pond = patch('Pond', POND, large);
const ruin = building('Ruin', RUIN);
const cottage = building('House', HOUSE);
const rubbleField = patch('Rubble', RUBBLE, large);
const crop = block('Field of corn', CROP, large);
const crag = block('Crag', BOULDER, large);

const boulder = block('Boulder', BOULDER, small);
const hut = block('Hut', LOCKED, small);
const rubble = patch('Rubble', RUBBLE, small);
const stones = patch('Stones', STONES, small);
const thicket = patch('Thicket', BUSHES, small);
const thorns = patch('Thorns', THORNS, small);
const pool = patch('Pool', POND, small);
const mire = patch('Mire', MUD, small);

export const SCATTER: readonly Kind[] = [
  single('Tree', TREE, 0.5),
  single('Rock', STATUE, 0.4),
  single('Tree', TREE, 0.6),
  single('Bush', BUSHES, 0.6),
  single('Cart', CART, 0.5),
];

export const LINEAR_KINDS = {
  hedges: [row('Hedge', HEDGE), row('Hedge', HEDGE), row('Fence', RAILS)],
  walls: [row('Wall', WALL), row('Wall', WALL), row('Hedge', HEDGE)],
  fences: [row('Fence', RAILS), row('Fence', RAILS), row('Wall', WALL)],
} satisfies Readonly<Record<string, readonly Kind[]>>;

interface Palette {
  /** One list for each large piece: the first is entered, the second raised ground, the third climbed; then the theme's own. */
  readonly large: readonly (readonly Kind[])[];
  readonly small: readonly Kind[];
  readonly linear: keyof typeof LINEAR_KINDS;
}

const palette = (
  entered: readonly Kind[],
  climbed: readonly Kind[],
  own: readonly Kind[],
  few: readonly Kind[],
  linear: Palette['linear'],
): Palette => ({ large: [entered, [hill], climbed, own], small: few, linear });

const PALETTES: Readonly<Record<string, Palette>> = {
  riverside: palette([wood], [crag, ruin], [pond, marsh], [thicket, pool, boulder, stones], 'hedges'),
  roadside: palette([wood], [cottage, crag], [crop, wood], [thicket, boulder, hut, stones], 'walls'),
  caves: palette([rubbleField], [crag], [rubbleField, crag], [boulder, rubble, stones, pool], 'walls'),
  'deep-forest': palette([wood, pines], [crag], [wood, pines], [thicket, thorns, boulder], 'hedges'),
  'wood-edge': palette([wood], [crag, cottage], [wood, crop], [thicket, thorns, boulder, stones], 'hedges'),
  foothills: palette([pines], [crag], [hill], [boulder, stones, rubble, thicket], 'walls'),
  graveyard: palette([wood], [ruin, cottage], [rubbleField, hill], [stones, rubble, thicket, boulder], 'walls'),
  marsh: palette([marsh], [ruin, crag], [pond, marsh], [mire, pool, thicket, thorns], 'hedges'),
  'meadows-and-fields': palette([wood, crop], [cottage, crag], [crop], [thicket, stones, boulder, hut], 'hedges'),
  'by-a-farmhouse': palette([crop, wood], [cottage], [crop], [hut, thicket, stones, boulder], 'fences'),
  'old-church': palette([wood], [ruin, cottage], [rubbleField, hill], [stones, rubble, thicket], 'walls'),
  'overgrown-ruins': palette([wood], [ruin], [ruin, rubbleField], [rubble, thorns, stones, thicket], 'walls'),
  'ruined-tower': palette([rubbleField, wood], [ruin], [rubbleField, hill], [rubble, boulder, stones], 'walls'),
  'settlement-outskirts': palette([crop, wood], [cottage], [cottage, crop], [hut, stones, thicket, boulder], 'fences'),
};

export const paletteOf = (theme: string): Palette =>
  (Object.hasOwn(PALETTES, theme) ? PALETTES[theme] : undefined) ??
  palette([wood], [cottage, crag], [crop], [thicket, stones, boulder, hut], 'hedges');
