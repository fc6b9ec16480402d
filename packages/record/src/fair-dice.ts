import type { Dice, Entry, Intent, SeatId } from '@muster/rules/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { keyed } from './head';

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
export const fairDice = ({ seed, mixes, entry }: DicePlace): Dice =>
  diceUnder(seed, { hash: () => mixes.reduce((sum, mix) => sum.with(mix), unmixed).hash() }, entry);

/**
 * Dice that belong to a name instead of a place in a log: the same seed and name give the same faces for ever, whatever
 * else is thrown before. For things thrown one by one in any order (the making of a warband).
 */
export const namedDice = (seed: string, name: string): Dice =>
  fairDice({ seed, mixes: [{ seat: 'referee', seed: name }], entry: 0 });

/** The same where what is mixed in is already summed up. Nothing is hashed before the first roll. */
export function diceUnder(seed: string, mixed: Pick<Mixed, 'hash'>, entry: number): Dice {
  let roll = 0;
  let under: string | undefined;
  return {
    roll(count, sides) {
      if (!isWhole(count, 0, 10_000) || !isWhole(sides, 1, 1_000_000))
        throw new RangeError(`no dice: ${count}d${sides}`);
      under ??= mixed.hash();
      const words = wordsOf(seed, `muster-dice-1|${under}|${entry}|${roll++}`);
      return Array.from({ length: count }, () => faceOf(words, sides));
    },
  };
}

/** The seeds mixed in so far, summed up: one more costs the same however many there are. */
export interface Mixed {
  /** SHA-256 of `seat:seed,seat:seed,…`, hex. */
  hash(): string;
  with(mix: Mix): Mixed;
}

const mixedOf = (sum: ReturnType<typeof sha256.create>, first: boolean): Mixed => ({
  hash: () => bytesToHex(sum.clone().digest()),
  with: (mix) => mixedOf(sum.clone().update(utf8ToBytes(`${first ? '' : ','}${mix.seat}:${mix.seed}`)), false),
});
export const unmixed: Mixed = mixedOf(sha256.create(), true);

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
