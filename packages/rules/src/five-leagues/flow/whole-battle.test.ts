import { describe, expect, test } from 'vitest';
import { randomDice } from '../../kernel/dice';
import { zConfig } from '../config';
import { decide, offers, preview, sample, waitingFor } from '../engine';
import { evolve } from '../evolve';
import { fieldedOf, foesOf } from '../figures';
import type { Intent } from '../intents';
import { setup } from '../setup';
import type { State } from '../state';
import { automaFor } from './deputy';

/** A whole battle by luck: the game runs the enemies, friends go forward and strike. */
interface Battle {
  readonly state: State;
  readonly rounds: number;
  readonly stuck: string | null;
}

function battle(seed: number, given: Record<string, unknown>, rounds: number): Battle {
  const random = luck(seed);
  const dice = randomDice(luck(seed ^ 0x5eed));
  let state = setup(zConfig.parse({ seats: 1 + (seed % 3), ...given }));
  let inRound = 0;
  let round = 0;
  while (state.outcome === null && state.round <= rounds) {
    if (state.round !== round) [round, inRound] = [state.round, 0];
    inRound += 1;
    const asked = waitingFor(state);
    const where = `seed ${seed}, round ${state.round}, ${state.steps.at(-1)?.is}`;
    if (asked.length === 0) return { state, rounds: state.round, stuck: `${where}: nobody is asked` };
    // No round of any battle asks so much
    if (inRound > 500) return { state, rounds: state.round, stuck: `${where}: the round does not end` };
    const move = moveOf(state, random);
    if (move === undefined)
      return { state, rounds: state.round, stuck: `${where}: nothing to do for ${asked[0]?.seat}` };
    const decided = decide(state, move.seat, move.intent, dice);
    if (!decided.ok)
      return { state, rounds: state.round, stuck: `${where}: ${JSON.stringify(move)}: ${decided.error[0]?.code}` };
    state = decided.value.reduce(evolve, state);
  }
  return { state, rounds: state.round, stuck: null };
}

/** What the game enters where it enters something, else something that a seat asked may do. */
function moveOf(state: State, random: () => number): { readonly seat: string; readonly intent: Intent } | undefined {
  const entered = automaFor(state).find(({ seat }) => seat === 'gm');
  // What the game would enter for a friend is open to him, too
  for (const { seat, intent } of random() < 0.1 ? automaFor(state) : [])
    expect(preview(state, seat, intent)).toMatchObject({ is: 'ready' });
  if (entered !== undefined) return entered;
  const asked = waitingFor(state);
  const seat = asked[Math.floor(random() * asked.length)]?.seat ?? '';
  const open = offers(state, seat).filter((offer) => (WEIGHTS[offer.do] ?? 1) > 0);
  const left = [...open];
  while (left.length > 0) {
    let at = random() * left.reduce((sum, each) => sum + (WEIGHTS[each.do] ?? 1), 0);
    const index = left.findIndex((each) => {
      at -= WEIGHTS[each.do] ?? 1;
      return at <= 0;
    });
    const [offer] = left.splice(Math.max(0, index), 1);
    if (offer === undefined) continue;
    const found = [0, 1, 2].flatMap(() => sample(state, seat, offer, random) ?? []) as Intent[];
    const [best] = found.toSorted((a, b) => distance(state, a) - distance(state, b));
    if (best !== undefined) return { seat, intent: best };
  }
  return undefined;
}

const WEIGHTS: Readonly<Record<string, number>> = {
  correct: 0,
  resign: 0,
  'offer-result': 0,
  share: 0,
  flee: 0,
  leave: 0,
  'ask-rerolls': 0,
  'tell-story': 0,
  'take-back': 0,
  'ready-weapon': 0.1,
  ready: 8,
  'auto-place': 8,
  'back-initiative': 8,
  activate: 5,
  move: 3,
  shoot: 8,
  fight: 9,
  'end-activation': 0.5,
  'end-phase': 0.1,
};

function distance(state: State, intent: Intent): number {
  if (intent.do !== 'move') return 0;
  const figure = fieldedOf(state, intent.unit);
  const to = intent.path.at(-1);
  if (figure === undefined || to === undefined) return 0;
  return Math.min(...foesOf(state, figure).map(({ pose }) => Math.hypot(pose.x - to.x, pose.y - to.y)));
}

function luck(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SCENARIOS = [
  ['starter', 'fallow-acre'],
  ['meeting', 'hollin-farm'],
  ['defensive', 'market-end'],
  ['camp-raid', 'crow-hill'],
  ['hideout-raid', 'harrow-priory'],
  ['site', 'sunken-crypt'],
  ['lair', 'thornback-lair'],
] as const;

describe('a whole battle by luck', () => {
  test.each(SCENARIOS)('of the scenario %s never stalls [FL-BAT-01]', { timeout: 120_000 }, (scenario, map) => {
    const fought: number[] = [];
    for (let seed = 1; seed <= 2; seed++) {
      const { state, rounds, stuck } = battle(seed, { scenario, map }, 8);
      expect(stuck).toBeNull();
      expect(state.outcome !== null || rounds > 8).toBe(true);
      if (state.outcome !== null) expect(state.report).not.toBeNull();
      fought.push(rounds);
    }
    expect(fought.every((rounds) => rounds > 0)).toBe(true);
  });
});
