import type { Guest, TableCard, TableList } from '@muster/protocol';
import { equal } from '@muster/rules';
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
  type Player,
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

describe('a table', () => {
  it('is joined by invite link, and everyone sees what one does', async () => {
    const made = await newTable(server.port, ada, { open: false });
    const code = made.links.seats.find(({ seat }) => seat === 'b')?.code ?? '';
    expect(code).toMatch(/^[A-Z]+-[A-Z]+-/);
    expect((await api<{ is: string; seat: string }>(server.port, `/links/${code}`)).body).toMatchObject({
      is: 'seat',
      seat: 'b',
      taken: false,
    });
    const a = await join(server.port, ada, made.table);
    await expect(join(server.port, ben, made.table)).rejects.toThrow('open to those who have its link');
    const b = await join(server.port, ben, made.table, { link: code });
    expect(b.as).toBe('spectator');
    expect((await refused(ask(b, { do: 'claim', seat: 'b' }))).code).toBe('table/seat-needs-invite');
    expect((await refused(ask(b, { do: 'claim', seat: 'b', code: made.links.watch }))).code).toBe(
      'table/seat-needs-invite',
    );
    await done(ask(b, { do: 'claim', seat: 'b', code }));
    await until(() => b.as === 'b');
    await done(play(a, piece('Spears', 300, 300)));
    await until(() => b.version === 1);
    expect(equal(a.state, b.state)).toBe(true);
    const watcher = await join(server.port, eve, made.table, { link: made.links.watch });
    expect(equal(watcher.state, a.state)).toBe(true);
    await leave(a, b, watcher);
  });

  it('shows newcomers at every step what a fresh projection shows, and never leaves a gap', async () => {
    const { table, a, b, watcher } = await three();
    const steps: [Player, unknown][] = [
      [a, piece('One', 200, 200)],
      [b, piece('Two', 800, 800, { cover: 40 })],
      [a, { do: 'move', to: [{ piece: 'p1', pose: { x: 260, y: 260, facing: 45 } }] }],
      [b, { do: 'rename', piece: 'p2', name: 'Hidden guard' }],
      [a, { do: 'roll', dice: [{ count: 10, sides: 6 }], plus: 0, why: 'charge' }],
      [b, { do: 'move', to: [{ piece: 'p2', pose: { x: 820, y: 760, facing: 270 } }] }],
      [a, { do: 'mark', piece: 'p1', marks: ['tired'] }],
      [b, { do: 'reveal', pieces: ['p2'] }],
      [a, { do: 'remove', pieces: ['p1'] }],
    ];
    for (const [player, intent] of steps) {
      await done(play(player, intent));
      const line = (await server.hall.tables.get(table))?.referee.line;
      if (line === undefined) throw new Error('no table');
      for (const each of [a, b, watcher]) {
        await until(() => each.version === line.version[each.as]);
        expect(each.gap).toBe(false);
        expect(equal(each.state, line.system.view(line.state, each.as))).toBe(true);
      }
      const late = await join(server.port, await newGuest(server.port, 'Late'), table);
      expect(equal(late.state, watcher.state)).toBe(true);
      expect(late.version).toBe(watcher.version);
      await leave(late);
    }
    await leave(a, b, watcher);
  });

  it('keeps spectators from playing, and seats from playing for one another', async () => {
    const { a, b, watcher } = await three();
    await done(play(a, piece('One', 200, 200)));
    const move = { do: 'move', to: [{ piece: 'p1', pose: { x: 10, y: 10, facing: 0 } }] };
    for (const player of [b, watcher]) {
      const heard = await refused(play(player, move, { seat: 'a' } as never));
      expect(heard).toEqual({ code: 'table/not-your-seat', says: 'That seat is not yours to play.' });
    }
    expect((await refused(play(watcher, move, { seat: 'spectator' } as never))).code).toBe('table/no-such-seat');
    expect((await refused(play(b, move))).code).not.toMatch(/^table/);
    expect((await refused(ask(watcher, { do: 'claim', seat: 'a' }))).code).toBe('table/seat-taken');
    expect((await refused(ask(watcher, { do: 'look', as: 'a' }))).code).toBe('table/not-your-seat');
    await leave(a, b, watcher);
  });

  it('takes chat to the table, to a side, to the spectators, and to nobody else', async () => {
    const { a, b, watcher } = await three();
    await done(ask(a, { do: 'say', to: 'table', text: 'for all' }));
    await done(ask(a, { do: 'say', to: 'side', text: 'for mine' }));
    await done(ask(watcher, { do: 'say', to: 'spectators', text: 'for watchers' }));
    await done(ask(b, { do: 'phrase', phrase: 'good-luck' }));
    expect((await refused(ask(watcher, { do: 'say', to: 'side', text: 'x' }))).code).toBe('table/side-needs-seat');
    expect((await refused(ask(b, { do: 'phrase', phrase: 'nonsense' }))).code).toBe('table/unknown-phrase');
    expect((await refused(ask(b, { do: 'say', to: 'table', text: 'x'.repeat(401) }))).code).toBe('table/unreadable');
    const texts = (player: Player) => told(player, 'chat').flatMap(({ line }) => line.text ?? line.phrase ?? []);
    await until(() => texts(watcher).includes('good-luck') && texts(a).includes('good-luck'));
    expect(texts(a)).toEqual(['for all', 'for mine', 'good-luck']);
    expect(texts(b)).toEqual(['for all', 'good-luck']);
    expect(texts(watcher)).toEqual(['for all', 'for watchers', 'good-luck']);
    let limited = '';
    for (let i = 0; i < 12 && limited === ''; i += 1) {
      const reply = await ask(b, { do: 'say', to: 'table', text: `line ${i}` });
      if (!reply.ok) limited = reply.refusals[0]?.code ?? '';
    }
    expect(limited).toBe('table/chat-too-fast');
    await leave(a, b, watcher);
  });

  it('asks every player concerned, and lets one side speak among itself', async () => {
    const sides = [
      { name: 'Red', tincture: 'azure', seats: 2 },
      { name: 'Blue', tincture: 'vermilion', seats: 1 },
    ];
    const { table } = await newTable(server.port, ada, { config: { sides } });
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    const c = await join(server.port, eve, table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await done(ask(c, { do: 'claim', seat: 'c' }));
    await until(() => b.as === 'b' && c.as === 'c');
    await done(ask(a, { do: 'say', to: 'side', text: 'left flank' }));
    await done(play(a, { do: 'roll', dice: [{ count: 1, sides: 6 }], plus: 0, why: '' }));
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 0 }));
    await until(() => told(b, 'question').length === 1 && told(c, 'question').length === 1);
    const { id } = last(told(b, 'question')).question;
    await done(ask(b, { do: 'answer', question: id, yes: true }));
    expect(a.version).toBe(1);
    await until(() => last(told(c, 'question')).question.yes.length === 1);
    await done(ask(c, { do: 'answer', question: id, yes: false }));
    await until(() => told(a, 'answered').length === 1);
    expect(last(told(a, 'answered'))).toMatchObject({ result: 'no', by: eve.person });
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 0 }));
    await done(ask(a, { do: 'withdraw', question: last(told(a, 'question')).question.id }));
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 0 }));
    const again = last(told(a, 'question')).question.id;
    await done(ask(b, { do: 'answer', question: again, yes: true }));
    // Whoever was asked and gets up from his seat is no longer waited for.
    await done(ask(c, { do: 'leave', seat: 'c' }));
    await until(() => last(told(a, 'snapshot'))?.snapshot.because === 'rewound');
    const heard = (player: Player) => told(player, 'chat').some(({ line }) => line.text === 'left flank');
    expect([heard(a), heard(b), heard(c)]).toEqual([true, true, false]);
    await leave(a, b, c);
  });

  it('shows hands and pings only to those who see what they touch', async () => {
    const { a, b, watcher } = await three();
    await done(play(a, piece('Open', 300, 300)));
    await done(play(a, piece('Hidden', 500, 500, { cover: 30 })));
    await until(() => b.version === 2 && watcher.version === 2);
    const hidden = Object.keys((a.state as { pieces: object }).pieces).find(
      (id) => !(id in (b.state as { pieces: object }).pieces),
    );
    expect(hidden).toBeDefined();
    const pose = { x: 1, y: 2, facing: 0 };
    a.room.send('presence', { is: 'drag', units: [{ unit: hidden, pose }] });
    a.room.send('presence', { is: 'cursor', at: { x: 5, y: 5 }, over: hidden });
    a.room.send('presence', { is: 'ruler', points: [{ x: 1, y: 1 }], units: ['p1'] });
    b.room.send('presence', { is: 'drag', units: [{ unit: hidden, pose }] });
    watcher.room.send('presence', { is: 'cursor', at: { x: 7, y: 7 } });
    a.room.send('presence', 'nonsense');
    await done(ask(a, { do: 'ping', at: { x: 9, y: 9 }, unit: hidden as string }));
    await until(() => told(b, 'ping').length === 1 && b.hands.length === 2);
    expect(last(told(b, 'ping')).unit).toBeUndefined();
    expect(last(told(a, 'ping')).unit).toBe(hidden);
    expect(b.hands.map((each) => (each as { hand: { is: string } }).hand.is)).toEqual(['cursor', 'ruler']);
    expect(JSON.stringify(b.hands)).not.toContain(`"${hidden}"`);
    expect(a.hands).toEqual([]);
    const before = b.hands.length;
    for (let i = 0; i < 60; i += 1) a.room.send('presence', { is: 'cursor', at: { x: i, y: 1 } });
    await done(ask(a, { do: 'resync' }));
    await wait(50);
    expect(b.hands.length - before).toBeLessThanOrEqual(16);
    await leave(a, b, watcher);
  });

  it('asks before dice are taken back, goes back to the same state for all, and lapses when play goes on', async () => {
    const { a, b, watcher } = await three();
    await done(play(a, piece('One', 200, 200)));
    await until(() => b.version === 1);
    const stood = a.state;
    const to = a.version;
    const roll = { do: 'roll', dice: [{ count: 5, sides: 6 }], plus: 0, why: '' };
    await done(play(a, roll));
    expect((await refused(ask(a, { do: 'undo', id: newId(), seat: 'a', version: a.version }))).code).toBe(
      'table/undo-closed',
    );
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to }));
    await until(() => told(b, 'question').length === 1);
    expect(last(told(b, 'question')).question).toMatchObject({ kind: 'take-back', entries: 1, dice: true, seat: 'a' });
    await done(play(b, roll));
    await until(() => told(a, 'answered').length === 1);
    expect(last(told(a, 'answered')).result).toBe('lapsed');
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to }));
    await until(() => told(b, 'question').length === 2);
    await done(ask(b, { do: 'answer', question: last(told(b, 'question')).question.id, yes: true }));
    for (const each of [a, b, watcher]) {
      await until(() => last(told(each, 'snapshot'))?.snapshot.because === 'rewound');
      expect(equal(each.state, stood)).toBe(true);
      expect(last(told(each, 'snapshot')).snapshot.rewound).toMatchObject({ seat: 'a', to: 1 });
    }
    await done(play(b, piece('Two', 700, 700)));
    await until(() => a.version === b.version && watcher.version === b.version);
    await done(ask(b, { do: 'undo', id: newId(), seat: 'b', version: b.version }));
    for (const each of [a, b, watcher]) await until(() => equal(each.state, stood));
    await leave(a, b, watcher);
  });

  it('lets spectators lag behind where the host wants it, then shows them the end at once', async () => {
    const { table } = await newTable(server.port, ada, { delay: 1, seats: ['a', 'b'] });
    const a = await join(server.port, ada, table);
    const watcher = await join(server.port, eve, table);
    await done(play(a, piece('One', 200, 200)));
    await done(ask(a, { do: 'say', to: 'table', text: 'behold' }));
    await done(ask(a, { do: 'undo', id: newId(), seat: 'a', version: a.version }));
    await done(play(a, piece('Two', 300, 300)));
    await wait(100);
    expect(watcher.version).toBe(0);
    expect(JSON.stringify(watcher.frames.map(String))).not.toContain('behold');
    const late = await join(server.port, ben, table);
    expect(late.version).toBe(0);
    await until(() => equal(watcher.state, a.state) && equal(late.state, a.state));
    expect(told(watcher, 'told').length).toBeGreaterThan(0);
    expect(told(watcher, 'chat').some(({ line }) => line.text === 'behold')).toBe(true);
    await done(play(a, { do: 'resign' }));
    await until(() => told(watcher, 'ended').length === 1);
    expect(equal(watcher.state, a.state)).toBe(true);
    await leave(a, watcher, late);
  });

  it('reveals its dice at the end, and when it is abandoned, and the whole file verifies', async () => {
    for (const how of ['resign', 'abandon'] as const) {
      const { table, a, b, watcher } = await three();
      await done(ask(b, { do: 'mix', id: newId(), seat: 'b', seed: 'cd'.repeat(32) }));
      await done(play(a, { do: 'roll', dice: [{ count: 30, sides: 6 }], plus: 0, why: '' }));
      const view = (await api<{ is: string }>(server.port, `/tables/${table}/file`, { as: ben })).body;
      expect(view.is).toBe('muster-view');
      expect(JSON.stringify(view)).not.toContain((await server.hall.store.game(table))?.game.seed);
      if (how === 'resign') await done(play(b, { do: 'resign' }));
      else {
        await done(ask(a, { do: 'abandon', id: newId() }));
        await until(() => told(b, 'question').length === 1);
        await done(ask(b, { do: 'answer', question: last(told(b, 'question')).question.id, yes: true }));
      }
      await until(() => told(watcher, 'ended').length === 1);
      expect(last(told(watcher, 'ended')).ending).toMatchObject({
        status: how === 'resign' ? 'finished' : 'abandoned',
      });
      expect((await refused(play(a, piece('X', 1, 1)))).code).toBe('table/over');
      const file = (await api<unknown>(server.port, `/tables/${table}/file`, { as: eve })).body;
      const checked = (
        await api<{ ok: boolean; steps: { is: string }[] }>(server.port, '/verify', { as: eve, body: file })
      ).body;
      expect(checked.steps.filter(({ is }) => is !== 'passed')).toEqual([]);
      const { id } = (await api<{ id: string }>(server.port, '/replays', { as: eve, body: file })).body;
      expect((await api<unknown>(server.port, `/replays/${id}`)).body).toEqual(file);
      await leave(a, b, watcher);
    }
  });

  it('is found in the lobby by those it concerns', async () => {
    const listed = await newTable(server.port, ada, { title: 'Listed' });
    const hidden = await newTable(server.port, ada, { title: 'Hidden', open: false });
    const find = (cards: readonly TableCard[], id: string) => cards.find((card) => card.id === id);
    const { body: others } = await api<TableList>(server.port, '/tables', { as: ben });
    expect(find(others.open, listed.table)).toMatchObject({ title: 'Listed', host: 'Ada', status: 'open' });
    expect(find([...others.open, ...others.running, ...others.mine], hidden.table)).toBeUndefined();
    const { body: own } = await api<TableList>(server.port, '/tables', { as: ada });
    expect(find(own.mine, hidden.table)?.mine).toEqual({ seats: ['a'], waits: true });
    expect((await api(server.port, `/tables/${hidden.table}`, { as: ben })).status).toBe(403);
    expect((await api(server.port, `/tables/${hidden.table}`, { as: ada })).status).toBe(200);
    expect((await api(server.port, `/tables/${hidden.table}/links`, { as: ben })).status).toBe(403);
    expect((await api(server.port, `/tables/${hidden.table}/file`, { as: ben })).status).toBe(403);
    const b = await join(server.port, ben, listed.table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    const { body: after } = await api<TableList>(server.port, '/tables');
    expect(find(after.running, listed.table)).toBeDefined();
    await leave(b);
  });
});
