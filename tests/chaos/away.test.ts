import type { Guest } from '@muster/protocol';
import { equal } from '@muster/rules/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import {
  ask,
  done,
  join,
  last,
  leave,
  newGuest,
  newId,
  type Player,
  piece,
  play,
  refused,
  sitThree,
  tempDir,
  told,
  until,
} from './guests';

const AWAY = 300;
const HOST_AWAY = 700;
const ROLL = { do: 'roll', dice: [{ count: 3, sides: 6 }], plus: 0, why: '' };

let dir: ReturnType<typeof tempDir>;
let server: Running;
let ada: Guest;
let ben: Guest;
let eve: Guest;
const start = async (): Promise<Running> =>
  startServer({ port: 0, dataDir: dir.path, awayMs: AWAY, hostAwayMs: HOST_AWAY });
beforeEach(async () => {
  dir = tempDir();
  server = await start();
  [ada, ben, eve] = (await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => newGuest(server.port, name)))) as [
    Guest,
    Guest,
    Guest,
  ];
});
afterEach(async () => {
  await server.close();
  dir.remove();
});

const three = () => sitThree(server.port, ada, ben, eve);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isHere = (eyes: Player, { person }: Guest) =>
  eyes.tableState.people.some((each) => each.person === person && each.here);
const notices = (player: Player) => told(player, 'chat').map(({ line }) => line.notice);

describe('an open question', () => {
  it('is still open after the server was started anew, and does what it asks', async () => {
    const { table, a } = await three();
    await done(play(a, piece('One', 200, 200)));
    const [stood, to] = [a.state, a.version];
    await done(play(a, ROLL));
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to }));
    await done(ask(a, { do: 'free', seat: 'b' }));
    await server.close();
    server = await start();
    const again = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    const open = last(told(b, 'welcome')).questions;
    expect(open.map(({ kind }) => kind).sort()).toEqual(['free-seat', 'take-back']);
    const back = open.find(({ kind }) => kind === 'take-back');
    expect(back).toMatchObject({ entries: 1, dice: true, seat: 'a', to, asked: [ben.person] });
    await done(ask(b, { do: 'answer', question: back?.id, yes: true }));
    await until(() => equal(again.state, stood));
    await until(() => again.tableState.chairs[1]?.holder === undefined, 'silence frees the seat as before');
    await server.close();
    server = await start();
    expect(last(told(await join(server.port, ada, table), 'welcome')).questions).toEqual([]);
  });

  it('to take back is given up after a minute without whoever is asked, in a sentence', async () => {
    const { table, a, b, watcher } = await three();
    const to = a.version;
    await done(play(a, ROLL));
    await leave(b);
    await until(() => !isHere(a, ben));
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to }));
    await until(() => told(a, 'question').length > 0);
    expect(last(told(a, 'question')).question.lapses).toEqual(expect.any(Number));
    await until(() => told(a, 'answered').length === 1);
    expect(last(told(a, 'answered')).result).toBe('lapsed');
    await until(() => notices(a).includes('not-taken-back'));
    expect(last(told(a, 'chat')).line.detail).toMatchObject({ name: 'Ben' });

    // Who comes back in time is asked as if he had never been away.
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to }));
    const back = await join(server.port, ben, table);
    await wait(AWAY + 60);
    const [question] = last(told(back, 'welcome')).questions;
    expect(last(told(a, 'question')).question.lapses).toBeUndefined();
    await done(ask(back, { do: 'answer', question: question?.id, yes: true }));
    await until(() => notices(a).includes('taken-back'));
    await leave(a, back, watcher);
  });
});

describe('a host who is away', () => {
  it('is stood in for by the next seated person after a while, until he returns', async () => {
    const { table, a, b, watcher } = await three();
    await leave(a);
    await until(() => !isHere(b, ada));
    expect((await refused(ask(b, { do: 'invite', seat: 'a' }))).code).toBe('table/host-only');
    await until(() => b.tableState.host === ben.person);
    await until(() => notices(watcher).includes('host-passed'));
    expect(last(told(watcher, 'chat')).line.detail).toMatchObject({ name: 'Ben', person: ben.person });
    await done(ask(b, { do: 'mute', person: eve.person, on: true }));
    const back = await join(server.port, ada, table);
    await until(() => b.tableState.host === ada.person);
    await until(() => notices(b).includes('host-back'));
    expect((await refused(ask(b, { do: 'invite', seat: 'a' }))).code).toBe('table/host-only');
    await leave(back, b, watcher);
  });

  it('is stood in for by nobody who only watches, but by the first who sits down', async () => {
    const { a, b, watcher } = await three();
    await done(ask(b, { do: 'leave', seat: 'b' }));
    await leave(a, b);
    await until(() => !isHere(watcher, ada));
    await wait(HOST_AWAY + 80);
    expect(watcher.tableState.host).toBe(ada.person);
    await done(ask(watcher, { do: 'claim', seat: 'b' }));
    await until(() => watcher.tableState.host === eve.person);
    await leave(watcher);
  });
});

describe('the seat of someone away', () => {
  it('is not played on by the other side where something is hidden, but by someone without a seat', async () => {
    const { a, b, watcher } = await three();
    await done(play(b, piece('Ambush', 500, 500, { cover: 30 })));
    await leave(b);
    await until(() => !isHere(a, ben));
    await wait(AWAY + 30);
    const no = await refused(ask(a, { do: 'borrow', seat: 'b' }));
    expect(no.code).toBe('table/other-side');
    expect(no.says).toContain('hidden');
    expect((await refused(ask(a, { do: 'lend', seat: 'b', to: ada.person }))).code).toBe('table/other-side');
    await done(ask(a, { do: 'leave', seat: 'a' }));
    expect((await refused(ask(a, { do: 'borrow', seat: 'b' }))).code, 'getting up makes no stranger').toBe(
      'table/other-side',
    );
    await done(ask(a, { do: 'lend', seat: 'b', to: eve.person }));
    await done(ask(watcher, { do: 'look', as: 'b' }));
    await until(() => JSON.stringify(watcher.state).includes('Ambush'));
    expect(JSON.stringify(a.state)).not.toContain('Ambush');
    expect((await refused(ask(watcher, { do: 'claim', seat: 'a' }))).code, 'she has seen what is hidden from a').toBe(
      'table/other-side',
    );
    await leave(a, watcher);
  });

  it('stays closed to the other side after what was hidden is shown, and is open where nothing ever was', async () => {
    const shown = await three();
    await done(play(shown.b, piece('Ambush', 500, 500, { cover: 30 })));
    await done(play(shown.b, { do: 'remove', pieces: ['p1'] }));
    const plain = await three();
    await done(play(plain.b, piece('Plain', 500, 500)));
    await leave(shown.b, plain.b);
    await until(() => !isHere(shown.a, ben) && !isHere(plain.a, ben));
    await wait(AWAY + 30);
    expect((await refused(ask(shown.a, { do: 'borrow', seat: 'b' }))).code).toBe('table/other-side');
    await done(ask(plain.a, { do: 'borrow', seat: 'b' }));
    await until(() => plain.a.tableState.chairs[1]?.player === ada.person);
    await leave(shown.a, shown.watcher, plain.a, plain.watcher);
  });
});
