import type { Point } from '../../model';
import { hash, noise, random } from '../noise';
import { css, mix, rgb, shade } from '../palette';
import type { Pen } from '../pen';
import { along, bounds, lengthOf, signedDistance, spine, trace } from '../shape';

/** Woods, hedges, fences and standing corn. Contexts are in millimetres, y down. */

export interface Tree {
  readonly x: number;
  readonly y: number;
  /** Radius of the crown in mm. */
  readonly r: number;
  /** Which of the painted crowns it wears. */
  readonly variant: number;
}

/** Painted crowns per kind of tree: enough that no two neighbours look alike. */
export const CROWNS = 7;

/** Where the trees of a wood stand: as close as their crowns allow, none with its trunk outside. */
export function treesIn(outline: readonly Point[], pine: boolean, seed: number): readonly Tree[] {
  const gap = pine ? 34 : 43;
  const rnd = random(seed + Math.round(outline[0]!.x));
  const b = bounds(outline);
  const trees: Tree[] = [];
  for (let i = 0; i < 4000; i++) {
    const x = b.x0 + rnd() * (b.x1 - b.x0);
    const y = b.y0 + rnd() * (b.y1 - b.y0);
    if (signedDistance(outline, x, y) > -gap * 0.36) continue;
    if (trees.some((t) => Math.hypot(t.x - x, t.y - y) < gap)) continue;
    trees.push({ x, y, r: (22 + hash(trees.length, 3, seed) * 9) * (pine ? 0.9 : 1), variant: trees.length % CROWNS });
  }
  // Farther from the lamp lies on top: crowns overlap toward the lower right.
  return trees.sort((p, q) => p.x + p.y - q.x - q.y);
}

/** What lies between the trunks, and the crowns' shadow on it. */
export function paintWoodFloor(pen: Pen, outline: readonly Point[], trees: readonly Tree[], seed: number): void {
  const rnd = random(seed + 5);
  const b = bounds(outline);
  for (let i = 0; i < ((b.x1 - b.x0) * (b.y1 - b.y0)) / 34; i++) {
    const x = b.x0 + rnd() * (b.x1 - b.x0);
    const y = b.y0 + rnd() * (b.y1 - b.y0);
    if (signedDistance(outline, x, y) > 2) continue;
    const r = 1 + rnd() * 2.6;
    pen.fillStyle = css(mix(rgb('#37351d'), rgb('#7a6a38'), rnd() ** 2), 0.75);
    pen.beginPath();
    pen.ellipse(x, y, r, r * 0.55, rnd() * 3, 0, 7);
    pen.fill();
  }
  for (const t of trees) trunk(pen, t);
  pen.save();
  pen.filter = 'blur(5px)';
  pen.fillStyle = 'rgba(14,16,6,.5)';
  for (const t of trees) {
    pen.beginPath();
    pen.ellipse(t.x + 11, t.y + 13, t.r * 0.9, t.r * 0.8, 0.7, 0, 7);
    pen.fill();
  }
  pen.restore();
}

/** A crown is four hundred dabs: the low ones first and dark, the high ones last and lit from the north-west. */
export function paintOak(pen: Pen, R: number, seed: number): void {
  const rnd = random(seed);
  const hue = hash(seed, 9, 4);
  const dark = mix(rgb('#1f2a12'), rgb('#2c2c12'), hue);
  const mid = mix(rgb('#45592a'), rgb('#5f6429'), hue);
  const lit = mix(rgb('#8a9a48'), rgb('#a69c46'), hue);
  const lobes = Array.from({ length: 7 }, (_, i) => ({
    a: (i / 7) * 6.28 + rnd(),
    r: R * (0.42 + rnd() * 0.2),
    s: R * (0.42 + rnd() * 0.16),
  }));
  lobes.push({ a: 0, r: 0, s: R * 0.6 });
  pen.fillStyle = css(dark);
  for (const l of lobes) {
    pen.beginPath();
    pen.arc(Math.cos(l.a) * l.r, Math.sin(l.a) * l.r, l.s * 1.06, 0, 7);
    pen.fill();
  }
  for (const l of lobes) {
    const lx = Math.cos(l.a) * l.r;
    const ly = Math.sin(l.a) * l.r;
    for (let i = 0; i < 58; i++) {
      const q = Math.sqrt(i / 58);
      const a = i * 2.4 + rnd();
      const x = Math.cos(a) * (1 - q * 0.9);
      const y = Math.sin(a) * (1 - q * 0.9);
      const light = clamp01(0.34 + q * 0.3 - (x + y) * 0.36 - ((lx + ly) / R) * 0.24 + (rnd() - 0.5) * 0.3);
      pen.fillStyle = css(light < 0.5 ? mix(dark, mid, light * 2) : mix(mid, lit, light * 2 - 1), 0.92);
      const s = R * (0.05 + rnd() * 0.07);
      pen.beginPath();
      pen.ellipse(lx + x * l.s - q * 1.2, ly + y * l.s - q * 1.2, s * 1.25, s, a, 0, 7);
      pen.fill();
    }
  }
}

/** A fir from above: five whorls of needles, each smaller and nearer the light. */
export function paintPine(pen: Pen, R: number, seed: number): void {
  const rnd = random(seed);
  const hue = hash(seed, 9, 4);
  const dark = rgb('#16231a');
  const lit = mix(rgb('#5f7a4a'), rgb('#6f7d49'), hue);
  for (let tier = 0; tier < 5; tier++) {
    const r = R * (1 - tier * 0.19);
    const n = 15 - tier;
    const o = rnd() * 6;
    for (let i = 0; i < n; i++) {
      const a = o + (i / n) * 6.283;
      const length = r * (0.86 + rnd() * 0.22);
      const light = Math.max(0, -Math.cos(a - Math.PI / 4) * 0.42 + 0.34 + tier * 0.09);
      pen.fillStyle = css(mix(dark, lit, light));
      pen.beginPath();
      pen.moveTo(Math.cos(a - 0.26) * r * 0.3, Math.sin(a - 0.26) * r * 0.3);
      pen.lineTo(Math.cos(a) * length, Math.sin(a) * length);
      pen.lineTo(Math.cos(a + 0.26) * r * 0.3, Math.sin(a + 0.26) * r * 0.3);
      pen.fill();
    }
    pen.fillStyle = css(mix(dark, lit, 0.2 + tier * 0.12));
    pen.beginPath();
    pen.arc(0, 0, r * 0.4, 0, 7);
    pen.fill();
  }
}

/** A clipped hedge: leaves heaped along its run. */
export function paintHedge(pen: Pen, outline: readonly Point[], seed: number): void {
  const { line, thickness } = spine(outline);
  const rnd = random(seed + 23);
  const t = Math.max(8, thickness);
  const length = lengthOf(line);
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  trace(
    pen,
    line.map((p) => ({ x: p.x + 5, y: p.y + 6 })),
    false,
  );
  pen.filter = 'blur(3px)';
  pen.strokeStyle = 'rgba(16,16,6,.6)';
  pen.lineWidth = t;
  pen.stroke();
  pen.filter = 'none';
  trace(pen, line, false);
  pen.strokeStyle = '#232d14';
  pen.lineWidth = t * 0.95;
  pen.stroke();
  pen.restore();
  const dark = rgb('#2a3718');
  const lit = rgb('#86973f');
  for (let layer = 0; layer < 3; layer++) {
    for (let i = 0; i < length * t * 0.09; i++) {
      const p = along(line, rnd());
      const a = rnd() * 6.3;
      const q = Math.sqrt(rnd()) * t * (0.56 - layer * 0.12);
      const x = Math.cos(a) * q;
      const y = Math.sin(a) * q;
      const light = clamp01(0.2 + layer * 0.2 - ((x + y) / t) * 0.5 + (rnd() - 0.5) * 0.3);
      pen.fillStyle = css(mix(dark, lit, light), 0.92);
      pen.beginPath();
      pen.ellipse(p.x + x - layer, p.y + y - layer, 1.4 + rnd() * 1.4, 1 + rnd(), a, 0, 7);
      pen.fill();
    }
  }
}

/** Posts and two split rails. */
export function paintFence(pen: Pen, outline: readonly Point[], seed: number): void {
  const { line } = spine(outline);
  const rnd = random(seed + 29);
  const length = lengthOf(line);
  const posts = Math.max(2, Math.round(length / 26));
  const at = Array.from({ length: posts + 1 }, (_, i) => along(line, i / posts));
  for (const [dx, dy, width, colour] of [
    [4, 5, 3.4, 'rgba(18,14,6,.42)'],
    [0, 0, 4.4, '#2a1d10'],
    [0, 0, 2.8, '#8d6b42'],
    [-0.5, -0.6, 0.9, '#b8946a'],
  ] as const) {
    pen.lineCap = 'round';
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    for (let i = 0; i < posts; i++) {
      const a = at[i]!;
      const b = at[i + 1]!;
      const sway = (hash(i, 1, seed) - 0.5) * 2.4;
      pen.beginPath();
      pen.moveTo(a.x + dx, a.y + dy + sway);
      pen.lineTo(b.x + dx, b.y + dy - sway);
      pen.stroke();
    }
  }
  for (const p of at) {
    const r = 3.1 + rnd() * 0.6;
    disc(pen, p.x + 3, p.y + 4, r, 'rgba(18,14,6,.45)');
    disc(pen, p.x, p.y, r + 0.7, '#24180d');
    disc(pen, p.x, p.y, r, '#7d5c38');
    disc(pen, p.x - 0.7, p.y - 0.8, r * 0.6, '#b8946a');
  }
}

/** Stooks and stubble on the furrows, and the ditch round the field. */
export function paintField(pen: Pen, outline: readonly Point[], degrees: number, seed: number): void {
  const rnd = random(seed + 31);
  const b = bounds(outline);
  const a = (-degrees * Math.PI) / 180 + Math.PI / 2;
  for (let i = 0; i < ((b.x1 - b.x0) * (b.y1 - b.y0)) / 60; i++) {
    const x = b.x0 + rnd() * (b.x1 - b.x0);
    const y = b.y0 + rnd() * (b.y1 - b.y0);
    if (signedDistance(outline, x, y) > -3) continue;
    const n = noise(x / 30, y / 30, seed);
    const length = 2 + rnd() * 4;
    pen.strokeStyle = css(shade(mix(rgb('#9c7f3c'), rgb('#e0c880'), n * 0.5 + rnd() * 0.5), 0.95), 0.55);
    pen.lineWidth = 0.6 + rnd() * 0.5;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(a) * length, y + Math.sin(a) * length);
    pen.stroke();
  }
  trace(pen, outline);
  pen.lineWidth = 1.6;
  pen.strokeStyle = 'rgba(70,52,24,.55)';
  pen.stroke();
}

function trunk(pen: Pen, t: Tree): void {
  disc(pen, t.x, t.y, 3.4, '#241a10');
  disc(pen, t.x - 0.4, t.y - 0.5, 2.6, '#5b452c');
}

function disc(pen: Pen, x: number, y: number, r: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
}

function clamp01(x: number): number {
  return Math.min(1, Math.max(0, x));
}
