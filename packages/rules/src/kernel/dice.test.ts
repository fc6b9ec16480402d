import { describe, expect, test } from 'vitest';
import { recordedDice, recording, scriptedDice } from './dice';

describe('scripted dice', () => {
  test('show the faces in order, and must all be used', () => {
    const dice = scriptedDice([3, 6, 1]);
    expect(dice.roll(2, 6)).toEqual([3, 6]);
    expect(() => dice.done()).toThrow('1 left over');
    expect(dice.roll(1, 6)).toEqual([1]);
    expect(dice.left()).toBe(0);
    expect(() => dice.done()).not.toThrow();
    expect(() => dice.roll(1, 6)).toThrow('ran out');
  });

  test('refuse a face that is not on the die', () => {
    expect(() => scriptedDice([7]).roll(1, 6)).toThrow('no face 7');
    expect(() => scriptedDice([0]).roll(1, 6)).toThrow('no face 0');
  });
});

test('recorded rolls show again, and only to the same question', () => {
  const { dice, rolls } = recording(scriptedDice([2, 5, 4]));
  dice.roll(2, 6);
  dice.roll(1, 6);
  expect(rolls).toEqual([
    { count: 2, sides: 6, faces: [2, 5] },
    { count: 1, sides: 6, faces: [4] },
  ]);
  const again = recordedDice(rolls);
  expect(again.roll(2, 6)).toEqual([2, 5]);
  expect(() => again.done()).toThrow();
  expect(() => recordedDice(rolls).roll(1, 6)).toThrow('something else');
});
