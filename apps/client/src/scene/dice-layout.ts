import { random } from './paint/noise';

/** Where dice come to rest in a tray, and how they get there. Pure: pixels of the felt, milliseconds, radians. */

export interface Die {
  /** 1 to `sides`. */
  readonly face: number;
  readonly sides: number;
  /** Kept bright; misses are dimmed. `undefined`: nobody counts them. */
  readonly hit?: boolean;
  /** A rim in its side's colour. */
  readonly special?: boolean;
}

export interface Rest {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Layout {
  /** Side of a die, 0 when the dice are only counted. */
  readonly size: number;
  readonly rests: readonly Rest[];
  /** More than eighty: so many of each face instead of dice. */
  readonly counted: boolean;
}

export const SMALL_ABOVE = 40;
export const COUNTED_ABOVE = 80;
const LARGE = 40;
const SMALL = 28;
/** Share of its cell a die may wander from the middle. */
const WANDER = 0.07;

/** Rows of dice across a felt of this size, a little untidy, the same for the same seed. Never outside the felt. */
export function layOut(count: number, width: number, height: number, seed: number): Layout {
  if (count > COUNTED_ABOVE) return { size: 0, rests: [], counted: true };
  const wanted = count > SMALL_ABOVE ? SMALL : LARGE;
  const { columns, cell } = gridFor(count, width, height, wanted);
  const size = Math.min(wanted, cell / 1.34);
  const rows = Math.max(1, Math.ceil(count / columns));
  const rnd = random(seed);
  const rests: Rest[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const x = width / 2 + ((i % columns) - (inRow - 1) / 2) * cell + (rnd() - 0.5) * 2 * cell * WANDER;
    const y = height / 2 + (row - (rows - 1) / 2) * cell + (rnd() - 0.5) * 2 * cell * WANDER;
    rests.push({ ...within(x, y, size, width, height), turn: (rnd() - 0.5) * 1.5 });
  }
  return { size, rests, counted: false };
}

/** One die on its way: where it is, how far turned, and which face is up at this moment. */
export interface Tumble {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  /** The face shown; the true one from the last bounce on. */
  readonly face: number;
  readonly done: boolean;
}

const STAGGER = 12;
const SHORTEST = 650;
const LONGEST = 900;

/** How long the whole throw takes, in ms. */
export function throwTime(count: number): number {
  return count === 0 ? 0 : LONGEST + STAGGER * (count - 1);
}

/** The die with this number, `ms` after the throw: it comes in from below along a short arc and settles with a bounce. */
export function tumble(die: Die, rest: Rest, index: number, ms: number, height: number, seed: number): Tumble {
  const rnd = random(seed + index * 7919);
  const takes = SHORTEST + rnd() * (LONGEST - SHORTEST);
  const turns = (1.5 + rnd()) * Math.PI * 2 * (rnd() < 0.5 ? -1 : 1);
  const fromX = rest.x + (rnd() - 0.5) * 160;
  const shown = 6 + Math.floor(rnd() * 4);
  const t = Math.min(1, Math.max(0, (ms - index * STAGGER) / takes));
  const done = t >= 1;
  // Out of the hand fast, slowing on the felt.
  const out = 1 - (1 - t) ** 3;
  const flip = Math.floor(t * shown);
  return {
    x: fromX + (rest.x - fromX) * out,
    y: height + 60 + (rest.y - height - 60) * out - Math.sin(t * Math.PI) * 26,
    turn: rest.turn + turns * (1 - out),
    scale: 1 + 0.35 * (1 - out) + bounce(t),
    face: t > 0.86 || done ? die.face : 1 + Math.floor(random(seed + index * 131 + flip * 17)() * die.sides),
    done,
  };
}

/** How many of each face, highest first, with those that hit. */
export function countFaces(dice: readonly Die[]): readonly { face: number; count: number; hits: number }[] {
  const by = new Map<number, { face: number; count: number; hits: number }>();
  for (const die of dice) {
    const row = by.get(die.face) ?? { face: die.face, count: 0, hits: 0 };
    row.count++;
    if (die.hit) row.hits++;
    by.set(die.face, row);
  }
  return [...by.values()].sort((a, b) => b.face - a.face);
}

function gridFor(count: number, width: number, height: number, wanted: number): { columns: number; cell: number } {
  let cell = wanted * 1.4;
  for (;;) {
    const columns = Math.max(1, Math.floor(width / cell));
    if (Math.ceil(count / columns) * cell <= height || cell < 12) {
      // Even rows look thrown; one full row and a straggler looks like a mistake.
      const rows = Math.max(1, Math.ceil(count / columns));
      return { columns: Math.max(1, Math.ceil(count / rows)), cell };
    }
    cell *= 0.95;
  }
}

function within(x: number, y: number, size: number, width: number, height: number): { x: number; y: number } {
  // A turned square reaches out by half its diagonal.
  const reach = size * 0.71;
  return {
    x: Math.min(width - reach, Math.max(reach, x)),
    y: Math.min(height - reach, Math.max(reach, y)),
  };
}

function bounce(t: number): number {
  if (t < 0.82 || t >= 1) return 0;
  return Math.sin(((t - 0.82) / 0.18) * Math.PI) * 0.06;
}
