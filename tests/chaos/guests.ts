import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { Client, type Room } from '@colyseus/sdk';
import {
  ASK,
  type Command,
  type Created,
  type Guest,
  NEWS,
  type News,
  type NewTable,
  PRESENCE,
  type Reply,
  ROOM,
  type Snapshot,
  type TableState,
  type Told,
} from '@muster/protocol';
import { type AnySystem, systemById } from '@muster/rules';
import { WebSocket } from 'ws';

// The SDK takes whatever WebSocket there is; Node 20 has none of its own.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;

/** A real person at a real socket, as far as a test can be one. Folds what he is told exactly as a client does. */
export interface Player {
  readonly guest: Guest;
  readonly table: string;
  readonly room: Room;
  readonly news: News[];
  readonly hands: unknown[];
  /** Every frame that came, raw. */
  readonly frames: Buffer[];
  readonly closed: { code?: number };
  /** For a line that loses news: says which to let fall. */
  lose: (news: News) => boolean;
  as: string;
  version: number;
  state: unknown;
  tableState: TableState;
  system: AnySystem;
  /** Set where a version was skipped: a client would ask for the whole picture again. */
  gap: boolean;
}

let commands = 0;
export const newId = (): string => {
  commands += 1;
  return `test-${process.pid}-${commands.toString().padStart(6, '0')}`;
};

export const tempDir = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(joinPath(tmpdir(), 'muster-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

export async function api<T>(
  port: number,
  path: string,
  options: { as?: Guest; method?: string; body?: unknown } = {},
) {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.as === undefined ? {} : { authorization: `Guest ${options.as.person}.${options.as.key}` }),
    },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

export const newGuest = async (port: number, name: string): Promise<Guest> =>
  (await api<Guest>(port, '/guests', { body: { name } })).body;

export async function newTable(port: number, host: Guest, wish: Partial<NewTable> = {}): Promise<Created> {
  const body = { system: 'sandbox', title: 'A test', open: true, ...wish };
  const made = await api<Created>(port, '/tables', { as: host, body });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body;
}

export interface Coming {
  readonly link?: string;
  readonly as?: string;
}

/** Sits down before a screen: resolves when the first picture is there. */
export async function join(port: number, guest: Guest, table: string, coming: Coming = {}): Promise<Player> {
  const client = new Client(`http://127.0.0.1:${port}`);
  const { link, as } = coming;
  const room = await client.joinOrCreate(ROOM, {
    table,
    person: guest.person,
    key: guest.key,
    ...(link === undefined ? {} : { link }),
    ...(as === undefined ? {} : { as }),
  });
  room.reconnection.enabled = false;
  const player: Player = {
    guest,
    table,
    room,
    news: [],
    hands: [],
    frames: [],
    closed: {},
    lose: () => false,
    as: 'spectator',
    version: -1,
    state: undefined,
    tableState: undefined as unknown as TableState,
    system: undefined as unknown as AnySystem,
    gap: false,
  };
  const socket = (room.connection as unknown as { transport: { ws: WebSocket } }).transport.ws;
  socket.addEventListener('message', (event) => {
    player.frames.push(Buffer.from(event.data as ArrayBuffer));
  });
  room.onMessage(NEWS, (news: News) => hear(player, news));
  room.onMessage(PRESENCE, (hand: unknown) => void player.hands.push(hand));
  room.onLeave((code) => {
    player.closed.code = code;
  });
  room.onError(() => undefined);
  await until(() => player.version >= 0 || player.closed.code !== undefined);
  return player;
}

function hear(player: Player, news: News): void {
  if (player.lose(news)) return;
  player.news.push(news);
  if (news.is === 'welcome') {
    const system = systemById(news.game.system);
    if (system === undefined) throw new Error('unknown system');
    player.system = system;
    player.tableState = news.table;
    look(player, news.snapshot);
  } else if (news.is === 'snapshot') look(player, news.snapshot);
  else if (news.is === 'table') player.tableState = news.table;
  else if (news.is === 'told') learn(player, news.told);
}

function look(player: Player, snapshot: Snapshot): void {
  player.as = snapshot.as;
  player.version = snapshot.version;
  player.state = snapshot.state;
  player.gap = false;
}

function learn(player: Player, told: Told): void {
  if (told.version <= player.version) return;
  if (told.version !== player.version + 1) {
    player.gap = true;
    return;
  }
  for (const event of told.events) player.state = player.system.evolve(player.state, event);
  player.version = told.version;
}

export const ask = (player: Player, command: Command | Record<string, unknown>): Promise<Reply> =>
  player.room.request(ASK, command as never) as Promise<Reply>;

/** Plays an intent on the picture the player has. */
export const play = (player: Player, intent: unknown, more: Partial<Command> = {}): Promise<Reply> =>
  ask(player, { do: 'act', id: newId(), seat: player.as, version: player.version, intent, ...more } as Command);

/** Insists on a yes. */
export async function done(reply: Promise<Reply>): Promise<Extract<Reply, { ok: true }>> {
  const heard = await reply;
  if (!heard.ok) throw new Error(JSON.stringify(heard));
  return heard;
}

/** Insists on a no with that code, with a sentence. */
export async function refused(reply: Promise<Reply>): Promise<{ code: string; says: string | undefined }> {
  const heard = await reply;
  if (heard.ok) throw new Error('this was accepted');
  return { code: heard.refusals[0]?.code ?? '', says: heard.says };
}

/** Waits until something is so; throws where it never comes about. */
export async function until(holds: () => boolean, what = 'it never came about', ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function leave(...players: readonly Player[]): Promise<void> {
  for (const player of players) if (player.closed.code === undefined) await player.room.leave().catch(() => undefined);
}

/** A piece to place in the sandbox. */
export const piece = (name: string, x: number, y: number, more: Record<string, unknown> = {}) => ({
  do: 'place',
  name,
  shape: { kind: 'rect', width: 100, depth: 40 },
  pose: { x, y, facing: 90 },
  owner: 'me',
  tincture: null,
  look: 'spear',
  hasFront: true,
  ...more,
});

/** Ada hosts and sits at `a`, Ben at `b`, Eve watches. */
export async function sitThree(port: number, ada: Guest, ben: Guest, eve: Guest) {
  const { table } = await newTable(port, ada);
  const a = await join(port, ada, table);
  const b = await join(port, ben, table);
  await done(ask(b, { do: 'claim', seat: 'b' }));
  const watcher = await join(port, eve, table);
  await until(() => b.as === 'b');
  return { table, a, b, watcher };
}

/** The news of one kind that a player has heard. */
export const told = <K extends News['is']>(player: Player, is: K): Extract<News, { is: K }>[] =>
  player.news.filter((news): news is Extract<News, { is: K }> => news.is === is);
export const last = <T>(list: readonly T[]): T => list[list.length - 1] as T;
