import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What `npm run rules:coverage` says of an inventory. */
function covered(system: string): {
  readonly rows: readonly unknown[];
  readonly bare: string[];
  readonly strangers: string[];
} {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/rules-coverage.ts', '--system', system, '--json'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}

describe('the inventory of rules', () => {
  test.each(['kings-of-war', 'song-of-blades', 'five-leagues-battle'])(
    'of %s has a story for each row in scope, and no story cites a row that is not there',
    (system) => {
      const { rows, bare, strangers } = covered(system);
      expect(rows.length).toBeGreaterThan(300);
      expect([bare, strangers]).toEqual([[], []]);
    },
    60_000,
  );
});
