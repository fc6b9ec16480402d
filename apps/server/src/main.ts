import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server';

const port = portOf(process.env['PORT']);
const dataDir = resolve(process.env['DATA_DIR'] ?? 'data');

try {
  const clientDir = findClient();
  const running = await startServer({ port, dataDir, ...(clientDir === undefined ? {} : { clientDir }) });
  console.log(`Muster is up: http://localhost:${running.port} (games are kept in ${dataDir})`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(running.close));
} catch (error) {
  console.error(`Muster could not start: ${reason(error)}`);
  process.exit(1);
}

// A bug in one game must not take the others with it: what is on the disk is whole, and is read again if need be.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (error) => console.error(error));

async function stop(close: () => Promise<void>): Promise<void> {
  // A line that will not close must not keep the server from going.
  setTimeout(() => process.exit(0), 5000).unref();
  await close();
  process.exit(0);
}

/** The built client lies beside the server, bundled or not. */
function findClient(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  const named = process.env['CLIENT_DIR'];
  const places = [...(named === undefined ? [] : [named]), resolve(here, '../../client/dist')];
  return places.find((place) => existsSync(resolve(place, 'index.html')));
}

function portOf(text: string | undefined): number {
  const given = Number(text ?? 8080);
  if (Number.isInteger(given) && given >= 0 && given < 65536) return given;
  console.error(`PORT is “${text}”, which is no port: a number from 0 to 65535 is.`);
  process.exit(1);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is taken. Set PORT to another, or stop what is there.`;
  if (code === 'SQLITE_BUSY')
    return `another server has the games in ${dataDir}. Stop it, or set DATA_DIR to another folder.`;
  if (code === 'SQLITE_NOTADB') return `${dataDir} holds a file muster.sqlite that is no database of Muster.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${dataDir} is a file. DATA_DIR wants a folder.`;
  if (code === 'ENOSPC') return `the disk is full, so no games can be kept in ${dataDir}.`;
  if (code === 'EACCES') return `no right to use port ${port} or the folder ${dataDir}.`;
  return error.message;
}
