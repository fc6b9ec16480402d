import type { Guest } from '@muster/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
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
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path, awayMs: AWAY });
  [ada, ben, eve] = (await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => newGuest(server.port, name)))) as [
    Guest,
    Guest,
    Guest,
  ];
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const three = () => sitThree(server.port, ada, ben, eve);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a seat', () => {
  it('hands a seat over to a second tab and to a second device, with a word to the first', async () => {
    const { table, a, b, watcher } = await three();
    const second = await join(server.port, ada, table);
    await until(() => a.closed.code !== undefined);
    expect(last(told(a, 'elsewhere')).says).toContain('somewhere else');
    expect(a.closed.code).toBe(4201);
    await done(play(second, piece('One', 200, 200)));
    const code = (await api<{ code: string }>(server.port, '/me/return', { as: ada, method: 'POST' })).body.code;
    const phone = (await api<Guest>(server.port, '/return', { body: { code } })).body;
    expect(phone.person).toBe(ada.person);
    expect(phone.key).not.toBe(ada.key);
    const third = await join(server.port, phone, table);
    expect(third.as).toBe('a');
    await until(() => second.closed.code === 4201);
    await done(play(third, piece('Two', 300, 300)));
    await leave(third, b, watcher);
  });

  it('lets one person hold several seats and look through one at a time', async () => {
    const { table } = await newTable(server.port, ada, { seats: ['a', 'b'] });
    const a = await join(server.port, ada, table);
    expect(last(told(a, 'welcome')).seats).toEqual(['a', 'b']);
    await done(play(a, piece('Secret', 200, 200, { cover: 30 })));
    expect(JSON.stringify(a.state)).toContain('Secret');
    await done(ask(a, { do: 'look', as: 'b' }));
    await until(() => a.as === 'b');
    expect(JSON.stringify(a.state)).not.toContain('Secret');
    await done(play(a, piece('Other', 700, 700)));
    await leave(a);
  });

  it('lends the seat of someone away for a minute, and gives it back when he returns', async () => {
    const { table, a, b, watcher } = await three();
    expect((await refused(ask(a, { do: 'borrow', seat: 'b' }))).code).toBe('table/holder-here');
    await leave(b);
    await until(() => !a.tableState.people.some(({ person, here }) => person === ben.person && here));
    expect((await refused(ask(a, { do: 'borrow', seat: 'b' }))).code).toBe('table/holder-here');
    await wait(AWAY + 20);
    expect((await refused(ask(watcher, { do: 'borrow', seat: 'b' }))).code).toBe('table/seat-needs-invite');
    await done(ask(a, { do: 'lend', seat: 'b', to: eve.person }));
    await done(ask(watcher, { do: 'look', as: 'b' }));
    await until(() => watcher.as === 'b');
    await done(play(watcher, piece('Borrowed', 300, 300)));
    const back = await join(server.port, ben, table);
    await until(() => watcher.as === 'spectator');
    expect(back.as).toBe('b');
    await done(play(back, { do: 'remove', pieces: ['p1'] }));
    expect((await refused(play(watcher, { do: 'remove', pieces: ['p1'] }, { seat: 'b' } as never))).code).toBe(
      'table/not-your-seat',
    );
    await done(ask(back, { do: 'lend', seat: 'b', to: eve.person }));
    expect((await refused(play(back, piece('X', 1, 1), { seat: 'b' } as never))).code).toBe('table/not-your-seat');
    await done(ask(back, { do: 'take-again', seat: 'b' }));
    await leave(a, back, watcher);
  });

  it('frees a seat when its holder agrees, says nothing, or is gone; and not when he says no', async () => {
    const { a, b, watcher } = await three();
    expect((await refused(ask(b, { do: 'free', seat: 'a' }))).code).toBe('table/host-only');
    await done(ask(a, { do: 'free', seat: 'b' }));
    await until(() => told(b, 'question').length === 1);
    const { question } = last(told(b, 'question'));
    expect((await refused(ask(watcher, { do: 'answer', question: question.id, yes: true }))).code).toBe(
      'table/question-not-yours',
    );
    await done(ask(b, { do: 'answer', question: question.id, yes: false }));
    expect(a.tableState.chairs[1]?.holder).toBe(ben.person);
    await done(ask(a, { do: 'free', seat: 'b' }));
    expect((await refused(ask(a, { do: 'free', seat: 'b' }))).code).toBe('table/question-open');
    await until(() => a.tableState.chairs[1]?.holder === undefined);
    await until(() => b.as === 'spectator');
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await leave(b);
    await wait(AWAY + 50);
    await done(ask(a, { do: 'free', seat: 'b' }));
    expect(a.tableState.chairs[1]?.holder).toBeUndefined();
    await done(ask(watcher, { do: 'claim', seat: 'b' }));
    await done(ask(watcher, { do: 'leave', seat: 'b' }));
    await until(() => watcher.as === 'spectator');
    await leave(a, watcher);
  });

  it('ends a game for the host where the other player left and stays away', async () => {
    const { a, b, watcher } = await three();
    await leave(b);
    await until(() => a.tableState.people.some(({ person, here }) => person === ben.person && !here));
    await done(ask(a, { do: 'abandon', id: newId() }));
    await until(() => told(a, 'question').length === 1);
    expect(last(told(a, 'question')).question).toMatchObject({ kind: 'abandon', until: expect.any(Number) });
    await until(() => told(a, 'ended').length === 1);
    expect(last(told(a, 'ended')).ending.status).toBe('abandoned');
    await leave(a, watcher);
  });

  it('gives the host, and only him, the powers of one', async () => {
    const { table, a, b, watcher } = await three();
    for (const command of [
      { do: 'mute', person: eve.person, on: true },
      { do: 'remove', person: eve.person },
      { do: 'invite', seat: 'b' },
      { do: 'abandon', id: newId() },
      { do: 'lend', seat: 'a', to: eve.person },
    ])
      expect((await refused(ask(b, command))).code, command.do).toBe('table/host-only');
    const first = (await done(ask(a, { do: 'invite', seat: 'b' }))).code ?? '';
    const renewed = (await done(ask(a, { do: 'invite', seat: 'b', renew: true }))).code ?? '';
    expect(renewed).not.toBe(first);
    expect((await api(server.port, `/links/${first}`)).status).toBe(404);
    await done(ask(a, { do: 'mute', person: eve.person, on: true }));
    expect((await refused(ask(watcher, { do: 'say', to: 'table', text: 'hi' }))).code).toBe('table/muted');
    expect((await refused(ask(watcher, { do: 'ping', at: { x: 1, y: 1 } }))).code).toBe('table/muted');
    await done(ask(a, { do: 'mute', person: eve.person, on: false }));
    await done(ask(watcher, { do: 'say', to: 'table', text: 'hi' }));
    expect((await refused(ask(a, { do: 'remove', person: ben.person }))).code).toBe('table/only-spectators');
    await done(ask(a, { do: 'remove', person: eve.person }));
    await until(() => watcher.closed.code === 4202);
    expect(last(told(watcher, 'removed')).says).toContain('host');
    await expect(join(server.port, eve, table)).rejects.toThrow('The host has closed this table to you.');
    await leave(a, b);
  });
});
