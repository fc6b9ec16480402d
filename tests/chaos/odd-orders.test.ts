import type { Guest } from '@muster/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import type { openSqlite } from '../../apps/server/src/store/sqlite';
import {
  api,
  ask,
  done,
  join,
  last,
  leave,
  newGuest,
  newId,
  newTable,
  piece,
  play,
  refused,
  sitThree,
  tempDir,
  told,
  until,
} from './guests';

const dir = tempDir();
const AWAY = 400;
let server: Running;
let ada: Guest;
let ben: Guest;
let eve: Guest;
let guy: Guest;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path, awayMs: AWAY });
  [ada, ben, eve, guy] = (await Promise.all(
    ['Ada', 'Ben', 'Eve', 'Guy'].map((name) => newGuest(server.port, name)),
  )) as [Guest, Guest, Guest, Guest];
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const roll = { do: 'roll', dice: [{ count: 3, sides: 6 }], plus: 0, why: '' };

describe('a seat that changes hands', () => {
  it('is seen no more by the one who borrowed it, when its holder lends it on', async () => {
    const { table, a, b, watcher } = await sitThree(server.port, ada, ben, eve);
    const other = await join(server.port, guy, table);
    await done(ask(b, { do: 'lend', seat: 'b', to: eve.person }));
    await done(ask(watcher, { do: 'look', as: 'b' }));
    await until(() => watcher.as === 'b');
    await done(ask(b, { do: 'lend', seat: 'b', to: guy.person }));
    await until(() => watcher.as === 'spectator');
    await done(ask(other, { do: 'look', as: 'b' }));
    await until(() => other.as === 'b');
    await done(play(other, piece('Zweihander', 300, 300, { cover: 40 })));
    await done(ask(watcher, { do: 'resync' }));
    expect(Buffer.concat(watcher.frames).toString('latin1')).not.toContain('Zweihander');
    await leave(a, b, watcher, other);
  });

  it('is seen no more by the one who borrowed it, when another borrows it', async () => {
    const { table, a, b, watcher } = await sitThree(server.port, ada, ben, eve);
    await done(ask(b, { do: 'lend', seat: 'b', to: eve.person }));
    await done(ask(watcher, { do: 'look', as: 'b' }));
    await until(() => watcher.as === 'b');
    await leave(b);
    await until(() => !a.tableState.people.some(({ person, here }) => person === ben.person && here));
    await wait(AWAY + 20);
    await done(ask(a, { do: 'borrow', seat: 'b' }));
    await until(() => watcher.as === 'spectator');
    const back = await join(server.port, ben, table);
    expect(back.as).toBe('b');
    await leave(a, watcher, back);
  });

  it('takes the question put to its player with it: nobody has said yes for him', async () => {
    const { a, b, watcher } = await sitThree(server.port, ada, ben, eve);
    await done(ask(b, { do: 'lend', seat: 'b', to: eve.person }));
    await done(play(a, roll));
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 0 }));
    await until(() => told(watcher, 'question').length > 0);
    expect(last(told(watcher, 'question')).question.asked).toEqual([eve.person]);
    await done(ask(b, { do: 'take-again', seat: 'b' }));
    await until(() => told(a, 'answered').length > 0);
    expect(last(told(a, 'answered')).result).toBe('lapsed');
    const line = (await server.hall.tables.get(a.table))?.referee.line;
    expect(line?.entries).toHaveLength(1);
    await leave(a, b, watcher);
  });

  it('is not taken any more once the game is over', async () => {
    const { a, b, watcher } = await sitThree(server.port, ada, ben, eve);
    await done(ask(b, { do: 'leave', seat: 'b' }));
    await done(play(a, { do: 'resign' }));
    expect(await refused(ask(watcher, { do: 'claim', seat: 'b' }))).toEqual({
      code: 'table/over',
      says: 'This game is over. Nothing moves any more; the replay has it all.',
    });
    await leave(a, b, watcher);
  });

  it('is taken by a code as people write it down: in small letters, with a space behind it', async () => {
    const { table, links } = await newTable(server.port, ada, { open: false });
    const code = ` ${links.seats.find(({ seat }) => seat === 'b')?.code.toLowerCase()} `;
    expect((await api(server.port, `/links/${encodeURIComponent(code)}`)).status).toBe(200);
    const b = await join(server.port, ben, table, { link: code });
    await done(ask(b, { do: 'claim', seat: 'b', code }));
    await leave(b);
  });
});

describe('taking back', () => {
  it('that comes twice, because its reply was lost, is done once and answered alike, also after a restart', async () => {
    const { table, a, b, watcher } = await sitThree(server.port, ada, ben, eve);
    await done(play(a, piece('One', 300, 300)));
    await done(play(a, piece('Two', 500, 300)));
    const undo = { do: 'undo', id: newId(), seat: 'a', version: a.version };
    const first = await done(ask(a, undo));
    expect(await done(ask(a, undo))).toEqual(first);
    expect((await server.hall.tables.get(table))?.referee.line.entries).toHaveLength(1);
    await leave(a, b, watcher);
    server.hall.tables.delete(table);
    const back = await join(server.port, ada, table);
    expect(await done(ask(back, undo))).toEqual(first);
    await done(play(back, { do: 'resign' }));
    await leave(back);
  });
});

describe('a question', () => {
  it('lapses when seeds are mixed in under it', async () => {
    const { a, b, watcher } = await sitThree(server.port, ada, ben, eve);
    await done(play(a, roll));
    const { code: question = '' } = await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 0 }));
    await done(ask(b, { do: 'mix', id: newId(), seat: 'b', seed: 'ab'.repeat(32) }));
    expect((await refused(ask(b, { do: 'answer', question, yes: true }))).code).toBe('table/question-gone');
    await until(() => told(a, 'answered').length > 0);
    expect(last(told(a, 'answered')).result).toBe('lapsed');
    await leave(a, b, watcher);
  });

  it('whose yes cannot be written down is not told as settled, and may be answered again', async () => {
    const { a, b, watcher } = await sitThree(server.port, ada, ben, eve);
    await done(play(a, roll));
    const { code: question = '' } = await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 0 }));
    const { raw } = server.hall.store as ReturnType<typeof openSqlite>;
    raw.pragma('query_only = ON');
    const no = await refused(ask(b, { do: 'answer', question, yes: true })).finally(() => {
      raw.pragma('query_only = OFF');
    });
    expect(no).toEqual({
      code: 'table/store-failed',
      says: 'The server could not write this down, so it was not done. The game is safe as it stands.',
    });
    expect(told(a, 'answered')).toEqual([]);
    await done(ask(b, { do: 'answer', question, yes: true }));
    await until(() => last(told(a, 'answered'))?.result === 'yes');
    await leave(a, b, watcher);
  });

  it('is kept from spectators whose picture lags behind, and so is its answer', async () => {
    const { table } = await newTable(server.port, ada, { delay: 300 });
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    const watcher = await join(server.port, eve, table);
    await done(play(a, roll));
    const { code: question = '' } = await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 0 }));
    await done(ask(b, { do: 'answer', question, yes: false }));
    await done(play(a, piece('One', 300, 300)));
    await done(ask(watcher, { do: 'ping', at: { x: 1, y: 1 }, unit: 'p1' }));
    expect(told(watcher, 'answered')).toEqual([]);
    await until(() => told(watcher, 'ping').length > 0);
    expect(last(told(watcher, 'ping')).unit).toBeUndefined();
    await leave(a, b, watcher);
  });
});

describe('a game that cannot be read back', () => {
  it('is said to be broken to whoever opens it; the list of tables and all others stand', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    await done(play(a, piece('One', 300, 300)));
    await leave(a);
    const { raw } = server.hall.store as ReturnType<typeof openSqlite>;
    raw.prepare('update journal set row = ? where game = ?').run('{"is":"entry"}', table);
    server.hall.tables.delete(table);
    const opened = join(server.port, ada, table).then(
      () => 'let in',
      (error: Error) => error.message,
    );
    const lists = await Promise.all(Array.from({ length: 20 }, () => api(server.port, '/tables', { as: ada })));
    expect(await opened).toContain('Something broke on our side');
    expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await api<{ says: string }>(server.port, `/tables/${table}/file`)).body.says).toContain('Something broke');
  });
});

describe('coming in while nothing can be written', () => {
  it('is refused in a sentence and leaves nobody behind at the table', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const { raw } = server.hall.store as ReturnType<typeof openSqlite>;
    raw.pragma('query_only = ON');
    const said = await join(server.port, ben, table).then(
      () => 'let in',
      (error: Error) => error.message,
    );
    raw.pragma('query_only = OFF');
    expect(said).toContain('The server could not write this down');
    expect([...((await server.hall.tables.get(table))?.here.keys() ?? [])]).toEqual([ada.person]);
    await leave(a, await join(server.port, ben, table));
  });
});
