import type { Point } from '../../model';
import { hash, random } from '../noise';
import { css, mix, rgb, shade } from '../palette';
import type { Pen } from '../pen';
import { bounds, signedDistance, trace } from '../shape';
import { paintPine } from './green';

/** Grounds a skirmisher minds: ice, deep water, fords, thickets, rubble. Contexts are in millimetres, y down. */

/** A sheet of ice: pale, scratched, with long cracks and a frosted rim. */
export function paintFrozen(pen: Pen, outline: readonly Point[], seed: number): void {
  const b = bounds(outline);
  const rnd = random(seed + 5);
  pen.save();
  trace(pen, outline);
  const glass = pen.createLinearGradient(b.x0, b.y0, b.x1, b.y1);
  glass.addColorStop(0, '#c9dfe4');
  glass.addColorStop(0.5, '#9fc0c9');
  glass.addColorStop(1, '#7fa5b2');
  pen.fillStyle = glass;
  pen.fill();
  pen.clip();
  for (let i = 0; i < 26; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    const turn = rnd() * 3.14;
    const long = 8 + rnd() * 34;
    pen.lineWidth = 0.6 + rnd() * 3.2;
    pen.strokeStyle = rnd() < 0.5 ? 'rgba(244,251,252,.35)' : 'rgba(70,104,118,.2)';
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long);
    pen.stroke();
  }
  pen.lineWidth = 0.9;
  pen.strokeStyle = 'rgba(38,70,84,.55)';
  for (let i = 0; i < 5; i++) {
    let [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    let turn = rnd() * 6.28;
    pen.beginPath();
    pen.moveTo(x, y);
    for (let k = 0; k < 7; k++) {
      turn += (rnd() - 0.5) * 1.2;
      x += Math.cos(turn) * 11;
      y += Math.sin(turn) * 11;
      pen.lineTo(x, y);
    }
    pen.stroke();
  }
  pen.lineWidth = 9;
  pen.strokeStyle = 'rgba(246,250,250,.55)';
  trace(pen, outline);
  pen.stroke();
  pen.restore();
}

/** Over a pond already painted: the bed is lost from sight, and a drowned man is told by nothing. */
export function paintDepth(pen: Pen, outline: readonly Point[], seed: number): void {
  const b = bounds(outline);
  const rnd = random(seed + 7);
  pen.save();
  trace(pen, outline);
  pen.clip();
  for (const [inset, ink] of [
    [5, 'rgba(12,36,50,.34)'],
    [14, 'rgba(9,28,42,.42)'],
    [26, 'rgba(6,20,34,.5)'],
  ] as const) {
    pen.save();
    pen.filter = 'blur(4px)';
    pen.fillStyle = ink;
    for (let y = b.y0; y < b.y1; y += 6)
      for (let x = b.x0; x < b.x1; x += 6)
        if (signedDistance(outline, x, y) < -inset) pen.fillRect(x - 3.5, y - 3.5, 7, 7);
    pen.restore();
  }
  pen.lineWidth = 0.8;
  pen.strokeStyle = 'rgba(190,216,222,.32)';
  for (let i = 0; i < ((b.x1 - b.x0) * (b.y1 - b.y0)) / 900; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 5, y - 2.2, x + 11, y);
    pen.stroke();
  }
  pen.restore();
}

/** Thin water running over stones. */
export function paintFord(pen: Pen, outline: readonly Point[], seed: number): void {
  const b = bounds(outline);
  const rnd = random(seed + 11);
  pen.save();
  trace(pen, outline);
  pen.fillStyle = '#7f9187';
  pen.fill();
  pen.clip();
  const area = (b.x1 - b.x0) * (b.y1 - b.y0);
  for (let i = 0; i < area / 46; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    const s = 1.4 + rnd() * 3.4;
    pen.fillStyle = css(mix(rgb('#6c6a58'), rgb('#b0a98e'), rnd()), 0.85);
    pen.beginPath();
    pen.ellipse(x, y, s * 1.3, s, rnd() * 3, 0, 7);
    pen.fill();
  }
  pen.fillStyle = 'rgba(92,134,140,.42)';
  pen.fillRect(b.x0, b.y0, b.x1 - b.x0, b.y1 - b.y0);
  pen.lineWidth = 1;
  pen.strokeStyle = 'rgba(232,242,240,.5)';
  for (let i = 0; i < area / 380; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 4, y - 2, x + 9, y + 0.5);
    pen.stroke();
  }
  pen.restore();
}

/** Shrubs and thorns to the hip: low enough that figures stand above them. */
export function paintThicket(pen: Pen, outline: readonly Point[], seed: number): void {
  const b = bounds(outline);
  const rnd = random(seed + 13);
  const area = (b.x1 - b.x0) * (b.y1 - b.y0);
  const shrubs: { readonly x: number; readonly y: number; readonly r: number }[] = [];
  for (let i = 0; i < area / 70; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    const r = 9 + rnd() * 9;
    if (signedDistance(outline, x, y) > -r * 0.55) continue;
    if (shrubs.some((p) => Math.hypot(p.x - x, p.y - y) < (p.r + r) * 0.62)) continue;
    shrubs.push({ x, y, r });
  }
  for (const { x, y, r } of shrubs) {
    pen.fillStyle = 'rgba(14,18,8,.45)';
    pen.beginPath();
    pen.ellipse(x + 2.5, y + 3, r * 0.95, r * 0.85, 0, 0, 7);
    pen.fill();
  }
  for (const [i, { x, y, r }] of shrubs.entries()) {
    pen.save();
    pen.translate(x, y);
    if (hash(x, y, seed) < 0.55) {
      paintPine(pen, r, seed + i);
    } else thorn(pen, r, rnd);
    pen.restore();
  }
}

function thorn(pen: Pen, r: number, rnd: () => number): void {
  for (let i = 0; i < 60; i++) {
    const a = rnd() * 6.28;
    const far = Math.sqrt(rnd()) * r;
    pen.fillStyle = css(shade(rgb('#67713a'), 0.55 + rnd() * 0.75 - (Math.cos(a) + Math.sin(a)) * 0.12), 0.9);
    pen.beginPath();
    pen.ellipse(Math.cos(a) * far, Math.sin(a) * far, 1.6, 1, a, 0, 7);
    pen.fill();
  }
}

/** Fallen stones scattered wide: rough going, no cover. */
export function paintRubble(pen: Pen, outline: readonly Point[], seed: number): void {
  const b = bounds(outline);
  const rnd = random(seed + 19);
  const area = (b.x1 - b.x0) * (b.y1 - b.y0);
  for (let i = 0; i < area / 55; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    if (signedDistance(outline, x, y) > -2) continue;
    const s = 1.6 + rnd() ** 2 * 7;
    pen.fillStyle = 'rgba(16,12,6,.45)';
    pen.beginPath();
    pen.ellipse(x + s * 0.3, y + s * 0.36, s, s * 0.8, 0, 0, 7);
    pen.fill();
    const turn = rnd() * 3;
    pen.fillStyle = css(shade(rgb('#8d8672'), 0.75 + rnd() * 0.35));
    pen.beginPath();
    pen.ellipse(x, y, s, s * 0.76, turn, 0, 7);
    pen.fill();
    pen.fillStyle = 'rgba(255,246,220,.22)';
    pen.beginPath();
    pen.ellipse(x - s * 0.25, y - s * 0.25, s * 0.5, s * 0.34, turn, 0, 7);
    pen.fill();
  }
}
