import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../scripts/build.mjs';
import { seeds } from './seeds.ts';

/** The built server on E2E_PORT, its games in a folder of their own that goes with it. */
await ensureBuilt();
const root = join(import.meta.dirname, '../..');
const { startServer } = await import(pathToFileURL(join(root, 'apps/server/dist/server.js')).href);
process.env.NODE_ENV = 'production';
const dataDir = mkdtempSync(join(tmpdir(), 'muster-e2e-'));
const port = Number(process.env.E2E_PORT);
const running = await startServer({ port, dataDir, clientDir: join(root, 'apps/client/dist'), seeds });
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    setTimeout(() => process.exit(0), 4000).unref();
    void running.close().finally(() => process.exit(0));
  });
