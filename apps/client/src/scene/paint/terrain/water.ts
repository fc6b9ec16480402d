import type { Point } from '../../model';
import { hash, random } from '../noise';
import { css, mix, rgb } from '../palette';
import type { Pen } from '../pen';
import { bounds, signedDistance, soften, trace } from '../shape';

/** Ponds and marshes. Contexts are in millimetres, y down. */

/** Shore, depth, thin ripples, shade on the lamp's side, reeds. */
export function paintPond(pen: Pen, outline: readonly Point[], seed: number): void {
  const b = bounds(outline);
  const rnd = random(seed + 71);
  const [cx, cy] = [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2];
  const [w, h] = [b.x1 - b.x0, b.y1 - b.y0];
  pen.save();
  trace(pen, outline);
  pen.fillStyle = '#3b5a5c';
  pen.fill();
  pen.clip();
  const deep = pen.createRadialGradient(cx, cy, 8, cx, cy, w / 1.7);
  deep.addColorStop(0, '#22444d');
  deep.addColorStop(0.55, '#33595c');
  deep.addColorStop(0.85, '#6b7f68');
  deep.addColorStop(1, '#8b8a62');
  pen.fillStyle = deep;
  pen.fillRect(b.x0, b.y0, w, h);
  ripples(pen, b.x0, b.y0, w, h, Math.round((w * h) / 400), rnd);
  const lamp = pen.createLinearGradient(b.x0, b.y0, b.x1, b.y1);
  lamp.addColorStop(0, 'rgba(15,20,12,.5)');
  lamp.addColorStop(0.22, 'rgba(15,20,12,0)');
  lamp.addColorStop(0.75, 'rgba(235,240,220,0)');
  lamp.addColorStop(1, 'rgba(235,240,220,.2)');
  pen.fillStyle = lamp;
  pen.fillRect(b.x0, b.y0, w, h);
  // The bank throws a soft shade on the water all round.
  pen.lineWidth = 9;
  pen.strokeStyle = 'rgba(20,18,8,.22)';
  trace(pen, outline);
  pen.stroke();
  pen.lineWidth = 4;
  pen.stroke();
  pen.restore();
  trace(pen, outline);
  pen.lineWidth = 1.6;
  pen.strokeStyle = 'rgba(58,44,22,.6)';
  pen.stroke();
  for (let i = 0; i < 30; i++) {
    const p = outline[(rnd() * outline.length) | 0]!;
    const q = outline[(outline.indexOf(p) + 1) % outline.length]!;
    const t = rnd();
    const x = p.x + (q.x - p.x) * t + (rnd() - 0.5) * 9;
    const y = p.y + (q.y - p.y) * t + (rnd() - 0.5) * 9;
    if (hash(x / 30, y / 30, 3) > 0.45) reeds(pen, x, y, rnd);
  }
}

/** Pools of dark water among sedge. */
export function paintMarsh(pen: Pen, outline: readonly Point[], seed: number): void {
  const b = bounds(outline);
  const rnd = random(seed + 53);
  const area = (b.x1 - b.x0) * (b.y1 - b.y0);
  const inside = (pad: number): Point | undefined => {
    for (let i = 0; i < 12; i++) {
      const p = { x: b.x0 + rnd() * (b.x1 - b.x0), y: b.y0 + rnd() * (b.y1 - b.y0) };
      if (signedDistance(outline, p.x, p.y) < -pad) return p;
    }
    return undefined;
  };
  for (let i = 0; i < area / 2600; i++) {
    const p = inside(12);
    if (p) pool(pen, p, 8 + rnd() * 20, rnd);
  }
  for (let i = 0; i < area / 420; i++) {
    const p = inside(1);
    if (!p) continue;
    if (rnd() < 0.4) reeds(pen, p.x, p.y, rnd);
    else sedge(pen, p.x, p.y, rnd);
  }
}

function pool(pen: Pen, at: Point, r: number, rnd: () => number): void {
  const rim: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    const k = r * (0.6 + rnd() * 0.6);
    rim.push({ x: at.x + Math.cos(a) * k * 1.4, y: at.y + Math.sin(a) * k * 0.8 });
  }
  const shape = soften(rim, 2);
  pen.save();
  trace(pen, shape);
  pen.fillStyle = '#3f4a3a';
  pen.fill();
  pen.clip();
  const g = pen.createLinearGradient(at.x - r, at.y - r, at.x + r, at.y + r);
  g.addColorStop(0, '#1d2c2a');
  g.addColorStop(0.6, '#35504b');
  g.addColorStop(1, '#6d8072');
  pen.fillStyle = g;
  pen.globalAlpha = 0.9;
  pen.fillRect(at.x - r * 2, at.y - r * 2, r * 4, r * 4);
  ripples(pen, at.x - r, at.y - r * 0.6, r * 2, r * 1.2, 4, rnd);
  pen.restore();
  trace(pen, shape);
  pen.lineWidth = 1;
  pen.strokeStyle = 'rgba(40,34,18,.55)';
  pen.stroke();
}

function ripples(pen: Pen, x0: number, y0: number, w: number, h: number, count: number, rnd: () => number): void {
  for (let i = 0; i < count; i++) {
    const x = x0 + rnd() * w;
    const y = y0 + rnd() * h;
    const length = 8 + rnd() * 26;
    pen.strokeStyle = `rgba(226,238,226,${0.05 + rnd() * 0.13})`;
    pen.lineWidth = 0.5 + rnd();
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + length / 2, y - 2 - rnd() * 2, x + length, y);
    pen.stroke();
  }
}

function reeds(pen: Pen, x: number, y: number, rnd: () => number): void {
  pen.lineWidth = 0.9;
  for (let q = 0; q < 8; q++) {
    const a = rnd() * 6.3;
    const length = 4 + rnd() * 5;
    pen.strokeStyle = css(mix(rgb('#4b5a2a'), rgb('#a09a58'), rnd()));
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(a) * length, y + Math.sin(a) * length);
    pen.stroke();
  }
}

function sedge(pen: Pen, x: number, y: number, rnd: () => number): void {
  pen.lineWidth = 0.7;
  for (let q = 0; q < 6; q++) {
    const length = 2.5 + rnd() * 4;
    pen.strokeStyle = css(mix(rgb('#46502b'), rgb('#8d8a4d'), rnd()), 0.85);
    pen.beginPath();
    pen.moveTo(x + (rnd() - 0.5) * 5, y + rnd() * 2);
    pen.lineTo(x + (rnd() - 0.5) * 7, y - length);
    pen.stroke();
  }
}
