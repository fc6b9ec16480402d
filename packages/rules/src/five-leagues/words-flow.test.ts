import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Names, Waiting } from '../kernel';
import type { Event } from './events';
import { words } from './words';
import { flowWords } from './words-flow';

const folder = join(import.meta.dirname, 'flow');
const sources = readdirSync(folder)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));
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

describe('the words of the round', () => {
  test('have a sentence for every refusal', () => {
    const codes = found(/'([a-z-]+\/[a-z-]+)'/g).filter((code) => !code.startsWith('place/'));
    expect(codes.length).toBeGreaterThan(45);
    for (const code of codes) {
      const detail = { left: 1, face: 4, has: 8, most: 6, gap: 100, will: 1, id: 'c9', step: 'act' };
      const text = flowWords.refusals[code]?.({ code, rule: 'FL-BAT-01', who: ['h1', 'e1'], detail }, names) ?? '';
      expect(text, code).toMatch(/^[A-Z0-9].*\.$/s);
      expect(text, code).not.toMatch(bad);
    }
  });

  test('say what must happen first where the moment tells it [FL-BAT-15]', () => {
    const says = (step: string) =>
      words.refusal({ code: 'step/not-now', rule: 'FL-BAT-15', detail: { step, asked: 'move' } }, names);
    expect(says('party-phase')).toBe('No figure is acting. Choose one first.');
    expect(says('initiative')).toBe('The dice of the round are to be given first.');
    expect(says('melee')).toBe('That belongs to another moment of the battle.');
  });

  test('have a sentence to both sides for every wait', () => {
    const waits = [...found(/what: '([a-z-]+)'/g), 'bring', 'ready', 'party-phase', 'spare-will', 'back-initiative'];
    for (const what of new Set(waits)) {
      if (['flee', 'tracking'].includes(what) && flowWords.waiting[what] === undefined) continue;
      const waiting: Waiting = {
        seat: 'a',
        what,
        detail: { figures: 2, dice: 3, matters: 2, unit: 'h1', faces: '2 + 3', after: '4 + 4', by: 'b', left: 1 },
      };
      expect(words.waiting(waiting, names), what).toMatch(/\.$/);
      expect(words.asked(waiting, names), what).toMatch(/^Your /);
      expect(`${words.waiting(waiting, names)} ${words.asked(waiting, names)}`, what).not.toMatch(bad);
    }
  });

  test('have a label and a hint for everything on offer', () => {
    for (const what of found(/do: '([a-z-]+)'/g)) {
      const { label, hint } = words.offer(what);
      expect(label, what).toMatch(/^[A-Z]/);
      expect(hint, what).not.toBe('');
    }
  });

  test('have a sentence for every note', () => {
    for (const code of found(/code: '([a-z-]+)', because/g)) {
      const text = words.note({ code, because: 'FL-BAT-15', detail: { left: 1, figures: 2, unit: 'h1' } }, names);
      expect(text, code).toMatch(/^[A-Z].*\.$/);
      expect(text, code).not.toMatch(bad);
    }
  });

  test('tell of the dice, who acts when, and what morale came to', () => {
    const said = (event: Event) => words.event(event, names);
    const dice: Event = {
      type: 'initiativeRolled',
      faces: [1, 4],
      fixed: [{ face: 1, because: 'FL-BAT-08' }],
      changes: [{ amount: -1, because: 'FL-BAT-09' }],
    };
    expect(said(dice)).toBe(
      'Initiative: 1 and 4; a 1 is set (Raid: the first die · p. 137); one die fewer (Entrancing lights).',
    );
    const acts = { h1: { die: 1, in: 'quick' }, h2: { die: 6, in: 'slow' } } as const;
    expect(said({ type: 'initiativeSettled', acts })).toBe('H1 acts in Quick.');
    const morale = { type: 'moraleTested', fallen: 2, changes: [], faces: [1, 5], failsOn: 2, failures: 1 } as const;
    expect(said(morale)).toBe('Morale for two fallen: 1 and 5, fails on 1–2. One failure.');
    expect(said({ ...morale, faces: [5, 5], failures: 0 })).toBe(
      'Morale for two fallen: 5 and 5, fails on 1–2. They hold.',
    );
    expect(said({ type: 'willSpent', unit: 'h1', on: 'quick', left: 0 })).toBe(
      'H1 spends Will to act in Quick; none is left.',
    );
    expect(said({ type: 'storyPointSpent', seat: 'a', unit: 'h1', on: 'avoid', left: 1 })).toBe(
      'Player a spends a Story Point so that the blow goes past; one point left.',
    );
  });

  test('have something to say, or nothing on purpose, about every event of the round', () => {
    const events = readFileSync(join(import.meta.dirname, 'events-flow.ts'), 'utf8');
    const types = [...events.matchAll(/readonly type: '([a-zA-Z]+)'/g)].map((match) => match[1] ?? '');
    const silent = ['activationEnded', 'automaChose'];
    expect(types.filter((type) => !silent.includes(type) && !(type in flowWords.events))).toEqual([]);
  });
});
