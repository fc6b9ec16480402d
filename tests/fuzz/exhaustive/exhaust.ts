import { playUnderLaws } from '@muster/rules/laws';
import { songOfBlades as game, MAPS } from '@muster/rules/song-of-blades';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { aimed } from './aim';
import { scope } from './scope';
import { occurred } from './witness';

export interface Exhausted {
  /** What occurred, and in which games (by seed) first. */
  readonly seen: ReadonlyMap<string, number>;
  readonly missing: readonly string[];
  readonly steps: number;
  readonly games: number;
  /** Laws broken on the way, each with the seed of its game. */
  readonly faults: readonly string[];
}

/**
 * Small battles, each made for what the ones before it have not shown, until everything in scope occurred or the games
 * run out. Every intent is judged by all laws. `after` is told of each game.
 */
export function exhaust(given: {
  readonly seed: number;
  readonly games: number;
  readonly steps: number;
  readonly after?: (seed: number, fresh: readonly string[], missing: number) => void;
}): Exhausted {
  const all = new Set(scope());
  const seen = new Map<string, number>();
  const faults: string[] = [];
  let steps = 0;
  let games = 0;
  for (let seed = given.seed; games < given.games && seen.size < all.size; seed += 1) {
    const generator = xoroshiro128plus(seed);
    const random = (): number => uniformFloat64(generator);
    const wanted = new Set([...all].filter((each) => !seen.has(each)));
    const config = configOf(random, seed);
    const { bent, dice } = aimed(wanted, random);
    const played = playUnderLaws(game, { config, steps: given.steps, random, dice, bent, consent: 0 });
    games += 1;
    steps += played.entries.length;
    for (const fault of played.faults)
      faults.push(
        `seed ${seed}, step ${fault.step}: ${fault.law}: ${fault.says} ${JSON.stringify(fault.intent ?? null)}`,
      );
    const fresh: string[] = [];
    for (const each of occurred(played.entries, config, wanted))
      if (wanted.has(each) && !seen.has(each)) {
        seen.set(each, seed);
        wanted.delete(each);
        fresh.push(each);
      }
    given.after?.(seed, fresh, all.size - seen.size);
  }
  return { seen, missing: [...all].filter((each) => !seen.has(each)), steps, games, faults };
}

/** Room for any band, on every field in turn. */
function configOf(random: () => number, seed: number): unknown {
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const fields = ['placer', ...MAPS.map(({ id }) => id)];
  return {
    points: 3000,
    personalities: 100,
    map: fields[seed % fields.length],
    scale: among(['large', 'small']),
    reactions: among(['free', 'free', 'free', 'limited', 'none']),
    cramped: random() < 0.1,
    region: among(['temperate', 'cold', 'hot']),
  };
}
