import { createHash, createHmac } from 'node:crypto';
import { canonical, type Dice, type Entry } from '@muster/rules/kernel';
import type { GameRow } from '../store/store';
import { isTables } from './judge';

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

export const commitmentTo = (seed: string): string => sha256(Buffer.from(seed, 'hex'));

export const headHash = (game: GameRow): string => sha256(canonical(headOf(game)));
export const entryHash = (entry: Entry): string => sha256(canonical(entry));
export const headOf = (game: GameRow) => ({
  id: game.id,
  system: game.system,
  edition: game.edition,
  rules: game.rules,
  config: game.config,
  seats: game.seats,
  commitment: game.commitment,
  created: game.created,
});

/** The dice of the next entry after these. */
export function diceAfter(game: GameRow, entries: readonly Entry[]): Dice {
  const mixed = entries.filter(isTables).map((entry) => (entry.intent as unknown as { seed: string }).seed);
  let counter = 0;
  return {
    roll: (count, sides) =>
      Array.from({ length: count }, () => {
        for (;;) {
          const bytes = createHmac('sha256', [game.seed, ...mixed].join('.'))
            .update(`${entries.length}.${counter++}`)
            .digest();
          const word = bytes.readUInt32BE(0);
          if (word < 2 ** 32 - (2 ** 32 % sides)) return 1 + (word % sides);
        }
      }),
  };
}
