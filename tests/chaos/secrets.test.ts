import type { Guest } from '@muster/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
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
  tempDir,
  until,
} from './guests';

const dir = tempDir();
let server: Running;
let ada: Guest;
let ben: Guest;
let eve: Guest;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path });
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

/** Words and figures that exist nowhere but under Ada's cover. */
const SECRETS = ['Zweihander', 'Quagmire', 'Xylophone', 'Vexillology', 'Jabberwock', '77.77', '33.33'];
const float = (value: number): string => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('latin1');
};
const RAW = [...SECRETS, float(77.77), float(33.33)];
const leaksIn = (player: Player): readonly string[] => {
  const all = Buffer.concat(player.frames).toString('latin1');
  return RAW.filter((secret) => all.includes(secret));
};

describe('what lies under a cover', () => {
  it('is in no byte that another seat or a spectator receives, by any way', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await until(() => b.as === 'b');
    const watcher = await join(server.port, eve, table);
    const shape = { kind: 'rect', width: 77.77, depth: 33.33 };
    await done(play(a, piece('Zweihander', 300, 300, { cover: 45, shape })));
    await done(play(a, piece('Open', 600, 600)));
    const id = Object.keys((a.state as { pieces: Record<string, object> }).pieces).find((key) =>
      JSON.stringify((a.state as { pieces: Record<string, object> }).pieces[key]).includes('Zweihander'),
    ) as string;
    const acts: unknown[] = [
      { do: 'rename', piece: id, name: 'Quagmire' },
      { do: 'label', piece: id, text: 'Xylophone' },
      { do: 'mark', piece: id, marks: ['Vexillology'] },
      { do: 'count', piece: id, what: 'Jabberwock', value: 3 },
      { do: 'move', to: [{ piece: id, pose: { x: 340, y: 320, facing: 12 } }] },
    ];
    for (const act of acts) await done(play(a, act));
    // A stale one and a refused one: what is said of them goes to the sender alone.
    await ask(a, {
      do: 'act',
      id: newId(),
      seat: 'a',
      version: 1,
      intent: { do: 'rename', piece: id, name: 'Quagmire' },
    });
    await ask(b, { do: 'act', id: newId(), seat: 'b', version: b.version, intent: { do: 'remove', pieces: [id] } });
    await ask(b, { do: 'act', id: newId(), seat: 'b', version: b.version, intent: { do: 'reveal', pieces: [id] } });
    await done(ask(a, { do: 'undo', id: newId(), seat: 'a', version: a.version }));
    await done(play(a, { do: 'roll', dice: [{ count: 2, sides: 6 }], plus: 0, why: '' }));
    await ask(a, { do: 'take-back', id: newId(), seat: 'a', to: a.version - 1 });
    const question = b.news.flatMap((news) => (news.is === 'question' ? [news.question.id] : []))[0];
    if (question !== undefined) await done(ask(b, { do: 'answer', question, yes: true }));
    a.room.send('presence', { is: 'drag', units: [{ unit: id, pose: { x: 77.77, y: 33.33, facing: 1 } }] });
    await done(ask(a, { do: 'ping', at: { x: 10, y: 10 }, unit: id }));
    for (const player of [b, watcher]) {
      await done(ask(player, { do: 'resync' }));
      await done(ask(player, { do: 'look', as: player.as }));
    }
    const again = await join(server.port, ben, table);
    const late = await join(server.port, await newGuest(server.port, 'Late'), table);
    const files = await Promise.all(
      [again, late].map(async (player) => (await api(server.port, `/tables/${table}/file`, { as: player.guest })).body),
    );
    const cards = await api(server.port, `/tables`, { as: ben });
    expect(leaksIn(a).length).toBeGreaterThan(5);
    for (const player of [b, watcher, again, late]) expect(leaksIn(player), player.guest.name).toEqual([]);
    for (const text of [...files, cards].map((each) => JSON.stringify(each)))
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    await done(play(a, { do: 'reveal', pieces: [id] }));
    await until(() => leaksIn(late).includes('Quagmire'));
    await leave(a, again, late, watcher);
  });

  it('is taken back without a word to those who never saw it, and their own moves stand', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await until(() => b.as === 'b');
    const watcher = await join(server.port, eve, table);
    await done(play(a, piece('Zweihander', 300, 300, { cover: 45 })));
    const id = Object.keys((a.state as { pieces: object }).pieces)[0] as string;
    await done(play(a, { do: 'label', piece: id, text: 'Xylophone' }));
    await done(play(b, piece('Open', 600, 600)));
    await until(() => watcher.version === 2 && a.version === 3);
    const heard = [b, watcher].map((each) => each.frames.length);
    await done(ask(a, { do: 'undo', id: newId(), seat: 'a', version: a.version }));
    await until(() => a.version === 5);
    expect(JSON.stringify(a.state)).not.toContain('Xylophone');
    expect([b, watcher].map((each) => each.frames.length)).toEqual(heard);
    // What Ben makes for the picture he has is no stale thing, and everybody goes on without a gap.
    await done(play(b, piece('Next', 800, 600)));
    await until(() => a.version === 6 && watcher.version === 3);
    const line = (await server.hall.tables.get(table))?.referee.line;
    for (const each of [a, b, watcher]) {
      expect(each.gap).toBe(false);
      expect(each.state).toEqual(line?.system.view(line.state, each.as));
    }
    // Of a question, each reads how much of it he knows.
    await done(play(a, { do: 'label', piece: id, text: 'Vexillology' }));
    await done(play(a, { do: 'roll', dice: [{ count: 2, sides: 6 }], plus: 0, why: '' }));
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 6 }));
    await until(() => b.news.some((news) => news.is === 'question'));
    const entries = (player: Player) =>
      player.news.flatMap((news) => (news.is === 'question' ? [news.question.entries] : []));
    expect([a, b, watcher].map(entries)).toEqual([[2], [1], [1]]);
    await leave(a, b, watcher);
  });

  it('nor is any key, seed, or link of another', async () => {
    const { table, links } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const watcher = await join(server.port, eve, table);
    await done(play(a, { do: 'roll', dice: [{ count: 2, sides: 6 }], plus: 0, why: '' }));
    const seed = (await server.hall.store.game(table))?.game.seed ?? '';
    expect(seed).toHaveLength(64);
    const all = Buffer.concat([...watcher.frames, ...a.frames]).toString('latin1');
    for (const secret of [seed, ada.key, eve.key, links.watch, ...links.seats.map(({ code }) => code)])
      expect(all).not.toContain(secret);
    const database = await server.hall.store.personByKey(ada.person, ada.key);
    expect(database).toBeUndefined();
    await leave(a, watcher);
  });
});
