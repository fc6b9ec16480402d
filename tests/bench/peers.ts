import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Point } from '@muster/geometry';

type Ring = readonly Point[];

/** Whether the shapes of two numbers meet. */
export type PairTest = (a: number, b: number) => boolean;

interface Loaded {
  readonly satTest: (rings: readonly Ring[]) => PairTest;
  readonly detectCollisionsTest: (rings: readonly Ring[]) => PairTest;
  readonly turfTest: (rings: readonly Ring[]) => PairTest;
  readonly satMover: (moving: Ring, still: Ring) => (x: number, y: number) => boolean;
}

/** The peers of the benchmarks, or nothing where they are not installed: `npm run bench` installs them. */
export async function peersIfInstalled() {
  const folder = join(import.meta.dirname, 'peers');
  if (!existsSync(join(folder, 'node_modules'))) return undefined;
  const loaded: Loaded = await import(pathToFileURL(join(folder, 'peers.mjs')).href);
  return {
    mover: loaded.satMover,
    tests: [
      { name: 'sat', make: loaded.satTest },
      { name: 'detect-collisions', make: loaded.detectCollisionsTest },
      { name: 'turf', make: loaded.turfTest },
    ],
  };
}
