import { describe, expect, it } from 'vitest';
import { randomDice } from '../../kernel/dice';
import { deadEnd } from '../../kernel/laws-choice';
import { draftsAreShown, probe } from '../../kernel/laws-probe';
import { standsRight } from '../../kernel/laws-world';
import type { AnySystem, Intent, Offer } from '../../kernel/system';
import { TRAIT_IDS, type TraitId, WEAPON_IDS } from '../content/ids';
import type { Event } from '../events';
import { evolve } from '../evolve';
import { isFree } from '../ground/free';
import { fiveLeagues } from '../index';
import type { State } from '../state';
import { aBattle, actOf, aPiece, carried, type FigureGiven } from '../test-kit';
import { inch } from '../units';

const system = fiveLeagues as unknown as AnySystem;

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

const TERRAIN = [
  aPiece('pond', { stands: 'field', tags: ['water'], height: 0 }, [16, 12], [3, 3]),
  aPiece('wood', { stands: 'area', height: 0 }, [8, 14], [4, 3]),
  aPiece('wall', { stands: 'linear', height: inch(1) }, [10, 11], [4, 0.2]),
  aPiece('rock', { stands: 'block', height: inch(2) }, [13, 15], [2, 2]),
];

/** A skirmish in a small place: many in contact, each figure with a handful of traits, things in the Backpack. */
function brawl(random: () => number): State {
  const empty = aBattle({ figures: {}, terrain: TERRAIN });
  const taken: (readonly [number, number])[] = [];
  const spot = (given: FigureGiven): readonly [number, number] => {
    for (;;) {
      const at = [10 + Math.floor(random() * 8), 10 + Math.floor(random() * 6)] as const;
      if (taken.some(([x, y]) => x === at[0] && y === at[1])) continue;
      const there = aBattle({ figures: { a: { ...given, at } } }).figures['a'];
      if (there === undefined || !isFree(empty, there, { x: inch(at[0]), y: inch(at[1]) })) continue;
      taken.push(at);
      return at;
    }
  };
  const figure = (enemy: boolean): FigureGiven => {
    const traits: TraitId[] = enemy ? [pick(TRAIT_IDS, random), pick(TRAIT_IDS, random)] : [];
    const monster = enemy && random() < 0.15;
    const weapons = [pick(WEAPON_IDS, random), pick(WEAPON_IDS, random)].filter((is) => is !== 'unarmed');
    const given: FigureGiven = {
      traits: [...new Set(traits)],
      stunned: random() < 0.2,
      wounds: random() < 0.3 ? 1 : 0,
      will: enemy ? 0 : Math.floor(random() * 2),
      strands: 1,
      ...(monster ? { monsterPoints: 3 } : {}),
      profile: {
        kind: enemy ? (monster ? 'aberration' : 'trooper') : pick(['hero', 'follower'] as const, random),
        combat: Math.floor(random() * 3),
        armor: Math.floor(random() * 4),
        toughness: 3 + Math.floor(random() * 3),
        shield: random() < 0.3,
        weapons: [...new Set(weapons)].map((is) => carried(is)),
        monsterPoints: monster ? 3 : null,
        ...(enemy ? {} : { mystic: true, casting: 2, spells: ['barrier', 'bind', 'confuse', 'darts', 'antidote'] }),
      },
    };
    return { ...given, at: spot(given) };
  };
  const ids = ['a1', 'a2', 'a3', 'e1', 'e2', 'e3', 'e4'];
  const actor = pick(['a1', 'a2', 'a3'], random);
  return aBattle({
    terrain: TERRAIN,
    figures: Object.fromEntries(ids.map((id) => [id, figure(id.startsWith('e'))])),
    storyPoints: 2,
    backpack: [
      { item: 'potion-of-fortune', count: 1 },
      { item: 'congealed-strands', count: 1 },
      { item: 'mystic-trinket', count: 1 },
    ],
    steps: [
      { is: 'round', stage: 'quick' },
      { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
      actOf(actor),
    ],
  });
}

/** Plays on by luck, fighting where that is offered, and judges every choice by the laws. */
function playOn(start: State, random: () => number, steps: number): readonly string[] {
  const faults: string[] = [];
  let state = start;
  for (let n = 0; n < steps && faults.length === 0 && system.outcome(state) === undefined; n++) {
    const seat = system.waitingFor(state)[0]?.seat;
    if (seat === undefined) return ['nobody is waited for'];
    const stuck = deadEnd({ system, seats: ['a', 'gm'], random, consent: 0, past: [] }, state);
    if (stuck !== undefined) return [stuck.says];
    const offers = (system.offers(state, seat) as readonly Offer<Intent>[]).filter(
      ({ do: name }) => !APART.includes(name),
    );
    for (const fault of draftsAreShown(system, state, seat)) faults.push(fault.says);
    const fights = offers.filter(({ do: name }) => FIGHTING.includes(name));
    const intent = chosen(state, seat, fights.length > 0 && random() < 0.85 ? fights : offers, random);
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

const APART = ['correct', 'offer-result', 'resign', 'flee', 'call-friend', 'rule', 'prepare'];
const FIGHTING = [
  'activate',
  'shoot',
  'fight',
  'fight-with',
  'step-up',
  'stay',
  'slip-away',
  'fight-on',
  'rally',
  'avoid',
  'endure',
  'cast',
  'force-spell',
  'pay-spell',
  'reroll',
  'keep',
  'automa',
];

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

describe('the laws hold in a brawl', () => {
  it('with any traits, weapons and spells [FL-BAT-80] [FL-BAT-100] [FL-MAG-03]', () => {
    for (let seed = FIRST; seed < FIRST + BRAWLS; seed++) {
      const random = seeded(seed * 104_729);
      const f = playOn(brawl(random), random, 25);
      if (f.length) console.log(seed, f);
    }
  }, 590_000);
});
/** Seeds played. */
const FIRST = 100;
const BRAWLS = 60;
