import { type Segment, TOLERANCE } from '@muster/geometry';
import { inch } from '../units';
import { type Field, LEVEL, type Lie, openingAt } from './field';
import { atShare, crossingsOf, isInside, meetsBox, type Span, shareOf, spansInside } from './track';

/** Two ends of a line, as high as they stand and as tall as they are, in mm. */
export interface Ends {
  readonly low: number;
  readonly tall: number;
  readonly lowThere: number;
  readonly tallThere: number;
}

/** What a line between two figures goes over, and what stops it [FL-BAT-47 … 49]. */
export interface Barred {
  /** The piece that stops it; null where it is open. */
  readonly by: string | null;
  /** Pieces it crosses, with how far from its beginning each is met first. */
  readonly over: readonly { readonly id: string; readonly lie: Lie; readonly at: number }[];
}

const AREA_DEEP = inch(3);
const NEAR_LINE = inch(1);
const FAR_LINE = inch(3);

/**
 * Judges one line. A block, a thing that stands alone or a wall of a house stops what does not pass over it or through
 * an opening; areas stop it where they are more than 3" deep in all; a hedge or wall where neither end is within 1" of
 * it. Exact limits count as open [FL-BAT-54]. `either3`: a line is open with one end within 3" too [A-12]. `through`:
 * woods and whatever grows stop nothing.
 */
export function barred(field: Field, { from, to }: Segment, ends: Ends, either3: boolean, through = false): Barred {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const over: { id: string; lie: Lie; at: number }[] = [];
  const woods: Span[] = [];
  let deepest: Lie | undefined;
  let by: string | null = null;
  const feet = (t: number): number => ends.low + (ends.lowThere - ends.low) * t;
  const heads = (t: number): number =>
    ends.low + ends.tall + (ends.lowThere + ends.tallThere - ends.low - ends.tall) * t;
  for (const lie of field.lies) {
    if (lie.stands === 'field' || lie.stands === 'floor' || !meetsBox(lie.box, from, to, 0)) continue;
    if (lie.stands === 'interior') {
      const wall = throughHouse(lie, { from, to }, ends, heads, feet);
      if (wall === undefined) continue;
      over.push({ id: lie.id, lie, at: wall.at * length });
      if (wall.stops) by ??= lie.id;
      continue;
    }
    const spans = spansInside(lie.outline, from, to).filter(([a, b]) => isOver(lie, a, b, feet));
    const [first] = spans;
    if (first === undefined) continue;
    over.push({ id: lie.id, lie, at: first[0] * length });
    if (through && (lie.stands === 'area' || lie.tags.has('thorns') || lie.tags.has('bushes'))) continue;
    if (lie.stands === 'area') {
      woods.push(...spans);
      if (deepest === undefined || shareOf(spans) > shareOf(spansInside(deepest.outline, from, to))) deepest = lie;
    } else if (lie.stands === 'linear') {
      if (lie.tags.has('open')) continue;
      const [start, end] = first;
      const [near, far] = [start * length, (1 - end) * length];
      const nearest = Math.min(near, far);
      const isOpen = nearest <= NEAR_LINE + TOLERANCE || (either3 && nearest <= FAR_LINE + TOLERANCE);
      if (!isOpen) by ??= lie.id;
    } else if (lie.stands === 'block' || lie.stands === 'individual') {
      const stops = spans.some(([a, b]) => lie.height === 0 || lie.height > Math.min(heads(a), heads(b)) + LEVEL);
      if (stops) by ??= lie.id;
    }
  }
  if (by === null && deepest !== undefined && shareOf(woods) * length > AREA_DEEP + TOLERANCE) by = deepest.id;
  return { by, over };
}

/** Whether a piece rises above the straight line from feet to feet: what both look down upon is not between them. */
function isOver(lie: Lie, a: number, b: number, feet: (t: number) => number): boolean {
  if (lie.height === 0 || lie.stands === 'barrier') return true;
  // Woods and bushes of no great height still are as high as a man's knee
  const height = lie.stands === 'area' ? Math.max(lie.height, inch(1)) : lie.height;
  return height > Math.min(feet(a), feet(b)) + LEVEL;
}

/** A line through the walls of a house: stopped where it meets no opening that lets it through. */
function throughHouse(
  lie: Lie,
  { from, to }: Segment,
  ends: Ends,
  heads: (t: number) => number,
  feet: (t: number) => number,
): { readonly at: number; readonly stops: boolean } | undefined {
  const top = lie.height === 0 ? Number.POSITIVE_INFINITY : lie.height;
  const within = (low: number, at: typeof from): boolean => low < top - LEVEL && isInside(lie.outline, at);
  const inHere = within(ends.low, from);
  const inThere = within(ends.lowThere, to);
  // From the room to the roof above it
  const above = (low: number, at: typeof from): boolean => low >= top - LEVEL && isInside(lie.outline, at);
  if (lie.roofed && ((inHere && above(ends.lowThere, to)) || (inThere && above(ends.low, from))))
    return { at: 0, stops: true };
  const cuts = crossingsOf(lie.outline, from, to).filter((t) => top > feet(t) + LEVEL);
  const [first] = cuts;
  if (first === undefined) return undefined;
  const covered = lie.roofed && (inHere || inThere);
  const stops = cuts.some((t) => {
    if (!covered && top <= heads(t) + LEVEL) return false;
    const opening = openingAt(lie, atShare(from, to, t));
    return opening === undefined || (opening.is === 'door' && !opening.open);
  });
  return { at: first, stops };
}
