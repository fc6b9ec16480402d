import { rgb, shade } from '../palette';
import type { Pen } from '../pen';
import type { Livery } from './livery';
import { BONE, dot, INK, mass, rod, STEEL, seam } from './parts';

/** War engines with their crew behind them. */

/** A bolt thrower or gun: wheels, trail, barrel. */
export function drawEngine(c: Pen, l: Livery): void {
  carriage(c, l);
  rod(c, 0, 0.5, 0, -0.52, 0.15, shade(l.metal, 0.62));
  rod(c, -0.06, 0.42, -0.06, -0.5, 0.03, shade(l.metal, 0.95));
  for (const y of [-0.42, -0.1, 0.24]) rod(c, -0.1, y, 0.1, y, 0.05, rgb('#c49a4e'));
  mass(c, 0, -0.56, 0.11, 0.08, shade(l.metal, 0.5));
  dot(c, 0, -0.58, 0.05, INK);
  crew(c, l);
}

/** A stone thrower: frame, windlass ropes, arm with its bowl. */
export function drawCatapult(c: Pen, l: Livery): void {
  carriage(c, l);
  rod(c, 0, 0.5, 0, -0.52, 0.09, shade(l.wood, 1.25));
  for (const s of [-1, 1]) {
    const rope = [
      [0.24 * s, 0.02],
      [0.05 * s, -0.24],
    ] as const;
    seam(c, rope, 0.035, rgb('#d8c79a'));
  }
  mass(c, 0, -0.54, 0.15, 0.13, l.metal);
  mass(c, 0, -0.54, 0.1, 0.09, l.glow ?? rgb('#57504a'));
  rod(c, -0.3, 0.02, 0.3, 0.02, 0.05, rgb('#d8c79a'));
  for (const s of [-1, 1]) mass(c, 0.36 * s, 0.02, 0.05, 0.05, STEEL, 0, 0.02);
  crew(c, l);
}

function carriage(c: Pen, l: Livery): void {
  for (const s of [-1, 1]) {
    mass(c, 0.38 * s, -0.28, 0.07, 0.17, shade(l.wood, 0.7));
    mass(c, 0.38 * s, 0.32, 0.07, 0.17, shade(l.wood, 0.7));
    rod(c, 0.27 * s, -0.46, 0.27 * s, 0.5, 0.1, l.wood);
  }
  for (const y of [-0.38, 0.02, 0.42]) rod(c, -0.3, y, 0.3, y, 0.08, l.wood);
}

function crew(c: Pen, l: Livery): void {
  for (const [x, y] of [
    [-0.42, 0.62],
    [0.44, 0.6],
  ] as const) {
    mass(c, x, y, 0.13, 0.09, l.cloth);
    mass(c, x, y - 0.02, 0.075, 0.075, l.undead ? BONE : l.metal);
  }
}
