import { mix, shade } from '../palette';
import type { Pen } from '../pen';
import type { Livery } from './livery';
import { BONE, cloak, heater, helm, mass, plate, rod, STEEL, seam, spear, torso } from './parts';

/** Riders and what is drawn by horses. */

export function drawRider(c: Pen, l: Livery): void {
  drawHorse(c, l);
  rod(c, 0.27, 0.42, 0.25, -1.34, 0.055, mix(l.wood, l.trim, 0.3));
  const point = [
    [0.19, -1.28],
    [0.25, -1.5],
    [0.31, -1.28],
  ] as const;
  plate(c, point, STEEL, 0.026);
  const pennon = [
    [0.26, -1.18],
    [0.5, -1.08],
    [0.26, -0.96],
  ] as const;
  plate(c, pennon, l.cloth, 0.024);
  cloak(c, l, 0.2, 0.42);
  torso(c, l, 0.86);
  heater(c, l, -0.26, -0.14, 0.15);
  helm(c, l, 0, -0.04, 0.135);
}

export function drawChariot(c: Pen, l: Livery): void {
  for (const s of [-1, 1]) {
    c.save();
    c.translate(0.2 * s, -0.42);
    c.scale(0.52, 0.52);
    drawHorse(c, l);
    c.restore();
    rod(c, 0.44 * s, 0.18, 0.44 * s, 0.72, 0.11, shade(l.wood, 0.7));
  }
  rod(c, 0, -0.4, 0, 0.3, 0.06, l.wood);
  const body = [
    [-0.32, 0.1],
    [0.32, 0.1],
    [0.36, 0.74],
    [-0.36, 0.74],
  ] as const;
  plate(c, body, l.cloth);
  rod(c, -0.32, 0.14, 0.32, 0.14, 0.07, l.trim);
  for (const x of [-0.14, 0.15]) {
    mass(c, x, 0.42, 0.15, 0.1, l.trim);
    mass(c, x, 0.4, 0.1, 0.1, l.undead ? BONE : l.metal);
  }
  spear(c, 0.32, 0.5, -0.4, l);
}

function drawHorse(c: Pen, l: Livery): void {
  const coat = l.mount;
  const dark = shade(coat, 0.5);
  const tail = [
    [-0.06, 0.7],
    [0.06, 0.7],
    [0.1, 1],
    [0.02, 1.16],
    [-0.09, 1.02],
  ] as const;
  plate(c, tail, dark, 0.03);
  for (const [x, y] of [
    [-0.25, -0.42],
    [0.25, -0.32],
    [-0.26, 0.56],
    [0.26, 0.64],
  ] as const) {
    mass(c, x, y, 0.08, 0.13, dark);
  }
  mass(c, 0, 0.46, 0.3, 0.36, coat);
  mass(c, 0, -0.16, 0.27, 0.4, coat);
  const neck = [
    [-0.17, -0.34],
    [0.17, -0.34],
    [0.1, -0.84],
    [-0.1, -0.84],
  ] as const;
  plate(c, neck, coat, 0.03);
  mass(c, 0, -0.94, 0.115, 0.23, l.undead ? BONE : coat);
  rod(c, 0, -0.3, 0, -0.86, 0.07, dark);
  for (const s of [-1, 1]) {
    const ear = [
      [0.04 * s, -0.78],
      [0.13 * s, -0.9],
      [0.02 * s, -0.9],
    ] as const;
    plate(c, ear, coat, 0.025);
  }
  saddle(c, l);
}

function saddle(c: Pen, l: Livery): void {
  const cloth = [
    [-0.27, 0.2],
    [0.27, 0.2],
    [0.3, 0.42],
    [0, 0.54],
    [-0.3, 0.42],
  ] as const;
  plate(c, cloth, l.cloth);
  const hem = [
    [-0.27, 0.38],
    [0, 0.48],
    [0.27, 0.38],
  ] as const;
  seam(c, hem, 0.055, l.trim);
  const collar = [
    [-0.22, -0.42],
    [0.22, -0.42],
    [0.16, -0.58],
    [-0.16, -0.58],
  ] as const;
  plate(c, collar, l.cloth, 0.03);
  rod(c, -0.14, -0.55, 0.14, -0.55, 0.035, l.trim);
}
