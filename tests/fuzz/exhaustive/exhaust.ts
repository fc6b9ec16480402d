import { recording } from '@muster/rules/kernel';
import { type Fault, type Law, type Play, type Played, type PlayedEntry, playUnderLaws } from '@muster/rules/laws';
import { songOfBlades as game, type Intent, MAPS } from '@muster/rules/song-of-blades';
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
  /** Judge every intent by all laws: five times as slow. Otherwise only what is asked for has to be accepted. */
  readonly laws: boolean;
  /** What has to occur; everything in scope unless told. */
  readonly must?: readonly string[];
  readonly after?: (seed: number, fresh: readonly string[], missing: number, broken: readonly string[]) => void;
}): Exhausted {
  const all = new Set(given.must ?? scope());
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
    const play = { config, steps: given.steps, random, dice, bent, consent: 0 };
    const played = given.laws ? playUnderLaws(game, play) : played0(play);
    games += 1;
    steps += played.entries.length;
    const broken = played.faults.map(
      (fault) =>
        `seed ${seed}, step ${fault.step}: ${fault.law}: ${fault.says} ${JSON.stringify(fault.intent ?? null).slice(0, 300)}`,
    );
    faults.push(...broken);
    const fresh: string[] = [];
    for (const each of occurred(played.entries, config, wanted))
      if (wanted.has(each) && !seen.has(each)) {
        seen.set(each, seed);
        wanted.delete(each);
        fresh.push(each);
      }
    given.after?.(seed, fresh, all.size - seen.size, broken);
  }
  return { seen, missing: [...all].filter((each) => !seen.has(each)), steps, games, faults };
}

/** The same game without the laws: a refusal of what was offered is a fault all the same. */
function played0({ config, steps, random, dice, bent }: Play): Pick<Played, 'entries' | 'faults'> {
  let state = game.setup(game.config.parse(config));
  const entries: PlayedEntry[] = [];
  while (entries.length < steps && state.outcome === null) {
    const led = bent?.lead?.(state, random);
    if (led === undefined) return { entries, faults: [fault('no-dead-end', entries.length, 'nobody can do anything')] };
    const { dice: kept, rolls } = recording(dice);
    const decided = game.decide(state, led.seat, led.intent as Intent, kept);
    if (!decided.ok)
      return { entries, faults: [fault('offer', entries.length, decided.error[0]?.code ?? '', led.intent)] };
    entries.push({ ...led, rolls: [...rolls], events: decided.value });
    for (const event of decided.value) state = game.evolve(state, event);
  }
  return { entries, faults: [] };
}

const fault = (law: Law, step: number, says: string, intent?: unknown): Fault => ({ law, step, says, intent });

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
