import { createHash } from 'node:crypto';
import {
  FORMAT,
  fileWords,
  type GameFile,
  hashOf,
  type LogRow,
  readGameFile,
  type ToldRow,
  verifyInSlices,
} from '@muster/record';
import { systemById } from '@muster/rules';
import { canonical, type Viewer } from '@muster/rules/kernel';
import type { Application, Request } from 'express';
import { type Hall, tableOf } from '../hall';
import { buckets } from '../rate';
import { headOf } from '../referee/fairness';
import { fold, newLine } from '../referee/line';
import { no } from '../refusals';
import { breathe, SLICE_MS, slices } from '../slices';
import { seatsOf, type Table } from '../table/table';
import { lineFor } from '../table/tell';
import { turnedAway } from '../table/visit';
import { guestOf, HttpNo, handle, maybeGuest } from './answer';

/** Uploaded files kept to be watched; the oldest go first. */
const REPLAYS = 500;

/** A file is checked between two commands of the tables, a few milliseconds at a time and ten seconds in all. */
const SLICES = { slice: SLICE_MS, most: 10_000, pause: breathe };
/** Files that may wait to be checked. */
const CHECKS_WAITING = 20;

/** Game files: to take home, to watch, to check. */
export function files(app: Application, hall: Hall): void {
  const checks = buckets(4, 0.05);
  const uploads = buckets(12, 0.05);
  const inTurn = oneByOne(CHECKS_WAITING);
  app.get(
    '/api/tables/:id/file',
    handle(async (request, response) => {
      const table = await tableOf(hall, String(request.params['id']));
      if (table === undefined) throw new HttpNo(no('table/unknown'));
      const me = (await maybeGuest(hall.store, request))?.person ?? '';
      const link = request.query['link'];
      const away = await turnedAway(table, me, typeof link === 'string' ? link : undefined);
      if (away !== undefined && away.code !== 'table/full') throw new HttpNo(away);
      const wish = request.query['as'];
      const as = typeof wish === 'string' ? wish : (seatsOf(table, me)[0] ?? 'spectator');
      if (as !== 'spectator' && !seatsOf(table, me).includes(as)) throw new HttpNo(no('table/not-your-seat'));
      response.setHeader('Content-Disposition', `attachment; filename="muster-${table.id}.json"`);
      const { status } = table.referee.progress;
      return status === 'finished' || status === 'abandoned' ? wholeFile(hall, table) : viewFile(table, as);
    }),
  );
  app.post(
    '/api/verify',
    handle(async (request) => {
      const { person } = await guestOf(hall.store, request);
      // Every die of the file is made again: not often, a little at a time, and not without end.
      if (!checks(person, hall.now())) throw new HttpNo(no('table/too-many-requests', { seconds: 20 }));
      return inTurn(() => verifyInSlices(request.body, systemById, SLICES));
    }),
  );
  app.post(
    '/api/replays',
    handle(async (request) => {
      const { person } = await guestOf(hall.store, request);
      if (!uploads(person, hall.now())) throw new HttpNo(no('table/too-many-requests', { seconds: 20 }));
      const file = readFile(request);
      if (systemById(file.head.system) === undefined) throw new HttpNo(no('table/unknown-system'));
      const text = JSON.stringify(file);
      const id = createHash('sha256').update(text).digest('hex').slice(0, 24);
      await hall.store.addReplay(id, text, hall.now(), REPLAYS);
      return { id };
    }),
  );
  app.get(
    '/api/replays/:id',
    handle(async (request, response) => {
      const text = await hall.store.replay(String(request.params['id']));
      if (text === undefined) throw new HttpNo(no('table/unknown-file'));
      response.type('application/json').send(text);
      return undefined;
    }),
  );
}

/** Runs one thing after the other; refuses what would have to wait behind too many. */
function oneByOne(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most) throw new HttpNo(no('table/too-many-requests', { seconds: 60 }));
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}

function readFile(request: Request): GameFile {
  const read = readGameFile(request.body);
  if (read.ok) return read.value;
  throw new HttpNo(no('table/file-unreadable', { code: read.error.code, because: fileWords(read.error) }));
}

/** What one viewer was told of a game still played. */
async function viewFile(table: Table, viewer: Viewer): Promise<GameFile> {
  const { referee } = table;
  const fresh = { ...newLine(referee.system, referee.game.config, []), viewers: [viewer] };
  let state = fresh.state;
  const told: ToldRow[] = [];
  const rest = slices();
  // As it stands now, whatever is played while it is written out.
  for (const entry of [...lineFor(table, viewer).entries]) {
    await rest();
    const folded = fold(fresh, state, entry.events);
    state = folded.state;
    const events = folded.told.get(viewer);
    if (events !== undefined) told.push({ seat: entry.seat, at: entry.at, events });
  }
  return { is: 'muster-view', format: FORMAT, head: headOf(referee.game), viewer, told, names: namesOf(table) };
}

/** The whole game, seed and all, once it is over. */
async function wholeFile(hall: Hall, table: Table): Promise<GameFile> {
  const { game, line, progress } = table.referee;
  const rows = await hall.store.journal(game.id);
  const log = rows.map((row): LogRow => {
    if (row.is === 'entry') return { is: 'entry', entry: row.entry };
    const { id, seat, to, at } = row;
    return { is: 'rewind', id, seat, to, at };
  });
  return {
    is: 'muster-game',
    format: FORMAT,
    head: headOf(game),
    log,
    end: {
      because: progress.status === 'abandoned' ? 'abandoned' : 'finished',
      at: progress.moved,
      state: hashOf(canonical(line.state)),
      rows: log.length,
      ...(progress.outcome === undefined ? {} : { outcome: progress.outcome }),
    },
    seed: game.seed,
    names: namesOf(table),
  };
}

const namesOf = (table: Table): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...table.chairs.values()].flatMap(({ seat, holder }) => {
      const name = holder === undefined ? undefined : table.names.get(holder);
      return name === undefined ? [] : [[seat, name]];
    }),
  );
