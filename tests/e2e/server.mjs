import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/build.mjs';

/** The built server on E2E_PORT, its games in a folder of their own that goes with it. */
await ensureBuilt();
const games = mkdtempSync(join(tmpdir(), 'muster-e2e-'));
process.env.PORT = process.env.E2E_PORT;
process.env.DATA_DIR = games;
process.env.NODE_ENV = 'production';
process.on('exit', () => rmSync(games, { recursive: true, force: true }));
await import('../../apps/server/dist/main.js');
