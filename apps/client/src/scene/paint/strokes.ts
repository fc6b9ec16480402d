import type { SceneTable } from '../model';
import { noise, random } from './noise';
import { css, type Ground, mix } from './palette';
import type { Pen } from './pen';

/** Short brush strokes in the colour of what lies under them, tufts of long grass in drifts. */
export function paintStrokes(
  pen: Pen,
  table: SceneTable,
  ground: Ground,
  k: number,
  px: Uint8ClampedArray,
  W: number,
  H: number,
): void {
  const rnd = random(table.seed + 1);
  const n = Math.round((table.width * table.depth) / 19);
  pen.lineCap = 'round';
  for (let q = 0; q < n; q++) {
    const x = rnd() * W;
    const y = rnd() * H;
    const o = ((y | 0) * W + (x | 0)) * 4;
    const light = 0.74 + rnd() * 0.56;
    const length = (1.6 + rnd() * 3.4) * k;
    const drift = (noise(x / k / 120, y / k / 120, table.seed + 60) - 0.5) * 2.6;
    const a = -Math.PI / 2 + drift + (rnd() - 0.5) * 0.8;
    pen.strokeStyle = css([px[o]! * light + 6, px[o + 1]! * light + 6, px[o + 2]! * light], 0.4);
    pen.lineWidth = (0.45 + rnd() * 0.55) * k;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(a) * length, y + Math.sin(a) * length);
    pen.stroke();
  }
  for (let q = 0; q < (n / 260) * ground.tufts; q++) {
    const x = rnd() * W;
    const y = rnd() * H;
    if (noise(x / k / 70, y / k / 70, table.seed + 61) < 0.52) continue;
    tuft(pen, x, y, k, ground, rnd);
  }
}

/** Stones, thick along the wear of roads and thin elsewhere. */
export function paintPebbles(
  pen: Pen,
  table: SceneTable,
  ground: Ground,
  k: number,
  wear: Float32Array,
  W: number,
): void {
  const rnd = random(table.seed + 4);
  for (let q = 0; q < (table.width * table.depth) / 340; q++) {
    const x = rnd() * table.width * k;
    const y = rnd() * table.depth * k;
    const worn = wear[(y | 0) * W + (x | 0)] ?? 0;
    if (rnd() > 0.05 + worn * 0.6) continue;
    const r = (0.6 + rnd() * rnd() * 3) * k;
    oval(pen, x + r * 0.4, y + r * 0.5, r, r * 0.8, 0, 'rgba(30,24,14,.4)');
    oval(pen, x, y, r, r * 0.78, rnd() * 3, css(mix(ground.stone, ground.dust, rnd()), 0.95));
    oval(pen, x - r * 0.25, y - r * 0.3, r * 0.5, r * 0.35, 0, 'rgba(255,246,224,.3)');
  }
}

function tuft(pen: Pen, x: number, y: number, k: number, ground: Ground, rnd: () => number): void {
  const s = (2.6 + rnd() * 3.2) * k;
  const dry = rnd();
  oval(pen, x + s * 0.35, y + s * 0.4, s * 0.9, s * 0.7, 0.6, 'rgba(30,32,14,.28)');
  pen.lineWidth = 0.7 * k;
  for (let b = 0; b < 13; b++) {
    const a = rnd() * 6.28;
    const length = s * (0.5 + rnd() * 0.7);
    const lit = -Math.cos(a - 0.78) * 0.5 + 0.5;
    pen.strokeStyle = css(mix(mix(ground.deep, ground.light, lit), ground.straw, dry * 0.6), 0.9);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(a) * length, y + Math.sin(a) * length);
    pen.stroke();
  }
}

function oval(pen: Pen, x: number, y: number, rx: number, ry: number, turn: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, 7);
  pen.fill();
}
