import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { zConfig } from '../../packages/rules/src/five-leagues/config';
import { ENEMY_TABLES } from '../../packages/rules/src/five-leagues/content/enemies';
import { ITEMS } from '../../packages/rules/src/five-leagues/content/items';
import { ORIGINS } from '../../packages/rules/src/five-leagues/content/origins';
import { SKILLS } from '../../packages/rules/src/five-leagues/content/skills';
import { SPECIALS } from '../../packages/rules/src/five-leagues/content/specials';
import { SPELLS } from '../../packages/rules/src/five-leagues/content/spells';
import { TRAITS } from '../../packages/rules/src/five-leagues/content/traits';
import { WEAPONS } from '../../packages/rules/src/five-leagues/content/weapons';
import { exhaust } from './leagues/exhaust';
import { scenes } from './leagues/scenes';
import { BEYOND, scope } from './leagues/scope';

/** `npm run fuzz -- --system five-leagues --exhaustive` plays on until all of the scope has occurred. */
describe('exhaustive play of Five Leagues', () => {
  const all = scope();

  test('knows what it looks for, each thing once, and why something is beyond it', () => {
    expect(new Set(all).size).toBe(all.length);
    for (const [each, why] of Object.entries(BEYOND)) {
      expect(all).not.toContain(each);
      expect(why).not.toBe('');
    }
  });

  test('looks for every key of the content, every verb, event and step of the rules', () => {
    const content = {
      entry: Object.values(ENEMY_TABLES).flatMap(({ entries }) => entries.map(({ id }) => id)),
      ...{ trait: Object.keys(TRAITS), special: Object.keys(SPECIALS), weapon: Object.keys(WEAPONS) },
      ...{ item: Object.keys(ITEMS), skill: Object.keys(SKILLS), spell: Object.keys(SPELLS) },
      ...{ origin: Object.keys(ORIGINS), scenario: zConfig.shape.scenario.unwrap().options },
      do: [...written(/^intents-/, /do: z\.literal\('([a-z-]+)'\)/g), ...CONSENT.map(([intent]) => intent)],
      event: [...written(/^events/, /readonly type: '([A-Za-z-]+)'/g), ...CONSENT.flatMap(([, ...events]) => events)],
      step: written(/^steps-/, /^ {2}readonly is: '([a-z-]+)';/gm),
    };
    const known = new Set([...all, ...Object.keys(BEYOND)]);
    for (const [kind, names] of Object.entries(content)) {
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !known.has(`${kind}:${name}`)).map((name) => `${kind}:${name}`)).toEqual([]);
    }
  });

  test('has scenes of different names, each for something in the scope', () => {
    const names = scenes().map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const { shows } of scenes()) {
      expect(shows.length).toBeGreaterThan(0);
      for (const each of shows) expect(all).toContain(each);
    }
  });

  test('shows in a sixth of its scenes what they are made for, and no refusal of what was offered', () => {
    const some = scenes().filter((_, i) => i % 6 === 0);
    const must = [...new Set(some.flatMap(({ shows }) => shows))];
    const done = exhaust({ seed: 1, games: 0, steps: 1, laws: false, scenes: some, must });
    expect(done.faults).toEqual([]);
    expect(done.missing).toEqual([]);
  });

  test('breaks no law in some of its scenes', () => {
    const some = scenes().filter((_, i) => i % 48 === 1);
    const done = exhaust({ seed: 1, games: 0, steps: 1, laws: true, scenes: some });
    expect(done.faults).toEqual([]);
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
    const done = exhaust({ seed: 3, games: 2, steps: 40, laws: false, scenes: [], must });
    expect(done.faults).toEqual([]);
    expect(done.missing).toEqual([]);
  });
});

/** What the kernel's agreements ask for, and what they tell. */
const CONSENT = [
  ['correct', 'proposed', 'corrected', 'proposal-closed'],
  ['answer-proposal', 'proposal-backed'],
  ['offer-result', 'result-agreed'],
  ['resign', 'resigned'],
] as const;

/** Names as they stand in the files of the rules that list them. */
function written(files: RegExp, name: RegExp): readonly string[] {
  const folder = fileURLToPath(new URL('../../packages/rules/src/five-leagues/', import.meta.url));
  return readdirSync(folder)
    .filter((file) => files.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`${folder}${file}`, 'utf8').matchAll(name)].map((found) => found[1] ?? ''));
}
