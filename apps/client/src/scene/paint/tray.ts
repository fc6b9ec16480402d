import { noise, random } from './noise';
import { css, type Ground, mix, type Side, shade } from './palette';
import { type Pen, type Sheet, sheet } from './pen';

/** Width of the coloured lip round a tray, in mm. */
const LIP = 2.6;
const INK = 'rgba(18,12,6,.95)';

/**
 * A movement tray seen from above, front edge up: flocked board with a bevelled lip that carries the side's colour and
 * division. The dark outer hairline is the footprint the rules measure.
 */
export function paintTray(w: number, d: number, side: Side, ground: Ground, seed: number, k: number): Sheet {
  const { canvas, pen } = sheet(w * k, d * k);
  pen.scale(canvas.width / w, canvas.height / d);
  flock(pen, w, d, ground, seed);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, w, d);
  pen.rect(LIP, LIP, w - LIP * 2, d - LIP * 2);
  pen.clip('evenodd');
  pen.fillStyle = css(shade(side.field, 0.92));
  pen.fillRect(0, 0, w, d);
  paintDivision(pen, w, d, side);
  pen.restore();
  pen.fillStyle = css(mix(side.field, [255, 246, 220], 0.25));
  pen.fillRect(0, 0, w, LIP + 0.6);
  pen.fillStyle = css(side.field);
  pen.fillRect(0, 0.5, w, LIP - 0.3);
  pen.strokeStyle = INK;
  pen.lineWidth = 0.9;
  pen.strokeRect(0.45, 0.45, w - 0.9, d - 0.9);
  pen.strokeStyle = 'rgba(18,12,6,.6)';
  pen.lineWidth = 0.6;
  pen.strokeRect(LIP, LIP, w - LIP * 2, d - LIP * 2);
  pen.fillStyle = 'rgba(255,248,224,.35)';
  pen.fillRect(1, 1, w - 2, 0.5);
  pen.fillRect(1, 1, 0.5, d - 2);
  return canvas;
}

/** The same footprint from afar: a flat block in the side's colour with its division large enough to see. */
export function paintBlock(w: number, d: number, side: Side, k: number): Sheet {
  const { canvas, pen } = sheet(w * k, d * k);
  pen.scale(canvas.width / w, canvas.height / d);
  pen.fillStyle = css(side.field);
  pen.fillRect(0, 0, w, d);
  blockDivision(pen, w, d, side);
  const g = pen.createLinearGradient(0, 0, w * 0.4, d);
  g.addColorStop(0, 'rgba(255,246,220,.2)');
  g.addColorStop(0.5, 'rgba(255,246,220,0)');
  g.addColorStop(1, 'rgba(0,0,0,.22)');
  pen.fillStyle = g;
  pen.fillRect(0, 0, w, d);
  pen.fillStyle = css(mix(side.field, [255, 246, 220], 0.5));
  pen.fillRect(0, 0, w, 3.4);
  pen.strokeStyle = INK;
  pen.lineWidth = 2.2;
  pen.strokeRect(1.1, 1.1, w - 2.2, d - 2.2);
  return canvas;
}

/** A soft dark box, `pad` mm wider each way than the footprint. Blur lives here and nowhere at run time. */
export function paintBoxShadow(w: number, d: number, pad: number): Sheet {
  const { canvas, pen } = sheet(w + pad * 2, d + pad * 2);
  pen.filter = 'blur(4.5px)';
  pen.fillStyle = 'rgba(14,11,4,.95)';
  pen.beginPath();
  pen.roundRect(pad, pad, w, d, 3);
  pen.fill();
  return canvas;
}

/** A soft dark disc, stretched to whatever stands on the table. */
export function paintDiscShadow(size = 64): Sheet {
  const { canvas, pen } = sheet(size, size);
  const r = size / 2;
  const g = pen.createRadialGradient(r, r, r * 0.18, r, r, r);
  g.addColorStop(0, 'rgba(14,11,4,1)');
  g.addColorStop(0.55, 'rgba(14,11,4,.62)');
  g.addColorStop(1, 'rgba(14,11,4,0)');
  pen.fillStyle = g;
  pen.fillRect(0, 0, size, size);
  return canvas;
}

function flock(pen: Pen, w: number, d: number, ground: Ground, seed: number): void {
  pen.fillStyle = css(mix(ground.earth, ground.mid, 0.5));
  pen.fillRect(0, 0, w, d);
  const rnd = random(seed);
  pen.lineWidth = 0.7;
  for (let i = 0; i < (w * d) / 5; i++) {
    const x = rnd() * w;
    const y = rnd() * d;
    const n = noise(x / 14, y / 14, seed);
    pen.strokeStyle = css(mix(ground.mid, mix(ground.straw, ground.light, 0.4), n * 0.8 + rnd() * 0.35), 0.7);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + (rnd() - 0.5) * 2, y - 1 - rnd() * 2);
    pen.stroke();
  }
}

/** The side's division on the lip: dashes, crosses, bars, dots or squares. */
function paintDivision(pen: Pen, w: number, d: number, side: Side): void {
  const step = 9;
  pen.strokeStyle = css(side.charge, 0.85);
  pen.lineWidth = 1.5;
  pen.beginPath();
  if (side.division === 'bend') {
    for (let x = -d; x < w; x += step) line(pen, x, d, x + d, 0);
  } else if (side.division === 'chevron') {
    for (let x = 4; x < w; x += step) {
      line(pen, x, d - LIP, x + 2.4, d);
      line(pen, x + 2.4, d - LIP, x, d);
    }
    for (let y = 5; y < d; y += step) {
      line(pen, 0, y, LIP, y);
      line(pen, w - LIP, y, w, y);
    }
  } else if (side.division === 'pale') {
    for (let x = 4; x < w; x += step) line(pen, x, 0, x, d);
  } else if (side.division === 'fess') {
    for (let y = 4; y < d; y += step) line(pen, 0, y, w, y);
    for (let x = 5; x < w; x += step) line(pen, x, d - 1.3, x + 4, d - 1.3);
  } else if (side.division !== 'plain') {
    const dot = side.division === 'saltire' ? 0.01 : 2.6;
    pen.lineCap = side.division === 'saltire' ? 'round' : 'butt';
    pen.lineWidth = side.division === 'saltire' ? 1.7 : 2.2;
    for (let x = 4; x < w; x += step) line(pen, x, d - 1.3, x + dot, d - 1.3);
    for (let y = 5; y < d; y += step) for (const x of [1.3, w - 1.3]) line(pen, x, y, x, y + dot);
  }
  pen.stroke();
}

function blockDivision(pen: Pen, w: number, d: number, side: Side): void {
  const dark = css(shade(side.field, 0.62));
  pen.fillStyle = dark;
  pen.strokeStyle = dark;
  pen.beginPath();
  if (side.division === 'bend') polygon(pen, 0, 0, w, d, 0, d);
  else if (side.division === 'chevron') polygon(pen, 0, d, w / 2, d * 0.3, w, d);
  else if (side.division === 'pale') pen.rect(w / 2, 0, w / 2, d);
  else if (side.division === 'fess') pen.rect(0, d * 0.36, w, d * 0.3);
  else if (side.division === 'quarterly') {
    pen.rect(0, 0, w / 2, d / 2);
    pen.rect(w / 2, d / 2, w / 2, d / 2);
  }
  pen.fill();
  if (side.division !== 'saltire') return;
  pen.lineWidth = Math.min(w, d) * 0.18;
  pen.beginPath();
  line(pen, 0, 0, w, d);
  line(pen, w, 0, 0, d);
  pen.stroke();
}

function line(pen: Pen, x0: number, y0: number, x1: number, y1: number): void {
  pen.moveTo(x0, y0);
  pen.lineTo(x1, y1);
}

function polygon(pen: Pen, ...at: readonly number[]): void {
  for (let i = 0; i < at.length; i += 2) {
    if (i) pen.lineTo(at[i]!, at[i + 1]!);
    else pen.moveTo(at[i]!, at[i + 1]!);
  }
  pen.closePath();
}
