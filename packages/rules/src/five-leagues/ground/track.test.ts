import type { Point } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossingsOf, isInside, joined, shareOf, spansInside, spansNear, toRim, toRing } from './track';

const square: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
/** A hook: concave. */
const hook: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 12, y: 0 },
  { x: 12, y: 12 },
  { x: 8, y: 12 },
  { x: 8, y: 4 },
  { x: 0, y: 4 },
];
/** Places on a table are whole hundredths of a mm. */
const number = fc.integer({ min: -2000, max: 3000 }).map((hundredths) => hundredths / 100);
const point = fc.record({ x: number, y: number });
const on = (p: Point, q: Point, t: number): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });

describe('a straight track', () => {
  test('crosses a ring where it goes in and out', () => {
    expect(crossingsOf(square, { x: -10, y: 5 }, { x: 20, y: 5 })).toEqual([1 / 3, 2 / 3]);
    expect(spansInside(square, { x: -10, y: 5 }, { x: 20, y: 5 })).toEqual([[1 / 3, 2 / 3]]);
    expect(spansInside(square, { x: 2, y: 5 }, { x: 8, y: 5 })).toEqual([[0, 1]]);
    expect(spansInside(square, { x: -2, y: 5 }, { x: -8, y: 5 })).toEqual([]);
  });

  test('crosses a hook twice', () => {
    expect(spansInside(hook, { x: -4, y: 2 }, { x: 16, y: 2 })).toHaveLength(1);
    expect(spansInside(hook, { x: 0, y: -2 }, { x: 13, y: 10 })).toHaveLength(2);
  });

  test('that touches a corner meets it once, and goes through nothing', () => {
    expect(shareOf(spansInside(square, { x: -5, y: 5 }, { x: 5, y: -5 }))).toBeLessThan(1e-6);
  });

  test('is near a ring as far as the distance says', () => {
    const [[from, to] = [0, 0]] = spansNear(square, { x: -10, y: 5 }, { x: 20, y: 5 }, 2);
    expect(from).toBeCloseTo(8 / 30);
    expect(to).toBeCloseTo(22 / 30);
    expect(spansNear(square, { x: -10, y: 13 }, { x: 20, y: 13 }, 2)).toEqual([]);
  });

  test('is inside exactly where its points are', () => {
    fc.assert(
      fc.property(
        point,
        point,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(square, hook),
        (p, q, t, ring) => {
          const at = on(p, q, t);
          fc.pre(toRim(ring, at) > 1e-3);
          fc.pre(spansInside(ring, p, q).every(([a, b]) => Math.abs(t - a) > 1e-3 && Math.abs(t - b) > 1e-3));
          expect(spansInside(ring, p, q).some(([a, b]) => t >= a && t <= b)).toBe(isInside(ring, at));
        },
      ),
    );
  });

  test('is near exactly where its points are', () => {
    const far = fc.double({ min: 0.5, max: 6, noNaN: true });
    fc.assert(
      fc.property(
        point,
        point,
        fc.double({ min: 0, max: 1, noNaN: true }),
        far,
        fc.constantFrom(square, hook),
        (p, q, t, r, ring) => {
          const distance = toRing(ring, on(p, q, t));
          fc.pre(Math.abs(distance - r) > 1e-3);
          expect(spansNear(ring, p, q, r).some(([a, b]) => t >= a && t <= b)).toBe(distance < r);
        },
      ),
    );
  });
});

test('parts that overlap are one, and each stretch counts once', () => {
  expect(
    joined([
      [0.5, 0.7],
      [0, 0.2],
      [0.1, 0.3],
    ]),
  ).toEqual([
    [0, 0.3],
    [0.5, 0.7],
  ]);
  expect(
    shareOf([
      [0, 0.2],
      [0.1, 0.3],
      [0.5, 0.7],
    ]),
  ).toBeCloseTo(0.5);
});
