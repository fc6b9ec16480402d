import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Names } from '../kernel';
import { kingsOfWar } from './index';
import { aBattle, aCharge, play } from './test-kit';
import { words } from './words';
import { isSpokenOfAsMany } from './words-many';
import { refusalCodes } from './words-refusals';

const names: Names = {
  unit: (id) => `<${id}>`,
  seat: (id) => `seat ${id}`,
  side: (id) => `side ${id}`,
  length: (mm) => `${(mm / 25.4).toFixed(1)}″`,
};
const here = fileURLToPath(new URL('.', import.meta.url));
/** The rules of this game, and the part of the kernel that refuses for it. */
const sources = [here, join(here, '../kernel/machine')]
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !/words|content|catalog|local|test-kit/.test(relative(here, file)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const detail = {
  by: 10,
  over: 10,
  reach: 254,
  needed: 264,
  allowed: 127,
  order: 'advance',
  face: 'left',
  gap: 5,
  free: 20,
};

describe('words', () => {
  it('name every number a correction may set, and say it as people do', () => {
    const state = aBattle({ units: { a1: { side: 'one', pose: { x: 600, y: 500, facing: 90 } } } });
    const seat = 'a';
    for (const { what, most } of words.counts ?? []) {
      const change = { is: 'count', unit: 'a1', what, value: most };
      expect(kingsOfWar.preview(state, seat, { do: 'correct', changes: [change] } as never).is, what).toBe('ready');
    }
    const told = (what: string, value: number) =>
      words.event({ type: 'corrected', changes: [{ is: 'count', unit: 'a1', what, value }], by: 'a' } as never, names);
    expect(told('damage', 3)).toBe('By agreement: <a1>: Damage is 3.');
    expect(told('disordered', 1)).toBe('By agreement: <a1>: Disordered.');
    expect(told('wavering', 0)).toBe('By agreement: <a1>: no longer Wavering.');
  });

  it('speak of many figures under a plural name in the plural, and of one hero in the singular', () => {
    const called = (name: string, size: string) => isSpokenOfAsMany({ name, profile: { size } } as never);
    for (const name of ['Vale Wardens', 'Knights of the Grey Vale', 'The Damp Ones', 'Spearmen'])
      expect(called(name, 'regiment'), name).toBe(true);
    for (const name of ['The Long Hedge', 'Gate Watch', 'The Bitey Lot', 'Moss', 'Company of Swords'])
      expect(called(name, 'horde'), name).toBe(false);
    expect(called('Grashak Sevenscars', 'single')).toBe(false);
    const many: Names = { ...names, isMany: (id) => id === 'a1' };
    const turned = { type: 'withdrew', unit: 'a1' } as never;
    expect([words.event(turned, many), words.event(turned, names)]).toEqual([
      '<a1> withdraw 1″.',
      '<a1> withdraws 1″.',
    ]);
    const no = { code: 'charge/counter-charge-it', rule: 'KOW-CHG-13', who: ['b1', 'a1'] };
    expect(words.refusal(no, many)).toBe('<b1> is Engaged with <a1>. Counter charge them, or withdraw first.');
    expect(words.refusal({ ...no, who: ['a1', 'b1'] }, many)).toBe(
      '<a1> are Engaged with <b1>. Counter charge it, or withdraw first.',
    );
  });

  it('have a sentence of their own for every refusal the rules give', () => {
    const given = [...new Set([...sources.matchAll(/code: '([a-z-]+\/[a-z-]+)'/g)].map((found) => found[1] ?? ''))];
    expect(given.length).toBeGreaterThan(60);
    for (const code of given) {
      const text = words.refusal({ code, rule: 'KOW-GEN-01', who: ['a1', 'b1', 'c1'], detail }, names);
      expect(text, code).not.toMatch(/rules do not allow|undefined|NaN|!|please|invalid/i);
      expect(text.length, code).toBeGreaterThan(10);
    }
  });

  it('keep no sentence for a refusal nobody gives', () => {
    const unused = refusalCodes.filter((code) => !sources.includes(`'${code}'`) && !code.startsWith('shoot/'));
    const solver = /^charge\/(unreachable|wrong-face|route-blocked|no-room|corner-only|off-table|facing-full)$/;
    expect(unused.filter((code) => !solver.test(code))).toEqual([]);
  });

  it('say who stands in the way and by how much', () => {
    const far = { code: 'charge/out-of-reach', rule: 'KOW-CHG-01', who: ['a1', 'b1'], detail };
    expect(words.refusal(far, names)).toBe('Out of reach by 0.4″: <a1> may charge 10.0″, <b1> is 10.4″ away.');
    const blind = { code: 'charge/no-sight', rule: 'KOW-CHG-01', who: ['a1', 'b1', 'c1'] };
    expect(words.refusal(blind, names)).toBe('<a1> cannot see <b1>. <c1> blocks the line.');
  });

  it('name every offer, waiting and figure of the game', () => {
    for (const what of [...sources.matchAll(/do: '([a-z-]+)'/g)].map((found) => found[1] ?? ''))
      expect(words.offer(what).hint, what).not.toBe('');
    for (const what of [...sources.matchAll(/seat,\s*what: '([a-z-]+)'/g)].map((found) => found[1] ?? ''))
      expect(words.waiting({ seat: 'a', what, detail: { left: 2 } }, names), what).not.toMatch(/^The table waits/);
  });

  it('tell a blow and the rout that follows with dice', () => {
    const state = aBattle({
      step: { is: 'melee', side: 'one' },
      engaged: [['a1', 'b1']],
      units: {
        a1: { at: [36, 20], order: aCharge('b1'), profile: { attacks: 2 } },
        b1: { at: [36, 20 + 80 / 25.4], damage: 12 },
        b2: { at: [60, 44] },
      },
    });
    const struck = play(state, { do: 'strike', unit: 'a1' }, [5, 1, 6]);
    expect(struck.events.map((event) => words.event(event, names)).filter((text) => text !== undefined)).toEqual([
      '<a1> strikes <b1>: 2 attacks on 4+: 1 hit, 1 damage on 4+.',
    ]);
    const tested = play(struck.state, { do: 'test', target: 'b1' }, [3, 4]);
    expect(words.event(tested.events[0]!, names)).toBe('Nerve 3 + 4 and 13 added: 20. <b1> routs.');
  });

  it('say how a battle ended', () => {
    const end = { winners: ['one'], because: 'rounds-over', score: { one: 400, two: 100 } };
    expect(words.outcome(end, names)).toBe(
      'The last round is over. side one wins. Routed points: side one 400, side two 100.',
    );
    expect(words.outcome({ ...end, winners: [] }, names)).toContain('A draw.');
    expect(kingsOfWar.id).toBe('kings-of-war');
  });
});
