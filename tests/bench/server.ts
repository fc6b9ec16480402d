import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { tempDir } from '../chaos/guests';
import { disperse, gather, march, quantile, welcomeSize } from '../load/crowd';

/**
 * From an intent in a player's socket to the durable entry, to everyone who is told of it: a server in a process of
 * its own, as it is built, with SQLite in WAL and synchronous FULL, 2 players, 20 spectators, 50 units.
 */
const MOVES = 400;
const dir = tempDir();
const main = join(import.meta.dirname, '../../apps/server/dist/main.js');
const child = spawn(process.execPath, [main], {
  env: { ...process.env, PORT: '0', DATA_DIR: dir.path },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')));
    child.stdout.on('data', (bytes) => {
      const found = /localhost:(\d+)/.exec(String(bytes));
      if (found !== null) resolve(Number(found[1]));
    });
  });
  const crowd = await gather(port, 20, 50);
  await march(crowd, 40);
  const { answered, toldAll, bytes } = await march(crowd, MOVES);
  const size = await welcomeSize(port, crowd.players[0].table);
  await disperse(crowd);
  const ms = (value: number): string => `${value.toFixed(1).padStart(7)} ms`;
  console.log(`server: ${MOVES} intents, 2 players + 20 spectators, 50 units`);
  console.log(
    `  socket to durable answer   median ${ms(quantile(answered, 0.5))}   p99 ${ms(quantile(answered, 0.99))}`,
  );
  console.log(`  socket to all 22 told      median ${ms(quantile(toldAll, 0.5))}   p99 ${ms(quantile(toldAll, 0.99))}`);
  console.log(
    `  bytes per entry and client median ${quantile(bytes, 0.5)}   p99 ${quantile(bytes, 0.99)}   (aim: median 400)`,
  );
  console.log(
    `  welcome with whole picture ${(size.plain / 1024).toFixed(1)} KiB, ${(size.packed / 1024).toFixed(1)} KiB compressed   (aim: 64)`,
  );
} finally {
  child.kill('SIGTERM');
  dir.remove();
}
