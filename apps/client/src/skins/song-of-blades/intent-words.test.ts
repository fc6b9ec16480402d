import type { Odds } from '@muster/rules/kernel';
import { words } from '@muster/rules/song-of-blades/words';
import { describe, expect, it } from 'vitest';
import { howKey, howLabel, howOf, oddsLine, targetOf } from './intent-words';

describe('the words of an intent', () => {
  it('part whom it is about from how it is done', () => {
    const blow = { do: 'attack', unit: 'a1', target: 'b1', power: true } as const;
    expect(targetOf(blow)).toBe('b1');
    expect(howOf(blow)).toEqual({ power: true });
    expect(howLabel(howOf(blow), 'attack')).toBe('Power Blow · 2 actions');
  });

  it('find what a spell is aimed at', () => {
    expect(targetOf({ do: 'cast', unit: 'a1', spell: 'sleep', power: 2, aim: { units: ['b3'] } })).toBe('b3');
    expect(
      howOf({ do: 'cast', unit: 'a1', spell: 'slowdown', power: 1, aim: { units: ['b3'], choice: 'slow' } }),
    ).toEqual({
      spell: 'slowdown',
      power: 1,
      choice: 'slow',
    });
  });

  it('call the plainest way by its deed', () => {
    expect(howLabel({}, 'attack')).toBe('Plain blow');
    expect(howLabel({ weapon: 'longbow', aimed: true }, 'shoot')).toBe('Longbow · Aimed · 2 actions');
  });

  it('tell two ways apart whatever order they are written in', () => {
    expect(howKey({ a: 1, b: true })).toBe(howKey({ b: true, a: 1 }));
    expect(howKey({ a: 1 })).not.toBe(howKey({ a: 2 }));
  });

  it('sum the odds of a blow: to beat it, to put it out, to lose', () => {
    const odds: Odds = [
      { is: 'chance', code: 'target-recoil', value: 0.25 },
      { is: 'chance', code: 'target-out', value: 0.17 },
      { is: 'chance', code: 'nothing', value: 0.28 },
      { is: 'chance', code: 'attacker-prone', value: 0.3 },
    ];
    expect(oddsLine(odds, words)).toBe('42% to beat it · 17% out · 30% against');
  });

  it('name the one chance of anything else', () => {
    expect(oddsLine([{ is: 'chance', code: 'die-passes', value: 0.5 }], words)).toBe('50% the die passes');
    expect(oddsLine([], words)).toBeUndefined();
  });
});
