import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEEPING_REFUSALS } from './words-campaign';
import { CAMPAIGN_REFUSALS, WARBAND_REFUSALS } from './words-warband';

const all = { ...WARBAND_REFUSALS, ...CAMPAIGN_REFUSALS, ...KEEPING_REFUSALS };
const names = { unit: (id: string) => id } as never;

/** Every `no('code'` and `code: 'warband/code'` of the folder, with the prefix its file gives it. */
function codesOf(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true }).flatMap((each) => {
    if (!each.name.endsWith('.ts') || each.name.includes('.test.') || each.name.startsWith('words')) return [];
    const text = readFileSync(join(import.meta.dirname, folder, each.name), 'utf8');
    const prefix = /code: `(\w+)\/\$\{code\}`/.exec(text)?.[1];
    const made = [...text.matchAll(/\b(?:no|upgradeNo)\('([a-z-]+)'/g)].map((m) => `${prefix}/${m[1]}`);
    const told = [...text.matchAll(/'((?:warband|campaign)\/[a-z-]+)'/g)].map((m) => m[1] ?? '');
    return [...(prefix === undefined ? [] : made), ...told];
  });
}

describe('the words of warbands and campaigns', () => {
  it('have a sentence for every code that is refused', () => {
    const codes = [
      ...codesOf('roster'),
      ...codesOf('campaign'),
      ...codesOf('.').filter((c) => /^(warband|campaign)\//.test(c)),
    ];
    expect(new Set(codes).size).toBeGreaterThan(40);
    expect([...new Set(codes)].filter((c) => !(c in all))).toEqual([]);
  });

  it('say it in whole sentences without noise', () => {
    const detail = {
      of: 'Ann',
      trait: 'leader',
      other: 'hero',
      needs: 'flail block',
      points: 9,
      have: 2,
      most: 1,
      figures: 70,
      item: 'Blade',
      to: 'vampire',
      line: 3,
      why: 'count',
    };
    for (const [code, say] of Object.entries(all)) {
      const sentence = say({ code, rule: 'ASOBH-SET-01', detail }, names);
      expect(sentence, code).toMatch(/^[A-Z0-9].*\.$/s);
      expect(sentence, code).not.toMatch(/!|undefined|invalid|please/i);
    }
  });

  it('name traits and places as people say them', () => {
    const say = (code: string, detail: Record<string, string | number>) =>
      all[code]?.({ code, rule: 'ASOBH-SET-05', detail }, names);
    expect(say('warband/exclusive', { of: 'Ann', trait: 'free-disengage', other: 'slow' })).toBe(
      'Ann may have Free Disengage or Slow, not both.',
    );
    expect(
      say('warband/needs-trait', { of: 'Ann', trait: 'shield-rush', needs: 'block expert-block melee-block' }),
    ).toBe('Shield Rush of Ann goes with Block, Expert Block or Melee Block. Add it first.');
    expect(say('warband/line', { line: 4, why: 'profile', text: 'Dragon' })).toBe(
      'Line 4: there is no profile called Dragon.',
    );
    expect(say('warband/line', { line: 2, why: 'several', text: 'Spearman', among: 'Wood elves, Goblins' })).toBe(
      'Line 2: Spearman could be one of several. Say which in brackets: Wood elves, Goblins.',
    );
    expect(say('warband/unreadable', { why: 'shape' })).toMatch(/no warband of ours/);
    expect(say('campaign/not-next', { of: 'Ann', to: 'vampire' })).toMatch(/An-Mòr Daywalker Vampire/);
  });

  it('know every reason a line or a file is not read for', () => {
    const text = readFileSync(join(import.meta.dirname, 'roster/text-lines.ts'), 'utf8');
    const whys = [...text.matchAll(/\bno\(line, '([a-z]+)'/g)].map((m) => m[1] ?? '');
    expect(new Set(whys).size).toBe(12);
    for (const why of whys) {
      const sentence = all['warband/line']?.({ code: 'x', rule: 'x', detail: { line: 1, why, text: 'Foo' } }, names);
      expect(sentence, why).not.toMatch(/could not be read/);
    }
  });
});
