import type { Overlay } from '../model';
import { CASING } from './inks';
import type { Ink } from './overlay-shapes';

/** Half the stick's thickness in mm. */
const HALF = 3.6;
/** Brass at each end, mm. */
const BRASS = 7;

/**
 * A stick of turned wood: a lit barrel, notches each 10 mm, brass ends. What is not used pales, and a stick that does
 * not reach is ringed in the ink of a refusal.
 */
export function drawStick(o: Extract<Overlay, { is: 'stick' }>, ink: Pick<Ink, 'over' | 'depth' | 'px'>): void {
  const g = ink.over;
  const angle = (-o.way * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [x0, y0] = [o.from.x, ink.depth - o.from.y];
  const half = Math.max(HALF, 3 * ink.px);
  const slab = (from: number, to: number, low: number, high: number): number[] =>
    [
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ].flatMap(([along = 0, aside = 0]) => [x0 + c * along - s * aside, y0 + s * along + c * aside]);
  // Its shadow falls as everything's does: to the south-east of the table
  const fallen = slab(0, o.length, -half, half).map((at, i) => at + (i % 2 === 0 ? 2.4 : 3));
  g.poly(fallen).fill({ color: CASING, alpha: 0.42 });
  g.poly(slab(-0.6, o.length + 0.6, -half - 0.6, half + 0.6)).fill({ color: 0x2a170a });
  g.poly(slab(0, o.length, -half, half)).fill({ color: 0xa8672f });
  g.poly(slab(0, o.length, -half, -half * 0.25)).fill({ color: 0xd08f4e, alpha: 0.9 });
  g.poly(slab(0, o.length, -half * 0.8, -half * 0.45)).fill({ color: 0xf0c489, alpha: 0.6 });
  g.poly(slab(0, o.length, half * 0.45, half)).fill({ color: 0x6b3b17, alpha: 0.75 });
  const used = Math.min(o.length, o.used ?? o.length);
  if (used < o.length - 1) g.poly(slab(used, o.length, -half, half)).fill({ color: 0xe9dcc0, alpha: 0.42 });
  for (let at = 10; at < o.length - BRASS; at += 10) {
    const deep = at % 50 === 0 ? 1 : 0.55;
    g.poly(slab(at - 0.35, at + 0.35, -half, -half + half * 2 * deep)).fill({ color: 0x3a1f0c, alpha: 0.85 });
  }
  for (const [from, to] of [
    [0, BRASS],
    [o.length - BRASS, o.length],
  ] as const) {
    g.poly(slab(from, to, -half - 0.8, half + 0.8)).fill({ color: 0xc9973f });
    g.poly(slab(from, to, -half * 0.7, -half * 0.2)).fill({ color: 0xfbe6ae, alpha: 0.8 });
    g.poly(slab(from, to, -half - 0.8, half + 0.8)).stroke({ color: 0x5d3c0c, width: 0.6 });
  }
  if (o.tone === 'refused') {
    g.poly(slab(-1.5, o.length + 1.5, -half - 2, half + 2)).stroke({ color: 0xe2674a, width: 2 * ink.px });
  }
}
