import type { Point } from '../../model';
import { random } from '../noise';
import { css, mix, type RGB, rgb, shade } from '../palette';
import type { Pen } from '../pen';
import { type Box, bounds, inBox, signedDistance, spine, trace } from '../shape';

/** Walls, ruins and rocks. Contexts are in millimetres, y down. */

export function paintWall(pen: Pen, outline: readonly Point[], seed: number): void {
  const { line, thickness } = spine(outline);
  paintRun(pen, line, Math.max(6, thickness), seed);
}

/** Flagstones under rubble, and four broken runs of wall round them. */
export function paintRuin(pen: Pen, box: Box, seed: number): void {
  const { w, h } = box;
  const rnd = random(seed);
  pen.save();
  pen.translate(box.x, box.y);
  pen.rotate(box.angle);
  pen.save();
  pen.filter = 'blur(3px)';
  pen.fillStyle = 'rgba(20,16,6,.5)';
  pen.fillRect(-w / 2, -h / 2, w + 3, h + 4);
  pen.restore();
  pen.fillStyle = '#8a8069';
  pen.fillRect(-w / 2, -h / 2, w, h);
  pen.save();
  pen.beginPath();
  pen.rect(-w / 2, -h / 2, w, h);
  pen.clip();
  flagstones(pen, w, h, rnd);
  const shadeIn = pen.createLinearGradient(-w / 2, -h / 2, w / 2, h / 2);
  shadeIn.addColorStop(0, 'rgba(20,16,8,.5)');
  shadeIn.addColorStop(0.4, 'rgba(20,16,8,.06)');
  pen.fillStyle = shadeIn;
  pen.fillRect(-w / 2, -h / 2, w, h);
  pen.restore();
  for (let i = 0; i < (w * h) / 420; i++) {
    const s = 1.5 + rnd() * 3.5;
    const tone = shade(rgb('#9b927c'), 0.8 + rnd() * 0.35);
    paintStone(pen, (rnd() - 0.5) * w, (rnd() - 0.5) * h, s * 1.4, s, rnd() * 3, tone);
  }
  pen.restore();
  const t = 5;
  const x = w / 2 - t;
  const y = h / 2 - t;
  const runs: readonly (readonly (readonly [number, number])[])[] = [
    [
      [-x, h * 0.1],
      [-x, -y],
      [w * 0.12, -y],
    ],
    [
      [w * 0.34, -y],
      [x, -y],
      [x, h * 0.28],
    ],
    [
      [x, h * 0.46],
      [x, y],
      [-w * 0.05, y],
    ],
    [
      [-w * 0.3, y],
      [-x, y],
      [-x, h * 0.3],
    ],
  ];
  runs.forEach((run, i) => {
    paintRun(
      pen,
      run.map(([u, v]) => inBox(box, u, v)),
      10,
      seed + i,
    );
  });
}

/** Boulders packed into an outline, the large ones first, each a few facets with the lamp on the upper left. */
export function paintRocks(pen: Pen, outline: readonly Point[], seed: number): void {
  const rnd = random(seed + 17);
  const b = bounds(outline);
  const placed: { readonly x: number; readonly y: number; readonly r: number }[] = [];
  const room = Math.min(b.x1 - b.x0, b.y1 - b.y0);
  for (const size of [0.26, 0.18, 0.11, 0.06]) {
    const r0 = Math.max(4, room * size);
    for (let i = 0; i < 90; i++) {
      const x = b.x0 + rnd() * (b.x1 - b.x0);
      const y = b.y0 + rnd() * (b.y1 - b.y0);
      const r = r0 * (0.75 + rnd() * 0.5);
      if (signedDistance(outline, x, y) > -r * 0.8) continue;
      if (placed.some((p) => Math.hypot(p.x - x, p.y - y) < (p.r + r) * 0.82)) continue;
      placed.push({ x, y, r });
    }
  }
  pen.save();
  pen.filter = 'blur(3px)';
  pen.fillStyle = 'rgba(16,13,6,.55)';
  for (const p of placed) {
    pen.beginPath();
    pen.ellipse(p.x + p.r * 0.34, p.y + p.r * 0.42, p.r, p.r * 0.94, 0, 0, 7);
    pen.fill();
  }
  pen.restore();
  for (const p of [...placed].sort((p, q) => p.x + p.y - q.x - q.y)) boulder(pen, p.x, p.y, p.r, rnd);
}

/** Dry stone: one soft shadow for the whole run, two staggered courses and a row of cap stones. */
function paintRun(pen: Pen, line: readonly Point[], thickness: number, seed: number): void {
  const rnd = random(seed + 91);
  pen.save();
  pen.lineJoin = 'round';
  trace(
    pen,
    line.map((p) => ({ x: p.x + 5, y: p.y + 6 })),
    false,
  );
  pen.filter = 'blur(3px)';
  pen.strokeStyle = 'rgba(20,16,6,.6)';
  pen.lineWidth = thickness * 1.05;
  pen.stroke();
  pen.filter = 'none';
  trace(pen, line, false);
  pen.strokeStyle = '#4c463a';
  pen.lineWidth = thickness;
  pen.stroke();
  pen.restore();
  for (const row of [-0.3, 0.3, 0]) {
    for (let i = 1; i < line.length; i++) course(pen, line[i - 1]!, line[i]!, row, thickness, rnd);
  }
}

function course(pen: Pen, a: Point, b: Point, row: number, thickness: number, rnd: () => number): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  for (let d = rnd() * 4; d < length; ) {
    const w = (row ? 6 : 8) + rnd() * 6;
    const k = (d + w / 2) / length;
    const off = row * thickness + (rnd() - 0.5) * 1.4;
    const height = row > 0 ? 0.78 : row < 0 ? 0.98 : 1.12;
    const tone = shade(mix(rgb('#87806f'), rgb('#a39a83'), rnd()), height);
    const x = a.x + (b.x - a.x) * k - Math.sin(angle) * off;
    const y = a.y + (b.y - a.y) * k + Math.cos(angle) * off;
    if (k < 1.02) paintStone(pen, x, y, w, thickness * (row ? 0.42 : 0.46), angle + (rnd() - 0.5) * 0.14, tone);
    d += w * 0.96;
  }
}

function paintStone(pen: Pen, x: number, y: number, w: number, h: number, turn: number, tone: RGB): void {
  const corner = Math.min(w, h) * 0.32;
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.fillStyle = css(shade(tone, 0.5));
  pen.beginPath();
  pen.roundRect(-w / 2 - 0.3, -h / 2 - 0.3, w + 0.6, h + 0.6, corner);
  pen.fill();
  pen.fillStyle = css(tone);
  pen.beginPath();
  pen.roundRect(-w / 2, -h / 2, w * 0.97, h * 0.95, corner);
  pen.fill();
  pen.restore();
  pen.fillStyle = 'rgba(255,248,228,.26)';
  pen.beginPath();
  pen.ellipse(x - w * 0.12, y - h * 0.16, w * 0.3, h * 0.24, turn, 0, 7);
  pen.fill();
}

function flagstones(pen: Pen, w: number, h: number, rnd: () => number): void {
  for (let y = -h / 2, row = 0; y < h / 2; y += 11, row++) {
    for (let x = -w / 2 - (row % 2) * 8; x < w / 2; x += 16) {
      const grown = rnd() < 0.14;
      const tone = grown ? mix(rgb('#5f6238'), rgb('#786a48'), rnd()) : shade(rgb('#938870'), 0.82 + rnd() * 0.3);
      pen.fillStyle = css(tone);
      if (grown) pen.fillRect(x, y, 16, 11);
      else pen.fillRect(x + 0.5, y + 0.5, 15, 10);
    }
  }
}

function boulder(pen: Pen, x: number, y: number, r: number, rnd: () => number): void {
  const n = 8 + ((rnd() * 3) | 0);
  const tone = shade(mix(rgb('#7d776b'), rgb('#9a9282'), rnd()), 0.9 + rnd() * 0.2);
  const rim: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 + (rnd() - 0.5) * 0.4;
    const k = r * (0.82 + rnd() * 0.24);
    rim.push({ x: x + Math.cos(a) * k, y: y + Math.sin(a) * k * 0.94 });
  }
  trace(pen, rim);
  pen.fillStyle = css(shade(tone, 0.5));
  pen.fill();
  pen.lineWidth = 1.1;
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgba(24,19,10,.85)';
  pen.stroke();
  const top = { x: x - r * 0.14 + (rnd() - 0.5) * r * 0.2, y: y - r * 0.18 + (rnd() - 0.5) * r * 0.2 };
  const inner = rim.map((p) => ({ x: top.x + (p.x - top.x) * 0.46, y: top.y + (p.y - top.y) * 0.46 }));
  for (let i = 0; i < n; i++) {
    const a = rim[i]!;
    const b = rim[(i + 1) % n]!;
    const mid = Math.atan2((a.y + b.y) / 2 - y, (a.x + b.x) / 2 - x);
    const light = 0.86 - Math.cos(mid - Math.PI / 4) * 0.34 + (rnd() - 0.5) * 0.08;
    trace(pen, [a, b, inner[(i + 1) % n]!, inner[i]!]);
    pen.fillStyle = css(shade(tone, light));
    pen.fill();
  }
  trace(pen, inner);
  pen.fillStyle = css(shade(tone, 1.16));
  pen.fill();
  for (let i = 0; i < r * 1.6; i++) {
    const a = rnd() * 6.3;
    const q = Math.sqrt(rnd()) * r * 0.86;
    pen.fillStyle = rnd() < 0.35 ? 'rgba(120,128,70,.35)' : rnd() < 0.5 ? 'rgba(30,24,14,.2)' : 'rgba(255,248,228,.18)';
    pen.beginPath();
    pen.ellipse(x + Math.cos(a) * q, y + Math.sin(a) * q, 0.5 + rnd() * 1.2, 0.4 + rnd() * 0.7, rnd() * 3, 0, 7);
    pen.fill();
  }
}
