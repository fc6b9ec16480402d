import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../apps/server/src/server';
import { seeds } from './seeds';

/** What `quickServer` starts: it says its port and lives for as long as the line to it. */
const [paceMs = 60, graceMs = 1500] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), 'muster-quick-'));
const running = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  clientDir: process.env['CLIENT_DIR'] ?? join(import.meta.dirname, '../../apps/client/dist'),
  seeds,
  deputy: { paceMs, graceMs },
});
process.once('disconnect', () => {
  setTimeout(() => process.exit(0), 4000).unref();
  void running.close().finally(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});
process.send?.(running.port);
