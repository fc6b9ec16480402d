import { describe, expect, it } from 'vitest';
import { sameGiven, swapped } from './initiative';

describe('a die given to a character', () => {
  it('changes places with the one the character had', () => {
    expect(swapped({ a: 0, b: 1, c: 2 }, 2, 'a')).toEqual({ a: 2, c: 0, b: 1 });
  });
  it('leaves whoever had it without one where the character had none', () => {
    expect(swapped({ a: 0, b: 1 }, 1, 'c')).toEqual({ a: 0, c: 1 });
  });
  it('is taken from the free ones, and the one it had is free again', () => {
    expect(swapped({ a: 0 }, 3, 'a')).toEqual({ a: 3 });
  });
  it('stays where it is', () => {
    const given = { a: 0, b: 1 };
    expect(swapped(given, 0, 'a')).toBe(given);
  });
  it('tells the same proposal from another, in whatever order', () => {
    expect(sameGiven({ a: 0, b: 1 }, { b: 1, a: 0 })).toBe(true);
    expect(sameGiven({ a: 0, b: 1 }, { a: 1, b: 0 })).toBe(false);
    expect(sameGiven({ a: 0 }, { a: 0, b: 1 })).toBe(false);
  });
});
