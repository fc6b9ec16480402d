import { fiveLeagues as game, type Intent, type State } from '@muster/rules/five-leagues';
import { randomDice, recording } from '@muster/rules/kernel';
import { type Play, type Played, type PlayedEntry, playUnderLaws } from '@muster/rules/laws';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { moveOf } from '../../../packages/rules/src/kernel/laws-choice';
import { aimed } from './aim';
import { scope } from './scope';
import { occurred } from './witness';

export interface Exhausted {
  /** What occurred, and in which battle first. */
  readonly seen: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
  readonly steps: number;
  readonly games: number;
  /** Scenes played: there are none, every battle begins with its muster. */
  readonly takes: 0;
  readonly faults: readonly string[];
}

/**
 * Battles, each set up for something the ones before it have not shown, until everything in scope occurred or the games
 * run out. `after` is told of each.
 */
export function exhaust(given: {
  readonly seed: number;
  readonly games: number;
  readonly steps: number;
  /** All laws at each entry, and everything there is to ask at some; otherwise only what is asked for has to be accepted. */
  readonly laws: boolean;
  readonly must?: readonly string[];
  readonly after?: (name: string, fresh: readonly string[], missing: number, broken: readonly string[]) => void;
}): Exhausted {
  const wanted = new Set(given.must ?? scope());
  const seen = new Map<string, string>();
  const faults: string[] = [];
  let steps = 0;
  const watch = (name: string, host: typeof game, play: Play): void => {
    const played = given.laws ? playUnderLaws(host, play) : plain(host, play);
    steps += played.entries.length;
    const broken = played.faults.map(
      ({ step, law, says, intent }) =>
        `${name}, step ${step}: ${law}: ${says} ${JSON.stringify(intent ?? null).slice(0, 300)}`,
    );
    faults.push(...broken);
    const fresh: string[] = [];
    for (const each of occurred(played.entries, host.setup(host.config.parse(play.config)), wanted))
      if (wanted.delete(each)) {
        seen.set(each, name);
        fresh.push(each);
      }
    given.after?.(name, fresh, wanted.size, broken);
  };

  let games = 0;
  for (let seed = given.seed; games < given.games && wanted.size > 0; seed += 1) {
    games += 1;
    const random = uniform(seed);
    const { config, bent } = aimed(wanted, random, seed);
    const dice = randomDice(uniform(seed ^ 0x5eed));
    watch(`battle ${seed}`, game, { config, steps: given.steps, random, dice, bent, searching: 0.02, consent: 0.001 });
  }
  return { seen, missing: [...wanted], steps, games, takes: 0, faults };
}

/** The same game without the laws: a refusal of what was offered, and nothing to do, are faults all the same. */
function plain(
  host: typeof game,
  { config, steps, random, dice, bent, consent }: Play,
): Pick<Played, 'entries' | 'faults'> {
  let state: State = host.setup(host.config.parse(config));
  const entries: PlayedEntry[] = [];
  const seats = state.seats.map(({ seat }) => seat);
  const held = { system: host, seats, random, consent: consent ?? 0, bent, past: [] };
  while (entries.length < steps && state.outcome === null) {
    const step = entries.length;
    const move = moveOf(held, state);
    if (move === undefined) return { entries, faults: [{ law: 'no-dead-end', step, says: 'nobody can do anything' }] };
    const { seat, intent } = move;
    const { dice: kept, rolls } = recording(dice);
    const decided = host.decide(state, seat, intent as Intent, kept);
    if (!decided.ok)
      return { entries, faults: [{ law: 'offer', step, seat, says: decided.error[0]?.code ?? '', intent }] };
    entries.push({ seat, intent, rolls: [...rolls], events: decided.value });
    state = decided.value.reduce(host.evolve, state);
  }
  return { entries, faults: [] };
}

function uniform(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}
