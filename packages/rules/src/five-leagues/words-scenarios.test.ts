import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Names, Waiting } from '../kernel';
import type { Event } from './events';
import { words } from './words';
import { scenariosWords } from './words-scenarios';

const folder = join(import.meta.dirname, 'scenarios');
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

describe('the words of scenarios', () => {
  test('have a sentence for every refusal', () => {
    const codes = found(/'((?:deploy|steal|scenario|interact)\/[a-z-]+)'/g);
    expect(codes.length).toBeGreaterThan(12);
    for (const code of codes) {
      const detail = { left: 1, most: 6, gap: 100, least: 300, deep: 200, reach: 76 };
      const text = scenariosWords.refusals[code]?.({ code, rule: 'FL-SET-13', who: ['h1', 'e1'], detail }, names) ?? '';
      expect(text, code).toMatch(/^[A-Z0-9].*\.$/s);
      expect(text, code).not.toMatch(bad);
    }
  });

  test('have a sentence to both sides for every wait', () => {
    const waits = found(/what: '([a-z-]+)'/g).filter((what) => scenariosWords.waiting[what] !== undefined);
    expect(waits.length).toBeGreaterThan(12);
    for (const what of waits) {
      const waiting: Waiting = { seat: 'a', what, detail: { left: 2, unit: 'h1' } };
      expect(words.waiting(waiting, names), what).toMatch(/^Player a.*\.$/);
      expect(words.asked(waiting, names), what).toMatch(/^Your .*[.?]$/);
      expect(`${words.waiting(waiting, names)} ${words.asked(waiting, names)}`, what).not.toMatch(bad);
    }
    const asked = found(/waiting[\s\S]{0,900}?what: '([a-z-]+)'/g);
    for (const what of asked) expect(words.asked({ seat: 'a', what }, names), what).not.toBe('Your move.');
  });

  test('name every offer, and everything there is to choose from', () => {
    for (const code of found(/needs: '[a-z]+', do: '([a-z-]+)'/g)) expect(words.offer(code).label, code).not.toBe(code);
    for (const code of found(/do: 'choose', what: '([a-z-]+)'/g)) expect(words.source(code), code).not.toBe(code);
    for (const code of found(/why: '([a-z-]+)' ?[},]/g)) {
      const isTest = found(/skills: \[[^\]]*\], target: \d+, why: '([a-z-]+)'/g).includes(code);
      if (isTest) expect(words.source(code), code).not.toBe(code);
    }
  });

  test('tell every event in one plain sentence', () => {
    const told: readonly (readonly [Event, string])[] = [
      [
        { type: 'tableAsked', table: 'ruin-within', sides: 100, faces: [35], entry: 'outlaw-gang' },
        'The Ruin Within: Outlaw gang (35).',
      ],
      [
        { type: 'tableAsked', table: 'aberrations', sides: 100, faces: [77, 3], entry: 'ogre' },
        'The beast: Ogre (77 and 3). Rows that are cut off in our book are thrown again.',
      ],
      [
        { type: 'tableAsked', table: 'objectives', sides: 100, faces: [], entry: 'secure' },
        'The objective: Secure the area (chosen).',
      ],
      [
        {
          type: 'numbersRolled',
          faces: [3, 5],
          parts: [
            { amount: 5, because: 'FL-SET-02' },
            { amount: 2, because: 'FL-SET-03' },
          ],
          size: 7,
          ranged: 2,
        },
        'Numbers 3 and 5: 7 enemies, two of them with something to shoot. 5 (The higher of two dice), 2 (A large warband).',
      ],
      [
        { type: 'leaderJoined', foe: { entry: 'outlaw-gang', rank: 'sergeant', ranged: false }, because: 'FL-ENM-09' },
        'Sergeant is with them.',
      ],
      [
        {
          type: 'watched',
          how: 'sneak',
          mover: 'h1',
          by: 'e1',
          faces: [4, 5],
          modifiers: [{ amount: -1, because: 'obscured' }],
          distance: 9.5,
          spotted: false,
        },
        'H1 is not seen by E1: 4 and 5 − 1 (Partly hidden) = 8 against 9.5″.',
      ],
      [
        { type: 'unknownRevealed', marker: 'm1', at: { x: 1, y: 1 }, face: 4, units: ['e1', 'e2', 'e3'] },
        'The unknown are three enemies: 4.',
      ],
      [{ type: 'noticed', units: ['e1', 'e2'], because: 'melee' }, 'E1 and E2 hear the fighting.'],
      [
        { type: 'gained', what: 'loot', amount: 1, because: 'FL-SCN-14' },
        'One Loot roll after the battle (The camp’s stores).',
      ],
      [{ type: 'flightDue', units: ['h1'], faces: [2] }, 'H1 must find a way home in the dark.'],
      [
        {
          type: 'outflankRolled',
          faces: [2, 3],
          modifiers: [{ amount: -1, because: 'elfin-trickery' }],
          deploy: 4,
          waiting: ['e1', 'e2'],
        },
        'Four enemies set up, two go round the flank: 2 and 3 − 1 (Elfin trickery).',
      ],
      [{ type: 'flankersRolled', face: 5, round: 2, edge: null, units: [] }, 'The flank is quiet: 5 against round 2.'],
      [
        { type: 'scouted', unit: 'h1', faces: [1, 2], marker: 'm1', distance: 8, result: 'alerted' },
        'H1 is heard: 1 and 2 = 3. The beast is awake.',
      ],
      [{ type: 'objectiveClosed', is: 'secure', state: 'achieved' }, 'The objective is achieved.'],
      [{ type: 'seizeTried', unit: 'h1', passed: false }, 'H1 does not catch them unawares.'],
      [{ type: 'diceThrown', why: 'camp-gold', faces: [4], happens: true }, 'There is gold in the camp: 4.'],
    ];
    for (const [event, text] of told) expect(words.event(event, names)).toBe(text);
  });
});
