import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameHead, NewTable } from '@muster/protocol';
import { LIMITS, zNewTable } from '@muster/protocol';
import { commitmentTo } from '@muster/record';
import { type AnySystem, systemById } from '@muster/rules';
import type { Refusal } from '@muster/rules/kernel';
import { newCode, newId } from './codes';
import { openReferee } from './referee/referee';
import { no } from './refusals';
import type { ChairRow, GameRow, LinkRow, Store } from './store/store';
import { type DeputyTimes, newDeputy, seeToDeputy, stopDeputy } from './table/deputy';
import { eyesOf, TELLING } from './table/eyes';
import { feedRow, newFeed, stopFeed } from './table/feed';
import { notesBySeat } from './table/notes';
import { abandon } from './table/play';
import { endQuestions } from './table/questions';
import { reopenQuestions } from './table/reopen';
import { inTurn, isOver, type Table } from './table/table';
import { keptOf } from './table/talk';

/** Gives a seed (64 hex digits) for the dice of something of this system with these settings. */
export type Seeds = (system: string, settings: unknown) => string;

/** All tables of this server: those in memory, and the way to the others. */
export interface Hall {
  readonly store: Store;
  readonly dataDir: string | undefined;
  readonly now: () => number;
  /** Draws the secret under the dice of one more game, which nobody can foresee. */
  readonly seeds: Seeds;
  readonly awayMs: number;
  /** How fast the game plays its own seats, and how long a lost line is waited for. */
  readonly deputy: DeputyTimes;
  /** How long a host must be away for another to stand in for him. */
  readonly hostAwayMs: number;
  readonly tables: Map<string, Promise<Table | undefined>>;
  /** Told once when a game in memory has come to its end, finished or not. Whoever keeps something of games sets it. */
  gameEnded: (game: string) => Promise<void>;
  /** What that still does; waited for before the server closes. */
  readonly endings: Set<Promise<void>>;
  /** When the server came up: since then, at least, everyone who is not here is away. */
  readonly since: number;
}

/** Tables in memory at most: the ones nobody sits at go first. */
const LIVE_TABLES = 500;
/** A game nobody touched for this long is abandoned, and its dice revealed. */
const IDLE_MS = 60 * 24 * 3600 * 1000;

/** The table of that id, loaded if need be. Undefined where there is none. */
export function tableOf(hall: Hall, id: string): Promise<Table | undefined> {
  const found = hall.tables.get(id);
  if (found !== undefined) return found;
  const loading = load(hall, id);
  hall.tables.set(id, loading);
  loading.then(
    (table) => {
      if (table === undefined) hall.tables.delete(id);
    },
    () => hall.tables.delete(id),
  );
  void makeRoom(hall);
  return loading;
}

/** Sets up a game: its seed is drawn and committed to before anyone is told of it. */
export async function newTable(
  hall: Hall,
  host: { readonly person: string; readonly name: string },
  wish: NewTable,
  /** Who sits where besides the host; `wish.seats` wins where both speak of a seat. */
  holders: Readonly<Record<string, string>> = {},
): Promise<{ readonly id: string; readonly links: readonly LinkRow[] } | Refusal> {
  const wanted = zNewTable.safeParse(wish);
  if (!wanted.success) return no('table/config', at(wanted.error.issues[0]?.path));
  const system = systemById(wanted.data.system);
  if (system === undefined) return no('table/unknown-system');
  if ((await hall.store.countOpenGamesOf(host.person)) >= LIMITS.tablesPerPerson)
    return no('table/too-many-tables', { most: LIMITS.tablesPerPerson });
  const config = system.config.safeParse(wanted.data.config ?? {});
  if (!config.success) return no('table/config', at(config.error.issues[0]?.path));
  const seats = system.seats(config.data);
  const mine = wanted.data.seats ?? seats.slice(0, 1).map(({ seat }) => seat);
  if (mine.some((wish) => !seats.some(({ seat }) => seat === wish))) return no('table/no-such-seat');
  const created = hall.now();
  const seed = hall.seeds(system.id, config.data);
  const id = newId();
  const { title, open, delay } = wanted.data;
  const game: GameRow = {
    id,
    title,
    system: system.id,
    edition: system.edition,
    rules: system.version,
    config: config.data as unknown,
    seats,
    host: host.person,
    open,
    delay,
    seed,
    commitment: commitmentTo(seed),
    created,
  };
  const chairs = seats.map(({ seat }): ChairRow => {
    const holder = mine.includes(seat) ? host.person : holders[seat];
    return { seat, ...(holder === undefined ? {} : { holder }), untilBack: false };
  });
  const links: LinkRow[] = [
    { code: newCode(), game: id },
    ...seats.map(({ seat }) => ({ code: newCode(), game: id, seat })),
  ];
  const waiting = system.waitingFor(system.setup(config.data)).map(({ seat }) => seat);
  const progress = { status: 'open' as const, entries: 0, moved: created, waiting: [...new Set(waiting)] };
  await hall.store.addGame(game, progress, chairs, links);
  return { id, links };
}

/** Ends games that nobody touched for long, so that their dice can be checked too. */
export async function sweep(hall: Hall): Promise<void> {
  for (const { game } of await hall.store.idleGames(hall.now() - IDLE_MS, 20)) {
    const table = await tableOf(hall, game.id);
    if (table !== undefined && table.here.size === 0) await inTurn(table, () => abandon(table));
  }
}

export const systemOf = (game: { readonly system: string }): AnySystem | undefined => systemById(game.system);

export async function closeHall(hall: Hall): Promise<void> {
  for (const loading of hall.tables.values()) {
    const table = await loading.catch(() => undefined);
    if (table !== undefined) await unload(table);
  }
  await Promise.all(hall.endings);
  hall.tables.clear();
}

async function load(hall: Hall, id: string): Promise<Table | undefined> {
  const found = await hall.store.game(id);
  if (found === undefined) return undefined;
  const system = systemOf(found.game);
  if (system === undefined) return undefined;
  const { game, progress } = found;
  const feed = game.delay > 0 ? newFeed({ system, game }) : undefined;
  let wasOver = progress.status === 'finished' || progress.status === 'abandoned';
  const trouble = (what: string, error: unknown): void => report(hall, game.id, what, error);
  const means = { store: hall.store, now: hall.now, trouble, system };
  const referee = await openReferee(means, game, progress, (row) => {
    if (feed !== undefined) feedRow(feed, row, wasOver ? Number.POSITIVE_INFINITY : hall.now());
  }).catch((error: unknown) => {
    trouble('the journal does not fold', error);
    throw error;
  });
  const chairs = await hall.store.chairs(id);
  const members = await hall.store.members(id);
  const kept = (await hall.store.chat(id, LIMITS.chatBacklog * 2)).map(keptOf);
  const people = [...new Set([game.host, ...members.map(({ person }) => person), ...chairs.flatMap(peopleOf)])];
  const table: Table = {
    id,
    referee,
    head: headOf(game),
    chairs: new Map(chairs.map((chair) => [chair.seat, chair])),
    members: new Map(members.map((member) => [member.person, member])),
    names: new Map(await hall.store.names(people)),
    here: new Map(),
    awaySince: new Map(people.map((person) => [person, hall.since])),
    chat: kept,
    notes: notesBySeat(await hall.store.notes(id)),
    eyes: eyesOf(await hall.store.notices(id, TELLING)),
    talk: new Map(),
    changes: new Map(),
    questions: new Map(),
    feed,
    awayMs: hall.awayMs,
    hostAwayMs: hall.hostAwayMs,
    acting: undefined,
    hostTimer: undefined,
    deputy: newDeputy(hall.deputy),
    afterTurn: () => undefined,
    now: hall.now,
    said: kept.at(-1)?.line.number ?? 0,
    queue: Promise.resolve(),
  };
  table.afterTurn = () => {
    seeToDeputy(table);
    if (wasOver || !isOver(table)) return;
    wasOver = true;
    seeToEnding(hall, id);
  };
  await reopenQuestions(table);
  return table;
}

/** What follows from the end of a game is done beside its table: a fault there is told and stops nobody. */
function seeToEnding(hall: Hall, game: string): void {
  const ending = hall
    .gameEnded(game)
    .catch((error: unknown) => report(hall, game, 'its end is not entered', error))
    .finally(() => hall.endings.delete(ending));
  hall.endings.add(ending);
}

const headOf = (game: GameRow): GameHead => ({
  id: game.id,
  system: game.system,
  edition: game.edition,
  rules: game.rules,
  config: game.config,
  commitment: game.commitment,
  created: game.created,
});

const peopleOf = (chair: ChairRow): string[] => [chair.holder, chair.borrower].filter((each) => each !== undefined);

/** Puts tables out of memory that nobody is at, when there are many. */
async function makeRoom(hall: Hall): Promise<void> {
  if (hall.tables.size <= LIVE_TABLES) return;
  for (const [id, loading] of hall.tables) {
    const table = await loading.catch(() => undefined);
    if (table === undefined || table.here.size > 0 || table.questions.size > 0) continue;
    hall.tables.delete(id);
    await unload(table);
    if (hall.tables.size <= LIVE_TABLES * 0.9) return;
  }
}

async function unload(table: Table): Promise<void> {
  await table.queue;
  endQuestions(table);
  clearTimeout(table.hostTimer);
  stopDeputy(table);
  if (table.feed !== undefined) stopFeed(table.feed);
}

/** A bug is written beside the database, with what was asked; the game goes on. */
function report(hall: Hall, game: string, what: string, error: unknown): void {
  const text = error instanceof Error ? `${error.stack}\n${String(error.cause ?? '')}` : String(error);
  console.error(`game ${game}: ${what}\n${text}`);
  if (hall.dataDir === undefined) return;
  try {
    const folder = join(hall.dataDir, 'trouble');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${game}-${hall.now()}.txt`), `${what}\n\n${text}\n`);
  } catch {
    // The disk may be what is in trouble: the console has it.
  }
}

const at = (path: readonly PropertyKey[] | undefined): { at: string } => ({
  at: (path ?? []).map(String).join('.').slice(0, 80),
});
