import { expect, test } from 'vitest';
import { oneSave, saveChance, saves } from './saves';

test('6+ and 5+ are one roll of 4+; a third adds nothing [FL-GEN-15] [EX-15]', () => {
  const two = oneSave([
    { needs: 6, because: 'one' },
    { needs: 5, because: 'two' },
  ]);
  expect(two).toMatchObject({ needs: 5, because: 'two', modifiers: [{ amount: 1, because: 'one' }] });
  expect([3, 4].map((face) => two && saves(two, face))).toEqual([false, true]);
  const three = oneSave([6, 5, 6].map((needs) => ({ needs, because: String(needs) })));
  expect(three && saveChance(three)).toBe(1 / 2);
});

test('without a save nothing is rolled [FL-GEN-15]', () => {
  expect(oneSave([])).toBeUndefined();
});
