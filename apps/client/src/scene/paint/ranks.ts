import type { FigureKind } from '../model';
import { cellOf } from './figures/sheet';
import { hash } from './noise';

/** One figure of a regiment in its base's own frame: x to the right, y ahead, in mm; `turn` in radians, clockwise. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Ranks {
  readonly spots: readonly Spot[];
  /** Width of one figure's base in mm: the unit its kind is drawn in. */
  readonly unit: number;
  /** How far figures may reach past the tray, in mm, each way. */
  readonly reach: number;
}

/**
 * Where the figures of a unit stand. Files and ranks with a hand's untidiness (0.7 mm, 7 degrees) that depends on the
 * seed alone, so nobody sees them twitch. The rear rank comes first: those in front overlap those behind.
 */
export function ranksOf(
  width: number,
  depth: number,
  figures: { readonly kind: FigureKind; readonly wide: number; readonly deep: number },
  seed: number,
): Ranks {
  const wide = Math.max(1, Math.floor(figures.wide));
  const deep = Math.max(1, Math.floor(figures.deep));
  const file = width / wide;
  const rank = depth / deep;
  const alone = wide * deep === 1;
  const unit = sizeOf(figures.kind, file, rank);
  const untidy = alone ? 0 : 1.4;
  const spots: Spot[] = [];
  for (let r = deep - 1; r >= 0; r--) {
    for (let f = 0; f < wide; f++) {
      const i = r * wide + f;
      spots.push({
        x: (f - (wide - 1) / 2) * file * 0.975 + (hash(i, 1, seed) - 0.5) * untidy,
        y:
          depth / 2 -
          rank * (r + 0.5) +
          (deep > 1 ? (0.5 - (r + 0.5) / deep) * -2 : 0) +
          (hash(i, 2, seed) - 0.5) * untidy,
        turn: alone ? 0 : (hash(i, 3, seed) - 0.5) * 0.24,
      });
    }
  }
  const [cw, ch] = cellOf(figures.kind);
  return { spots, unit, reach: (Math.max(cw, ch) / 2) * unit };
}

/** Riders and chariots are drawn longer than wide: their width decides. Everything else must fit both ways. */
function sizeOf(kind: FigureKind, file: number, rank: number): number {
  if (kind === 'rider') return Math.min(file, rank * 0.62) * 1.05;
  if (kind === 'chariot') return Math.min(file, rank * 0.72) * 1.08;
  return Math.min(file, rank * 1.25) * 1.1;
}
