import type { Guest, Reply } from '@muster/protocol';
import { equal } from '@muster/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { ask, done, join, leave, newGuest, newId, newTable, piece, play, refused, tempDir, until } from './guests';
import { type Line, proxyTo } from './proxy';

const dir = tempDir();
let server: Running;
let proxy: Line;
let ada: Guest;
let ben: Guest;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path });
  proxy = await proxyTo(server.port);
  ada = await newGuest(server.port, 'Ada');
  ben = await newGuest(server.port, 'Ben');
});
afterAll(async () => {
  proxy.close();
  await server.close();
  dir.remove();
});

const place = (id: string, name: string, version: number) => ({
  do: 'act',
  id,
  seat: 'a',
  version,
  intent: piece(name, 300, 300),
});

describe('a line that is cut', () => {
  it('in the middle of a command costs nothing: sent again after coming back, it is done once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { table } = await newTable(server.port, ada);
      const a = await join(proxy.port, ada, table);
      const id = newId();
      const command = place(id, 'Once', 0);
      // Cut before, while and after the server has it: each round a little later.
      const sent = ask(a, command).catch((): undefined => undefined);
      await new Promise((resolve) => setTimeout(resolve, round));
      proxy.cut();
      await sent;
      await until(() => a.closed.code !== undefined);
      const back = await join(proxy.port, ada, table);
      await done(ask(back, { ...command }));
      await until(() => back.version === 1);
      expect(Object.keys((back.state as { pieces: object }).pieces)).toHaveLength(1);
      const direct = await join(server.port, ben, table);
      expect(direct.version).toBe(1);
      await leave(back, direct);
    }
  });

  it('is seen by the others, with the time, and so is the return', async () => {
    const { table } = await newTable(server.port, ada);
    await join(proxy.port, ada, table);
    const b = await join(server.port, ben, table);
    proxy.cut();
    const adaThere = () => b.tableState.people.find(({ person }) => person === ada.person);
    await until(() => adaThere()?.here === false);
    expect(adaThere()?.awaySince).toBeGreaterThan(Date.now() - 10_000);
    const back = await join(proxy.port, ada, table);
    await until(() => adaThere()?.here === true);
    await leave(back, b);
  });

  it('and does not know it gives way to the new one', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(proxy.port, ada, table);
    proxy.deafen(true);
    const back = await join(server.port, ada, table);
    await done(play(back, piece('One', 100, 100)));
    proxy.deafen(false);
    proxy.cut();
    await until(() => a.closed.code !== undefined);
    expect(back.closed.code).toBeUndefined();
    expect(back.tableState.people.find(({ person }) => person === ada.person)?.here).toBe(true);
    await leave(back);
  });
});

describe('messages', () => {
  it('that come twice, or in the wrong order, do no harm', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    await done(ask(a, place(newId(), 'First', 0)));
    const version = a.version;
    const move = { do: 'act', id: newId(), seat: 'a', version, intent: { do: 'remove', pieces: ['p1'] } };
    const replies: Reply[] = await Promise.all([ask(a, move), ask(a, move), ask(a, move)]);
    expect(replies.map((reply) => reply.ok)).toEqual([true, true, true]);
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(a.version).toBe(version + 1);
    const late = { do: 'act', id: newId(), seat: 'a', version, intent: { do: 'lock', pieces: ['p1'], locked: true } };
    expect((await refused(ask(a, late))).code).not.toBe('');
    await leave(a);
  });

  it('that are lost are noticed by the version, and the whole picture mends it', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(play(a, piece('One', 200, 200)));
    await until(() => b.version === 1);
    b.lose = (news) => news.is === 'told' && news.told.version === 2;
    await done(play(a, piece('Two', 300, 300)));
    await done(play(a, piece('Three', 400, 400)));
    await until(() => b.gap);
    await done(ask(b, { do: 'resync' }));
    await until(() => !b.gap);
    expect(b.version).toBe(3);
    expect(equal(b.state, a.state)).toBe(true);
    await leave(a, b);
  });

  it('of two seats playing at once leave both with the same table', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await until(() => b.as === 'b');
    const commands = ['place', 'place', 'move', 'move', 'remove', 'undo', 'roll', 'cover'];
    let random = 7;
    const next = (below: number): number => {
      random = (random * 1103515245 + 12345) % 2147483648;
      return random % below;
    };
    const one = (player: typeof a): Promise<unknown> => {
      const what = commands[next(commands.length)];
      const target = `p${1 + next(12)}`;
      const pose = { x: 50 + next(1700), y: 50 + next(1000), facing: next(360) };
      if (what === 'undo') return ask(player, { do: 'undo', id: newId(), seat: player.as, version: player.version });
      if (what === 'place') return play(player, piece(`N${next(99)}`, pose.x, pose.y));
      if (what === 'roll') return play(player, { do: 'roll', dice: [{ count: 2, sides: 6 }], plus: 0, why: '' });
      if (what === 'cover') return play(player, { do: 'cover', pieces: [target], radius: 60 });
      if (what === 'remove') return play(player, { do: 'remove', pieces: [target] });
      return play(player, { do: 'move', to: [{ piece: target, pose }] });
    };
    for (let i = 0; i < 60; i += 1) {
      await Promise.all([one(a), one(b)]);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const line = (await server.hall.tables.get(table))?.referee.line;
    if (line === undefined) throw new Error('no table');
    expect(line.entries.length).toBeGreaterThan(20);
    for (const player of [a, b]) {
      await until(() => player.version === line.version[player.as]);
      expect(player.gap).toBe(false);
      expect(equal(player.state, line.system.view(line.state, player.as))).toBe(true);
    }
    await leave(a, b);
  });
});
