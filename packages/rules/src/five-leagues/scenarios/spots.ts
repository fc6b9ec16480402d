import type { Point } from '@muster/geometry';
import { type Fielded, gapTo } from '../figures';
import { isFree } from '../ground/free';
import type { Figure, State } from '../state';
import { inch } from '../units';
import { coveredFrom } from './covered';
import { rounded } from './edges';
import { isOnTop } from './token';
import { roomFor, zoneOf } from './zones';

export interface Wish {
  /** Keeps so far from these, base to base. */
  readonly from?: readonly Fielded[];
  readonly gap?: number;
  /** How much farther it goes for Cover, in mm; 0: it does not look for any. */
  readonly forCover?: number;
}

/**
 * A place in its zone near a point: free, an inch from its group, and in or behind Cover where that is not much farther
 * off. What cannot all be had is given up in that order: Cover, the inch, the point.
 */
export function spotNear(state: State, figure: Figure, want: Point, wish: Wish = {}): Point | undefined {
  const { from = [], gap = inch(1), forCover = inch(3) } = wish;
  const radius = figure.profile.base / 2;
  const zone = zoneOf(state, figure);
  let open: { at: Point; far: number } | undefined;
  for (const [dx, dy, far] of RINGS) {
    if (open !== undefined && far > open.far + forCover) break;
    const at = rounded({ x: want.x + dx, y: want.y + dy });
    if (open !== undefined && forCover === 0) break;
    if (isOnTop(state, at) || zone.refuse(at, radius) !== undefined || !isFree(state, figure, at)) continue;
    if (from.some((each) => each.id !== figure.id && gapTo(each, at) - radius < gap - 0.03)) continue;
    if (forCover > 0 && coveredFrom(state, at)) return at;
    open ??= { at, far };
  }
  return open?.at ?? (gap > 0 ? spotNear(state, figure, want, { ...wish, gap: 0 }) : roomFor(state, figure));
}

/** Offsets on a grid of a quarter inch, nearest first, up to nine inches off. */
const RINGS: readonly (readonly [number, number, number])[] = Array.from({ length: 73 * 73 }, (_, i) => {
  const [dx, dy] = [((i % 73) - 36) * inch(0.25), (Math.floor(i / 73) - 36) * inch(0.25)];
  return [dx, dy, Math.hypot(dx, dy)] as const;
}).sort((a, b) => a[2] - b[2]);
