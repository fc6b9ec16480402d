import type { Graphics } from 'pixi.js';
import type { Overlay } from '../model';

/** Overlays are ink on glass: thin, one hue per meaning, dark under every light line so it holds on grass and stone. */

export type Tone = Extract<Overlay, { readonly is: 'region' }>['tone'];

export const INKS: Readonly<Record<Tone, number>> = {
  legal: 0xf2cf6b,
  refused: 0xe2674a,
  reach: 0xf7ecc6,
  sight: 0xbfe3f2,
  blocked: 0xe2674a,
  target: 0xbfe29a,
  path: 0xfff4d2,
  aura: 0xe9c46a,
  threat: 0xe2674a,
};

export const CASING = 0x140e06;
export const IVORY = 0xfff4d2;
export const VIOLET = 0xc9a8f0;

/** Flat numbers x, y in paint space. */
export type Flat = readonly number[];

/** Draws a stroke twice: the dark casing first. Widths in mm at the present zoom. */
export function cased(g: Graphics, draw: () => void, color: number, width: number, px: number, alpha = 1): void {
  draw();
  g.stroke({ color: CASING, width: width + 2 * px, alpha: 0.5 * alpha, join: 'round' });
  draw();
  g.stroke({ color, width, alpha, join: 'round' });
}

export function polyline(g: Graphics, at: Flat, close = false): void {
  for (let i = 0; i < at.length; i += 2) {
    if (i) g.lineTo(at[i]!, at[i + 1]!);
    else g.moveTo(at[i]!, at[i + 1]!);
  }
  if (close) g.closePath();
}

/** Dashes along a line, the pattern running on round its corners. Lengths in mm. */
export function dashes(g: Graphics, at: Flat, on: number, off: number, close = false): void {
  const n = at.length / 2;
  let phase = 0;
  for (let i = 0; i < n - (close ? 0 : 1); i++) {
    const j = (i + 1) % n;
    const [ax, ay, bx, by] = [at[i * 2]!, at[i * 2 + 1]!, at[j * 2]!, at[j * 2 + 1]!];
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 1e-9) continue;
    let d = -phase;
    while (d < length) {
      const from = Math.max(0, d);
      const to = Math.min(length, d + on);
      if (to > from) {
        g.moveTo(ax + ((bx - ax) * from) / length, ay + ((by - ay) * from) / length);
        g.lineTo(ax + ((bx - ax) * to) / length, ay + ((by - ay) * to) / length);
      }
      d += on + off;
    }
    phase = (on + off - (d - length)) % (on + off);
  }
}

/** Slanting lines clipped to a polygon (even-odd), `gap` mm apart. */
export function hatch(g: Graphics, at: Flat, gap: number): void {
  const n = at.length / 2;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const s = at[i * 2]! + at[i * 2 + 1]!;
    low = Math.min(low, s);
    high = Math.max(high, s);
  }
  const step = gap * Math.SQRT2;
  for (let s = Math.ceil(low / step) * step; s < high; s += step) {
    const cuts: number[] = [];
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      const si = at[i * 2]! + at[i * 2 + 1]! - s;
      const sj = at[j * 2]! + at[j * 2 + 1]! - s;
      if (si > 0 === sj > 0) continue;
      const t = si / (si - sj);
      cuts.push(at[i * 2]! + (at[j * 2]! - at[i * 2]!) * t);
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      g.moveTo(cuts[i]!, s - cuts[i]!);
      g.lineTo(cuts[i + 1]!, s - cuts[i + 1]!);
    }
  }
}

/** A solid arrow head at b, coming from a. */
export function arrowHead(
  g: Graphics,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  size: number,
  color: number,
): void {
  const t = Math.atan2(by - ay, bx - ax);
  const q = (k: number, r: number): [number, number] => [bx - Math.cos(t + k) * r, by - Math.sin(t + k) * r];
  const head = [bx, by, ...q(0.45, size), ...q(0, size * 0.7), ...q(-0.45, size)];
  g.poly(head).stroke({ color: CASING, width: size * 0.22, alpha: 0.6, join: 'round' });
  g.poly(head).fill({ color });
}

export function dottedRing(g: Graphics, x: number, y: number, r: number, gap: number): void {
  const n = Math.max(8, Math.round((r * Math.PI * 2) / gap));
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const b = a + (gap * 0.38) / r;
    g.moveTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
    g.lineTo(x + Math.cos(b) * r, y + Math.sin(b) * r);
  }
}
