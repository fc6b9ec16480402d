import { describe, expect, test } from 'vitest';
import { exhaust } from './exhaustive/exhaust';
import { must } from './exhaustive/must';
import { SCENES } from './exhaustive/scenes';
import { BEYOND, scope } from './exhaustive/scope';

/** `npm run fuzz -- --system song-of-blades --exhaustive` plays on until all of the scope has occurred. */
describe('exhaustive play of Song of Blades', () => {
  test('knows what it looks for, each thing once, and why something is beyond it', () => {
    const all = scope();
    expect(new Set(all).size).toBe(all.length);
    for (const each of must()) expect(all).toContain(each);
    for (const [each, why] of Object.entries(BEYOND)) {
      expect(all).not.toContain(each);
      expect(why).not.toBe('');
    }
  });

  test('shows in every scene what it is made for, and breaks no law', () => {
    const shown = [...new Set(SCENES.flatMap(({ shows }) => shows))];
    const done = exhaust({ seed: 1, games: 0, steps: 1, laws: true, must: shown });
    expect(done.faults).toEqual([]);
    expect(done.missing).toEqual([]);
    for (const each of shown) expect(scope()).toContain(each);
  });

  test('shows all it must within its games, and breaks no law on the way', () => {
    const done = exhaust({ seed: 1, games: 120, steps: 160, laws: false, scenes: false, must: must() });
    expect(done.faults).toEqual([]);
    expect(done.missing).toEqual([]);
  });
});
