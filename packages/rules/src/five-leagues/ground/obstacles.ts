import { type Point, TOLERANCE } from '@muster/geometry';
import { inch } from '../units';
import { type Field, LEVEL, type Lie, openingAt, STEP, topAt, type Way } from './field';
import type { Mover } from './mover';
import { rises } from './stand';
import { atShare, crossingsOf, isInside, type Span } from './track';

/** `solid`: neither climbed nor entered. `closed`: ground nobody enters. `thorns`, `fire`. `wall`: of a house, from inside. */
export type Bar = 'solid' | 'closed' | 'thorns' | 'fire' | 'wall' | 'steep';

export interface Met {
  readonly is: 'slow' | 'climb' | 'down' | 'door' | 'heap' | 'leap' | 'water' | 'wet' | 'ruin';
  readonly piece: string;
  /** Allowance it costs beyond the length; for a leap the gap. */
  readonly mm: number;
  readonly opening?: string;
  /** From where to where it leaps, as shares of the stretch: nobody stops in between. */
  readonly over?: Span;
}

/** Gaps of this width are leapt [FL-BAT-33]. */
export const LEAP = inch(2);

/** A straight stretch of somebody's way, with what lies near it. */
export interface Stretch {
  readonly field: Field;
  readonly mover: Mover;
  readonly p: Point;
  readonly q: Point;
  readonly length: number;
  readonly near: readonly Lie[];
  readonly level: number;
  readonly jump: boolean;
}

/** One thing on the way, at a share of it. */
export interface Happening {
  readonly t: number;
  readonly lie: Lie;
  readonly is: 'bar' | 'rim' | 'line' | 'gap';
  readonly until: number;
}

export const NOTHING: readonly Met[] = [];

/** What stops it here, if anything does. */
export function barOf({ mover }: Stretch, { is, lie }: Happening, level: number): Bar | undefined {
  if (is !== 'bar') return undefined;
  if (lie.stands === 'individual') return rises(lie, level, LEVEL) ? 'solid' : undefined;
  if (lie.stands === 'barrier') return 'fire';
  return lie.tags.has('impassable') || !mover.bare ? 'closed' : 'thorns';
}

/** A wall or hedge costs its height once, up and down again; a heap an inch [FL-BAT-29] [FL-BAT-38]. */
export function climbOver(lie: Lie, mover: Mover, level: number): number {
  if (mover.flies !== null) return 0;
  if (lie.stands !== 'linear') return STEP;
  const rise = Math.max(0, lie.height - level);
  return rise <= mover.clears + LEVEL ? 0 : rise;
}

/** Steps are walked up; anything higher is climbed for its height. On tiles a step costs an inch [FL-BAT-38]. */
export function climbUp({ field, mover }: Stretch, lie: Lie, mm: number): number {
  if (mover.flies !== null) return 0;
  if (lie.stands === 'floor' && field.tiles) return STEP;
  if (lie.stands === 'floor' && mm <= STEP + LEVEL) return 0;
  return mm <= mover.clears + LEVEL ? 0 : mm;
}

/** The far rim of a gap that is leapt: no wider than 2", as high, higher, or at most an inch lower. */
export function farSide(
  { field, p, q, length, near }: Stretch,
  from: number,
  level: number,
): { readonly t: number; readonly level: number; readonly climb: number } | undefined {
  const rims = near
    .filter(({ stands, roofed }) => stands === 'block' || stands === 'floor' || roofed)
    .flatMap(({ outline }) => crossingsOf(outline, p, q))
    .filter((t) => t > from && (t - from) * length <= LEAP + TOLERANCE)
    .sort((a, b) => a - b);
  for (const t of rims) {
    const top = topAt(field, atShare(p, q, t + 0.04 / length), level);
    if (top >= level - STEP - LEVEL && top > 0) return { t, level: top, climb: Math.max(0, top - level) };
  }
  return undefined;
}

interface Through {
  readonly cost: number;
  readonly level: number;
  readonly met: readonly Met[];
}

/** In or out of an interior: by an opening, over its wall where it is a ruin, or up to its roof [FL-BAT-22] [FL-BAT-46]. */
export function throughWall(way: Stretch, lie: Lie, t: number, level: number, after: Point): Through | Bar {
  const { mover, p, q } = way;
  const free: Through = { cost: 0, level, met: NOTHING };
  if (lie.roofed && level >= lie.height - LEVEL) return free;
  if (level >= lie.height - LEVEL && lie.height > 0) return free;
  const opening = openingAt(lie, atShare(p, q, t));
  if (opening !== undefined) return byOpening(mover, lie, opening, level);
  if (lie.tags.has('impassable') || lie.height === 0) return 'wall';
  const goesIn = isInside(lie.outline, after);
  const rise = lie.height - level;
  if (lie.roofed && !goesIn) return 'wall';
  if (mover.flies !== null) return lie.roofed ? { ...free, level: lie.height } : free;
  const cost = rise <= mover.clears + LEVEL ? 0 : rise;
  return { cost, level: lie.roofed ? lie.height : level, met: [{ is: 'climb', piece: lie.id, mm: cost }] };
}

function byOpening(mover: Mover, lie: Lie, opening: Way, level: number): Through {
  const rise = mover.flies === null ? Math.max(0, opening.sill - level) : 0;
  const climb = rise <= mover.clears + LEVEL ? 0 : rise;
  const met: Met[] = [];
  if (!opening.open) met.push({ is: 'door', piece: lie.id, mm: STEP, opening: opening.id });
  if (climb > 0) met.push({ is: 'climb', piece: lie.id, mm: climb });
  return { cost: climb + (opening.open ? 0 : STEP), level, met };
}
