import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preview } from '../engine';
import { aBattle } from '../test-kit';
import { successChances } from './odds';

const none = { rerolls: 0, raises: 0 };
const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);

describe('odds of an activation', () => {
  it('are exact for plain dice [ASOBH-ACT-01]', () => {
    const [zero, one, two] = successChances(4, 2, 0, none);
    expect([zero, one, two]).toEqual([0.25, 0.5, 0.25]);
    expect(successChances(7, 1, 0, none)[1]).toBeCloseTo(1 / 6, 12);
    expect(successChances(1, 1, 0, none)[1]).toBeCloseTo(5 / 6, 12);
  });

  it('count a Hero’s sure die [ASOBH-TRAIT-hero]', () => {
    expect(successChances(4, 3, 1, none)).toEqual([0, 0.25, 0.5, 0.25]);
    expect(successChances(4, 1, 1, none)).toEqual([0, 1]);
  });

  it('count what may be raised or thrown again [ASOBH-TRAIT-drilled] [ASOBH-TRAIT-will-of-the-gods]', () => {
    expect(successChances(4, 1, 0, { rerolls: 0, raises: 1 })[1]).toBeCloseTo(4 / 6, 12);
    expect(successChances(4, 1, 0, { rerolls: 1, raises: 0 })[1]).toBeCloseTo(3 / 4, 12);
    // A 3 is raised; a 1 or 2 is thrown again, and may still be raised
    expect(successChances(4, 1, 0, { rerolls: 1, raises: 1 })[1]).toBeCloseTo(4 / 6 + (2 / 6) * (4 / 6), 12);
  });

  it('sum to one and only grow with help', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 1 }),
        fc.integer({ min: 0, max: 1 }),
        (needs, dice, rerolls, raises) => {
          const plain = successChances(needs, dice, 0, none);
          const helped = successChances(needs, dice, 0, { rerolls, raises });
          expect(sum(helped)).toBeCloseTo(1, 10);
          const hoped = (chances: readonly number[]) => chances.reduce((total, chance, n) => total + n * chance, 0);
          expect(hoped(helped)).toBeGreaterThanOrEqual(hoped(plain) - 1e-12);
        },
      ),
      { seed: 411, verbose: true },
    );
  });

  it('show acting, turn-over, the enemy’s dice and a backfire before the dice fall [ASOBH-ACT-05] [ASOBH-MAG-03]', () => {
    const caster = { at: [200, 100], traits: ['spell-caster'], profile: { spells: ['transfix'] } } as const;
    const state = aBattle({ figures: { a1: caster, b1: { at: [200, 800] } } });
    const shown = preview(state, 'a', { do: 'activate', unit: 'a1', dice: 3, spell: 'transfix' });
    if (shown.is !== 'ready') throw new Error(shown.is);
    const of = (code: string) => shown.odds?.find((each) => each.code === code);
    expect(of('at-least-one-action')).toMatchObject({ value: 7 / 8 });
    expect(of('turn-over')).toMatchObject({ value: 0.5 });
    expect(of('reaction-dice')).toMatchObject({ value: 1.5 });
    expect(of('backfire')).toMatchObject({ value: 1 / 8 });
    const plain = preview(state, 'a', { do: 'activate', unit: 'a1', dice: 1 });
    expect(plain.is === 'ready' && plain.odds?.some(({ code }) => code === 'backfire')).toBe(false);
  });
});
