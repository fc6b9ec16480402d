import { describe, expect, it } from 'vitest';
import { exampleState } from './example-state';
import { sticksOf } from './measures';

describe('a length in sticks', () => {
  const state = exampleState({});

  it('is the shortest stick that reaches [ASOBH-SET-11]', () => {
    expect(sticksOf(state, 58.4)).toBe('58 mm, within one Short');
    expect(sticksOf(state, 75)).toBe('75 mm, within one Short');
    expect(sticksOf(state, 76)).toBe('76 mm, within one Medium');
    expect(sticksOf(state, 180)).toBe('180 mm, within one Long');
  });

  it('is so many Long beyond that', () => {
    expect(sticksOf(state, 181)).toBe('181 mm, within 2 Long');
    expect(sticksOf(state, 361)).toBe('361 mm, within 3 Long');
  });
});
