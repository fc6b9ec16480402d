import type { Overlay, Point } from '../model';
import { hex, sideOf } from '../paint/palette';
import { arrowHead, cased, dashes, INKS, IVORY } from './inks';
import { flat, type Ink } from './overlay-shapes';

/** Overlays that live for a moment. Times in ms. */

const PING = 2400;
const TRAIL = 2000;

export function trailKey(points: readonly Point[]): string {
  return `trail/${points.map((p) => `${Math.round(p.x)},${Math.round(p.y)}`).join('/')}`;
}

/** Draws a ping or a trail of this age; true while it still changes. */
export function drawAged(o: Overlay, age: number, ink: Ink): boolean {
  if (o.is === 'ping') return drawPing(o, age, ink);
  if (o.is === 'trail') return drawTrail(o.points, age, ink);
  return false;
}

function drawPing(o: Extract<Overlay, { is: 'ping' }>, age: number, ink: Ink): boolean {
  if (age > PING) return false;
  const g = ink.over;
  const [x, y] = flat([o.at], ink) as [number, number];
  const color = o.tincture ? hex(sideOf(o.tincture).field) : INKS.legal;
  const fade = Math.min(1, (PING - age) / 500);
  g.circle(x, y, 5 * ink.px)
    .fill({ color, alpha: fade })
    .stroke({ color: IVORY, width: 1.4 * ink.px, alpha: fade });
  if (ink.reduced) {
    cased(g, () => g.circle(x, y, 22 * ink.px), color, 3 * ink.px, ink.px, fade);
    return true;
  }
  for (let i = 0; i < 3; i++) {
    const t = (age - i * 450) / 1100;
    if (t <= 0 || t >= 1) continue;
    const out = 1 - (1 - t) ** 3;
    cased(g, () => g.circle(x, y, (6 + 40 * out) * ink.px), color, (3.4 - 2 * t) * ink.px, ink.px, (1 - t) * fade);
  }
  return true;
}

/** The way something went: fades in two seconds, or stays as a still arrow where motion is not wanted. */
function drawTrail(points: readonly Point[], age: number, ink: Ink): boolean {
  const left = ink.reduced ? 0.7 : 1 - age / TRAIL;
  const line = flat(points, ink);
  if (left <= 0 || line.length < 4) return false;
  const g = ink.under;
  cased(g, () => dashes(g, line, 7 * ink.px, 5 * ink.px), IVORY, 2 * ink.px, ink.px, left * 0.8);
  const [ax, ay, bx, by] = line.slice(-4) as [number, number, number, number];
  if (left > 0.25) arrowHead(g, ax, ay, bx, by, 9 * ink.px, IVORY);
  return !ink.reduced;
}
