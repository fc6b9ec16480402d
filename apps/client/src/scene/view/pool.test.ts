import { describe, expect, it } from 'vitest';
import { createPool } from './pool';

function counted() {
  const log = { made: 0, ended: 0, shown: new Set<number>() };
  const pool = createPool<number>(
    () => log.made++,
    (it, shown) => (shown ? log.shown.add(it) : log.shown.delete(it)),
    () => log.ended++,
  );
  return { pool, log };
}

describe('pool', () => {
  it('makes no more than the busiest round needed', () => {
    const { pool, log } = counted();
    for (const round of [3, 5, 2, 5]) {
      for (let i = 0; i < round; i++) pool.take();
      pool.settle();
    }
    expect(log.made).toBe(5);
    expect(pool.size()).toBe(5);
  });

  it('puts away what the round did not take', () => {
    const { pool, log } = counted();
    for (let i = 0; i < 4; i++) pool.take();
    pool.settle();
    pool.take();
    pool.settle();
    expect([...log.shown]).toEqual([0]);
    pool.settle();
    expect(log.shown.size).toBe(0);
  });

  it('ends everything it made', () => {
    const { pool, log } = counted();
    for (let i = 0; i < 3; i++) pool.take();
    pool.destroy();
    expect(log.ended).toBe(3);
    expect(pool.size()).toBe(0);
  });
});
