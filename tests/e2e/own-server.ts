import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server that a test may kill: the built one, on a port and with games of its own. */
interface OwnServer {
  readonly address: string;
  start(): Promise<void>;
  /** As a power cut would: no goodbye. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export function ownServer(): OwnServer {
  const games = mkdtempSync(join(tmpdir(), 'muster-killed-'));
  const port = 40_000 + Math.floor(Math.random() * 15_000);
  const address = `http://127.0.0.1:${port}`;
  const main = process.env['E2E_SERVER'] ?? join(import.meta.dirname, '../../apps/server/dist/main.js');
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: String(port), DATA_DIR: games, NODE_ENV: 'production' },
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(`${address}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 150));
    }
    throw new Error('the server did not come up');
  };
  const kill = async () => {
    const dying = child;
    child = undefined;
    if (!dying || dying.exitCode !== null) return;
    const gone = new Promise((done) => dying.once('exit', done));
    dying.kill('SIGKILL');
    await gone;
  };
  return {
    address,
    start,
    kill,
    remove: async () => {
      await kill();
      rmSync(games, { recursive: true, force: true });
    },
  };
}
