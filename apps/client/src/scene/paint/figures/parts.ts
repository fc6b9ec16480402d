import { css, mix, type RGB, rgb, shade } from '../palette';
import type { Pen } from '../pen';
import type { Livery } from './livery';

/** Limbs, helmets, shields and blades, seen from above and facing up the canvas. One unit is the width of the base. */

export const INK = 'rgba(22,15,8,.92)';
export const TURN = Math.PI * 2;
export const STEEL = rgb('#d6dade');
export const GOLD = rgb('#d9ad4a');
export const BONE = rgb('#dccfa8');
const LIGHT: RGB = [255, 250, 232];

/** A rounded mass in three tones: shade, colour, light from the upper left. */
export function mass(c: Pen, x: number, y: number, rx: number, ry: number, fill: RGB, turn = 0, line = 0.035): void {
  c.beginPath();
  c.ellipse(x, y, rx, ry, turn, 0, TURN);
  c.fillStyle = css(shade(fill, 0.62));
  c.fill();
  c.lineWidth = line;
  c.strokeStyle = INK;
  c.stroke();
  c.save();
  c.clip();
  c.beginPath();
  c.ellipse(x - rx * 0.13, y - ry * 0.16, rx * 0.86, ry * 0.84, turn, 0, TURN);
  c.fillStyle = css(fill);
  c.fill();
  c.beginPath();
  c.ellipse(x - rx * 0.3, y - ry * 0.36, rx * 0.46, ry * 0.36, turn, 0, TURN);
  c.fillStyle = css(mix(fill, LIGHT, 0.38));
  c.fill();
  c.restore();
}

export type Corner = readonly [number, number];

export function plate(c: Pen, corners: readonly Corner[], fill: RGB, line = 0.035): void {
  c.beginPath();
  corners.forEach(([x, y], i) => {
    if (i) c.lineTo(x, y);
    else c.moveTo(x, y);
  });
  c.closePath();
  c.fillStyle = css(fill);
  c.fill();
  c.lineJoin = 'round';
  c.lineWidth = line;
  c.strokeStyle = INK;
  c.stroke();
}

export function rod(c: Pen, x0: number, y0: number, x1: number, y1: number, width: number, colour: RGB): void {
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(x0, y0);
  c.lineTo(x1, y1);
  c.lineWidth = width + 0.04;
  c.strokeStyle = INK;
  c.stroke();
  c.lineWidth = width;
  c.strokeStyle = css(colour);
  c.stroke();
}

/** An open line of one colour: seams, borders, ribs. */
export function seam(c: Pen, points: readonly Corner[], width: number, colour: RGB, alpha = 1): void {
  c.lineWidth = width;
  c.strokeStyle = css(colour, alpha);
  c.beginPath();
  points.forEach(([x, y], i) => {
    if (i) c.lineTo(x, y);
    else c.moveTo(x, y);
  });
  c.stroke();
}

export function dot(c: Pen, x: number, y: number, r: number, fill: string): void {
  c.fillStyle = fill;
  c.beginPath();
  c.arc(x, y, r, 0, TURN);
  c.fill();
}

export function cloak(c: Pen, l: Livery, w: number, back: number): void {
  plate(
    c,
    [
      [-w, -0.04],
      [w, -0.04],
      [w * 1.12, back * 0.7],
      [w * 0.5, back],
      [0, back * 0.9],
      [-w * 0.5, back],
      [-w * 1.12, back * 0.7],
    ],
    shade(l.cloth, 0.74),
  );
  for (const x of [-0.5, 0, 0.5]) {
    seam(
      c,
      [
        [x * w, 0.1],
        [x * w * 1.2, back * 0.88],
      ],
      0.03,
      mix(l.cloth, [0, 0, 0], 0.5),
      0.7,
    );
  }
}

export function torso(c: Pen, l: Livery, k = 1): void {
  mass(c, 0, 0.02, 0.33 * k, 0.19 * k, l.cloth);
  for (const s of [-1, 1]) mass(c, 0.27 * s * k, 0, 0.1 * k, 0.11 * k, l.undead ? BONE : l.metal);
}

export function helm(c: Pen, l: Livery, x = 0, y = -0.05, r = 0.15): void {
  mass(c, x, y, r, r * 1.08, l.undead ? BONE : l.metal);
  if (!l.undead) return;
  for (const s of [-1, 1]) dot(c, x + s * r * 0.4, y - r * 0.6, r * 0.22, INK);
}

export function plume(c: Pen, colour: RGB, y = -0.02, length = 0.3): void {
  mass(c, 0, y + length * 0.28, 0.06, length * 0.5, colour, 0, 0.025);
}

export function roundShield(c: Pen, l: Livery, x: number, y: number, r: number): void {
  mass(c, x, y, r, r, l.cloth);
  c.lineWidth = r * 0.22;
  c.strokeStyle = css(l.trim);
  c.beginPath();
  c.arc(x, y, r * 0.8, 0, TURN);
  c.stroke();
  mass(c, x, y, r * 0.26, r * 0.26, l.metal, 0, 0.02);
}

export function heater(c: Pen, l: Livery, x: number, y: number, s: number): void {
  plate(
    c,
    [
      [x - s, y - s * 0.55],
      [x, y - s * 0.85],
      [x + s, y - s * 0.55],
      [x + s * 0.75, y + s * 0.35],
      [x, y + s * 0.75],
      [x - s * 0.75, y + s * 0.35],
    ],
    l.cloth,
  );
  const band = s * 0.26;
  seam(
    c,
    [
      [x, y - s * 0.8],
      [x, y + s * 0.6],
    ],
    band,
    l.trim,
  );
  seam(
    c,
    [
      [x - s * 0.85, y - s * 0.12],
      [x + s * 0.85, y - s * 0.12],
    ],
    band,
    l.trim,
  );
}

export function blade(c: Pen, x: number, y: number, length: number, turn: number, w = 0.07): void {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  plate(
    c,
    [
      [-w / 2, 0],
      [-w / 2, -length * 0.8],
      [0, -length],
      [w / 2, -length * 0.8],
      [w / 2, 0],
    ],
    STEEL,
    0.028,
  );
  rod(c, -0.09, 0, 0.09, 0, 0.035, GOLD);
  c.restore();
}

export function spear(c: Pen, x: number, from: number, to: number, l: Livery): void {
  rod(c, x, from, x, to, 0.045, l.wood);
  plate(
    c,
    [
      [x - 0.06, to + 0.05],
      [x, to - 0.17],
      [x + 0.06, to + 0.05],
    ],
    STEEL,
    0.026,
  );
}

/** A bow held across the chest with an arrow on the string. */
export function bow(c: Pen, l: Livery): void {
  for (const [width, colour] of [
    [0.09, INK],
    [0.055, css(l.wood)],
  ] as const) {
    c.lineWidth = width;
    c.strokeStyle = colour;
    c.beginPath();
    c.arc(-0.03, 0.02, 0.42, -2.5, -0.64);
    c.stroke();
  }
  rod(c, -0.02, 0.04, -0.02, -0.56, 0.026, STEEL);
}
