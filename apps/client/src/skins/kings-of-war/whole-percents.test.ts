import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholePercents } from './whole-percents';

describe('Whole percents', () => {
  it('make a hundred where plain rounding would make more or less', () => {
    expect(wholePercents([6 / 36, 15 / 36, 15 / 36])).toEqual([17, 41, 42]);
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  });
  it('make a hundred of any whole, each less than one from its share', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(weights, (parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        const shares = parts.map((part) => part / whole);
        const percents = wholePercents(shares);
        expect(percents.reduce((sum, n) => sum + n, 0)).toBe(100);
        percents.forEach((n, at) => {
          expect(Math.abs(n - (shares[at] ?? 0) * 100)).toBeLessThan(1.0001);
        });
      }),
    );
  });
});
