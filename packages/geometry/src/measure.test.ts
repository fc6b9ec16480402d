import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEED } from './fixtures/arbitrary';
import { atLeast, atMost, inches, roundAngle, roundLength, roundPose, TOLERANCE, toInches } from './measure';

it('turns inches into mm and back', () => {
  expect(inches(48)).toBeCloseTo(1219.2, 9);
  expect(toInches(inches(7.5))).toBeCloseTo(7.5, 12);
});

it('rounds lengths to a hundredth and never to minus nothing', () => {
  expect(roundLength(1.234_9)).toBe(1.23);
  expect(Object.is(roundLength(-0.001), 0)).toBe(true);
});

it('brings angles into one turn, also just below it', () => {
  expect(roundAngle(359.999)).toBe(0);
  expect(roundAngle(-0.01)).toBe(359.99);
  expect(roundAngle(-90)).toBe(270);
  expect(roundAngle(725.5)).toBe(5.5);
  expect(Object.is(roundAngle(-0.001), 0)).toBe(true);
});

it('rounds a pose to the same pose twice', () => {
  const number = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(number, number, number, (x, y, facing) => {
      const once = roundPose({ x, y, facing });
      expect(roundPose(once)).toEqual(once);
      expect(once.facing).toBeGreaterThanOrEqual(0);
      expect(once.facing).toBeLessThan(360);
    }),
    SEED,
  );
});

it('takes a limit missed by the tolerance as kept, and one missed by 0.1 mm as missed', () => {
  expect(atMost(254 + TOLERANCE, 254)).toBe(true);
  expect(atMost(254.1, 254)).toBe(false);
  expect(atLeast(25.4 - TOLERANCE, 25.4)).toBe(true);
  expect(atLeast(25.3, 25.4)).toBe(false);
});
