import { describe, expect, test } from 'vitest';
import { randomDice } from '../../kernel/dice';
import { decide, offers, preview } from '../engine';
import type { Event } from '../events';
import { evolve } from '../evolve';
import type { Intent } from '../intents';
import type { State } from '../state';
import type { MeleeStep, Tactic } from '../steps-combat';
import { aBattle, aPiece, carried } from '../test-kit';
import { meleeChances } from './melee-chances';
import { shotChances } from './shot-odds';
import { begun, duel } from './test-kit';

/** A uniform source that gives the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const after = (state: State, seat: string, intent: Intent, random: () => number): State => {
  const decided = decide(state, seat, intent, randomDice(random));
  if (!decided.ok) throw new Error(decided.error.map(({ code }) => code).join());
  return (decided.value as readonly Event[]).reduce(evolve, state);
};

const melee = (state: State): MeleeStep => {
  const step = state.steps.at(-1);
  if (step?.is !== 'melee') throw new Error('no melee waits');
  return step;
};

/** Plays one melee through, following wherever that is asked, and says how both came out. */
function playedOut(start: State, tactic: Tactic | 'none', random: () => number): readonly string[] {
  let state = after(start, 'a', { do: 'fight-with', unit: 'a', weapon: 'standard-weapon', tactic }, random);
  for (let i = 0; i < 60 && state.steps.at(-1)?.is === 'melee'; i++) {
    const step = melee(state);
    state = after(state, 'a', { do: step.stage === 'slip' ? 'fight-on' : 'step-up', unit: 'a' }, random);
  }
  return ['a', 'e'].map((id) => {
    const figure = state.figures[id];
    return figure?.fate !== 'table' ? 'out' : (figure.wounds ?? 0) > 0 ? 'wounded' : 'unhurt';
  });
}

const GAMES = 600;

function simulated(start: State, tactic: Tactic | 'none', seed: number) {
  const random = seeded(seed);
  const counts: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) {
    const [one, two] = playedOut(start, tactic, random);
    counts[`a ${one}`] = (counts[`a ${one}`] ?? 0) + 1 / GAMES;
    counts[`e ${two}`] = (counts[`e ${two}`] ?? 0) + 1 / GAMES;
  }
  return counts;
}

describe('the odds of a melee', () => {
  const hero = { profile: { combat: 1, armor: 1, toughness: 4 } };
  const foe = { profile: { combat: 0, armor: 2, toughness: 3, blow: { armor: 1, toughness: 1 } } };
  const rock = aPiece('rock', { stands: 'individual' }, [9, 12.4], [2, 1]);

  const cases = [
    ['none', 'in the open', []],
    ['none', 'near a wall', [rock]],
    ['defensive', 'in the open', []],
    ['furious-toughness', 'near a wall', [rock]],
  ] as const;
  for (const [tactic, where, terrain] of cases)
    test(`agree with ${GAMES} melees played out: ${tactic}, ${where} [FL-BAT-107]`, { timeout: 60_000 }, () => {
      const seed = 20260 + tactic.length;
      const { state } = begun(duel(hero, foe, { terrain }));
      const exact = meleeChances(state, {
        ...melee(state),
        weapons: { ...melee(state).weapons, a: 'standard-weapon' },
        tactics: { ...melee(state).tactics, a: tactic },
      });
      const counts = simulated(state, tactic, seed);
      for (const fate of ['out', 'wounded', 'unhurt'] as const) {
        // Four standard deviations of a share
        const room = (p: number): number => 4 * Math.sqrt((p * (1 - p) + 1e-4) / GAMES);
        const [a, e] = [exact.initiator[fate], exact.other[fate]];
        expect(Math.abs((counts[`a ${fate}`] ?? 0) - a), `a ${fate}, seed ${seed}`).toBeLessThan(room(a));
        expect(Math.abs((counts[`e ${fate}`] ?? 0) - e), `e ${fate}, seed ${seed}`).toBeLessThan(room(e));
      }
    });

  test('sum to one for both, and a calmer tactic spares the foe [FL-BAT-104]', () => {
    const { state } = begun(duel(hero, foe));
    const of = (tactic: Tactic | 'none') =>
      meleeChances(state, {
        ...melee(state),
        weapons: { ...melee(state).weapons, a: 'standard-weapon' },
        tactics: { a: tactic, e: 'none' },
      });
    for (const tactic of ['none', 'defensive', 'furious-armor'] as const)
      for (const side of ['initiator', 'other'] as const)
        expect(Object.values(of(tactic)[side]).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
    expect(of('defensive').other.out).toBe(0);
    expect(of('defensive').initiator.out).toBeLessThan(of('none').initiator.out);
  });

  test('are shown for every way to fight that is offered [FL-BAT-103]', () => {
    const { state } = begun(duel(hero, foe));
    const offer = offers(state, 'a').find((each) => each.do === 'fight-with');
    const intents = offer?.needs === 'target' ? offer.intents : [];
    expect(intents).toHaveLength(5);
    for (const intent of intents) {
      const shown = preview(state, 'a', intent);
      expect(shown.is).toBe('ready');
      const codes = shown.is === 'ready' ? (shown.odds ?? []).map(({ code }) => code) : [];
      expect(codes).toEqual(expect.arrayContaining(['melee-self', 'melee-foe', 'melee-first', 'self-out']));
    }
  });
});

test('the odds of a shot agree with shots played out [FL-BAT-84]', () => {
  const state = aBattle({
    figures: {
      a: { at: [10, 10], profile: { combat: 1, weapons: [carried('longbow')] }, hand: 'longbow' },
      e: { at: [10, 20], profile: { armor: 1 } },
    },
    acting: 'a',
  });
  const shot = { by: 'a', target: 'e', weapon: 'longbow', free: false };
  const exact = shotChances(state, shot);
  // 5+ with one for standing still; armour 1 stops on no face but Stuns on 1; Toughness 3
  expect(exact?.hits).toBeCloseTo(1 / 2);
  expect(exact?.results.casualty).toBeCloseTo((1 / 2) * (5 / 6) * (1 / 2));
  const random = seeded(7);
  let out = 0;
  for (let i = 0; i < 600; i++)
    if (
      after(state, 'a', { do: 'shoot', unit: 'a', target: 'e', weapon: 'longbow' }, random).figures['e']?.fate ===
      'casualty'
    )
      out++;
  expect(Math.abs(out / 600 - (exact?.results.casualty ?? 0))).toBeLessThan(4 * Math.sqrt(0.165 / 600));
});
