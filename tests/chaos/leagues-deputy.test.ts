import { fiveLeagues, type State } from '@muster/rules/five-leagues';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { api, ask, done, join, leave, newId, type Player, play, refused, tempDir, told, until } from './guests';
import { agree, guestsOf, lineOf, numbers, playOn, sitParty, stateOf } from './leagues';

let dir: ReturnType<typeof tempDir>;
let server: Running;
const start = (deputy = { paceMs: 0, graceMs: 150 }): Promise<Running> =>
  startServer({ port: 0, dataDir: dir.path, awayMs: 200, deputy });
beforeEach(async () => {
  dir = tempDir();
  server = await start();
});
afterEach(async () => {
  await server.close();
  dir.remove();
});

const TWO = { scenario: 'starter', seats: 2 };
const DUEL = { scenario: 'starter', seats: 1 };
const notices = (player: Player) =>
  told(player, 'chat').flatMap(({ line: { notice, detail } }) =>
    notice?.startsWith('game-') ? [[notice, detail?.['name']]] : [],
  );
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Entries the game made for the enemies. */
const own = (line: Awaited<ReturnType<typeof lineOf>>) =>
  line.entries.filter(({ seat, id }) => seat === 'gm' && id.startsWith('game-')).length;

describe('enemies without a master', () => {
  it('act by themselves through whole rounds, and the file of it verifies', async () => {
    const [ada, ben] = await guestsOf(server.port, 'Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada, ben], TWO);
    const [a, b] = players as [Player, Player];
    const line = await lineOf(server, table);
    await done(play(a, { do: 'bring', sheet: 'hearthguard' }));
    await playOn({ line, players, random: numbers(5), enough: ({ round }) => round >= 2 });
    expect(own(line)).toBeGreaterThan(3);
    expect(await agree(line, players)).toBe(true);
    await done(ask(a, { do: 'abandon', id: newId() }));
    await until(() => told(b, 'question').length > 0);
    await done(ask(b, { do: 'answer', question: told(b, 'question').at(-1)?.question.id, yes: true }));
    await until(() => told(a, 'ended').length > 0);
    const { body } = await api<object>(server.port, `/tables/${table}/file`, { as: ada });
    const checked = await api<{ steps: { is: string }[] }>(server.port, '/verify', { as: ada, body });
    expect(checked.body.steps.filter(({ is }) => is !== 'passed')).toEqual([]);
    await leave(a, b);
  });

  it('go on by a plainer deed where the game’s own has a fault, and the round ends', async () => {
    const { decide } = fiveLeagues;
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const faulty = vi.spyOn(fiveLeagues, 'decide').mockImplementation((state, seat, intent, dice) => {
      if (intent.do === 'automa' && state.phase === 'enemy') throw new Error('a fault');
      return decide(state, seat, intent, dice);
    });
    try {
      const [ada] = await guestsOf(server.port, 'Ada');
      if (!ada) throw new Error('nobody came');
      const { table, players } = await sitParty(server.port, [ada], DUEL);
      const line = await lineOf(server, table);
      await done(play(players[0] as Player, { do: 'bring', sheet: 'hearthguard' }));
      await playOn({ line, players, random: numbers(3), enough: ({ round }) => round >= 2 });
      expect((line.state as State).round).toBeGreaterThanOrEqual(2);
      expect(said.mock.calls.flat().join(' ')).toContain('was refused: table/bug');
      expect(told(players[0] as Player, 'trouble')).toEqual([]);
      await leave(...players);
    } finally {
      faulty.mockRestore();
      said.mockRestore();
    }
  });

  it('are taken over by a master who sits down, left when he gets up, run while he is away: the chat says so', async () => {
    const [ada, mia] = await guestsOf(server.port, 'Ada', 'Mia');
    if (!ada || !mia) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada], DUEL);
    const [a] = players as [Player];
    const line = await lineOf(server, table);
    const random = numbers(9);
    await done(play(a, { do: 'bring', sheet: 'hearthguard' }));
    await playOn({ line, players, random, enough: ({ round }) => round >= 1 });

    const gm = await join(server.port, mia, table);
    await done(ask(gm, { do: 'claim', seat: 'gm' }));
    await until(() => notices(a).length === 1);
    expect(notices(a)).toEqual([['game-yields', 'Mia']]);
    const isAsked = () => line.system.waitingFor(line.state).some(({ seat }) => seat === 'gm');
    const enemies = Object.values(stateOf(line).figures).filter(({ side }) => side === 'enemies');
    await until(() => gm.version === line.version['gm']);
    await done(play(gm, { do: 'hand-over', units: enemies.map(({ id }) => id), to: 'master' }));
    await playOn({ line, players, random, enough: isAsked });
    const stood = [line.entries.length, own(line)];
    await wait(200);
    expect([line.entries.length, own(line)], 'the game waits for her').toEqual(stood);

    // Her line is lost: a few moments are waited, then the game goes on; and she has it again when she is back.
    await leave(gm);
    await until(() => own(line) > (stood[1] ?? 0));
    await until(() => notices(a).length === 2);
    expect(notices(a).at(-1)).toEqual(['game-plays', 'Mia']);
    const again = await join(server.port, mia, table);
    await until(() => notices(a).length === 3);
    expect(notices(a).at(-1)).toEqual(['game-yields', 'Mia']);
    await playOn({ line, players, random, enough: isAsked });

    const before = own(line);
    await done(ask(again, { do: 'leave', seat: 'gm' }));
    await until(() => own(line) > before);
    expect(notices(a).at(-1)).toEqual(['game-plays', undefined]);
    await leave(a, again);
  });

  it('stand still while nobody who plays is here, or while a question about going back is open', async () => {
    const [ada, ben, eve] = await guestsOf(server.port, 'Ada', 'Ben', 'Eve');
    if (!ada || !ben || !eve) throw new Error('nobody came');
    await server.close();
    server = await start({ paceMs: 250, graceMs: 60_000 });
    const { table, players } = await sitParty(server.port, [ada, ben], TWO);
    const [a, b] = players as [Player, Player];
    const line = await lineOf(server, table);
    const isAsked = () => line.system.waitingFor(line.state).every(({ seat }) => seat === 'gm');
    await done(play(a, { do: 'bring', sheet: 'hearthguard' }));
    await playOn({ line, players, random: numbers(3), enough: ({ round }) => round >= 1 });
    await playOn({ line, players, random: numbers(4), enough: isAsked });
    // Talk does not put the game off, a question does.
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to: 1 }));
    const stood = line.entries.length;
    for (let i = 0; i < 4; i += 1) {
      await wait(100);
      await done(ask(b, { do: 'resync' }));
    }
    expect(line.entries.length).toBe(stood);
    await until(() => told(b, 'question').length > 0);
    await done(ask(b, { do: 'answer', question: told(b, 'question').at(-1)?.question.id, yes: false }));
    const begun = Date.now();
    while (line.entries.length === stood && Date.now() - begun < 10_000) {
      await wait(40);
      await done(ask(b, { do: 'resync' }));
    }
    expect(line.entries.length).toBeGreaterThan(stood);

    const watcher = await join(server.port, eve, table);
    await leave(a, b);
    await until(() => watcher.tableState.people.filter(({ here }) => here).length === 1);
    const left = line.entries.length;
    await wait(400);
    expect(line.entries.length - left).toBeLessThanOrEqual(1);
    await leave(watcher);
  });

  it('go on where they stood after the server was stopped in the middle of their phase', async () => {
    const [ada] = await guestsOf(server.port, 'Ada');
    if (!ada) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada], DUEL);
    let line = await lineOf(server, table);
    await done(play(players[0] as Player, { do: 'bring', sheet: 'hearthguard' }));
    await playOn({ line, players, random: numbers(11), enough: ({ round }) => round >= 1 });
    await server.close();
    server = await start({ paceMs: 60_000, graceMs: 150 });
    const slow = await join(server.port, ada, table);
    line = await lineOf(server, table);
    const isAsked = (state: State) =>
      state.phase === 'enemy' && line.system.waitingFor(state).some(({ seat }) => seat === 'gm');
    await playOn({ line, players: [slow], random: numbers(12), enough: isAsked });
    const stood = line.entries.length;
    await server.close();
    server = await start();
    const back = await join(server.port, ada, table);
    line = await lineOf(server, table);
    await until(() => line.entries.length > stood);
    expect(line.entries[stood]).toMatchObject({ seat: 'gm', intent: { do: 'automa' } });
    await until(() => !isAsked(stateOf(line)));
    expect(await agree(line, [back])).toBe(true);
    await leave(back);
  });
});

describe('a friend who is away', () => {
  it('is taken to agree, after a few moments, and asked again when he is back', async () => {
    const [ada, ben] = await guestsOf(server.port, 'Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada, ben], TWO);
    const [a, b] = players as [Player, Player];
    const line = await lineOf(server, table);
    await done(play(a, { do: 'bring', sheet: 'hearthguard' }));
    await leave(b);
    await done(play(a, { do: 'ready', ready: true }));
    await until(() => line.entries.some(({ seat, id }) => seat === 'b' && id.startsWith('game-')));
    const yes = line.entries.find(({ seat }) => seat === 'b');
    expect(yes?.intent).toEqual({ do: 'ready', ready: true });
    const back = await join(server.port, ben, table);
    const mine = line.entries.length;
    await playOn({ line, players: [a, back], random: numbers(2), enough: ({ round }) => round >= 1 });
    expect(line.entries.slice(mine).some(({ seat, id }) => seat === 'b' && id.startsWith('game-'))).toBe(false);
    await leave(a, back);
  });
});

describe('the screen between a master and the party', () => {
  it('lets nobody sit down, borrow or be lent a seat on the other side of what is prepared', async () => {
    const [ada, ben, mia, eve] = await guestsOf(server.port, 'Ada', 'Ben', 'Mia', 'Eve');
    if (!ada || !ben || !mia || !eve) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada, ben], TWO);
    const [a, b] = players as [Player, Player];
    const gm = await join(server.port, mia, table);
    await done(ask(gm, { do: 'claim', seat: 'gm' }));
    await until(() => gm.as === 'gm');
    await done(play(gm, { do: 'prepare', title: 'Ambush', note: 'by the mill' }));
    await done(ask(b, { do: 'leave', seat: 'b' }));
    expect((await refused(ask(gm, { do: 'claim', seat: 'b' }))).code).toBe('table/other-side');
    expect((await refused(ask(a, { do: 'lend', seat: 'a', to: mia.person }))).code).toBe('table/other-side');
    expect((await refused(ask(gm, { do: 'lend', seat: 'gm', to: ada.person }))).code).toBe('table/other-side');
    await done(ask(gm, { do: 'leave', seat: 'gm' }));
    expect((await refused(ask(b, { do: 'claim', seat: 'gm' }))).code, 'he has played against her').toBe(
      'table/other-side',
    );
    expect((await refused(ask(a, { do: 'claim', seat: 'gm' }))).code).toBe('table/other-side');
    expect((await refused(ask(gm, { do: 'claim', seat: 'b' }))).code, 'she has seen it').toBe('table/other-side');
    // Also after it was put away, and after a restart.
    await server.close();
    server = await start();
    const knows = await join(server.port, mia, table);
    expect((await refused(ask(knows, { do: 'claim', seat: 'b' }))).code).toBe('table/other-side');
    const fresh = await join(server.port, eve, table);
    await done(ask(fresh, { do: 'claim', seat: 'gm' }));
    await until(() => JSON.stringify(fresh.state).includes('by the mill'));
    await leave(knows, fresh);
  });

  it('lets a master allow alone that something is taken back, dice and all, and keeps what he prepared meanwhile', async () => {
    const [ada, ben, mia] = await guestsOf(server.port, 'Ada', 'Ben', 'Mia');
    if (!ada || !ben || !mia) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada, ben], TWO);
    const [a, b] = players as [Player, Player];
    const gm = await join(server.port, mia, table);
    await done(ask(gm, { do: 'claim', seat: 'gm' }));
    await until(() => gm.as === 'gm');
    const line = await lineOf(server, table);
    await done(play(a, { do: 'bring', sheet: 'hearthguard' }));
    await until(() => gm.version === line.version['gm'] && a.version === line.version['a']);
    const to = a.version;
    await playOn({ line, players: [a, b, gm], random: numbers(6), enough: ({ round }) => round >= 1 });
    await done(play(gm, { do: 'prepare', title: 'First', note: 'kept' }));
    await done(ask(a, { do: 'take-back', id: newId(), seat: 'a', to }));
    await until(() => told(gm, 'question').length > 0 && told(b, 'question').length > 0);
    // What the master hides lets no question lapse.
    await done(play(gm, { do: 'prepare', title: 'Second', note: 'kept too' }));
    const { question } = told(gm, 'question').at(-1) ?? {};
    expect(question).toMatchObject({ alone: mia.person, dice: true });
    expect(told(b, 'answered')).toEqual([]);
    await done(ask(gm, { do: 'answer', question: question?.id, yes: true }));
    await until(() => stateOf(line).round === 0 && a.version === line.version['a']);
    expect(stateOf(line).secret.prepared.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(JSON.stringify(a.news)).not.toContain('kept');
    await until(() => gm.version === line.version['gm'] && b.version === line.version['b']);
    expect(await agree(line, [a, b, gm])).toBe(true);
    await leave(a, b, gm);
  });
});

describe('whispers, notes and hands', () => {
  it('of a whisper only the two seats hear, and between friends there is none', async () => {
    const [ada, ben, mia, eve] = await guestsOf(server.port, 'Ada', 'Ben', 'Mia', 'Eve');
    if (!ada || !ben || !mia || !eve) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada, ben], TWO);
    const [a, b] = players as [Player, Player];
    const gm = await join(server.port, mia, table);
    await done(ask(gm, { do: 'claim', seat: 'gm' }));
    await until(() => gm.as === 'gm');
    const watcher = await join(server.port, eve, table);
    const said = (player: Player) =>
      player.news
        .flatMap((news) => (news.is === 'chat' ? [news.line] : news.is === 'welcome' ? news.chat : []))
        .flatMap(({ text }) => text ?? []);
    await done(ask(gm, { do: 'say', to: 'seat', whom: 'b', text: 'you find a key' }));
    await done(ask(b, { do: 'say', to: 'seat', whom: 'gm', text: 'I keep it' }));
    for (const whom of [{ whom: 'a' }, { whom: 'b' }, { whom: 'z' }, {}])
      expect((await refused(ask(b, { do: 'say', to: 'seat', text: 'x', ...whom }))).code).toBe('table/whisper-master');
    expect((await refused(ask(watcher, { do: 'say', to: 'seat', whom: 'gm', text: 'x' }))).code).toBe(
      'table/whisper-master',
    );
    await done(ask(a, { do: 'say', to: 'table', text: 'well?' }));
    await until(() => [a, b, gm, watcher].every((each) => said(each).includes('well?')));
    expect([a, b, gm, watcher].map(said)).toEqual([
      ['well?'],
      ['you find a key', 'I keep it', 'well?'],
      ['you find a key', 'I keep it', 'well?'],
      ['well?'],
    ]);
    // They are kept with the seats.
    await server.close();
    server = await start();
    const [late, again] = [await join(server.port, ada, table), await join(server.port, ben, table)];
    expect([late, again].map(said)).toEqual([['well?'], ['you find a key', 'I keep it', 'well?']]);
    await leave(late, again);
  });

  it('notes are read by their seat alone, kept, changed, taken down, and bounded', async () => {
    const [ada, ben] = await guestsOf(server.port, 'Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada, ben], TWO);
    const [a, b] = players as [Player, Player];
    const [one, two] = [newId(), newId()];
    const write = (note: string, text: string) => ask(a, { do: 'note', seat: 'a', note, text, at: { x: 5, y: 6 } });
    await done(write(one, 'the mill'));
    await done(write(two, 'the bridge'));
    await done(write(one, 'not the mill'));
    await done(ask(a, { do: 'drop-note', seat: 'a', note: two }));
    expect((await refused(ask(a, { do: 'drop-note', seat: 'a', note: two }))).code).toBe('table/note-gone');
    expect((await refused(ask(b, { do: 'drop-note', seat: 'a', note: one }))).code).toBe('table/not-your-seat');
    expect((await refused(write(newId(), ' '))).code).toBe('table/unreadable');
    expect((await refused(write(newId(), 'x'.repeat(601)))).code).toBe('table/unreadable');
    await server.close();
    server = await start();
    const [back, friend] = [await join(server.port, ada, table), await join(server.port, ben, table)];
    await until(() => told(back, 'notes').length > 0);
    expect(told(back, 'notes').at(-1)).toMatchObject({
      seat: 'a',
      notes: [{ id: one, text: 'not the mill', at: { x: 5, y: 6 } }],
    });
    expect([...told(friend, 'notes'), ...told(b, 'notes')]).toEqual([]);
    await leave(back, friend);
  });

  it('a master’s hand is seen only where he shares it', async () => {
    const [ada, mia] = await guestsOf(server.port, 'Ada', 'Mia');
    if (!ada || !mia) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada], DUEL);
    const [a] = players as [Player];
    const gm = await join(server.port, mia, table);
    await done(ask(gm, { do: 'claim', seat: 'gm' }));
    await until(() => gm.as === 'gm');
    const at = { x: 10, y: 20 };
    for (const hand of [
      { is: 'cursor', at },
      { is: 'gone' },
      { is: 'ruler', points: [at, { x: 30, y: 20 }], shared: true },
      { is: 'cursor', at },
      { is: 'cursor', at },
    ])
      gm.room.send('presence', hand);
    await done(ask(gm, { do: 'resync' }));
    await until(() => a.hands.length === 2);
    expect(a.hands).toEqual([
      { person: mia.person, seat: 'gm', hand: { is: 'ruler', points: [at, { x: 30, y: 20 }] } },
      { person: mia.person, seat: 'gm', hand: { is: 'gone' } },
    ]);
    a.room.send('presence', { is: 'cursor', at });
    await until(() => gm.hands.length === 1);
    await leave(a, gm);
  });
});
