import { describe, expect, test } from 'vitest';
import type { Names } from '../kernel';
import { words } from './words';

const called: Readonly<Record<string, string>> = { s1: 'Spears', s2: 'Spears', s3: 'Spears', g: 'Guard' };
/** Names with a mark around each unit, as a page asks for them. */
const names: Names = {
  unit: (id) => `<${id}|${called[id]}>`,
  bare: (id) => called[id] ?? id,
  seat: () => 'Ilse',
  side: (side) => side,
  length: (mm) => `${mm} mm`,
};
const moved = (...pieces: readonly string[]) =>
  words.event(
    {
      type: 'moved',
      by: 'a',
      how: 'formed-up',
      to: pieces.map((piece) => ({ piece, pose: { x: 0, y: 0, facing: 0 } })),
    } as never,
    names,
  );

describe('what the log says of pieces that move together', () => {
  test('pieces called the same are counted, and the first of them is pointed to', () => {
    expect(moved('s1', 's2', 's3')).toBe('Ilse forms up three <s1|Spears>.');
    expect(moved('s1', 'g', 's2')).toBe('Ilse forms up two <s1|Spears> and <g|Guard>.');
  });

  test('a piece alone is called by its name', () => {
    expect(moved('g')).toBe('Ilse forms up <g|Guard>.');
  });
});
