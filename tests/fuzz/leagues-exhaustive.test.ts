import { describe, expect, test } from 'vitest';
import { exhaust } from './leagues/exhaust';
import { BEYOND, scope } from './leagues/scope';

/** `npm run fuzz -- --system five-leagues --exhaustive` plays on until all of the scope has occurred. */
describe('exhaustive play of Five Leagues', () => {
  test('knows what it looks for, each thing once, and why something is beyond it', () => {
    const all = scope();
    expect(new Set(all).size).toBe(all.length);
    for (const [each, why] of Object.entries(BEYOND)) {
      expect(all).not.toContain(each);
      expect(why).not.toBe('');
    }
  });

  test('sees what one battle shows, and no refusal of what was offered', () => {
    const must = [
      'do:bring',
      'do:move',
      'do:activate',
      'event:placed',
      'event:automaChose',
      'event:moved',
      'step:walk',
    ];
    const done = exhaust({ seed: 3, games: 2, steps: 40, laws: false, must });
    expect(done.faults).toEqual([]);
    expect(done.missing).toEqual([]);
  });
});
