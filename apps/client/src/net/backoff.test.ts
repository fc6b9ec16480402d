import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff } from './backoff';

test('the first try after a loss comes within a second', () => {
  expect(backoff(0, 0)).toBe(400);
  expect(backoff(0, 0.999)).toBeLessThanOrEqual(600);
});

test('waits grow with every try, stay under twenty seconds and are never zero', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
      const wait = backoff(attempt, random);
      expect(wait).toBeGreaterThanOrEqual(400);
      expect(wait).toBeLessThanOrEqual(18_000);
      expect(backoff(attempt + 1, random)).toBeGreaterThanOrEqual(wait);
    }),
  );
});
