import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomDice, scriptedDice } from '../../kernel/dice';
import { ORIGIN_TABLE } from '../content/origins';
import { rollOn } from '../content/tables';
import { randomDirection } from '../ground/chance';
import { lotOf, shuffled } from '../luck';
import { sizeOf } from '../scenarios/numbers';
import { aBattle, play, refusals } from '../test-kit';
import { inch, inInches } from '../units';

describe('dice and measures', () => {
  test('a table knows the faces of its die and no others [FL-GEN-01]', () => {
    expect(rollOn(ORIGIN_TABLE, 1)?.id).toBe('human');
    expect(rollOn(ORIGIN_TABLE, 100)).toBeDefined();
    expect(rollOn(ORIGIN_TABLE, 0)).toBeUndefined();
    expect(rollOn(ORIGIN_TABLE, 101)).toBeUndefined();
  });

  test('two D6 for the number of enemies are read apart: the higher counts, not their sum [FL-GEN-02]', () => {
    const state = { ...aBattle({ figures: {} }), encounter: null };
    expect(sizeOf(state, [2, 5]).parts).toEqual([{ amount: 5, because: 'FL-SET-02' }]);
  });

  test('of five a D6 picks one, and a 6 is thrown again [FL-GEN-07] [EX-02]', () => {
    const dice = scriptedDice([6, 6, 3]);
    expect(lotOf(dice, 5)).toEqual({ index: 2, faces: [6, 6, 3], sides: 6 });
    dice.done();
  });

  test('between two a D6 is halved [FL-GEN-16]', () => {
    expect([1, 3, 4, 6].map((face) => lotOf(scriptedDice([face]), 2).index)).toEqual([0, 0, 1, 1]);
  });

  test('a lot falls on every one of a list, and on no other [FL-GEN-07]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer(), (n, seed) => {
        const dice = randomDice(fixed(seed));
        const { index, faces, sides } = lotOf(dice, n);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(n);
        expect(faces.every((face) => face <= sides)).toBe(true);
      }),
    );
    expect([...shuffled([1, 2, 3, 4], randomDice(fixed(7)))].sort()).toEqual([1, 2, 3, 4]);
  });

  test('a random direction is one of a die, all the way round [FL-GEN-06]', () => {
    const angles = Array.from({ length: 12 }, (_, i) => randomDirection(scriptedDice([i + 1])).angle);
    expect(new Set(angles).size).toBe(12);
    expect(angles.every((angle) => angle >= 0 && angle < 360)).toBe(true);
  });

  test('lengths are inches of 25.4 mm, whatever the figures [FL-GEN-10]', () => {
    expect(inch(4)).toBeCloseTo(101.6);
    expect(inInches(25.4)).toBe(1);
  });

  test('nobody attacks his own side, unless it is in the power of the enemy [FL-GEN-18]', () => {
    const figures = { h1: { at: [10, 10] as const }, h2: { at: [11.2, 10] as const }, e9: { at: [18, 34] as const } };
    const state = aBattle({ figures, acting: 'h1' });
    expect(refusals(state, { do: 'fight', unit: 'h1', target: 'h2' })).toMatchObject([{ code: 'melee/own-side' }]);
    const lost = aBattle({ figures: { ...figures, h2: { at: [11.2, 10], controlled: 'battle' } }, acting: 'h1' });
    expect(refusals(lost, { do: 'fight', unit: 'h1', target: 'h2' })).toEqual([]);
  });

  test('what one may do one may leave undone [FL-GEN-09] [FL-BAT-15]', () => {
    const state = aBattle({ figures: { h1: { at: [10, 10] }, e9: { at: [18, 34] } }, acting: 'h1' });
    const told = play(state, { do: 'end-activation', unit: 'h1' });
    expect(told.of('activationEnded')).toHaveLength(1);
    expect(told.of('moved')).toEqual([]);
  });
});

/** A small generator: the same seed gives the same luck. */
function fixed(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 2 ** 32;
  };
}
