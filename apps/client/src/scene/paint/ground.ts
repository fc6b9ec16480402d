import type { Point, SceneTable, SceneTerrain } from '../model';
import { hillHeight, type Imprint, imprintTerrain, wearOf } from './imprint';
import { fbm, hash, noise, smooth } from './noise';
import { GROUNDS, type Ground, type RGB } from './palette';
import { type Sheet, sheet } from './pen';
import { paintPebbles, paintStrokes } from './strokes';

/** A table in paint space: millimetres, y down. */
export interface Terrace {
  readonly table: SceneTable;
  readonly roads: readonly (readonly Point[])[];
  readonly terrain: readonly SceneTerrain[];
}

/** Turns table coordinates (y up) into paint coordinates once, for everything painted into sheets. */
export function toPaint(table: SceneTable, terrain: readonly SceneTerrain[]): Terrace {
  const flip = (points: readonly Point[]): Point[] => points.map((p) => ({ x: p.x, y: table.depth - p.y }));
  return {
    table,
    roads: table.roads.filter((road) => road.length > 1).map(flip),
    terrain: terrain
      .filter((piece) => piece.outline.length > 2)
      .map((piece) => ({ ...piece, outline: flip(piece.outline) })),
  };
}

/** Pixels per mm the ground is painted at: finer on a small table, never larger than graphics memory likes. */
export function groundDetail(table: SceneTable): number {
  const largest = Math.max(table.width, table.depth);
  return Math.min(largest < 1000 ? 2 : 1.35, 4000 / largest);
}

/**
 * Paints the bare table at `k` pixels per mm, in three passes: a height field lit from the north-west; colour by
 * dampness and wear; then a hundred thousand short brush strokes, so that it reads as flock and paint.
 */
export function paintGround(t: Terrace, k: number): Sheet {
  const W = Math.round(t.table.width * k);
  const H = Math.round(t.table.depth * k);
  const { canvas, pen } = sheet(W, H);
  const tones = GROUNDS[t.table.ground];
  const marks: Imprint = {
    ...{ W, H, k },
    height: new Float32Array(W * H),
    contour: new Float32Array(W * H),
    floor: new Float32Array(W * H),
    shore: new Float32Array(W * H),
    straw: new Float32Array(W * H),
    wear: wearOf(t, W, H, k),
  };
  raise(marks, t.table.seed);
  imprintTerrain(marks, t, hillHeight);
  const image = pen.createImageData(W, H);
  colour(marks, image.data, tones, t.table.seed);
  pen.putImageData(image, 0, 0);
  paintStrokes(pen, t.table, tones, k, image.data, W, H);
  paintPebbles(pen, t.table, tones, k, marks.wear, W);
  return canvas;
}

/** Broad swell, fine tooth and grain. */
function raise(m: Imprint, seed: number): void {
  const swell = lattice(m, 8, (x, y) => 46 * fbm(x / 520, y / 520, seed, 3));
  for (let j = 0; j < m.H; j++) {
    for (let i = 0; i < m.W; i++) {
      const x = i / m.k;
      const y = j / m.k;
      const tooth = 3.4 * fbm(x / 34, y / 34, seed + 5, 3) + 0.5 * noise(x / 3.2, y / 3.2, seed + 9);
      m.height[j * m.W + i] = swell(x, y) + tooth;
    }
  }
}

function colour(m: Imprint, px: Uint8ClampedArray, g: Ground, seed: number): void {
  const { W, H, k, height } = m;
  const damp = lattice(m, 5, (x, y) => fbm(x / 230, y / 230, seed + 31, 4));
  const patch = lattice(m, 3, (x, y) => fbm(x / 62, y / 62, seed + 47, 3));
  const bare = lattice(m, 3, (x, y) => fbm(x / 90, y / 90, seed + 77, 4));
  const ripe = mixed(g.straw, [198, 166, 92], 0.7);
  const ink: RGB = [46, 36, 16];
  let r = 0;
  let gr = 0;
  let b = 0;
  const to = (c: RGB, t: number): void => {
    r += (c[0] - r) * t;
    gr += (c[1] - gr) * t;
    b += (c[2] - b) * t;
  };
  for (let j = 0; j < H; j++) {
    for (let i = 0; i < W; i++) {
      const n = j * W + i;
      const x = i / k;
      const y = j / k;
      const d = damp(x, y);
      const p = patch(x, y);
      [r, gr, b] = g.deep;
      to(g.mid, smooth(0.3, 0.52, d + (p - 0.5) * 0.35));
      to(g.light, 0.85 * smooth(0.48, 0.74, d + (p - 0.5) * 0.5));
      to(g.straw, 0.6 * smooth(0.6, 0.82, p * 0.7 + d * 0.45));
      to(g.earth, 0.55 * smooth(0.66, 0.8, bare(x, y)));
      const worn = m.wear[n]!;
      if (worn > 0) to(mixed(g.earth, g.dust, fbm(x / 16, y / 16, seed + 21, 2)), worn * 0.9);
      if (m.floor[n]! > 0) to(g.leaf, m.floor[n]! * 0.82);
      if (m.shore[n]! > 0) to(g.earth, m.shore[n]! * 0.85);
      if (m.straw[n]! > 0) to(ripe, m.straw[n]!);
      const left = i > 0 ? height[n - 1]! : height[n]!;
      const right = i < W - 1 ? height[n + 1]! : height[n]!;
      const above = j > 0 ? height[n - W]! : height[n]!;
      const below = j < H - 1 ? height[n + W]! : height[n]!;
      // Rising away from the lamp is lit, falling away is in shade.
      const slope = (right - left + (below - above)) * k * 0.5;
      const light = 1 + Math.max(-0.4, Math.min(0.34, slope * 0.19)) + (hash(i, j, seed) - 0.5) * 0.045;
      if (m.contour[n]! > 0) to(ink, m.contour[n]! * 0.38);
      px[n * 4] = r * light;
      px[n * 4 + 1] = gr * light;
      px[n * 4 + 2] = b * light * 0.98;
      px[n * 4 + 3] = 255;
    }
  }
}

/** Slow noise sampled every `step` mm and read between: the same picture for a tenth of the work. */
function lattice(m: Imprint, step: number, f: (x: number, y: number) => number): (x: number, y: number) => number {
  const w = Math.ceil(m.W / m.k / step) + 2;
  const h = Math.ceil(m.H / m.k / step) + 2;
  const at = new Float32Array(w * h);
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) at[j * w + i] = f(i * step, j * step);
  return (x, y) => {
    const u = x / step;
    const v = y / step;
    const i = u | 0;
    const j = v | 0;
    const s = u - i;
    const t = v - j;
    const o = j * w + i;
    const a = at[o]! + (at[o + 1]! - at[o]!) * s;
    const c = at[o + w]! + (at[o + w + 1]! - at[o + w]!) * s;
    return a + (c - a) * t;
  };
}

function mixed(a: RGB, b: RGB, t: number): RGB {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
