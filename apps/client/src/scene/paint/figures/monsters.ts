import { css, mix, rgb, shade } from '../palette';
import type { Pen } from '../pen';
import type { Livery } from './livery';
import { BONE, cloak, dot, helm, mass, plate, rod, STEEL, TURN, torso } from './parts';

/** What needs no ranks: ogres and giants, beasts and wolves, swarms, and what flies. */

export function drawOgre(c: Pen, l: Livery): void {
  cloak(c, l, 0.3, 0.34);
  mass(c, 0, 0.04, 0.37, 0.24, l.skin);
  for (const s of [-1, 1]) {
    mass(c, 0.33 * s, -0.12, 0.1, 0.2, l.skin, s * 0.3);
    mass(c, 0.34 * s, 0.02, 0.13, 0.13, l.metal);
  }
  const jerkin = [
    [-0.22, -0.08],
    [0.22, -0.08],
    [0.2, 0.16],
    [-0.2, 0.16],
  ] as const;
  plate(c, jerkin, l.cloth);
  rod(c, -0.22, 0.04, 0.22, 0.04, 0.045, l.trim);
  rod(c, 0.35, 0.06, 0.28, -0.62, 0.075, l.wood);
  const axe = [
    [0.14, -0.66],
    [0.28, -0.76],
    [0.44, -0.62],
    [0.4, -0.46],
    [0.3, -0.52],
    [0.16, -0.48],
  ] as const;
  plate(c, axe, STEEL);
  mass(c, 0, -0.08, 0.14, 0.15, l.undead ? BONE : l.skin);
  mass(c, 0, -0.04, 0.14, 0.12, l.metal);
}

/** A giant: bare shoulders, a tree for a club, a head of wild hair. */
export function drawGiant(c: Pen, l: Livery): void {
  const hide = mix(l.cloth, rgb('#5a4630'), 0.45);
  const pelt = [
    [-0.3, -0.02],
    [0.3, -0.02],
    [0.38, 0.34],
    [0.2, 0.5],
    [0.08, 0.4],
    [-0.06, 0.54],
    [-0.2, 0.42],
    [-0.38, 0.36],
  ] as const;
  plate(c, pelt, shade(hide, 0.8));
  for (const s of [-1, 1]) mass(c, 0.16 * s, 0.34, 0.12, 0.17, shade(l.skin, 0.86));
  mass(c, 0, 0.02, 0.42, 0.25, l.skin);
  for (const s of [-1, 1]) {
    mass(c, 0.4 * s, -0.12, 0.13, 0.26, l.skin, s * 0.34);
    mass(c, 0.38 * s, 0, 0.15, 0.15, shade(l.skin, 1.05));
  }
  const harness = [
    [-0.26, -0.12],
    [-0.14, -0.14],
    [0.26, 0.16],
    [0.14, 0.2],
  ] as const;
  plate(c, harness, l.cloth, 0.025);
  rod(c, 0.44, 0.02, 0.3, -0.78, 0.14, l.wood);
  mass(c, 0.28, -0.8, 0.16, 0.2, shade(l.wood, 0.9), -0.2);
  for (const [x, y] of [
    [0.18, -0.92],
    [0.4, -0.84],
    [0.2, -0.68],
  ] as const) {
    mass(c, x, y, 0.04, 0.05, STEEL, 0, 0.02);
  }
  mass(c, 0, -0.04, 0.2, 0.2, shade(l.mount, 0.7));
  mass(c, 0, -0.11, 0.14, 0.13, l.undead ? BONE : l.skin, 0, 0.025);
}

export function drawBeast(c: Pen, l: Livery): void {
  const tail = [
    [-0.1, 0.34],
    [0.1, 0.34],
    [0.05, 0.74],
    [-0.02, 0.86],
  ] as const;
  plate(c, tail, shade(l.hide, 0.75));
  for (const [x, y, turn] of [
    [-0.34, -0.26, 0.5],
    [0.34, -0.26, -0.5],
    [-0.34, 0.28, -0.5],
    [0.34, 0.28, 0.5],
  ] as const) {
    mass(c, x, y, 0.12, 0.2, shade(l.hide, 0.85), turn);
  }
  mass(c, 0, 0.02, 0.32, 0.44, l.hide);
  mass(c, 0, -0.46, 0.2, 0.22, l.hide);
  for (const s of [-1, 1]) {
    const horn = [
      [0.1 * s, -0.58],
      [0.34 * s, -0.78],
      [0.2 * s, -0.5],
    ] as const;
    plate(c, horn, BONE, 0.03);
  }
  const cloth = [
    [-0.24, -0.06],
    [0.24, -0.06],
    [0.27, 0.16],
    [-0.27, 0.16],
  ] as const;
  plate(c, cloth, l.cloth, 0.03);
  for (let y = -0.28; y < 0.4; y += 0.14) {
    const plateau = [
      [-0.1, y + 0.06],
      [0, y - 0.1],
      [0.1, y + 0.06],
    ] as const;
    plate(c, plateau, BONE, 0.025);
  }
  for (const s of [-1, 1]) dot(c, 0.08 * s, -0.56, 0.035, css(l.glow ?? rgb('#ffcf5c')));
}

/** A wolf or hound at the run: long body, ruff, ears back, a collar in the side's colour. */
export function drawWolf(c: Pen, l: Livery): void {
  const coat = l.undead ? rgb('#77706a') : mix(l.mount, rgb('#6d655c'), 0.55);
  const dark = shade(coat, 0.6);
  const brush = [
    [-0.05, 0.42],
    [0.05, 0.42],
    [0.13, 0.7],
    [0.06, 0.94],
    [-0.05, 0.72],
  ] as const;
  plate(c, brush, dark, 0.03);
  for (const [x, y, turn] of [
    [-0.19, -0.42, 0.15],
    [0.2, -0.34, -0.1],
    [-0.2, 0.44, -0.15],
    [0.19, 0.38, 0.2],
  ] as const) {
    mass(c, x, y, 0.065, 0.17, dark, turn, 0.028);
  }
  mass(c, 0, 0.28, 0.19, 0.27, coat);
  mass(c, 0, -0.12, 0.2, 0.3, coat);
  mass(c, 0, -0.3, 0.22, 0.18, shade(coat, 1.12));
  rod(c, -0.13, -0.44, 0.13, -0.44, 0.06, l.cloth);
  mass(c, 0, -0.56, 0.14, 0.16, l.undead ? BONE : coat);
  mass(c, 0, -0.72, 0.07, 0.12, l.undead ? BONE : shade(coat, 1.1), 0, 0.026);
  for (const s of [-1, 1]) {
    const ear = [
      [0.06 * s, -0.58],
      [0.17 * s, -0.42],
      [0.15 * s, -0.6],
    ] as const;
    plate(c, ear, dark, 0.024);
    dot(c, 0.06 * s, -0.63, 0.024, css(l.glow ?? rgb('#ffd98a')));
  }
}

export function drawSwarm(c: Pen, l: Livery): void {
  for (const [x, y, turn, size] of [
    [-0.26, -0.24, 0.2, 1],
    [0.2, -0.3, -0.3, 1.1],
    [-0.05, -0.02, 0.1, 1.2],
    [0.3, 0.1, 0.3, 0.9],
    [-0.3, 0.2, -0.2, 1],
    [0.06, 0.32, 0.15, 1.05],
    [0.28, 0.36, -0.4, 0.85],
    [-0.2, 0.42, 0.35, 0.9],
  ] as const) {
    c.save();
    c.translate(x, y);
    c.rotate(turn);
    c.scale(size, size);
    rod(c, 0, 0.1, 0.06, 0.26, 0.02, shade(l.skin, 0.7));
    mass(c, 0, 0, 0.08, 0.14, l.mount);
    mass(c, 0, -0.14, 0.055, 0.075, l.mount);
    c.restore();
  }
}

export function drawDragon(c: Pen, l: Livery): void {
  const wing = l.undead ? mix(l.cloth, [40, 30, 26], 0.3) : l.cloth;
  const hide = l.hide;
  const tail = [
    [-0.16, 0.2],
    [0.16, 0.2],
    [0.14, 0.46],
    [0.22, 0.72],
    [0.12, 0.98],
    [-0.1, 1.08],
    [0.02, 0.9],
    [0.06, 0.72],
    [-0.06, 0.5],
  ] as const;
  plate(c, tail, hide);
  for (const s of [-1, 1]) drawWing(c, l, s, shade(wing, s < 0 ? 1.1 : 0.86));
  mass(c, 0, 0.04, 0.21, 0.38, hide);
  const neck = [
    [-0.15, -0.2],
    [0.13, -0.2],
    [0.14, -0.44],
    [0.06, -0.62],
    [-0.1, -0.6],
    [-0.13, -0.42],
  ] as const;
  plate(c, neck, hide);
  const head = [
    [-0.11, -0.56],
    [0.09, -0.56],
    [0.11, -0.7],
    [0.05, -0.92],
    [-0.06, -0.92],
    [-0.13, -0.7],
  ] as const;
  plate(c, head, hide);
  for (const s of [-1, 1]) {
    const horn = [
      [-0.01 + 0.08 * s, -0.62],
      [-0.01 + 0.24 * s, -0.42],
      [-0.01 + 0.03 * s, -0.56],
    ] as const;
    plate(c, horn, BONE, 0.025);
    dot(c, -0.01 + 0.055 * s, -0.72, 0.028, css(l.glow ?? rgb('#ffd24f')));
  }
  for (let y = -0.5; y < 0.95; y += 0.12) {
    const spine = [
      [-0.05, y],
      [0.005, y - 0.1],
      [0.06, y],
    ] as const;
    plate(c, spine, l.trim, 0.018);
  }
  const saddle = [
    [-0.14, 0],
    [0.14, 0],
    [0.17, 0.24],
    [-0.17, 0.24],
  ] as const;
  plate(c, saddle, l.cloth, 0.025);
  torso(c, l, 0.46);
  helm(c, l, 0, 0, 0.085);
  rod(c, 0.14, 0.1, 0.14, -0.42, 0.03, l.wood);
}

function drawWing(c: Pen, l: Livery, s: number, skin: readonly [number, number, number]): void {
  const shoulder = [0.14 * s, -0.2] as const;
  const elbow = [0.56 * s, -0.6] as const;
  const tip = [1.22 * s, -0.42] as const;
  const sail = [
    shoulder,
    elbow,
    tip,
    [1.16 * s, -0.06],
    [0.98 * s, -0.16],
    [0.94 * s, 0.22],
    [0.74 * s, 0.08],
    [0.62 * s, 0.42],
    [0.42 * s, 0.2],
    [0.16 * s, 0.3],
  ] as const;
  plate(c, sail, skin);
  c.lineWidth = 0.03;
  c.strokeStyle = css(shade(skin, 0.55));
  for (const [x, y] of [
    [1.16, -0.06],
    [0.94, 0.22],
    [0.62, 0.42],
  ] as const) {
    c.beginPath();
    c.moveTo(elbow[0], elbow[1]);
    c.quadraticCurveTo((elbow[0] + x * s) / 2 + 0.08 * s, (elbow[1] + y) / 2 - 0.06, x * s, y);
    c.stroke();
  }
  rod(c, shoulder[0], shoulder[1], elbow[0], elbow[1], 0.085, l.hide);
  rod(c, elbow[0], elbow[1], tip[0], tip[1], 0.055, l.hide);
  const claw = [
    [elbow[0] - 0.04, elbow[1]],
    [elbow[0], elbow[1] - 0.14],
    [elbow[0] + 0.04, elbow[1]],
  ] as const;
  plate(c, claw, BONE, 0.02);
  for (const y of [-0.22, 0.26]) mass(c, 0.2 * s, y, 0.085, 0.13, shade(l.hide, 0.85), 0.5 * s);
}

/** A turned peg, for a piece without a figure. */
export function drawPiece(c: Pen, l: Livery): void {
  mass(c, 0, 0, 0.3, 0.3, l.cloth);
  c.lineWidth = 0.05;
  c.strokeStyle = css(l.trim);
  c.beginPath();
  c.arc(0, 0, 0.2, 0, TURN);
  c.stroke();
  mass(c, 0, 0, 0.12, 0.12, l.trim);
}
