import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Names, Refusal } from '../kernel';
import { duel, range, shot, strike } from './combat/test-kit';
import { IDLE } from './evolve';
import type { TerrainPiece } from './terrain';
import { aPiece, play, refusals, type Told } from './test-kit';
import { words } from './words';
import { combatWords } from './words-combat';

const names: Names = {
  unit: (id) => ({ a1: 'Anna', b1: 'Bram', b2: 'Bo' })[id] ?? id,
  seat: (id) => `seat ${id}`,
  side: (id) => `side ${id}`,
  length: (mm) => `${mm / 10} cm`,
};
const here = fileURLToPath(new URL('./combat', import.meta.url));
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('test-kit.ts'))
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n');

/** A sentence for people: whole, in no hurry, with nothing left out. */
const isSentence = (text: string | undefined): boolean =>
  text !== undefined && /^[A-Z]/.test(text) && /[.?]$/.test(text) && !/undefined|NaN|!|invalid|please/i.test(text);

const log = (told: Told): readonly string[] => told.events.flatMap((event) => words.event(event, names) ?? []);

describe('words of combat', () => {
  it('tell what stands in the way for every refusal of the part', () => {
    const codes = [...new Set([...sources.matchAll(/'([a-z-]+\/[a-z-]+)'/g)].flatMap(([, code]) => code ?? []))];
    const bad = codes.filter((code) => {
      const no: Refusal = {
        code,
        rule: 'ASOBH-MEL-01',
        who: ['a1', 'b1'],
        detail: { over: 12, reach: 75, left: 1, cost: 2 },
      };
      return !isSentence(words.refusal(no, names)) || words.refusal(no, names).startsWith('The rules do not allow');
    });
    expect(bad).toEqual([]);
    expect(codes.length).toBeGreaterThan(60);
  });

  it('name every verb, every choice and every number', () => {
    const verbs = [...sources.matchAll(/\bdo: '([a-z-]+)'/g)].map(([, verb]) => verb ?? '');
    expect([...new Set(verbs)].filter((verb) => combatWords.offers[verb] === undefined)).toEqual([]);
    const asked = [...sources.matchAll(/\bof: '([a-z-]+)'/g)].map(([, of]) => `combat-${of}`);
    expect([...new Set(asked)].filter((what) => combatWords.waiting[what] === undefined)).toEqual([]);
    const named = [...sources.matchAll(/because: '([a-z-]+)'/g)].map(([, id]) => id ?? '');
    expect([...new Set(named)].filter((id) => words.source(id) === id)).toEqual([]);
  });

  it('tell a blow with its dice and what answered it', () => {
    expect(log(strike(duel({}, { traits: ['block'] }), [4, 2, 5]))).toEqual([
      'Anna strikes at Bram: 4 + 3 = 7 against 2 + 3 = 5. Block of Bram, 5: only driven back.',
    ]);
    expect(log(strike(duel(), [4, 4]))).toEqual([
      'Anna strikes at Bram: 4 + 3 = 7 against 4 + 3 = 7. Neither gives way.',
    ]);
    const down = strike(duel({}, { conditions: ['prone'] }, { actions: 2 }), [3, 4], { power: true });
    expect(log(down)).toEqual([
      'Anna puts all its weight into a blow at Bram: 3 + 5 = 8 against 4 + 2 = 6. On one who lay there.',
      'Bram is out of action.',
    ]);
  });

  it('tell a shot, a miss and a bow that fails', () => {
    const bow = { traits: ['short-bow'] as const };
    expect(log(shot(range(100, bow), 'short-bow', [1, 6, 1]))).toEqual([
      'Anna shoots at Bram: 1 + 3 = 4 against 6 + 3 = 9. It misses.',
      'Two 1s: the short bow of Anna is of no more use in this battle.',
    ]);
  });

  it('say of a club, a rush and a slipping hammer what they do', () => {
    expect(log(strike(duel({ traits: ['bludgeon'] }), [5, 3, 4]))[0]).toBe(
      'Anna strikes at Bram: 5 + 3 = 8 against 3 + 3 = 6. Bludgeon of Anna, 4: knocked down, not back.',
    );
    const rush = { traits: ['shield-rush', 'block'] as const, did: { ...IDLE, other: { 'met:b1': 1 } } };
    expect(log(strike(duel(rush), [5, 3, 2]))[1]).toBe(
      'Anna strikes at Bram: 5 + 3 = 8 against 3 + 3 = 6. Shield Rush: Bram is run off its feet.',
    );
    expect(log(strike(duel({ traits: ['hammering-blow'] }), [1, 4, 4, 3])).at(-1)).toBe(
      'The hammer of Anna slips, and Bram stops the blow.',
    );
  });

  it('name what hides a target, and the way to see it [ASOBH-RNG-05] [ASOBH-RNG-11]', () => {
    const bow = { traits: ['short-bow'] as const };
    const aim = { do: 'shoot' as const, unit: 'a1', target: 'b1', weapon: 'short-bow' };
    const said = (piece: TerrainPiece): readonly string[] =>
      refusals(range(200, bow, {}, { terrain: [piece] }), aim).map((no) => words.refusal(no, names));
    expect(said(aPiece('Hut', { stands: 'solid', height: 80 }, [350, 200], [200, 60]))).toEqual([
      'Anna cannot see Bram. The hut stands between; a step aside may clear the line.',
    ]);
    expect(said(aPiece('Wood', { ground: 'woods' }, [300, 50], [300, 460]))).toEqual([
      'Among the trees nobody sees farther than one Short. Anna has to come nearer to Bram.',
    ]);
  });

  it('ask for a parry with what it would avert, and say what each answer does', () => {
    const { state } = strike(duel({}, { traits: ['parry'] }), [5, 1]);
    const waiting = { seat: 'b', what: 'combat-defence', detail: { unit: 'b1', against: 'a1', result: 'out' } };
    expect(words.asked(waiting, names)).toBe('Your defence. Bram faces this: out of action.');
    expect(words.waiting(waiting, names)).toBe('seat b says how Bram meets the blow.');
    const done = play(state, { do: 'choose', option: 'parry' }, [6], 'b');
    expect(log(done).at(-2)).toBe(
      'Anna strikes at Bram: 5 + 3 = 8 against 1 + 3 = 4. Doubled. Parry of Bram, 6: down, no worse.',
    );
  });
});
