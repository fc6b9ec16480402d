import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A server on which the game itself plays quickly, and steps in soon for whoever is away. */
interface QuickServer {
  readonly address: string;
  stop(): Promise<void>;
}

export async function quickServer(paceMs = 60, graceMs = 1500): Promise<QuickServer> {
  const child = fork(join(import.meta.dirname, 'quick-server-main.ts'), [String(paceMs), String(graceMs)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await portOf(child);
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = new Promise((done) => child.once('exit', done));
      child.disconnect();
      await gone;
    },
  };
}

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((found, fails) => {
    child.once('message', (port) => found(Number(port)));
    child.once('exit', () => fails(new Error('the server did not come up')));
  });
