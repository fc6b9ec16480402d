import { describe, expect, it } from 'vitest';
import { randomDice } from '../../kernel/dice';
import { deadEnd } from '../../kernel/laws-choice';
import { draftsAreShown, probe } from '../../kernel/laws-probe';
import { standsRight } from '../../kernel/laws-world';
import type { AnySystem, Intent, Offer } from '../../kernel/system';
import { CLOTHING_IDS, JEWELRY_IDS } from '../content/enchanted-ids';
import { ITEM_IDS, type ItemId, ORIGIN_IDS, type WeaponId } from '../content/ids';
import type { Event } from '../events';
import { evolve } from '../evolve';
import { fiveLeagues } from '../index';
import { TAKEN_BEFORE, USABLE } from '../intents-items';
import type { Carried, Worn } from '../profile';
import type { State } from '../state';
import { aBattle, actOf, carried, type FigureGiven, IDLE } from '../test-kit';
import { inch } from '../units';
import { readyWarband } from '../warband/ready';
import { wornBonuses } from '../warband/worn';

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

const HANDS: readonly WeaponId[] = ['staff', 'standard-weapon', 'longbow', 'light-weapon', 'warhammer'];
const WORN: readonly ItemId[] = [
  ...(['icon', 'rangers-cloak', 'scouts-cloak', 'mystical-ring', 'thief-tools'] as const),
  ...CLOTHING_IDS,
  ...JEWELRY_IDS,
];

/** Four of a warband in a knot, two foes near, and a Backpack full of everything; `a1` acts, or the battle is to begin. */
function scene(random: () => number): State {
  const begun = random() < 0.7;
  const hero = (id: string, x: number): FigureGiven => {
    const worn = random() < 0.5 ? [pick(WORN, random)] : [];
    const weapons = [...new Set([pick(HANDS, random), pick(HANDS, random)])].map((is) =>
      carried(is, { id: `${id}-${is}` }),
    );
    return {
      at: [x, 10],
      seat: pick(['a', 'a', 'b'], random),
      wounds: random() < 0.5 ? 1 : 0,
      fate: begun ? 'table' : 'reserve',
      hand: weapons[0]?.id ?? null,
      conditions: random() < 0.2 ? { torch: 1 } : {},
      did: random() < 0.5 ? IDLE : { ...IDLE, spent: inch(random() * 4), moved: inch(1) },
      profile: {
        ...{ kind: pick(['hero', 'hero', 'follower', 'ally'] as const, random), origin: pick(ORIGIN_IDS, random) },
        ...{ weapons, worn, skillBonuses: wornBonuses(worn), shield: random() < 0.3, helmet: random() < 0.3 },
      },
    };
  };
  const spare: (Carried | Worn)[] = [
    carried('bastard-sword', { id: 'spare-sword', damaged: random() < 0.2 }),
    carried('light-weapon', { id: 'spare-knife', enchanted: random() < 0.3 ? 'Grief' : null }),
    { is: 'shield', improved: null, damaged: random() < 0.2 },
    { is: 'helmet', improved: null, damaged: false },
    { is: 'full-armor', improved: null, damaged: false },
  ];
  const sheet = readyWarband('hearthguard')?.sheet;
  const base = aBattle({ figures: {} }).config;
  const unholy = pick([['fey'], ['undead'], ['undying'], []] as const, random);
  return aBattle({
    config: { ...base, scenario: 'defensive' },
    round: begun ? 2 : 0,
    phase: begun ? 'quick' : 'set-up',
    warband: sheet === undefined ? null : { ...sheet, spare },
    backpack: ITEM_IDS.filter(() => random() < 0.7).map((item) => ({ item, count: 1 + Math.floor(random() * 2) })),
    figures: {
      ...{ a1: hero('a1', 10), a2: hero('a2', 11.1), a3: hero('a3', 12.2), a4: hero('a4', 20) },
      e1: { at: [10, 14], traits: [...unholy] },
      e2: { at: [12, 19], traits: [...unholy] },
    },
    steps: begun
      ? [{ is: 'round', stage: 'quick' }, { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] }, actOf('a1')]
      : [{ is: 'muster', ready: [] }],
  });
}

const MINE = ['use', 'ready-weapon', 'keep-down', 'anticipate', 'interact', 'drink', 'take-before', 'choose', 'leave'];

const UNITS = ['a1', 'a2', 'a3', 'a4', 'e1', 'e2', 'nobody'];
/** Anything of this part, sensible or not. */
function wild(random: () => number): Intent {
  const unit = pick(UNITS, random);
  const pieces = ['spare-sword', 'spare-knife', 'shield', 'helmet', 'full-armor', 'torch', 'icon', 'a1-staff', 'none'];
  const all: readonly (Intent & Readonly<Record<string, unknown>>)[] = [
    { do: 'use', unit, item: pick(USABLE, random), target: pick(UNITS, random) },
    { do: 'ready-weapon', unit, how: pick(['take', 'put'], random), piece: pick(pieces, random) },
    { do: pick(['keep-down', 'anticipate', 'drink'], random), unit },
    { do: 'interact', unit, with: 'item' },
    { do: 'take-before', item: pick(TAKEN_BEFORE, random), unit },
    { do: 'take-before', item: pick(['alarm-traps', 'torch', 'tiny-offering'], random) },
  ];
  return pick(all, random);
}

/** Every choice of this part that is offered is judged by the laws, and one of them is made. */
function judged(start: State, random: () => number): readonly string[] {
  const faults: string[] = [];
  let state = start;
  for (let n = 0; n < 5 && faults.length === 0; n++) {
    const seat = pick(['a', 'b'], random);
    if (system.waitingFor(state).some((each) => each.seat === seat))
      for (const fault of draftsAreShown(system, state, seat)) faults.push(fault.says);
    const stuck = deadEnd({ system, seats: ['a', 'b', 'gm'], random, consent: 0, past: [] }, state);
    if (stuck !== undefined) return [stuck.says];
    const offers = (system.offers(state, seat) as readonly Offer<Intent>[]).filter(({ do: name }) =>
      MINE.includes(name),
    );
    const intents = offers.flatMap((offer) =>
      offer.needs === 'target' ? offer.intents : offer.needs === 'now' ? [offer.intent] : [],
    );
    for (const intent of intents) {
      for (const fault of probe(system, state, seat, intent, random, 'legal'))
        faults.push(`${fault.law}: ${fault.says} ${JSON.stringify(intent)}`);
    }
    for (let tries = 0; tries < 12; tries++)
      for (const fault of probe(system, state, seat, wild(random), random, 'unknown'))
        faults.push(`${fault.law}: ${fault.says} ${JSON.stringify(fault.intent)}`);
    if (intents.length === 0) continue;
    const intent = pick(intents, random);
    const decided = system.decide(state, seat, intent, randomDice(random));
    if (!decided.ok) return [...faults, `refused ${JSON.stringify(intent)}`];
    state = (decided.value as readonly Event[]).reduce(evolve, state);
    const wrong = standsRight(system, state);
    if (wrong !== undefined) faults.push(`${wrong.says} after ${JSON.stringify(intent)}`);
  }
  return faults;
}

describe('the laws hold for whatever is taken, used, drunk and worn', () => {
  it.each([1, 2, 3, 4])(
    'in scenes of luck, %i [FL-EQP-08]',
    (part) => {
      for (let seed = part * 100; seed < part * 100 + 15; seed++) {
        const random = seeded(seed * 7919);
        expect({ seed, faults: judged(scene(random), random) }).toEqual({ seed, faults: [] });
      }
    },
    30_000,
  );
});
