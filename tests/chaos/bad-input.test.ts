import { type ASK, type Guest, LIMITS, zCommand } from '@muster/protocol';
import { equal } from '@muster/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type Running, startServer } from '../../apps/server/src/server';
import type { openSqlite } from '../../apps/server/src/store/sqlite';
import {
  api,
  ask,
  done,
  join,
  leave,
  newGuest,
  newId,
  newTable,
  type Player,
  piece,
  play,
  refused,
  tempDir,
  until,
} from './guests';

const dir = tempDir();
let server: Running;
let ada: Guest;
let ben: Guest;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path });
  ada = await newGuest(server.port, 'Ada');
  ben = await newGuest(server.port, 'Ben');
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const lineOf = async (table: string) => {
  const line = (await server.hall.tables.get(table))?.referee.line;
  if (line === undefined) throw new Error('no table');
  return line;
};
/** Asks again while the table asks for a breath. */
async function patiently(player: Player, command: unknown) {
  for (;;) {
    const reply = await ask(player, command as never);
    if (reply.ok || reply.refusals[0]?.code !== 'table/too-fast') return reply;
    await wait(100);
  }
}

describe('a command that is none', () => {
  it('is refused in a sentence to its sender alone; the game is untouched and the line stays', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(play(a, piece('One', 300, 300)));
    await until(() => b.version === 1);
    const stood = (await lineOf(table)).state;
    const heard = b.frames.length;
    const polluted = JSON.parse(
      '{"do":"act","__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
    ) as object;
    const act = { do: 'act', id: newId(), seat: 'a', version: 1 };
    const pose = { x: Number.NaN, y: 0, facing: 0 };
    const inputs: unknown[] = [
      undefined,
      null,
      0,
      'act',
      [],
      {},
      { do: 'dance' },
      { do: '__proto__' },
      polluted,
      { do: 'act' },
      { ...act, seat: '__proto__', intent: {} },
      { ...act, version: -1 },
      { ...act, version: 1e300 },
      { ...act, version: '1' },
      { ...act, id: 'x' },
      { ...act, id: newId() },
      { ...act, id: newId(), intent: null },
      { ...act, id: newId(), intent: { do: 'move', to: [{ piece: 'p1', pose }] } },
      { ...act, id: newId(), intent: { do: 'move', to: [{ piece: 'p1', pose: { x: 1e308, y: 0, facing: 0 } }] } },
      { ...act, id: newId(), intent: { do: 'move', to: [{ piece: 'p1', pose: { x: -5000, y: 0, facing: 0 } }] } },
      { ...act, id: newId(), intent: { do: 'move', to: [{ piece: 'nobody', pose: { x: 1, y: 1, facing: 0 } }] } },
      { ...act, id: newId(), intent: { do: 'remove', pieces: ['__proto__'] } },
      { ...act, id: newId(), intent: { do: 'remove', pieces: ['constructor'] } },
      { ...act, id: newId(), intent: { do: 'roll', dice: [{ count: 1e9, sides: 6 }], plus: 0, why: '' } },
      { ...act, id: newId(), intent: { do: 'label', piece: 'p1', text: 'x'.repeat(50_000) } },
      { ...act, id: newId(), version: 99, intent: { do: 'remove', pieces: ['p1'] } },
      { do: 'undo', id: newId(), seat: 'z', version: 0 },
      { do: 'take-back', id: newId(), seat: 'a', to: 1 },
      { do: 'answer', question: 'none', yes: true },
      { do: 'answer', question: 7, yes: 'yes' },
      { do: 'withdraw', question: 'none' },
      { do: 'look', as: 'nobody' },
      { do: 'claim', seat: 'a' },
      { do: 'claim', seat: 'nope' },
      { do: 'leave', seat: 'b' },
      { do: 'lend', seat: 'a', to: 'nobody' },
      { do: 'borrow', seat: 'b' },
      { do: 'take-again', seat: 'a' },
      { do: 'free', seat: 'b' },
      { do: 'mute', person: 'nobody', on: true },
      { do: 'remove', person: 'nobody' },
      { do: 'say', to: 'everyone', text: 'x' },
      { do: 'say', to: 'table', text: '  ' },
      { do: 'phrase', phrase: 'toString' },
      { do: 'ping', at: { x: 'a', y: 0 } },
      { do: 'mix', id: newId(), seat: 'a', seed: 'short' },
      { do: 'rename', name: '' },
    ];
    for (const input of inputs) {
      const reply = await patiently(a, input);
      const what = JSON.stringify(input)?.slice(0, 100);
      expect(reply.ok, what).toBe(false);
      if (reply.ok) continue;
      const [refusal] = reply.refusals;
      expect(refusal?.code, what).toMatch(/^[a-z-]+\/[a-z-]+$/);
      if (refusal?.code.startsWith('table/')) expect(reply.says, what).toMatch(/^[A-Z].*\.$/);
    }
    await wait(50);
    expect((await lineOf(table)).state).toBe(stood);
    expect(b.frames.length).toBe(heard);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    expect(a.closed.code).toBeUndefined();
    await done(play(a, { do: 'remove', pieces: ['p1'] }));
    await leave(a, b);
  });

  it('of any kind and any field, made at random, never ends the server or the line', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const kinds = zCommand.options.map((option) => option.shape.do.value);
    const fields = [
      'id',
      'seat',
      'version',
      'intent',
      'question',
      'yes',
      'as',
      'code',
      'to',
      'person',
      'text',
      'at',
      'seed',
    ];
    const value = fc.oneof(
      fc.constantFrom<unknown>('a', 'b', 'table', newId(), 0, 1, -1, true, null, '__proto__', 'constructor', ''),
      fc.double(),
      fc.string({ maxLength: 20 }),
      fc.object({ maxDepth: 2, withNullPrototype: false }),
      fc.constantFrom(...[{ do: 'move', to: [] }, { do: 'roll', dice: [] }, { do: 'place' }, { x: 1, y: 1 }]),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds.filter((kind) => kind !== 'leave' && kind !== 'abandon')),
        fc.dictionary(fc.constantFrom(...fields), value),
        async (kind, rest) => {
          const reply = await patiently(a, { do: kind, ...rest });
          expect(typeof reply.ok).toBe('boolean');
          if (!reply.ok) expect(reply.refusals.map(({ code }) => code)).not.toContain('table/bug');
        },
      ),
      { numRuns: 150 },
    );
    expect(a.closed.code).toBeUndefined();
    const line = await lineOf(table);
    const fresh = await join(server.port, ben, table);
    expect(equal(fresh.state, line.system.view(line.state, 'spectator'))).toBe(true);
    await leave(a, fresh);
  });

  it('too large is refused, and one far too large ends only its own line', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    const big = { do: 'say', to: 'table', text: 'x'.repeat(LIMITS.messageBytes + 1) };
    expect(await refused(ask(a, big))).toEqual({
      code: 'table/too-large',
      says: 'That is more than the table takes at once. Keep it under 64 KiB.',
    });
    void ask(a, { do: 'say', to: 'table', text: 'x'.repeat(LIMITS.messageBytes * 20) }).catch(() => undefined);
    await until(() => a.closed.code !== undefined);
    await done(ask(b, { do: 'say', to: 'table', text: 'still here' }));
    await leave(b);
  });

  it('that is no message at all, in raw bytes, ends at most its own line', async () => {
    const { table } = await newTable(server.port, ada);
    const b = await join(server.port, ben, table);
    for (let seed = 0; seed < 40; seed += 1) {
      const a = await join(server.port, ada, table);
      const socket = (a.room.connection as unknown as { transport: { ws: WebSocket } }).transport.ws;
      const bytes = Buffer.from(
        Array.from({ length: seed % 24 }, (_, i) => (seed * 31 + i * 97 + ((i * seed) % 7) * 40) % 256),
      );
      // First bytes that mean something to the framework: data, bytes, requests, inputs.
      if (seed % 2 === 0 && bytes.length > 0) bytes[0] = 10 + (seed % 20);
      socket.send(bytes);
      socket.send('plain text');
      // Lists in lists, deeper than any stack, behind every kind of first byte.
      const deep = seed % 4 < 2 ? Buffer.from([0xa3, 0x61, 0x73, 0x6b]) : Buffer.from([1, 0xa3, 0x61, 0x73, 0x6b]);
      socket.send(Buffer.concat([Buffer.from([8 + (seed % 20)]), deep, Buffer.alloc(60_000, seed % 2 ? 0x91 : 0x81)]));
      await wait(2);
      await leave(a);
    }
    await done(ask(b, { do: 'say', to: 'table', text: 'still here' }));
    await leave(b);
  });

  it('is let fall where its kind is unknown', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    for (const kind of ['nonsense', 'toString', '__proto__', 'hasOwnProperty', '*']) {
      a.room.send(kind, { x: 1 });
      await a.room.request(kind as typeof ASK, {}).catch(() => undefined);
    }
    await done(ask(a, { do: 'resync' }));
    expect(a.closed.code).toBeUndefined();
    await leave(a);
  });
});

describe('a flood', () => {
  it('is asked to wait, then cut off; the others do not feel it', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await until(() => b.as === 'b');
    const replies = await Promise.all(
      Array.from({ length: 120 }, () => ask(a, { do: 'resync' }).then((reply) => (reply.ok ? 'ok' : reply.says))),
    );
    expect(replies.filter((each) => each === 'ok').length).toBeLessThan(60);
    expect(replies.at(-1)).toBe('Too much at once. The table takes a breath; try again in a second.');
    expect(a.closed.code).toBeUndefined();
    for (let i = 0; i < 20_000 && a.closed.code === undefined; i += 1) {
      a.room.send('presence', { is: 'gone' });
      if (i % 500 === 0) await wait(1);
    }
    await until(() => a.closed.code !== undefined);
    await done(play(b, piece('Undisturbed', 300, 300)));
    await leave(b);
  });
});

describe('a seat taken and left without end', () => {
  it('is asked to wait before it drowns the talk', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    const said: string[] = [];
    for (let i = 0; i < 30; i += 1) {
      const reply = await ask(b, { do: i % 2 === 0 ? 'claim' : 'leave', seat: 'b' });
      said.push(reply.ok ? 'ok' : (reply.says ?? ''));
    }
    expect(said.filter((each) => each === 'ok').length).toBeLessThan(20);
    expect(said.at(-1)).toBe('Too much at once. The table takes a breath; try again in a second.');
    expect(a.news.filter((news) => news.is === 'chat').length).toBeLessThan(20);
    await done(ask(b, { do: 'say', to: 'table', text: 'still heard' }));
    await leave(a, b);
  });
});

describe('a full disk', () => {
  it('is told to whoever wanted to write; the game stands, the server is up, and play goes on when there is room', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(play(a, piece('One', 300, 300)));
    await until(() => b.version === 1);
    const { raw } = server.hall.store as ReturnType<typeof openSqlite>;
    raw.pragma(`max_page_count = ${raw.pragma('page_count', { simple: true }) as number}`);
    let reply = await patiently(a, { do: 'resync' });
    for (let i = 0; i < 400 && reply.ok; i += 1)
      reply = await patiently(a, {
        do: 'act',
        id: newId(),
        seat: 'a',
        version: a.version,
        intent: { do: 'label', piece: 'p1', text: `${i}`.padEnd(60, 'x') },
      });
    expect(reply.ok ? '' : reply.says).toContain('The disk of the server is full');
    const version = a.version;
    const saved = { title: 'Large', data: 'x'.repeat(60_000) };
    const put = await api<{ says: string }>(server.port, '/saved/army/large', { as: ada, method: 'PUT', body: saved });
    expect(put).toMatchObject({
      status: 507,
      body: { says: expect.stringContaining('The disk of the server is full') },
    });
    expect(a.version).toBe(version);
    expect(a.closed.code).toBeUndefined();
    raw.pragma('max_page_count = 1000000');
    await done(play(a, { do: 'label', piece: 'p1', text: 'room again' }));
    await until(() => b.version === a.version);
    expect(equal(a.state, b.state)).toBe(true);
    await leave(a, b);
  });
});
