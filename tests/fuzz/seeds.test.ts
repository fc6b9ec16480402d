import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systems } from '@muster/rules';
import type { Names } from '@muster/rules/kernel';
import type { Played } from '@muster/rules/laws';
import { wordsById } from '@muster/rules/words';
import { describe, expect, test } from 'vitest';
import { gameOf, playSeed } from './play';

const FOLDER = join(fileURLToPath(new URL('.', import.meta.url)), 'seeds');

interface Kept {
  readonly system: string;
  readonly seed: number;
  readonly steps: number;
}

/** Seeds that once broke a law, kept by `npm run fuzz -- --keep`. */
const kept: readonly (readonly [string, Kept])[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Kept]);

/** How much of each game a plain test run plays; `npm run fuzz` plays as much as one likes. */
const SHARE: Readonly<Record<string, { readonly games: number; readonly steps: number }>> = {
  sandbox: { games: 12, steps: 150 },
  'five-leagues': { games: 2, steps: 100 },
};
const USUAL = { games: 3, steps: 120 };

describe('random games', () => {
  test.each(systems.map((system) => [system.id] as const))('of %s keep every law', (id) => {
    const system = gameOf(id);
    if (system === undefined) throw new Error(`no system ${id}`);
    const { games, steps } = SHARE[id] ?? USUAL;
    for (let seed = 1; seed <= games; seed++) {
      const played = playSeed(system, seed, steps);
      expect(played.faults, `seed ${seed}`).toEqual([]);
      expect(mumbled(id, played), `seed ${seed}`).toEqual([]);
    }
  });

  test.each(kept)('%s, which once broke a law, keeps them all', (_name, { system: id, seed, steps }) => {
    const system = gameOf(id);
    if (system === undefined) throw new Error(`no system ${id}`);
    expect(playSeed(system, seed, steps).faults).toEqual([]);
  });
});

const NAMES: Names = {
  unit: (id) => `<${id}>`,
  seat: (id) => `<${id}>`,
  side: (id) => `<${id}>`,
  length: (mm) => `${mm}`,
};

/** What the game's words say of these events that is no sentence: holes, codes, shouting. */
function mumbled(id: string, played: Played): readonly string[] {
  const words = wordsById(id);
  const lines = played.entries.flatMap((entry) =>
    entry.events.map((event) => words?.event(event, NAMES) ?? 'Nothing.'),
  );
  const told = [...lines, played.outcome === undefined ? 'Nothing.' : (words?.outcome(played.outcome, NAMES) ?? '')];
  return told
    .filter((line) => !/^[^a-z].*[.…:]$/s.test(line) || /undefined|NaN|\[object|!|\binvalid\b/.test(line))
    .slice(0, 5);
}
