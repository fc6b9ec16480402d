import type { Dice, Entry, Intent, SeatId } from '@muster/rules/kernel';
import { hashOf, keyed } from './head';

/** Where a roll stands, and all that goes into it. */
export interface DicePlace {
  /** The server's seed, hex. */
  readonly seed: string;
  /** Seeds mixed in by earlier entries, in their order (see `mixesOf`). */
  readonly mixes: readonly Mix[];
  /** Index in the log of the entry that rolls, from 0. */
  readonly entry: number;
}

export interface Mix {
  readonly seat: SeatId | 'referee';
  readonly seed: string;
}

/** An entry that adds a seat's own seed to every later roll. It belongs to the table, not to the game: no events. */
export interface MixIntent extends Intent {
  readonly do: 'mix';
  readonly seed: string;
}

export const isMix = (entry: Pick<Entry, 'intent' | 'events'>): boolean =>
  entry.intent.do === 'mix' && entry.events.length === 0 && typeof (entry.intent as MixIntent).seed === 'string';

/** The seeds mixed in by these entries. Pass only those before the entry that rolls. */
export const mixesOf = (entries: readonly Pick<Entry, 'seat' | 'intent' | 'events'>[]): readonly Mix[] =>
  entries.filter(isMix).map((entry) => ({ seat: entry.seat, seed: (entry.intent as MixIntent).seed }));

/**
 * The dice of one entry. Face by face: HMAC-SHA256 under the server's seed, of the mixed-in seeds and the place (entry,
 * roll, counter); its eight 32-bit words are taken in turn, and a word that would favour low faces is passed over.
 * The same place gives the same faces for ever, so a reload never rolls again. Counts are 0 to 10,000, sides 1 to
 * 1,000,000; anything else is a mistake of the engine and throws a RangeError.
 */
export function fairDice(place: DicePlace): Dice {
  const mixed = hashOf(place.mixes.map((mix) => `${mix.seat}:${mix.seed}`).join(','));
  let roll = 0;
  return {
    roll(count, sides) {
      if (!isWhole(count, 0, 10_000) || !isWhole(sides, 1, 1_000_000))
        throw new RangeError(`no dice: ${count}d${sides}`);
      const words = wordsOf(place.seed, `muster-dice-1|${mixed}|${place.entry}|${roll++}`);
      return Array.from({ length: count }, () => faceOf(words, sides));
    },
  };
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const RANGE = 2 ** 32;

function faceOf(words: Iterator<number>, sides: number): number {
  const fair = RANGE - (RANGE % sides);
  for (;;) {
    const word: number = words.next().value;
    if (word < fair) return 1 + (word % sides);
  }
}

function* wordsOf(seed: string, where: string): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const block = keyed(seed, `${where}|${counter}`);
    const bytes = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.byteLength; at += 4) yield bytes.getUint32(at);
  }
}
