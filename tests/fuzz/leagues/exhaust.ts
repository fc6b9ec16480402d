import { fiveLeagues as game, type Intent, type State } from '@muster/rules/five-leagues';
import { randomDice, recording } from '@muster/rules/kernel';
import { type Play, type Played, type PlayedEntry, playUnderLaws } from '@muster/rules/laws';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { moveOf } from '../../../packages/rules/src/kernel/laws-choice';
import { aimed } from './aim';
import { scenes } from './scenes';
import { scope } from './scope';
import { directed, type Scene } from './stage';
import { answersWhile, occurred } from './witness';

export interface Exhausted {
  /** What occurred, and in which scene or battle first. */
  readonly seen: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
  readonly steps: number;
  readonly games: number;
  /** How often a scene was played. */
  readonly takes: number;
  /** Laws broken on the way, and scenes that did not show what they are made for. */
  readonly faults: readonly string[];
}

/**
 * First the scenes, each until it has shown what it is made for; then whole battles from their muster, each set up for
 * something the ones before it have not shown, until everything in scope occurred or the games run out. `after` is told
 * of each.
 */
export function exhaust(given: {
  readonly seed: number;
  readonly games: number;
  readonly steps: number;
  /** All laws at each entry, and everything there is to ask at some; otherwise only what is asked for has to be accepted. */
  readonly laws: boolean;
  /** All of them unless told. */
  readonly scenes?: readonly Scene[];
  readonly must?: readonly string[];
  readonly after?: (name: string, fresh: readonly string[], missing: number, broken: readonly string[]) => void;
}): Exhausted {
  const wanted = new Set(given.must ?? scope());
  const seen = new Map<string, string>();
  const faults: string[] = [];
  let steps = 0;
  /** Plays on, and says what of `sought` occurred. */
  const watch = (name: string, host: typeof game, play: Play, sought: ReadonlySet<string>): ReadonlySet<string> => {
    const played: Watched = given.laws ? playUnderLaws(host, play) : plain(host, play);
    steps += played.entries.length;
    const broken = played.faults.map(
      ({ step, law, says, intent }) =>
        `${name}, step ${step}: ${law}: ${says} ${JSON.stringify(intent ?? null).slice(0, 300)}`,
    );
    faults.push(...broken);
    const fresh: string[] = [];
    const shown = new Set<string>();
    for (const each of occurred(played.entries, host.setup(host.config.parse(play.config)), sought)) {
      if (sought.has(each)) shown.add(each);
      if (!wanted.delete(each)) continue;
      seen.set(each, name);
      fresh.push(each);
    }
    given.after?.(name, fresh, wanted.size, broken);
    return shown;
  };

  let takes = 0;
  for (const [i, scene] of (given.scenes ?? scenes()).entries()) {
    // Each has luck of its own, so that it shows the same wherever it stands in the list
    const random = uniform(given.seed * 7919 + hashed(scene.name));
    const from = scene.from();
    const left = new Set(scene.shows);
    for (let take = 1; take <= TAKES && left.size > 0; take += 1) {
      takes += 1;
      const { bent, dice } = directed(scene, random);
      const play = { config: from.config, steps: scene.steps ?? SCENE_STEPS, random, dice, bent };
      const host = { ...game, setup: () => from };
      const asked = { ...play, searching: i % 4 === 0 && take === 1 ? 0.3 : 0.04, consent: 0 };
      for (const each of watch(`scene "${scene.name}", take ${take}`, host, asked, left)) left.delete(each);
    }
    if (left.size > 0) {
      const fault = `scene "${scene.name}" never shows ${[...left].join(', ')}`;
      faults.push(fault);
      given.after?.(`scene "${scene.name}"`, [], wanted.size, [fault]);
    }
  }

  let games = 0;
  for (let seed = given.seed; games < given.games && wanted.size > 0; seed += 1) {
    games += 1;
    const random = uniform(seed);
    const { config, bent } = aimed(wanted, random, seed);
    const dice = randomDice(uniform(seed ^ 0x5eed));
    const play = { config, steps: given.steps, random, dice, bent, searching: 0.02, consent: 0.001 };
    watch(`battle ${seed}`, game, play, new Set(wanted));
  }
  return { seen, missing: [...wanted], steps, games, takes, faults };
}

/** How often a scene is tried, and how long it goes on. */
const TAKES = 40;
const SCENE_STEPS = 10;

type Watched = Pick<Played, 'faults'> & {
  readonly entries: readonly (PlayedEntry & { readonly answers?: ReadonlySet<string> })[];
};

/** The same game without the laws: a refusal of what was offered, and nothing to do, are faults all the same. */
function plain(host: typeof game, { config, steps, random, dice, bent, consent }: Play): Watched {
  let state: State = host.setup(host.config.parse(config));
  const entries: (PlayedEntry & { readonly answers: ReadonlySet<string> })[] = [];
  const seats = state.seats.map(({ seat }) => seat);
  const held = { system: host, seats, random, consent: consent ?? 0, bent, past: [] };
  while (entries.length < steps && state.outcome === null) {
    const step = entries.length;
    const before = state;
    const { given: move, answers: offered } = answersWhile(() => moveOf(held, before));
    if (move === undefined) return { entries, faults: [{ law: 'no-dead-end', step, says: 'nobody can do anything' }] };
    const { seat, intent } = move;
    const { dice: kept, rolls } = recording(dice);
    const { given: decided, answers } = answersWhile(() => host.decide(before, seat, intent as Intent, kept));
    if (!decided.ok)
      return { entries, faults: [{ law: 'offer', step, seat, says: decided.error[0]?.code ?? '', intent }] };
    entries.push({
      seat,
      intent,
      rolls: [...rolls],
      events: decided.value,
      answers: new Set([...offered, ...answers]),
    });
    state = decided.value.reduce(host.evolve, state);
  }
  return { entries, faults: [] };
}

const hashed = (text: string): number => [...text].reduce((all, each) => (all * 31 + each.charCodeAt(0)) | 0, 7);

function uniform(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}
