import { describe, expect, it } from 'vitest';
import { randomDice } from '../../kernel';
import { playUnderLaws } from '../../kernel/laws';
import { songOfBlades } from '../index';

/** Uniform in [0, 1), all of it from the seed. */
function luck(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}

const GAMES = [
  { seed: 11, config: { reactions: 'free' } },
  { seed: 12, config: { reactions: 'limited', scale: 'small' } },
  { seed: 13, config: { reactions: 'none', region: 'cold' } },
  { seed: 14, config: { seats: 2, points: 800 } },
] as const;

describe('a game from the first warband on', () => {
  it.each(GAMES)(
    'keeps every law, seed $seed [ASOBH-SET-01] [ASOBH-SET-19]',
    ({ seed, config }) => {
      const random = luck(seed);
      const played = playUnderLaws(songOfBlades, { config, steps: 60, random, dice: randomDice(random), consent: 0 });
      expect(played.faults).toEqual([]);
      expect(played.steps).toBe(60);
    },
    60_000,
  );
});
