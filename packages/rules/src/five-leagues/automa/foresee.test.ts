import { describe, expect, test } from 'vitest';
import { aBattle } from '../test-kit';
import { foresee } from './foresee';

describe('what the game would do with an enemy', () => {
  test('is told beforehand, and no die is thrown for it [FL-AI-60]', () => {
    const state = aBattle({ figures: { ex: { at: [18, 20] }, ana: { at: [18, 16.5] } } });
    expect(foresee(state, 'ex')).toMatchObject({ reason: { code: 'melee/attacks' }, target: 'ana', lot: false });
  });

  test('says so where luck would decide between equals [FL-AI-25]', () => {
    const state = aBattle({ figures: { ex: { at: [18, 20] }, ana: { at: [15, 20] }, joon: { at: [21, 20] } } });
    expect(foresee(state, 'ex')).toMatchObject({ target: 'ana', lot: true });
  });

  test('is nothing for a character, or for who is not there [FL-AI-60]', () => {
    const state = aBattle({ figures: { ana: { at: [5, 5] } } });
    expect([foresee(state, 'ana'), foresee(state, 'nobody')]).toEqual([undefined, undefined]);
  });
});
