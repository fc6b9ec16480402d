import type { SceneMist, SceneTable } from '../model';
import { fbm, smooth } from './noise';
import { rgb } from './palette';

/** Pixels a millimetre: mist has no edge that would want more. */
const DENSITY = 0.4;
const THICKEST = 0.54;

/** Mist as a sheet of the table’s size, y down: thick and thin in swathes, its edges frayed. */
export function paintMist(mist: SceneMist, table: Pick<SceneTable, 'width' | 'depth' | 'seed'>): HTMLCanvasElement {
  const width = Math.max(1, Math.round(table.width * DENSITY));
  const height = Math.max(1, Math.round(table.depth * DENSITY));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const swathes = swathesOf(width, height, table.seed);
  const soft = softened(mist);
  const [r, g, b] = rgb(mist.ink);
  const sheet = pen.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const swathe = swathes[at] ?? 0.5;
      const there = thicknessAt(soft, mist, (x + 0.5) / DENSITY, table.depth - (y + 0.5) / DENSITY);
      // The swathes shift where the mist ends, so that its edge has tongues
      const share = smooth(0.3, 0.85, there + (swathe - 0.5) * 0.75) * (0.5 + swathe * 0.8);
      // Lit where it is thick
      const light = 0.9 + swathe * 0.16;
      sheet.data[at * 4] = Math.min(255, r * light);
      sheet.data[at * 4 + 1] = Math.min(255, g * light);
      sheet.data[at * 4 + 2] = Math.min(255, b * light);
      sheet.data[at * 4 + 3] = 255 * THICKEST * Math.min(1, share);
    }
  pen.putImageData(sheet, 0, 0);
  return canvas;
}

let last: { readonly key: string; readonly swathes: Float32Array } | undefined;

/** Thick and thin over the whole sheet, 0 to 1; the same for a table whatever lies under the mist. */
function swathesOf(width: number, height: number, seed: number): Float32Array {
  const key = `${width} ${height} ${seed}`;
  if (last?.key === key) return last.swathes;
  const swathes = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [mx, my] = [x / DENSITY, y / DENSITY];
      const bend = fbm(mx / 150, my / 150, seed + 5, 2) * 90;
      swathes[y * width + x] = smooth(0.2, 0.8, fbm((mx + bend) / 120, (my - bend * 0.5) / 62, seed + 91, 4));
    }
  last = { key, swathes };
  return swathes;
}

/** Each cell with its neighbours in it. */
function softened({ columns, rows, thick }: SceneMist): Float32Array {
  const soft = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let weight = 0;
      for (let dr = -1; dr <= 1; dr++)
        for (let dc = -1; dc <= 1; dc++) {
          const [r, c] = [row + dr, column + dc];
          if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
          const w = dr === 0 && dc === 0 ? 2 : 1;
          sum += w * (thick[r * columns + c] ?? 0);
          weight += w;
        }
      soft[row * columns + column] = sum / weight;
    }
  return soft;
}

/** Between the middles of four cells; `x`, `y` in table mm. */
function thicknessAt(soft: Float32Array, { cell, columns, rows }: SceneMist, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, x / cell - 0.5));
  const row = Math.min(rows - 1, Math.max(0, y / cell - 0.5));
  const [c, r] = [Math.floor(column), Math.floor(row)];
  const [u, v] = [column - c, row - r];
  const at = (cc: number, rr: number): number =>
    soft[Math.min(rows - 1, rr) * columns + Math.min(columns - 1, cc)] ?? 0;
  return (at(c, r) * (1 - u) + at(c + 1, r) * u) * (1 - v) + (at(c, r + 1) * (1 - u) + at(c + 1, r + 1) * u) * v;
}
