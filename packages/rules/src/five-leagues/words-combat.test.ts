import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Names } from '../kernel';
import { duel, fights, struck } from './combat/test-kit';
import { testStep } from './combat/tests';
import type { Event } from './events';
import { casts, circle } from './magic/test-kit';
import { aBattle, carried, happen, play } from './test-kit';
import { words } from './words';

const sources = ['combat', 'magic'].flatMap((part) => {
  const folder = join(import.meta.dirname, part);
  return readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
});
const found = (pattern: RegExp): readonly string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))),
];

const names: Names = {
  unit: (id) => id.toUpperCase(),
  seat: (id) => `Player ${id}`,
  side: (id) => `Side ${id}`,
  length: (mm) => `${(mm / 25.4).toFixed(1)}″`,
};
const bad = /[!]|invalid|please|undefined|NaN|\[object/i;

describe('the words of fights and spells', () => {
  test('have a sentence for every refusal', () => {
    const codes = found(/'((?:act|shoot|melee|test|cast)\/[a-z-]+)'/g);
    expect(codes.length).toBeGreaterThan(40);
    for (const code of codes) {
      const detail = {
        weapon: 'crossbow',
        piece: 'Old wall',
        spell: 'bind',
        most: 3,
        range: 60,
        moved: 60,
        by: 2,
        because: 'war-spear',
      };
      const text = words.refusal({ code, rule: 'FL-BAT-80', who: ['a', 'e'], detail }, names);
      expect(text, code).toMatch(/^[A-Z].*\.$/s);
      expect(text, code).not.toMatch(bad);
      expect(text, code).not.toContain('do not allow that here');
    }
  });

  test('have a label and a hint for every intent, and no two buttons that stand side by side share a key', () => {
    for (const name of [...found(/do: '([a-z-]+)'/g)]) {
      const { label, hint } = words.offer(name);
      expect(label, name).not.toBe(name);
      expect(hint.length, name).toBeGreaterThan(5);
    }
    for (const [one, two] of [
      ['step-up', 'stay'],
      ['slip-away', 'fight-on'],
      ['avoid', 'endure'],
      ['force-spell', 'let-fail'],
      ['ward', 'bear-spell'],
    ] as const)
      expect(words.offer(one).key).not.toBe(words.offer(two).key);
  });

  test('have a sentence to both sides for every wait', () => {
    for (const what of [
      'fight-with',
      'slip',
      'step-up',
      'rally',
      'avoid',
      'test',
      'rope',
      'force-spell',
      'pay-spell',
      'ward',
    ]) {
      const detail = {
        unit: 'a',
        foe: 'e',
        by: 'e',
        result: 'wounded',
        faces: '3 4',
        target: 8,
        spell: 'bind',
        why: 'x',
      };
      const waiting = { seat: 'a', what, detail };
      expect(words.waiting(waiting, names), what).toMatch(/\.$/);
      expect(words.asked(waiting, names), what).toMatch(/^Your /);
      expect(`${words.waiting(waiting, names)} ${words.asked(waiting, names)}`, what).not.toMatch(bad);
    }
  });

  test('name every figure and note of a preview', () => {
    for (const code of found(/code: '((?:melee|shot|test|cast)-[a-z-]+)'/g))
      expect(words.figure(code), code).not.toBe(code);
    for (const whose of ['foe', 'self'])
      for (const fate of ['out', 'wounded', 'points', 'unhurt'])
        expect(words.figure(`${whose}-${fate}`)).not.toContain('-');
    for (const code of [
      'in-cover',
      'may-run-out',
      'choices-left-out',
      'best-weapon',
      'strands-left',
      'simple-spell',
      'ether-burn',
      'uses-trinket',
    ])
      expect(words.note({ code, because: 'FL-BAT-80', detail: { unit: 'a', piece: 'Wall', left: 2 } }, names)).toMatch(
        /\.$/,
      );
  });

  const told = (events: readonly Event[]): readonly string[] =>
    events.map((event) => words.event(event, names)).filter((line) => line !== undefined);

  test('tell a melee with dice and reasons', () => {
    const hero = { level: 12, profile: { combat: 1, toughness: 4, armor: 1, weapons: [carried('bastard-sword')] } };
    const lines = told(
      fights(duel(hero, { profile: { toughness: 4, armor: 1 } }), [4, 6, 3, 4, 3, 2, 4, 2, 4, 2]).events,
    );
    expect(lines).toEqual([
      'A fights with bastard sword.',
      'Exchange 1: A 4 + 1 (Combat Skill) = 5, E 6. E wins and strikes no blow (A Defender without Counter Attack).',
      'Exchange 2: E 3, A 4 + 1 (Combat Skill) = 5. A strikes (Higher ground).',
      'Armor of E: 3 against 1, it goes through.',
      'Toughness of E: 2 + 1 (Bastard sword) against 4.',
      'E is Wounded.',
      'Exchange 3: A 4 + 1 (Combat Skill) + 1 (The foe is Stunned) = 6, E 2. A strikes.',
      'Armor of E: 4 against 1, it goes through.',
      'Toughness of E: 2 + 1 (Bastard sword) against 4.',
      'E is taken out.',
    ]);
  });

  test('tell a shot, a test and a spell', () => {
    const state = aBattle({
      figures: {
        a: { at: [10, 10], profile: { weapons: [carried('self-bow')] }, hand: 'self-bow' },
        e: { at: [10, 19] },
      },
      acting: 'a',
    });
    const shot = play(state, { do: 'shoot', unit: 'a', target: 'e', weapon: 'self-bow' }, [5, 1]);
    expect(told(shot.events).slice(0, 3)).toEqual([
      'A shoots at E, 8.0″: 5 on 5+, a Hit.',
      'Toughness of E: 1 against 3.',
      'E is Stunned.',
    ]);
    const tested = happen(
      aBattle({ steps: [], figures: { a: { profile: { skills: ['wits'] } } } }),
      (tale) => tale.call(testStep({ unit: 'a', skills: ['wits'], target: 8, why: 'x' })),
      [3, 2],
    );
    expect(told(tested.events)).toEqual(['A tests 8+ [Wits]: 3 + 2 + 2 (Wits) = 7, failed.']);
    const cast = casts(circle({ profile: { casting: 1 } }), { spell: 'confuse' }, [3, 3]);
    expect(told(cast.events).slice(0, 2)).toEqual([
      'M casts Confuse on E: 3 + 3 + 1 on 7+, it works.',
      'M spends a Strand.',
    ]);
    for (const line of told([...shot.events, ...tested.events, ...cast.events])) expect(line).not.toMatch(bad);
  });

  test('tell what was avoided', () => {
    const asked = struck(duel({}, {}, { storyPoints: 1 }), { target: 'a', by: 'e', how: 'shot' }, [5]);
    const lines = told(play(asked.state, { do: 'avoid', unit: 'a', with: 'story-point' }).events);
    expect(lines).toContain('A is not where the blow falls: a Story Point.');
  });
});
