import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { LIMITS, ROOM } from '@muster/protocol';
import { newSeed } from '@muster/record';
import { WebSocket } from 'ws';
import { closeHall, type Hall, type Seeds, sweep } from './hall';
import { handle } from './http/answer';
import { campaigns } from './http/campaigns';
import { files } from './http/files';
import { guard, guardEnd } from './http/guard';
import { makings } from './http/makings';
import { people } from './http/people';
import { statics } from './http/static';
import { tables } from './http/tables';
import { bucket, take } from './rate';
import { openSqlite } from './store/sqlite';
import type { DeputyTimes } from './table/deputy';
import { tableRoom } from './table-room';

export interface ServerOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host?: string;
  /** Where the database lies; made where missing. */
  readonly dataDir: string;
  /** The built client; without it only the API is served. */
  readonly clientDir?: string;
  /** How long a person must be gone for his seat to be lent or freed. */
  readonly awayMs?: number;
  /** How long the host must be gone for another to stand in for him. */
  readonly hostAwayMs?: number;
  /** For tests that want the same dice in every run. Nobody who serves players sets this. */
  readonly seeds?: Seeds;
  /** How fast the game plays its own seats, and how long a lost line is waited for before it does. */
  readonly deputy?: DeputyTimes;
}

export interface Running {
  readonly port: number;
  readonly hall: Hall;
  close(): Promise<void>;
}

/** Starts the whole server: pages, API and tables on one port. Rejects where the port or the data folder cannot be had. */
export async function startServer(options: ServerOptions): Promise<Running> {
  // On Node 20 there is no WebSocket of its own; the framework looks for one when a line is taken up again.
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
  mkdirSync(options.dataDir, { recursive: true });
  const store = openSqlite(join(options.dataDir, 'muster.sqlite'));
  const now = Date.now;
  const hall: Hall = {
    store,
    dataDir: options.dataDir,
    now,
    awayMs: options.awayMs ?? LIMITS.awaySeconds * 1000,
    hostAwayMs: options.hostAwayMs ?? LIMITS.hostAwaySeconds * 1000,
    seeds: options.seeds ?? newSeed,
    deputy: options.deputy ?? { paceMs: LIMITS.deputyPaceMs, graceMs: LIMITS.deputyGraceMs },
    tables: new Map(),
    gameEnded: async () => undefined,
    endings: new Set(),
    since: now(),
  };
  const http = createServer();
  const transport = new WebSocketTransport({
    server: http,
    maxPayload: LIMITS.messageBytes * 16,
    perMessageDeflate: { threshold: 1024, serverNoContextTakeover: true, clientNoContextTakeover: true },
    pingInterval: 4000,
    pingMaxRetries: 3,
  });
  const server = new Server({
    transport,
    greet: false,
    logger: calmLogger(),
    gracefullyShutdown: false,
    express: (app) => {
      guard(app, hall);
      app.get(
        '/api/health',
        handle(async () => ({ ok: true, tables: hall.tables.size })),
      );
      people(app, hall);
      tables(app, hall);
      campaigns(app, hall);
      makings(app, hall);
      files(app, hall);
      statics(app, options.clientDir);
      guardEnd(app);
    },
  });
  // The page and its server are one: no other page has business here.
  matchMaker.controller.getCorsHeaders = () => ({});
  for (const name of Object.keys(matchMaker.controller.DEFAULT_CORS_HEADERS))
    Reflect.deleteProperty(matchMaker.controller.DEFAULT_CORS_HEADERS, name);
  server.define(ROOM, tableRoom(hall)).filterBy(['table']);
  // The framework waits for ever for a port that cannot be had.
  const noPort = new Promise<never>((_, reject) => http.once('error', reject));
  try {
    await Promise.race([server.listen(options.port, options.host), noPort]);
  } catch (error) {
    store.close();
    throw error;
  }
  const sweeping = setInterval(() => void sweep(hall).catch(console.error), 3600_000);
  sweeping.unref();
  const address = http.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    hall,
    async close() {
      clearInterval(sweeping);
      await server.gracefullyShutdown(false);
      http.closeAllConnections();
      await closeHall(hall);
      store.close();
    },
  };
}

/** What the framework has to say of frames that cannot be read: a few lines a minute, so that nobody fills the log. */
function calmLogger() {
  const lines = bucket(20, 20 / 60, Date.now());
  const print = (...what: unknown[]): void => {
    // A port that is taken is told in a sentence by whoever starts the server.
    if (what.some((each) => String(each).includes('EADDRINUSE'))) return;
    if (take(lines, Date.now())) console.error(...what.map((each) => (each instanceof Error ? each.message : each)));
  };
  return { debug: () => undefined, trace: () => undefined, info: () => undefined, warn: print, error: print };
}
