import { describe, expect, it } from 'vitest';
import { bucket, spend, take } from './rate';
import { costOf } from './table/ask';

describe('a bucket', () => {
  it('fills again by itself, up to what it holds', () => {
    const from = bucket(2, 1, 0);
    expect([take(from, 0), take(from, 0), take(from, 0)]).toEqual([true, true, false]);
    expect([take(from, 1000), take(from, 1000)]).toEqual([true, false]);
    expect([take(from, 60_000), take(from, 60_000), take(from, 60_000)]).toEqual([true, true, false]);
  });

  it('that owes for long work gives nothing until that is made good', () => {
    const from = bucket(4, 2, 0);
    spend(from, costOf(260));
    expect(from.left).toBe(-6);
    expect(take(from, 3000)).toBe(false);
    expect(take(from, 3500)).toBe(true);
  });

  it('owes nothing for work of the usual length', () => {
    expect([costOf(0), costOf(15), costOf(60), costOf(79)]).toEqual([0, 0, 0, 0]);
    expect([costOf(80), costOf(460)]).toEqual([1, 20]);
  });
});
