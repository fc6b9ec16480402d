import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systems } from '@muster/rules';
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
};
const USUAL = { games: 3, steps: 120 };

describe('random games', () => {
  test.each(systems.map((system) => [system.id] as const))('of %s keep every law', (id) => {
    const system = gameOf(id);
    if (system === undefined) throw new Error(`no system ${id}`);
    const { games, steps } = SHARE[id] ?? USUAL;
    for (let seed = 1; seed <= games; seed++) expect(playSeed(system, seed, steps).faults, `seed ${seed}`).toEqual([]);
  });

  test.each(kept)('%s, which once broke a law, keeps them all', (_name, { system: id, seed, steps }) => {
    const system = gameOf(id);
    if (system === undefined) throw new Error(`no system ${id}`);
    expect(playSeed(system, seed, steps).faults).toEqual([]);
  });
});
