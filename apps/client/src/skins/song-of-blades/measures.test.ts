import { describe, expect, it } from 'vitest';
import { exampleState } from './example-state';
import { sticksOf } from './measures';

describe('a length in sticks', () => {
  const state = exampleState({});

  it('is the shortest stick that reaches [ASOBH-SET-11]', () => {
    expect(sticksOf(state, 58.4)).toBe('5.8 cm, within one Short');
    expect(sticksOf(state, 75)).toBe('7.5 cm, within one Short');
    expect(sticksOf(state, 76)).toBe('7.6 cm, within one Medium');
    expect(sticksOf(state, 180)).toBe('18 cm, within one Long');
  });

  it('is so many Long beyond that', () => {
    expect(sticksOf(state, 181)).toBe('18.1 cm, within 2 Long');
    expect(sticksOf(state, 361)).toBe('36.1 cm, within 3 Long');
  });
});
