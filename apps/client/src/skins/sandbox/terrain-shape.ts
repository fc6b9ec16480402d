import type { Point } from '@muster/geometry';
import type { PlacingTerrain } from './mode';

const BOXED = /^(wall|hedge|fence|field|ruin|hut|house)$/;

/** The outline of a new piece of terrain about its own middle: walls and houses are boxes, the rest uneven rounds. */
export function terrainShape({ art, width, depth }: PlacingTerrain): readonly Point[] {
  const [x, y] = [width / 2, depth / 2];
  if (BOXED.test(art))
    return [
      { x: -x, y: -y },
      { x, y: -y },
      { x, y },
      { x: -x, y },
    ];
  return [
    { x: -x, y: -0.3 * y },
    { x: -0.6 * x, y: -0.9 * y },
    { x: 0.2 * x, y: -y },
    { x: 0.85 * x, y: -0.6 * y },
    { x, y: 0.3 * y },
    { x: 0.5 * x, y: 0.92 * y },
    { x: -0.3 * x, y },
    { x: -0.9 * x, y: 0.55 * y },
  ];
}
