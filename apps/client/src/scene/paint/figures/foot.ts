import { css, mix, rgb, shade } from '../palette';
import type { Pen } from '../pen';
import type { Livery } from './livery';
import {
  BONE,
  blade,
  bow,
  cloak,
  dot,
  GOLD,
  heater,
  helm,
  INK,
  mass,
  plate,
  plume,
  rod,
  roundShield,
  STEEL,
  seam,
  spear,
  TURN,
  torso,
} from './parts';

/** Soldiers on foot: the ranks of a regiment, its champions and its spellcasters. */

export function drawSpear(c: Pen, l: Livery): void {
  cloak(c, l, 0.22, 0.36);
  torso(c, l);
  spear(c, 0.26, 0.36, -0.88, l);
  roundShield(c, l, -0.17, -0.17, 0.205);
  helm(c, l);
}

export function drawSword(c: Pen, l: Livery): void {
  cloak(c, l, 0.22, 0.36);
  torso(c, l);
  blade(c, 0.3, -0.06, 0.46, 0.18);
  heater(c, l, -0.18, -0.17, 0.19);
  helm(c, l);
}

export function drawHeavy(c: Pen, l: Livery): void {
  cloak(c, l, 0.26, 0.42);
  torso(c, l, 1.1);
  blade(c, 0.33, -0.08, 0.5, 0.1, 0.09);
  heater(c, l, -0.16, -0.2, 0.24);
  helm(c, l, 0, -0.04, 0.165);
  plume(c, l.trim);
}

export function drawBow(c: Pen, l: Livery): void {
  cloak(c, l, 0.2, 0.34);
  torso(c, l, 0.94);
  mass(c, 0.2, 0.2, 0.07, 0.14, l.wood, 0.5);
  bow(c, l);
  hooded(c, l);
}

export function drawCrossbow(c: Pen, l: Livery): void {
  cloak(c, l, 0.2, 0.34);
  torso(c, l, 0.98);
  mass(c, 0.21, 0.2, 0.075, 0.12, shade(l.wood, 0.8), 0.4);
  for (const [width, colour] of [
    [0.1, INK],
    [0.06, css(STEEL)],
  ] as const) {
    c.lineWidth = width;
    c.strokeStyle = colour;
    c.beginPath();
    c.arc(0.02, -0.12, 0.36, -2.55, -0.6);
    c.stroke();
  }
  seam(
    c,
    [
      [-0.28, -0.32],
      [0.02, -0.14],
      [0.32, -0.32],
    ],
    0.022,
    rgb('#e6dcc4'),
    0.9,
  );
  rod(c, 0.02, 0.08, 0.02, -0.52, 0.075, l.wood);
  rod(c, 0.02, -0.1, 0.02, -0.6, 0.026, STEEL);
  helm(c, l, 0, -0.02, 0.145);
  c.lineWidth = 0.04;
  c.strokeStyle = css(shade(l.metal, 0.6));
  c.beginPath();
  c.ellipse(0, -0.02, 0.19, 0.2, 0, 0, TURN);
  c.stroke();
}

/** Something thin that glows: cold light, rags, a skull. Any livery of mist is drawn so, whatever it carries. */
export function drawSpirit(c: Pen, l: Livery): void {
  const g = l.spirit ?? l.glow ?? rgb('#9ad7c4');
  for (let i = 4; i >= 0; i--) {
    c.fillStyle = css(g, 0.1);
    c.beginPath();
    c.ellipse(0, 0.06, 0.3 + i * 0.09, 0.36 + i * 0.09, 0, 0, TURN);
    c.fill();
  }
  plate(
    c,
    [
      [-0.2, -0.1],
      [0.2, -0.1],
      [0.3, 0.2],
      [0.16, 0.5],
      [0.05, 0.36],
      [-0.06, 0.55],
      [-0.2, 0.36],
      [-0.3, 0.24],
    ],
    mix(g, [30, 50, 50], 0.35),
    0.02,
  );
  mass(c, 0, -0.06, 0.16, 0.17, mix(g, [255, 255, 255], 0.25), 0, 0.02);
  blade(c, 0.26, -0.1, 0.44, 0.3);
}

export function drawHero(c: Pen, l: Livery): void {
  plate(
    c,
    [
      [-0.24, -0.02],
      [0.24, -0.02],
      [0.42, 0.4],
      [0.2, 0.56],
      [0, 0.48],
      [-0.2, 0.56],
      [-0.42, 0.4],
    ],
    l.cloth,
  );
  const hem = [
    [-0.38, 0.4],
    [-0.19, 0.51],
    [0, 0.44],
    [0.19, 0.51],
    [0.38, 0.4],
  ] as const;
  seam(c, hem, 0.05, GOLD);
  torso(c, { ...l, metal: GOLD }, 1.1);
  blade(c, 0.36, -0.06, 0.66, 0.16, 0.1);
  heater(c, l, -0.26, -0.16, 0.19);
  helm(c, l, 0, -0.05, 0.16);
  plume(c, l.trim, 0, 0.36);
}

export function drawMage(c: Pen, l: Livery): void {
  const g = l.glow ?? rgb('#8fd0ff');
  const robe = [
    [-0.2, -0.1],
    [0.2, -0.1],
    [0.38, 0.36],
    [0.14, 0.52],
    [-0.14, 0.52],
    [-0.38, 0.36],
  ] as const;
  plate(c, robe, l.cloth);
  const hem = [
    [-0.34, 0.34],
    [-0.13, 0.46],
    [0.13, 0.46],
    [0.34, 0.34],
  ] as const;
  seam(c, hem, 0.045, l.trim);
  mass(c, 0, 0, 0.3, 0.17, shade(l.cloth, 1.12));
  rod(c, 0.33, 0.36, 0.36, -0.46, 0.05, l.wood);
  for (let i = 5; i > 0; i--) dot(c, 0.36, -0.52, 0.045 * i + 0.03, css(g, 0.16));
  mass(c, 0.36, -0.52, 0.075, 0.075, mix(g, [255, 255, 255], 0.5), 0, 0.015);
  mass(c, 0, -0.04, 0.165, 0.18, shade(l.cloth, 0.72));
  mass(c, 0, -0.1, 0.09, 0.08, l.undead ? BONE : l.skin, 0, 0.02);
}

function hooded(c: Pen, l: Livery): void {
  mass(c, 0, -0.02, 0.15, 0.16, l.undead ? BONE : shade(l.cloth, 0.8));
  if (!l.undead) mass(c, 0, -0.05, 0.085, 0.09, l.skin, 0, 0.02);
}
