import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import { MAPS } from '../content/maps';
import { aBattle, aFigure, aPiece } from '../test-kit';
import { inch } from '../units';
import { onEdge, randomAmong, randomDirection, randomEdgePoint } from './chance';
import { arrivalSpot, isFree, nearestFree } from './free';
import { levelAt } from './levels';

const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
const gap = (a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y) - 25;

describe('room to stand', () => {
  const house = aPiece('house', { stands: 'interior', height: inch(3) }, [10, 10], [6, 6]);
  const state = aBattle({ figures: { h1: { at: [4, 4] } }, terrain: [house] });
  const newcomer = aFigure('h2', { fate: 'reserve' });

  test('is on the table, clear of bases and of walls [GEN-05] [FL-BAT-46]', () => {
    expect(isFree(state, newcomer, at(4.9, 4))).toBe(false);
    expect(isFree(state, newcomer, at(5.1, 4))).toBe(true);
    expect(isFree(state, newcomer, at(0.4, 4))).toBe(false);
    expect(isFree(state, newcomer, at(10, 12))).toBe(false);
    expect(isFree(state, newcomer, at(12, 12))).toBe(true);
  });

  test('in a house is on its floor, on the roof for who is up there [FL-BAT-46]', () => {
    expect(levelAt(state, newcomer, at(12, 12))).toBe(0);
    const up = aFigure('h3', { at: [11, 11], level: inch(3) });
    expect(levelAt(state, up, at(12, 12))).toBe(inch(3));
    expect(levelAt(state, up, at(20, 12))).toBe(0);
  });

  test('on a boulder is on its top [FL-BAT-45]', () => {
    const rock = { ...state, terrain: [aPiece('rock', { height: inch(2) }, [10, 10], [4, 4])] };
    expect(levelAt(rock, newcomer, at(12, 12))).toBe(inch(2));
    expect(isFree(rock, newcomer, at(12, 12))).toBe(true);
  });
});

describe('who arrives in play', () => {
  test('stands no nearer than 1" to an enemy [FL-BAT-37]', () => {
    const state = aBattle({ figures: { e1: { at: [18, 18] } } });
    const spot = arrivalSpot(state, aFigure('h1', { fate: 'waiting' }), at(19.5, 18));
    expect(spot).toBeDefined();
    expect(gap(spot ?? at(0, 0), state.figures['e1']?.pose ?? at(0, 0))).toBeGreaterThanOrEqual(25.37);
    expect(arrivalSpot(state, aFigure('h1', { fate: 'waiting' }), at(20.1, 18))).toEqual({ x: 510.54, y: 457.2 });
  });

  test('stands 1" beside what is occupied [FL-BAT-37]', () => {
    const state = aBattle({ figures: { h2: { at: [18, 18] } } });
    const spot = arrivalSpot(state, aFigure('h1', { fate: 'waiting' }), at(18, 18));
    const apart = gap(spot ?? at(0, 0), state.figures['h2']?.pose ?? at(0, 0));
    expect(apart).toBeGreaterThanOrEqual(25.37);
    expect(apart).toBeLessThan(35);
  });

  test('finds room on every ready field, wherever it is looked for [FL-BAT-37]', () => {
    const map = fc.constantFrom(...MAPS);
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(map, share, share, ({ pieces, width, depth }, x, y) => {
        const state = aBattle({ figures: { e1: { at: [12, 12] } }, terrain: pieces, table: { width, depth } });
        const figure = aFigure('h1', { fate: 'waiting' });
        const spot = nearestFree(state, figure, { x: x * width, y: y * depth });
        expect(spot !== undefined && isFree(state, figure, spot)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('luck', () => {
  test('points like the hour of a clock [FL-GEN-06]', () => {
    expect(randomDirection(scriptedDice([12])).angle).toBe(90);
    expect(randomDirection(scriptedDice([3])).angle).toBe(0);
    expect(randomDirection(scriptedDice([6])).angle).toBe(270);
    expect(randomDirection(scriptedDice([9])).angle).toBe(180);
  });

  test('picks one of five with a D6, a 6 thrown again [FL-GEN-07] [EX-02]', () => {
    const dice = scriptedDice([6, 6, 5]);
    expect(randomAmong(dice, 5)).toEqual({ index: 4, faces: [6, 6, 5] });
    dice.done();
  });

  test('picks one of two by 1-3 and 4-6 [FL-GEN-16]', () => {
    expect(randomAmong(scriptedDice([3]), 2).index).toBe(0);
    expect(randomAmong(scriptedDice([4]), 2).index).toBe(1);
  });

  test('throws nothing where there is nothing to choose [FL-GEN-07]', () => {
    expect(randomAmong(scriptedDice([]), 1)).toEqual({ index: 0, faces: [] });
  });

  test('finds a point on an edge: which, and how far along [FL-SET-15]', () => {
    const state = aBattle({ figures: {} });
    const found = randomEdgePoint(state, scriptedDice([2, 10]));
    expect(found.edge).toBe('right');
    expect(found.at.x).toBeCloseTo(inch(36));
    expect(found.at.y).toBeCloseTo(inch(36) * 0.475);
    expect(onEdge(state, 'far', 0.5, 10)).toEqual({ x: inch(18), y: inch(36) - 10 });
  });
});
