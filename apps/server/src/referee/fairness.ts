import { fairDice, type Head, mixesOf } from '@muster/record';
import type { Dice, Entry } from '@muster/rules/kernel';
import type { GameRow } from '../store/store';

/** The dice of the next entry after these: keyed to the server's seed, the seeds mixed in, and its place in the log. */
export const diceAfter = (game: GameRow, entries: readonly Entry[]): Dice =>
  fairDice({ seed: game.seed, mixes: mixesOf(entries), entry: entries.length });

/** What of a game its first entry is chained to. */
export const headOf = ({ id, system, edition, rules, config, seats, commitment, created }: GameRow): Head => ({
  id,
  system,
  edition,
  rules,
  config,
  seats,
  commitment,
  created,
});
