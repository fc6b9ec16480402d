import { describe, expect, it } from 'vitest';
import { hashOf, newCode, newId, newSecret } from './codes';
import { bucket, buckets, take } from './rate';

describe('codes', () => {
  it('can be read out, and are never the same', () => {
    const many = new Set(Array.from({ length: 500 }, newCode));
    expect(many.size).toBe(500);
    for (const code of many) expect(code).toMatch(/^[A-Z]+-[A-Z]+-[A-HJKMNP-TV-Z2-9]{16}$/);
    expect(newSecret()).toHaveLength(32);
    expect(newId()).toMatch(/^[a-z0-9]{12}$/);
    expect(hashOf('a')).not.toBe(hashOf('b'));
  });
});

describe('a rate', () => {
  it('lets a burst through, then as much as flows in', () => {
    const from = bucket(3, 1, 0);
    expect([1, 2, 3, 4].map(() => take(from, 0))).toEqual([true, true, true, false]);
    expect(take(from, 1000)).toBe(true);
    expect(take(from, 1000)).toBe(false);
  });

  it('is not refilled by a clock that goes backwards, and is kept by key', () => {
    const from = bucket(1, 1, 5000);
    expect(take(from, 5000)).toBe(true);
    expect(take(from, 0)).toBe(false);
    const all = buckets(1, 1);
    expect([all('x', 0), all('x', 0), all('y', 0)]).toEqual([true, false, true]);
  });
});
