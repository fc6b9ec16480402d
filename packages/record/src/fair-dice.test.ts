import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fairDice, isMix, mixesOf, namedDice } from './fair-dice';
import { commitmentTo, hashOf, isSeed, newSeed } from './head';

const SEED = hashOf('a seed for tests');
const at = (entry: number, mixes: readonly { seat: string; seed: string }[] = []) =>
  fairDice({ seed: SEED, mixes, entry });

/** Chi-square of faces against equal shares. */
function chiSquare(faces: readonly number[], sides: number): number {
  const counts = new Array<number>(sides).fill(0);
  for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  const expected = faces.length / sides;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('fair dice', () => {
  test('give the same faces for the same place, however often they are asked', () => {
    expect(at(3).roll(20, 6)).toEqual(at(3).roll(20, 6));
    const twice = at(3);
    const first = twice.roll(20, 6);
    expect(twice.roll(20, 6)).not.toEqual(first);
  });

  test('that belong to a name give the same faces whatever else is thrown, and others under another name', () => {
    const thrown = (seed: string, name: string): readonly number[] => {
      const dice = namedDice(seed, name);
      return Array.from({ length: 20 }, () => dice.roll(1, 100)[0] ?? 0);
    };
    const faces = thrown(SEED, 'c1/origin');
    expect(thrown(SEED, 'c2/origin')).not.toEqual(faces);
    expect(thrown(hashOf('another'), 'c1/origin')).not.toEqual(faces);
    expect(thrown(SEED, 'c1/origin')).toEqual(faces);
  });

  test('give other faces in another entry, for another seed, and after a seat has mixed in its own', () => {
    const plain = at(3).roll(20, 6);
    expect(at(4).roll(20, 6)).not.toEqual(plain);
    expect(fairDice({ seed: hashOf('another'), mixes: [], entry: 3 }).roll(20, 6)).not.toEqual(plain);
    const mixed = at(3, [{ seat: 'a', seed: hashOf('mine') }]).roll(20, 6);
    expect(mixed).not.toEqual(plain);
    expect(at(3, [{ seat: 'b', seed: hashOf('mine') }]).roll(20, 6)).not.toEqual(mixed);
  });

  test('keep later rolls of an entry apart from how many dice the first took', () => {
    const few = at(1);
    const many = at(1);
    few.roll(1, 6);
    many.roll(50, 6);
    expect(few.roll(10, 6)).toEqual(many.roll(10, 6));
  });

  test('are HMAC-SHA256 as written down, computed here once more with other means', () => {
    const mixed = createHash('sha256')
      .update(`a:${hashOf('mine')}`)
      .digest('hex');
    const block = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`muster-dice-1|${mixed}|7|0|0`).digest();
    const faces = Array.from({ length: 8 }, (_, i) => 1 + (block.readUInt32BE(4 * i) % 6));
    expect(at(7, [{ seat: 'a', seed: hashOf('mine') }]).roll(8, 6)).toEqual(faces);
  });

  // Limits: chi-square at 99.9% for sides - 1 degrees of freedom. The seed is fixed, so the result is too.
  test.each([
    [2, 10.83],
    [3, 13.82],
    [6, 20.52],
    [8, 24.32],
    [10, 27.88],
    [12, 31.26],
    [20, 43.82],
    [100, 148.23],
  ])('are even over 60,000 throws of a die of %i sides', (sides, limit) => {
    const faces = Array.from({ length: 60 }, (_, entry) => at(entry).roll(1000, sides)).flat();
    expect(Math.min(...faces)).toBe(1);
    expect(Math.max(...faces)).toBe(sides);
    expect(chiSquare(faces, sides)).toBeLessThan(limit);
  });

  test('show no link between one die and the next', () => {
    const faces = at(1).roll(9000, 6);
    const pairs = faces.slice(1).map((face, i) => (faces[i]! - 1) * 6 + face);
    // 35 degrees of freedom at 99.9%.
    expect(chiSquare(pairs, 36)).toBeLessThan(66.62);
  });

  test('refuse dice that do not exist, and throw none where none are asked for', () => {
    expect(at(0).roll(0, 6)).toEqual([]);
    for (const [count, sides] of [
      [1, 0],
      [-1, 6],
      [1.5, 6],
      [1, Number.NaN],
      [10_001, 6],
      [1, 1_000_001],
    ] as const)
      expect(() => at(0).roll(count, sides)).toThrow(RangeError);
  });
});

describe('seeds', () => {
  test('are 32 bytes in hex, fresh each time', () => {
    const seeds = Array.from({ length: 50 }, newSeed);
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(50);
    expect(isSeed('xyz')).toBe(false);
  });

  test('are promised by the SHA-256 of their bytes', () => {
    expect(commitmentTo(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });

  test('mixed in are read from entries without events of their own', () => {
    const entry = { seat: 'a', intent: { do: 'mix', seed: SEED }, events: [] };
    expect(isMix(entry)).toBe(true);
    expect(isMix({ ...entry, events: [{ type: 'moved' }] })).toBe(false);
    expect(isMix({ ...entry, intent: { do: 'move' } })).toBe(false);
    expect(mixesOf([entry])).toEqual([{ seat: 'a', seed: SEED }]);
  });
});
