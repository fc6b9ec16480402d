import type { Point, SceneTerrain } from '../model';
import type { Terrace } from './ground';
import { fbm, noise, smooth } from './noise';
import { bounds, distanceToLine, signedDistance } from './shape';

/** What terrain does to the ground itself, one number per pixel. */
export interface Imprint {
  readonly W: number;
  readonly H: number;
  readonly k: number;
  readonly height: Float32Array;
  /** Surveyor's ink. */
  readonly contour: Float32Array;
  /** Forest floor and wet peat. */
  readonly floor: Float32Array;
  readonly shore: Float32Array;
  readonly straw: Float32Array;
  readonly wear: Float32Array;
}

/** How high a hill rises in mm of paint relief: enough for the lamp, not a measure. */
export function hillHeight(piece: SceneTerrain): number {
  return 26 + 3 * Math.min(6, Math.max(0, piece.height));
}

export function imprintTerrain(m: Imprint, t: Terrace, rise: (piece: SceneTerrain) => number): void {
  const seed = t.table.seed;
  for (const piece of t.terrain) {
    switch (piece.art) {
      case 'hill':
        imprintHill(m, piece.outline, rise(piece), seed);
        break;
      case 'wood-oak':
      case 'wood-pine':
      case 'thicket':
        within(m, piece.outline, 10, (n, d, x, y) => {
          m.floor[n] = Math.max(m.floor[n]!, smooth(6, -9, d + (noise(x / 14, y / 14, 7) - 0.5) * 16));
        });
        break;
      case 'pond':
      case 'deep':
      case 'ford':
        within(m, piece.outline, 22, (n, d, x, y) => {
          m.shore[n] = Math.max(m.shore[n]!, smooth(18, 2, d + (noise(x / 12, y / 12, 8) - 0.5) * 10));
        });
        break;
      case 'marsh':
        within(m, piece.outline, 16, (n, d, x, y) => {
          const wet = smooth(12, -8, d + (noise(x / 18, y / 18, 9) - 0.5) * 22);
          m.floor[n] = Math.max(m.floor[n]!, wet * (0.35 + 0.4 * noise(x / 26, y / 26, seed + 13)));
          m.height[n]! -= wet * 2.4;
        });
        break;
      case 'field':
        imprintField(m, piece);
        break;
      case 'rocks':
      case 'rubble':
      case 'crag':
      case 'terrace':
      case 'block':
      case 'ruin':
      case 'hut':
      case 'house':
        within(m, piece.outline, 16, (n, d, x, y) => {
          const trodden = smooth(14, 0, d + (noise(x / 11, y / 11, seed + 3) - 0.5) * 14) * 0.6;
          m.wear[n] = Math.max(m.wear[n]!, trodden);
        });
        break;
      default:
        break; // walls, hedges and fences stand on the ground as it is
    }
  }
}

/** How trodden each pixel is by roads, 0 to 1, with a noisy edge. */
export function wearOf(t: Terrace, W: number, H: number, k: number): Float32Array {
  const seed = t.table.seed;
  const wear = new Float32Array(W * H);
  for (const road of t.roads) {
    each(W, H, k, road, 60, (n, x, y) => {
      const edge = distanceToLine(road, x, y);
      if (edge > 62) return;
      const rutted = edge + (fbm(x / 38, y / 38, seed + 2, 3) - 0.5) * 34;
      wear[n] = Math.max(wear[n]!, smooth(30, 13, rutted));
    });
  }
  return wear;
}

/** Terraces: cut boards under turf, the way hills are built for tables, with a surveyor's line on each step. */
function imprintHill(m: Imprint, outline: readonly Point[], high: number, seed: number): void {
  within(m, outline, 14, (n, d, x, y) => {
    const e = d + (noise(x / 40, y / 40, seed + 3) - 0.5) * 9;
    const steps = 0.46 * smooth(3, -22, e) + 0.32 * smooth(-40, -66, e) + 0.22 * smooth(-82, -108, e);
    m.height[n]! += high * (steps + 0.25 * smooth(0, -140, e));
    for (const level of [-44, -86]) m.contour[n] = Math.max(m.contour[n]!, 1 - Math.abs(e - level) / 1.1);
  });
}

function imprintField(m: Imprint, piece: SceneTerrain): void {
  const angle = (-(piece.angle ?? 0) * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  within(m, piece.outline, 4, (n, d, x, y) => {
    const furrow = Math.sin((x * c + y * s) / 1.9);
    m.straw[n] = smooth(3, -3, d) * (0.72 + 0.28 * furrow);
    m.height[n]! += smooth(3, -2, d) * (1.3 + 0.8 * furrow);
  });
}

function within(
  m: Imprint,
  outline: readonly Point[],
  pad: number,
  f: (n: number, d: number, x: number, y: number) => void,
): void {
  each(m.W, m.H, m.k, outline, pad, (n, x, y) => {
    const d = signedDistance(outline, x, y);
    if (d < pad) f(n, d, x, y);
  });
}

function each(
  W: number,
  H: number,
  k: number,
  points: readonly Point[],
  pad: number,
  f: (n: number, x: number, y: number) => void,
): void {
  const b = bounds(points, pad);
  const [i0, i1] = [Math.max(0, Math.floor(b.x0 * k)), Math.min(W, Math.ceil(b.x1 * k))];
  const [j0, j1] = [Math.max(0, Math.floor(b.y0 * k)), Math.min(H, Math.ceil(b.y1 * k))];
  for (let j = j0; j < j1; j++) for (let i = i0; i < i1; i++) f(j * W + i, i / k, j / k);
}
