import { recording } from '@muster/rules/kernel';
import { type Fault, type Law, type Play, type Played, type PlayedEntry, playUnderLaws } from '@muster/rules/laws';
import { songOfBlades as game, type Intent, MAPS } from '@muster/rules/song-of-blades';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { aimed } from './aim';
import { directed } from './direct';
import { SCENES } from './scenes';
import { scope } from './scope';
import { occurred } from './witness';

export interface Exhausted {
  /** What occurred, and in which game or scene first. */
  readonly seen: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
  readonly steps: number;
  readonly games: number;
  /** How often a scene was played. */
  readonly takes: number;
  /** Laws broken on the way, each with the seed of its game. */
  readonly faults: readonly string[];
}

/**
 * First the scenes, for what is too rare to wait for; then small battles, each made for what the ones before it have
 * not shown, until everything in scope occurred or the games run out. Every intent is judged by all laws. `after` is
 * told of each game.
 */
export function exhaust(given: {
  readonly seed: number;
  readonly games: number;
  readonly steps: number;
  /** Judge every intent by all laws: five times as slow. Otherwise only what is asked for has to be accepted. */
  readonly laws: boolean;
  /** Whether scenes come first: yes unless told. */
  readonly scenes?: boolean;
  /** What has to occur; everything in scope unless told. */
  readonly must?: readonly string[];
  readonly after?: (name: string, fresh: readonly string[], missing: number, broken: readonly string[]) => void;
}): Exhausted {
  const all = new Set(given.must ?? scope());
  const wanted = new Set(all);
  const seen = new Map<string, string>();
  const faults: string[] = [];
  let steps = 0;
  const watch = (name: string, host: typeof game, play: Play, sought: ReadonlySet<string>): void => {
    const played = given.laws ? playUnderLaws(host, play) : played0(host, play);
    steps += played.entries.length;
    const broken = played.faults.map(
      (fault) =>
        `${name}, step ${fault.step}: ${fault.law}: ${fault.says} ${JSON.stringify(fault.intent ?? null).slice(0, 300)}`,
    );
    faults.push(...broken);
    const fresh: string[] = [];
    for (const each of occurred(played.entries, host.setup(host.config.parse(play.config)), sought))
      if (sought.has(each) && wanted.delete(each)) {
        seen.set(each, name);
        fresh.push(each);
      }
    given.after?.(name, fresh, wanted.size, broken);
  };

  let takes = 0;
  // One source of luck for all: neighbouring seeds begin alike
  const luck = xoroshiro128plus(given.seed);
  const random = (): number => uniformFloat64(luck);
  for (const scene of given.scenes === false ? [] : SCENES)
    for (let take = 1; take <= TAKES && scene.shows.some((each) => wanted.has(each)); take += 1) {
      takes += 1;
      const { bent, dice } = directed(scene, random);
      const play = { config: PLAIN, steps: SCENE_STEPS, random, dice, bent, consent: 0 };
      const sought = new Set(scene.shows.filter((each) => wanted.has(each)));
      watch(`scene "${scene.name}", take ${take}`, { ...game, setup: () => scene.from }, play, sought);
    }

  let games = 0;
  for (let seed = given.seed; games < given.games && wanted.size > 0; seed += 1) {
    games += 1;
    const generator = xoroshiro128plus(seed);
    const random = (): number => uniformFloat64(generator);
    const config = configOf(random, seed);
    const { bent, dice } = aimed(new Set(wanted), random);
    watch(`game ${seed}`, game, { config, steps: given.steps, random, dice, bent, consent: 0 }, new Set(wanted));
  }
  return { seen, missing: [...wanted], steps, games, takes, faults };
}

/** How often a scene is tried, and how long it goes on. */
const TAKES = 120;
const SCENE_STEPS = 8;
/** What the tables of the test kit are made with. */
const PLAIN = { map: 'placer', weather: false, complications: false };

/** The same game without the laws: a refusal of what was offered is a fault all the same. */
function played0(host: typeof game, { config, steps, random, dice, bent }: Play): Pick<Played, 'entries' | 'faults'> {
  let state = host.setup(host.config.parse(config));
  const entries: PlayedEntry[] = [];
  while (entries.length < steps && state.outcome === null) {
    const led = bent?.lead?.(state, random);
    if (led === undefined) return { entries, faults: [fault('no-dead-end', entries.length, 'nobody can do anything')] };
    const { dice: kept, rolls } = recording(dice);
    const decided = host.decide(state, led.seat, led.intent as Intent, kept);
    if (!decided.ok)
      return { entries, faults: [fault('offer', entries.length, decided.error[0]?.code ?? '', led.intent)] };
    entries.push({ ...led, rolls: [...rolls], events: decided.value });
    for (const event of decided.value) state = host.evolve(state, event);
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
