import type { Point } from '../../model';
import { random } from '../noise';
import { css, mix, type RGB, rgb, shade } from '../palette';
import type { Pen } from '../pen';
import { bounds, signedDistance, trace } from '../shape';

/** Flat tops with steep sides, and blocks nobody enters. Contexts are in millimetres, y down. */

type Stuff = 'crag' | 'terrace' | 'block';

const TONES: Readonly<Record<Stuff, { readonly top: RGB; readonly side: RGB }>> = {
  crag: { top: rgb('#8d8a68'), side: rgb('#6d675a') },
  terrace: { top: rgb('#a39a80'), side: rgb('#7a7260') },
  block: { top: rgb('#777165'), side: rgb('#5b564c') },
};

/**
 * A shape that stands out of the table: a long shadow by its height, side stones round the rim, a lit upper edge, and a
 * top that says what it is: turf between rocks, flags of stone, or a heap nobody stands on. Height in mm.
 */
export function paintPlateau(pen: Pen, outline: readonly Point[], stuff: Stuff, height: number, seed: number): void {
  const rnd = random(seed + 29);
  const tones = TONES[stuff];
  const lean = Math.min(26, 6 + height * 0.18);
  pen.save();
  pen.filter = 'blur(4px)';
  pen.fillStyle = 'rgba(16,12,5,.62)';
  trace(
    pen,
    outline.map((p) => ({ x: p.x + lean * 0.8, y: p.y + lean })),
  );
  pen.fill();
  pen.restore();
  pen.save();
  trace(pen, outline);
  pen.fillStyle = css(tones.side);
  pen.fill();
  pen.clip();
  if (stuff === 'crag') turfAndStone(pen, outline, tones.top, rnd);
  else flags(pen, outline, tones.top, stuff === 'terrace' ? 15 : 11, rnd);
  const lamp = lampOver(pen, outline, stuff === 'block' ? 0.5 : 0.3);
  pen.fillStyle = lamp;
  const b = bounds(outline);
  pen.fillRect(b.x0, b.y0, b.x1 - b.x0, b.y1 - b.y0);
  pen.restore();
  rim(pen, outline, tones.side, rnd);
  if (stuff === 'block') heap(pen, outline, tones.top, rnd);
}

/** Side stones along the edge, lit where they look to the lamp, dark where they fall away from it. */
function rim(pen: Pen, outline: readonly Point[], tone: RGB, rnd: () => number): void {
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    // The side's outward way against the lamp, which stands north-west
    const mid = { x: (a.x + b.x) / 2 + Math.sin(angle) * 2, y: (a.y + b.y) / 2 - Math.cos(angle) * 2 };
    const out = signedDistance(outline, mid.x, mid.y) > 0 ? 1 : -1;
    const lit = (-Math.sin(angle) + Math.cos(angle)) * out * 0.35;
    for (let far = 0; far < length; far += 6) {
      const long = Math.min(6.4, length - far + 1);
      const x = a.x + Math.cos(angle) * (far + long / 2);
      const y = a.y + Math.sin(angle) * (far + long / 2);
      pen.save();
      pen.translate(x, y);
      pen.rotate(angle);
      pen.fillStyle = css(shade(tone, 0.92 + lit + (rnd() - 0.5) * 0.2));
      pen.beginPath();
      pen.roundRect(-long / 2, -3.4, long, 6.8, 1.2);
      pen.fill();
      pen.lineWidth = 0.7;
      pen.strokeStyle = 'rgba(24,18,10,.65)';
      pen.stroke();
      pen.restore();
    }
  }
}

function turfAndStone(pen: Pen, outline: readonly Point[], top: RGB, rnd: () => number): void {
  const b = bounds(outline);
  const area = (b.x1 - b.x0) * (b.y1 - b.y0);
  pen.fillStyle = css(mix(top, rgb('#6c7044'), 0.45));
  pen.fillRect(b.x0, b.y0, b.x1 - b.x0, b.y1 - b.y0);
  for (let i = 0; i < area / 60; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    pen.fillStyle = css(mix(rgb('#58603a'), rgb('#a8a478'), rnd()), 0.5);
    pen.beginPath();
    pen.ellipse(x, y, 1.6 + rnd() * 3, 1 + rnd() * 1.8, rnd() * 3, 0, 7);
    pen.fill();
  }
  for (let i = 0; i < area / 900; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    pen.fillStyle = css(shade(top, 0.8 + rnd() * 0.5), 0.8);
    pen.beginPath();
    pen.ellipse(x, y, 3 + rnd() * 6, 2 + rnd() * 4, rnd() * 3, 0, 7);
    pen.fill();
  }
}

function flags(pen: Pen, outline: readonly Point[], top: RGB, size: number, rnd: () => number): void {
  const b = bounds(outline);
  pen.fillStyle = css(shade(top, 0.7));
  pen.fillRect(b.x0, b.y0, b.x1 - b.x0, b.y1 - b.y0);
  for (let y = b.y0, row = 0; y < b.y1; y += size * 0.72, row++) {
    for (let x = b.x0 - (row % 2) * size * 0.5; x < b.x1; x += size) {
      pen.fillStyle = css(shade(top, 0.88 + rnd() * 0.26));
      pen.fillRect(x + 0.5, y + 0.5, size - 1, size * 0.72 - 1);
    }
  }
}

/** Broken stones piled over the middle: no place for feet. */
function heap(pen: Pen, outline: readonly Point[], tone: RGB, rnd: () => number): void {
  const b = bounds(outline);
  const area = (b.x1 - b.x0) * (b.y1 - b.y0);
  for (let i = 0; i < area / 130; i++) {
    const [x, y] = [b.x0 + rnd() * (b.x1 - b.x0), b.y0 + rnd() * (b.y1 - b.y0)];
    if (signedDistance(outline, x, y) > -7) continue;
    const s = 2.5 + rnd() * 5;
    pen.save();
    pen.translate(x, y);
    pen.rotate(rnd() * 3);
    pen.fillStyle = 'rgba(18,14,8,.5)';
    pen.fillRect(-s / 2 + 1.2, -s / 3 + 1.4, s, s * 0.7);
    pen.fillStyle = css(shade(tone, 0.8 + rnd() * 0.6));
    pen.fillRect(-s / 2, -s / 3, s, s * 0.7);
    pen.restore();
  }
}

function lampOver(pen: Pen, outline: readonly Point[], deep: number): CanvasGradient {
  const b = bounds(outline);
  const light = pen.createLinearGradient(b.x0, b.y0, b.x1, b.y1);
  light.addColorStop(0, 'rgba(255,246,214,.3)');
  light.addColorStop(0.45, 'rgba(255,246,214,0)');
  light.addColorStop(1, `rgba(18,13,6,${deep})`);
  return light;
}
