import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, difference, equal } from './equal';

describe('equal', () => {
  test('takes plain data for what it is, in any order of keys', () => {
    expect(equal({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(equal({ a: undefined }, {})).toBe(true);
    expect(equal([1, 2], [2, 1])).toBe(false);
    expect(equal([], {})).toBe(false);
    expect(equal({ a: 1 }, { a: 1, b: 0 })).toBe(false);
    expect(equal(Number.NaN, Number.NaN)).toBe(false);
    expect(equal({ toString: 1 }, {})).toBe(false);
  });

  test('does not take a Map or a Date for plain data', () => {
    expect(equal({ a: new Map() }, { a: new Map() })).toBe(false);
    expect(equal(new Date(0), new Date(0))).toBe(false);
  });

  test('says where two values differ', () => {
    expect(difference({ units: { u3: { x: 1 } } }, { units: { u3: { x: 2 } } })).toBe('units.u3.x');
    expect(difference({ a: [1, 2] }, { a: [1] })).toBe('a.1');
    expect(difference(1, 2)).toBe('.');
    expect(difference({ a: 1 }, { a: 1 })).toBeUndefined();
  });

  test('agrees with canonical JSON on random data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const plain = JSON.parse(JSON.stringify([a, b])) as [unknown, unknown];
        expect(equal(plain[0], plain[1])).toBe(canonical(plain[0]) === canonical(plain[1]));
        expect(JSON.parse(canonical(plain))).toEqual(plain);
      }),
      { seed: 4711, numRuns: 300 },
    );
  });
});

describe('canonical JSON', () => {
  test('is the same for the same value and leaves out what is undefined', () => {
    expect(canonical({ b: 1, a: [true, null, 'x"'], c: undefined })).toBe('{"a":[true,null,"x\\""],"b":1}');
  });

  test.each([[Number.NaN], [() => 0], [undefined], [10n]])('throws for %s, which JSON cannot carry', (value) => {
    expect(() => canonical([value])).toThrow(TypeError);
  });
});
