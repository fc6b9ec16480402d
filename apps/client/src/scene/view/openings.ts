import type { Graphics } from 'pixi.js';
import type { Point, SceneOpening } from '../model';

/** Breadth of a leaf of wood, and of the light in a gap, in mm. */
const LEAF = 5;
const DARK = 0x140e06;

/**
 * A way through a wall: planks that stand across it or swung back on their hinge, a pane, or the light of a gap. Drawn
 * in table millimetres, y turned over by `depth`.
 */
export function drawOpening(g: Graphics, { is, from, to, open }: SceneOpening, depth: number): void {
  const [a, b] = [flip(from, depth), flip(to, depth)];
  if (is === 'window') {
    line(g, a, b, DARK, LEAF, 0.75);
    line(g, a, b, open ? 0xf2dfa6 : 0x9fc4d6, LEAF - 2.4, 1);
    return;
  }
  line(g, a, b, 0xe9d9b2, LEAF, is === 'gap' || open ? 0.6 : 0);
  if (is === 'gap') return;
  const end = open ? turned(a, b, 78) : b;
  line(g, a, end, DARK, LEAF + 2.4, 0.8);
  line(g, a, end, 0x8a5a2c, LEAF, 1);
  line(g, between(a, end, 0.12), between(a, end, 0.88), 0xb98347, 1.2, 0.9);
  const [x, y] = between(a, end, 0.84);
  g.circle(x, y, 1.7).fill({ color: 0xe0b660 });
}

type At = readonly [number, number];
const flip = ({ x, y }: Point, depth: number): At => [x, depth - y];
const between = (a: At, b: At, share: number): At => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

function turned(about: At, point: At, degrees: number): At {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [point[0] - about[0], point[1] - about[1]];
  return [
    about[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    about[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

function line(g: Graphics, a: At, b: At, color: number, width: number, alpha: number): void {
  if (alpha === 0) return;
  g.moveTo(a[0], a[1]).lineTo(b[0], b[1]).stroke({ color, width, alpha, cap: 'butt' });
}

/** Tongues of flame inside an outline, the same for the same outline. */
export function flamesAlong(g: Graphics, polygon: readonly Point[], depth: number): void {
  const [a, b, c, d] = polygon;
  if (!a || !b || !c || !d) return;
  const isLong = apart(a, b) >= apart(b, c);
  const [start, end, beside] = isLong ? [a, b, d] : [b, c, a];
  const length = apart(start, end);
  const wide = apart(start, beside);
  const size = Math.min(wide * 0.62, 15);
  const count = Math.max(2, Math.round(length / (size * 0.8)));
  for (let i = 0; i < count; i++) {
    const along = (i + 0.5) / count;
    const across = 0.5 + 0.24 * Math.sin(i * 2.4);
    const x = start.x + (end.x - start.x) * along + (beside.x - start.x) * across;
    const y = start.y + (end.y - start.y) * along + (beside.y - start.y) * across;
    flame(g, x, depth - y, size * (0.85 + 0.3 * Math.abs(Math.sin(i * 1.7))));
  }
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function flame(g: Graphics, x: number, y: number, size: number): void {
  for (const [share, color] of [
    [1, 0x8e2a1c],
    [0.78, 0xe0702a],
    [0.46, 0xf7d774],
  ] as const) {
    const s = size * share;
    g.moveTo(x, y - s)
      .bezierCurveTo(x + s * 0.2, y - s * 0.45, x + s * 0.62, y - s * 0.2, x + s * 0.42, y + s * 0.36)
      .bezierCurveTo(x + s * 0.24, y + s * 0.66, x - s * 0.24, y + s * 0.66, x - s * 0.42, y + s * 0.36)
      .bezierCurveTo(x - s * 0.58, y, x - s * 0.16, y - s * 0.2, x, y - s)
      .fill({ color, alpha: 0.92 });
  }
}
