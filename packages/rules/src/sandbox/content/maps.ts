import type { Point, Pose } from '@muster/geometry';
import type { Art } from '../state';

interface Placed {
  readonly name: string;
  readonly art: Art;
  readonly outline: readonly Point[];
  /** x and y as a share of the table's width and depth. */
  readonly pose: Pose;
  readonly height: number;
}

const at = (x: number, y: number, facing = 90): Pose => ({ x, y, facing });
const box = (width: number, depth: number): readonly Point[] => [
  { x: -width / 2, y: -depth / 2 },
  { x: width / 2, y: -depth / 2 },
  { x: width / 2, y: depth / 2 },
  { x: -width / 2, y: depth / 2 },
];
/** An uneven round of eight corners. */
const blob = (across: number, deep: number): readonly Point[] => {
  const x = across / 2;
  const y = deep / 2;
  return [
    { x: -x, y: -0.3 * y },
    { x: -0.55 * x, y: -0.92 * y },
    { x: 0.25 * x, y: -y },
    { x: 0.86 * x, y: -0.55 * y },
    { x, y: 0.35 * y },
    { x: 0.45 * x, y: 0.95 * y },
    { x: -0.35 * x, y },
    { x: -0.9 * x, y: 0.5 * y },
  ];
};

/** Ready layouts for any size of table. Footprints in mm. */
export const MAPS = {
  bare: [],
  hamlet: [
    { name: 'Mill', art: 'house', outline: box(110, 80), pose: at(0.46, 0.58, 80), height: 5 },
    { name: 'Barn', art: 'hut', outline: box(90, 70), pose: at(0.57, 0.44, 110), height: 4 },
    { name: 'Barley', art: 'field', outline: box(240, 170), pose: at(0.3, 0.36, 75), height: 0 },
    { name: 'Stone wall', art: 'wall', outline: box(220, 14), pose: at(0.68, 0.62, 60), height: 1 },
    { name: 'Hedge', art: 'hedge', outline: box(200, 16), pose: at(0.36, 0.66, 100), height: 1 },
    { name: 'Oaks', art: 'wood-oak', outline: blob(260, 200), pose: at(0.82, 0.3), height: 6 },
    { name: 'Mill pond', art: 'pond', outline: blob(200, 150), pose: at(0.17, 0.68), height: 0 },
  ],
  wilds: [
    { name: 'Long hill', art: 'hill', outline: blob(360, 220), pose: at(0.5, 0.52, 70), height: 3 },
    { name: 'Pines', art: 'wood-pine', outline: blob(260, 210), pose: at(0.2, 0.35), height: 7 },
    { name: 'Old oaks', art: 'wood-oak', outline: blob(240, 190), pose: at(0.79, 0.68), height: 6 },
    { name: 'Fen', art: 'marsh', outline: blob(250, 170), pose: at(0.75, 0.27), height: 0 },
    { name: 'Scree', art: 'rocks', outline: blob(130, 100), pose: at(0.27, 0.72), height: 2 },
    { name: 'Watchtower', art: 'ruin', outline: box(110, 110), pose: at(0.42, 0.2, 100), height: 4 },
  ],
} as const satisfies Readonly<Record<string, readonly Placed[]>>;
