import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../kernel';
import { randomDice } from '../kernel/dice';
import { zItemIntents } from './intents-items';
import { creation } from './warband/create';
import { emptyDraft } from './warband/draft';
import { finishDraft } from './warband/finish';
import { creationWords, words } from './words';
import { itemWords } from './words-items';
import { warbandWords } from './words-warband';

const names = {
  unit: (id: string) => `<${id}>`,
  seat: (id: string) => id,
  side: (id: string) => id,
  length: (mm: number) => `${Math.round(mm / 2.54) / 10}″`,
};

/** Every refusal code the files of a folder make, with the prefix that some of them share. */
function codesOf(folder: string): readonly string[] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
      const prefix = /code: `(\w+)\/\$\{code\}`/.exec(text)?.[1];
      const made = [...text.matchAll(/\bno\((?:who\.mystic \? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap((m) =>
        [m[1], m[2]].filter((each) => each !== undefined).map((code) => `${prefix}/${code}`),
      );
      const whole = [...text.matchAll(/'((?:warband|creation|use|ready|act|shoot)\/[a-z-]+)'/g)].map((m) => m[1] ?? '');
      return [...(prefix === undefined ? [] : made), ...whole];
    });
}

const details: NonNullable<Refusal['detail']> = {
  ...{ name: 'Brenna', has: 3, most: 2, moved: 60, gap: 200, line: 4, count: 2, face: 21, text: 'odd' },
  ...{ weapon: 'longbow', piece: 'shield', improved: 'quick', item: 'torch', skill: 'wits', spell: 'bind' },
  ...{
    origin: 'feral',
    background: 'noble',
    kind: 'cloak',
    slot: 'armor',
    target: 'e1',
    choice: 'ogre',
    ask: 'origin',
  },
};

describe('the words of warbands and items', () => {
  const codes = [...new Set([...codesOf('warband'), ...codesOf('items')])];

  it('have a sentence for every code that is refused', () => {
    expect(codes.length).toBeGreaterThan(60);
    const silent = codes.filter((code) => {
      const said = words.refusal({ code, rule: 'FL-EQP-02', who: ['c1'], detail: details }, names);
      return said.startsWith('The rules do not allow');
    });
    expect(silent).toEqual([]);
  });

  it('say it in whole sentences without noise', () => {
    for (const [code, say] of Object.entries({ ...warbandWords.refusals, ...itemWords.refusals })) {
      const said = say({ code, rule: 'FL-EQP-02', who: ['c1'], detail: details }, names);
      expect(said, code).toMatch(/^[A-Z“<].*[.)]$/u);
      expect(said, code).not.toMatch(/undefined|NaN|!|please|invalid|\bnull\b| {2}/i);
    }
  });

  it('name an offer for every verb, with a hint', () => {
    for (const schema of zItemIntents) {
      const verb = schema.shape.do.value;
      expect(words.offer(verb).hint, verb).not.toBe('');
    }
  });

  it('tell every event of items in one line', () => {
    const events = [
      { type: 'keptDown', unit: 'c1' },
      { type: 'anticipated', unit: 'c1' },
      { type: 'setToWork', unit: 'c1', task: 'search-place' },
      { type: 'bandaged', unit: 'c1', target: 'c1', wounds: 0 },
      { type: 'bandaged', unit: 'c1', target: 'c2', wounds: 1 },
      { type: 'holyWaterThrown', unit: 'c1', target: 'e1' },
      { type: 'charmUsed', unit: 'c1', target: 'c1', item: 'wasp-mead' },
      { type: 'charmUsed', unit: 'c1', target: 'e1', item: 'thorn-of-ice' },
      { type: 'drank', unit: 'c1', will: 2 },
      { type: 'gearTaken', unit: 'c1', piece: 'warhammer' },
      { type: 'gearPutAway', unit: 'c1', piece: 'icon' },
      { type: 'gearPutAway', unit: 'c1', piece: 'torch' },
      { type: 'tookBefore', unit: null, item: 'alarm-traps' },
      { type: 'tookBefore', unit: 'c1', item: 'ironshield-root' },
      { type: 'tookBefore', unit: 'c1', item: 'springwind-berries' },
      { type: 'tookBefore', unit: 'c1', item: 'torch' },
    ];
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(itemWords.events)));
    const said = events.map((event) => words.event(event, names));
    expect(new Set(said).size).toBe(events.length);
    for (const line of said) expect(line).toMatch(/^[A-Z<].*\.$/u);
    expect(said).toContain('<c1> takes a warhammer out of the Backpack.');
    expect(said).toContain('<c1> puts an icon into the Backpack.');
  });
});

describe('the words of a warband in the making', () => {
  it('ask every question and name every answer, whatever luck brings', () => {
    let now = 7;
    const next = () => {
      now = (now * 1664525 + 1013904223) % 4294967296;
      return now / 4294967296;
    };
    const nameOf = (id: string) => `the ${id}`;
    for (let i = 0; i < 6; i++) {
      const choices = { mystic: i % 2 === 0 ? 'c2' : 'none', 'armor-set': i % 3 === 0 ? 'heavy' : 'usual' };
      const { asked } = creation(finishDraft(emptyDraft({ name: 'X', choices }), randomDice(next)));
      for (const each of asked) {
        const { label, hint } = creationWords.question(each);
        expect(label, each.key).toMatch(/^[A-Z]/);
        expect(label, each.key).not.toMatch(/takes it\?/);
        expect(hint, each.key).not.toBe('');
        for (const option of each.options)
          expect(creationWords.option(each, option, nameOf), `${each.key} ${option}`).toMatch(/^([A-Z0-9+]|the c\d)/);
      }
    }
  });

  it('tell how a die fell', () => {
    expect(creationWords.thrown({ face: 40, again: [98] })).toBe('40, thrown again after 98');
    expect(creationWords.thrown({ face: 40, again: [] })).toBe('40');
    expect(creationWords.thrown({ face: null, again: [] })).toBe('chosen');
    expect(creationWords.thrown({ face: null, again: [99] })).toBe('99: throw again');
    expect(creationWords.recorded({ table: 'origins', face: 91, entry: 'feral', again: [] })).toEqual({
      label: 'People',
      entry: 'Feral',
    });
    const row = { table: 'noble-capabilities', face: 2, entry: 'agility-1', again: [] };
    expect(creationWords.recorded(row)).toEqual({ label: 'Capabilities', entry: 'Agility +1' });
    expect(creationWords.past('friend-adventurer')).toBe(creationWords.past('old-comrade'));
  });
});
