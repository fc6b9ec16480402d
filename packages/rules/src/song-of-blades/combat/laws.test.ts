import { describe, expect, it } from 'vitest';
import { randomDice } from '../../kernel/dice';
import { deadEnd } from '../../kernel/laws-choice';
import { draftsAreShown, probe } from '../../kernel/laws-probe';
import { standsRight } from '../../kernel/laws-world';
import type { AnySystem, Intent, Offer } from '../../kernel/system';
import { TRAIT_IDS, type TraitId } from '../content/trait-ids';
import type { Event } from '../events';
import { evolve } from '../evolve';
import { songOfBlades } from '../index';
import type { Size } from '../profile';
import type { Condition, State } from '../state';
import { aBattle, aPiece, type FigureGiven } from '../test-kit';

const system = songOfBlades as unknown as AnySystem;

/** Mulberry: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

const STATES: readonly (Condition | 'prone' | 'transfixed' | 'entangled' | 'sleeping')[] = [
  'prone',
  'entangled',
  'transfixed',
  'sleeping',
  { is: 'blind', until: null },
  { is: 'bound' },
  { is: 'stone', until: null },
  { is: 'held', by: 'bones', task: 2, done: 0, since: 1 },
];

/** Two bands tangled up around a wall, a pond, a wood and a platform, each figure with a handful of traits. */
function brawl(random: () => number): State {
  const taken: (readonly [number, number])[] = [];
  const spot = (): readonly [number, number] => {
    for (;;) {
      // A grid of base widths, so that many stand in contact
      const at = [400 + 25 * Math.floor(random() * 6), 400 + 25 * Math.floor(random() * 5)] as const;
      if (taken.every(([x, y]) => x !== at[0] || y !== at[1])) {
        taken.push(at);
        return at;
      }
    }
  };
  const figure = (): FigureGiven => {
    const traits: TraitId[] = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(TRAIT_IDS, random));
    const size: Size = random() < 0.2 ? pick(['tiny', 'big', 'huge', 'gargantuan'] as const, random) : 'normal';
    return {
      at: spot(),
      traits: [...new Set(traits)].filter((trait) => trait !== 'swarm' && trait !== 'spell-caster'),
      conditions: random() < 0.3 ? [pick(STATES, random)] : [],
      profile: {
        quality: 3 + Math.floor(random() * 3),
        combat: Math.floor(random() * 6),
        size,
        ranged: random() < 0.2 ? 'medium' : null,
        armed: pick(['weapon', 'two-weapons', 'natural', 'unarmed'] as const, random),
        magicWeapon: random() < 0.15,
        points: 10 + Math.floor(random() * 60),
      },
    };
  };
  const ids = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4'];
  return aBattle({
    terrain: [
      aPiece('pond', { ground: 'shallow' }, [520, 380], [60, 60]),
      aPiece('wood', { ground: 'woods', plant: true, height: 100 }, [340, 500], [80, 60]),
      aPiece('wall', { stands: 'linear', height: 20 }, [300, 420], [80, 8]),
    ],
    figures: Object.fromEntries(ids.map((id) => [id, figure()])),
    acting: { [pick(['a1', 'a2', 'a3', 'a4'], random)]: 1 + Math.floor(random() * 3) },
  });
}

/** Plays on by luck, fighting where that is offered, and judges every choice by the laws. */
function playOn(start: State, random: () => number, steps: number): readonly string[] {
  const faults: string[] = [];
  let state = start;
  for (let n = 0; n < steps && faults.length === 0 && system.outcome(state) === undefined; n++) {
    const seat = system.waitingFor(state)[0]?.seat;
    if (seat === undefined) return ['nobody is waited for'];
    const stuck = deadEnd({ system, seats: ['a', 'b'], random, consent: 0, past: [] }, state);
    if (stuck !== undefined) return [stuck.says];
    const offers = (system.offers(state, seat) as readonly Offer<Intent>[]).filter(
      ({ do: name }) => !['correct', 'offer-result', 'resign'].includes(name),
    );
    for (const fault of draftsAreShown(system, state, seat)) faults.push(fault.says);
    const fights = offers.filter(({ do: name }) => FIGHTING.includes(name));
    const pool = fights.length > 0 && random() < 0.85 ? fights : offers;
    const intent = chosen(state, seat, pool, random);
    if (intent === undefined) continue;
    for (const fault of probe(system, state, seat, intent, random, 'legal'))
      faults.push(`${fault.law}: ${fault.says} ${JSON.stringify(intent)}`);
    const decided = system.decide(state, seat, intent, randomDice(random));
    if (!decided.ok) return [...faults, `refused ${JSON.stringify(intent)}`];
    state = (decided.value as readonly Event[]).reduce(evolve, state);
    const wrong = standsRight(system, state);
    if (wrong !== undefined) faults.push(`${wrong.says} after ${JSON.stringify(intent)}`);
  }
  return faults;
}

function chosen(state: State, seat: string, pool: readonly Offer<Intent>[], random: () => number): Intent | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const offer = pool[Math.floor(random() * pool.length)];
    if (offer === undefined) return undefined;
    if (offer.needs === 'now') return offer.intent;
    const intent =
      offer.needs === 'target'
        ? offer.intents[Math.floor(random() * offer.intents.length)]
        : (system.sample(state, seat, offer, random) as Intent | undefined);
    if (intent !== undefined) return intent;
  }
  return undefined;
}

const FIGHTING = [
  'attack',
  'shoot',
  'reload',
  'restring',
  'entangle',
  'pick-up',
  'draw',
  'put-down',
  'grab-standard',
  'choose',
  'fling',
];

describe('the laws hold in a brawl', () => {
  it('with any traits, weapons and conditions [ASOBH-MEL-02] [ASOBH-RNG-02]', () => {
    for (let seed = FIRST; seed < FIRST + BRAWLS; seed++) {
      const random = seeded(seed * 104_729);
      expect({ seed, faults: playOn(brawl(random), random, 15) }).toEqual({ seed, faults: [] });
    }
  }, 60_000);
});
/** Seeds played. */
const FIRST = 1;
const BRAWLS = 12;
