import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HitJudgement, hitChances } from './harm';
import { meleeStep } from './melee';
import { meleeChances } from './melee-chances';
import { oneSave, saveChance } from './saves';
import { duel } from './test-kit';

const sum = (shares: Readonly<Record<string, number>>): number => Object.values(shares).reduce((all, p) => all + p, 0);

const judged = fc.record({
  armor: fc.option(fc.integer({ min: 1, max: 6 })),
  armorBonus: fc.integer({ min: -2, max: 3 }),
  toughness: fc.integer({ min: 2, max: 7 }),
  toughnessBonus: fc.integer({ min: -2, max: 3 }),
  deadly: fc.boolean(),
  mayStun: fc.boolean(),
  wounded: fc.boolean(),
  bruises: fc.boolean(),
  points: fc.option(fc.integer({ min: 1, max: 6 })),
});

const judgement = (given: typeof judged extends fc.Arbitrary<infer T> ? T : never): HitJudgement => ({
  armor:
    given.armor === null
      ? null
      : { rating: given.armor, because: [], modifiers: [{ amount: given.armorBonus, because: 'x' }] },
  toughness: { rating: given.toughness, modifiers: [{ amount: given.toughnessBonus, because: 'x' }] },
  deadly: given.deadly && given.points === null ? 'poison' : null,
  mayStun: given.mayStun && given.points === null,
  wound: given.wounded ? 'casualty' : 'wounded',
  bruises: given.bruises,
  deflects: false,
  points: given.points,
  takes: { equal: 1, above: (given.points ?? 0) >= 4 ? 2 : 1 },
});

describe('chances', () => {
  test('of a Hit sum to one, and a harder blow never kills less [FL-BAT-160]', () => {
    fc.assert(
      fc.property(judged, (given) => {
        const here = hitChances(judgement(given)).results;
        expect(sum(here)).toBeCloseTo(1);
        const harder = hitChances(judgement({ ...given, toughnessBonus: given.toughnessBonus + 1 })).results;
        expect(harder.casualty).toBeGreaterThanOrEqual(here.casualty - 1e-9);
        if (given.armor === null) return;
        const thicker = hitChances(judgement({ ...given, armor: given.armor + 1 })).results;
        expect(thicker.casualty).toBeLessThanOrEqual(here.casualty + 1e-9);
      }),
      { verbose: 1 },
    );
  });

  test('of a melee sum to one for both, whatever the scores, and skill never harms [FL-BAT-107]', () => {
    const scores = fc.record({
      combat: fc.integer({ min: -1, max: 3 }),
      armor: fc.integer({ min: 0, max: 4 }),
      toughness: fc.integer({ min: 3, max: 6 }),
    });
    fc.assert(
      fc.property(scores, scores, (hero, foe) => {
        const step = { ...meleeStep('a', 'e'), attacker: 'a' };
        const here = meleeChances(duel({ profile: hero }, { profile: foe }), step);
        for (const side of ['initiator', 'other', 'first'] as const) expect(sum(here[side])).toBeCloseTo(1);
        const better = meleeChances(duel({ profile: { ...hero, combat: hero.combat + 1 } }, { profile: foe }), step);
        expect(better.first.initiator).toBeGreaterThanOrEqual(here.first.initiator);
      }),
      { verbose: 1, numRuns: 25 },
    );
  });

  test('of a save are no worse with another beside it [FL-GEN-15]', () => {
    const save = fc.record({ needs: fc.integer({ min: 2, max: 7 }), because: fc.constant('x') });
    fc.assert(
      fc.property(save, save, (one, two) => {
        const [alone, both] = [oneSave([one]), oneSave([one, two])];
        if (alone === undefined || both === undefined) throw new Error('no save');
        expect(saveChance(both)).toBeGreaterThanOrEqual(saveChance(alone));
      }),
      { verbose: 1 },
    );
  });
});
