import type { Intent as Asked } from '@muster/rules/five-leagues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { api, ask, done, join, leave, newId, type Player, play, refused, tempDir, told, until } from './guests';
import { agree, guestsOf, lineOf, numbers, playOn, STARTER, sitParty, stateOf } from './leagues';

const dir = tempDir();
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path, deputy: { paceMs: 0, graceMs: 60_000 } });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

/** How a number lies in a frame. */
const float = (value: number): string => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('latin1');
};

/** What may be known to whom, by words and numbers that exist nowhere else; checked in every frame as it came. */
function watch(roles: Readonly<Record<string, Player>>) {
  const hidden = new Map<string, { readonly raw: string; readonly knows: readonly string[] }>();
  const read = new Map<Player, number>();
  return {
    hide(knows: readonly string[], ...secrets: readonly (string | number)[]): void {
      for (const each of secrets)
        hidden.set(String(each), { raw: typeof each === 'number' ? float(each) : each, knows });
    },
    /** Looks through all frames since it last looked. Then these are secret no more. */
    show(...secrets: readonly (string | number)[]): void {
      for (const [role, player] of Object.entries(roles)) {
        const from = read.get(player) ?? 0;
        const fresh = player.frames.slice(from).map((frame) => frame.toString('latin1'));
        read.set(player, from + fresh.length);
        for (const [secret, { raw, knows }] of hidden)
          if (!knows.includes(role))
            expect(fresh.some((frame) => frame.includes(raw)) ? `${secret} reached ${role}` : '').toBe('');
      }
      for (const each of secrets) hidden.delete(String(each));
    },
    hidden,
  };
}

const foe = (entry: string) => ({ entry, rank: null, ranged: false });
const AMBUSH = {
  do: 'prepare',
  title: 'Zweihander',
  note: 'Quagmire',
  told: 'Xylophone',
  figures: [{ foe: foe('spitting-lizard'), at: { x: 477.13, y: 413.57 } }],
  test: null,
  reward: null,
  trigger: { is: 'hand' },
  held: false,
} as const satisfies Asked;
const TRIAL = {
  ...AMBUSH,
  title: 'Vexillology',
  note: 'Rigmarole',
  told: 'Onomatopoeia',
  figures: [],
  test: {
    skills: ['wits'],
    target: 8,
    onPass: 'Jabberwock',
    onFail: 'Bandersnatch',
    reward: { storyPoints: 0, gold: 7, text: 'Gallimaufry' },
  },
  trigger: { is: 'round', round: 2 },
} as const satisfies Asked;
const TRAP = {
  ...AMBUSH,
  title: 'Kerfuffle',
  note: 'Flibbertigibbet',
  told: 'Skulduggery',
  figures: [{ foe: foe('manticore'), at: { x: 311.23, y: 287.41 } }],
  reward: { storyPoints: 1, gold: 0, text: 'Cornucopia' },
  trigger: { is: 'near', at: { x: 305.17, y: 261.91 }, radius: 44.03 },
  held: true,
} as const satisfies Asked;
const GONE = { ...AMBUSH, title: 'Widdershins', note: 'Hullabaloo', told: 'Brouhaha', figures: [] } as const;

describe('what a game master prepares, whispers and notes', () => {
  it('is in no byte anyone else receives, by any way, before it is revealed', async () => {
    const [ada, ben, cleo, mia, eve] = await guestsOf(server.port, 'Ada', 'Ben', 'Cleo', 'Mia', 'Eve');
    if (!ada || !ben || !cleo || !mia || !eve) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, [ada, ben, cleo], { ...STARTER, reasons: 'master' });
    const [a, b, c] = players as [Player, Player, Player];
    const gm = await join(server.port, mia, table);
    await done(ask(gm, { do: 'claim', seat: 'gm' }));
    await until(() => gm.as === 'gm');
    const watcher = await join(server.port, eve, table);
    const roles = { a, b, c, gm, spectator: watcher };
    const others = [a, b, c, watcher];
    const secrets = watch(roles);
    secrets.hide(['gm'], 'Zweihander', 'Quagmire', 'Xylophone', 'spitting-lizard', 477.13, 413.57);
    secrets.hide(['gm'], 'Vexillology', 'Rigmarole', 'Onomatopoeia', 'Jabberwock', 'Bandersnatch', 'Gallimaufry');
    secrets.hide(['gm'], 'Kerfuffle', 'Flibbertigibbet', 'Skulduggery', 'Cornucopia', 'manticore');
    secrets.hide(['gm'], 311.23, 287.41, 305.17, 261.91, 44.03);
    secrets.hide(['gm'], 'Widdershins', 'Hullabaloo', 'Brouhaha', 'Gobbledygook');
    secrets.hide(['gm'], 'Collywobbles', 199.37, 188.63, 123.59, 98.71, 133.61, 143.67);
    secrets.hide(['gm', 'a'], 'Bumbershoot', 'Taradiddle');
    secrets.hide(['a'], 'Lollygag');
    const line = await lineOf(server, table);

    // Before the party has so much as a warband, the master prepares: nobody hears a thing, not even that it was.
    await until(() => others.every((each) => told(each, 'table').some(({ table: { people } }) => people.length === 5)));
    const card = async () => (await api<object>(server.port, `/tables/${table}`, { as: eve })).body;
    const stood = [await card(), ...others.map((each) => each.frames.length)];
    for (const thing of [AMBUSH, TRIAL, TRAP, GONE]) await done(play(gm, thing));
    await done(play(gm, { ...GONE, id: 'p4', title: 'Gobbledygook' }));
    await done(play(gm, { do: 'hold', id: 'p3', held: false }));
    await done(play(gm, { do: 'hold', id: 'p3', held: true }));
    await done(play(gm, { do: 'unprepare', id: 'p4' }));
    await done(ask(gm, { do: 'undo', id: newId(), seat: 'gm', version: gm.version }));
    await refused(play(gm, { ...GONE, figures: [{ foe: foe('unicorn'), at: { x: 1, y: 1 } }] }));
    await done(ask(gm, { do: 'note', seat: 'gm', note: newId(), text: 'Collywobbles', at: { x: 199.37, y: 188.63 } }));
    for (const hand of [
      { is: 'cursor', at: { x: 123.59, y: 98.71 } },
      {
        is: 'ruler',
        points: [
          { x: 133.61, y: 98.71 },
          { x: 143.67, y: 98.71 },
        ],
      },
      { is: 'gone' },
    ])
      gm.room.send('presence', hand);
    await done(ask(gm, { do: 'resync' }));
    await until(() => gm.frames.some((frame) => frame.includes('Collywobbles')));
    for (const each of others) await done(ask(each, { do: 'say', to: 'table', text: 'hello' }));
    for (const each of others) await until(() => told(each, 'chat').filter(({ line: { text } }) => text).length === 4);
    const heard = others.map((each, i) => each.frames.length - Number(stood[i + 1]));
    // Four lines of chat and one reply each.
    expect([await card(), heard]).toEqual([stood[0], [5, 5, 5, 5]]);
    secrets.show();

    await done(ask(gm, { do: 'say', to: 'seat', whom: 'a', text: 'Bumbershoot' }));
    await done(ask(a, { do: 'say', to: 'seat', whom: 'gm', text: 'Taradiddle' }));
    await done(ask(a, { do: 'note', seat: 'a', note: newId(), text: 'Lollygag', at: null }));
    await until(() => [a, gm].every((each) => each.frames.some((frame) => frame.includes('Taradiddle'))));

    // What they guess at is refused as if there were nothing.
    const guesses: unknown[] = [
      { do: 'reveal', id: 'p1' },
      { do: 'unprepare', id: 'p9' },
      { ...GONE, title: 'Mine' },
    ];
    for (const each of [a, b, c])
      for (const guess of guesses) expect((await refused(play(each, guess))).code).toBe('master/only');
    expect((await refused(ask(b, { do: 'look', as: 'gm' }))).code).toBe('table/not-your-seat');
    expect((await refused(play(c, { do: 'reveal', id: 'p1' }, { seat: 'gm' }))).code).toBe('table/not-your-seat');
    expect((await refused(ask(b, { do: 'note', seat: 'gm', note: newId(), text: 'x', at: null }))).code).toBe(
      'table/not-your-seat',
    );

    // Every other way to a picture.
    const everyWay = async (): Promise<void> => {
      for (const [role, player] of Object.entries(roles)) {
        await done(ask(player, { do: 'resync' }));
        await done(ask(player, { do: 'look', as: player.as }));
        const asking = { as: player.guest };
        const file = (await api<object>(server.port, `/tables/${table}/file`, asking)).body;
        const kept = await api<{ id: string }>(server.port, '/replays', { ...asking, body: file });
        const answers = [
          file,
          (await api(server.port, `/replays/${kept.body.id}`)).body,
          (await api(server.port, '/verify', { ...asking, body: file })).body,
          (await api(server.port, '/tables', asking)).body,
          (await api(server.port, `/tables/${table}`, asking)).body,
          ...(role === 'gm' ? [] : [(await api(server.port, `/tables/${table}/file?as=gm`, asking)).body]),
        ];
        const text = JSON.stringify(answers);
        for (const [secret, { knows }] of secrets.hidden)
          if (!knows.includes(role)) expect(text.includes(secret) ? `${secret} reached ${role}` : '').toBe('');
      }
      const again = await join(server.port, ben, table);
      roles.b = again;
      secrets.show();
    };
    await everyWay();
    expect(JSON.stringify((await api(server.port, `/tables/${table}/file`, { as: mia })).body)).toContain('Quagmire');

    // The battle, some of it revealed.
    const random = numbers(77);
    const friends = (): readonly Player[] => [a, roles.b, c, gm];
    const all = (): readonly Player[] => [...friends(), watcher];
    await done(play(a, { do: 'bring', sheet: 'hearthguard' }));
    await playOn({ line, players: friends(), random, enough: ({ round }) => round >= 1 });
    expect(await agree(line, all())).toBe(true);
    secrets.show('Zweihander', 'Xylophone', 'spitting-lizard', 477.13, 413.57);
    await until(() => gm.version === line.version['gm']);
    await done(play(gm, { do: 'reveal', id: 'p1' }));
    for (const each of [a, roles.b, c, watcher])
      await until(() => each.frames.some((frame) => frame.includes('Xylophone')));
    expect(await agree(line, all())).toBe(true);

    // Looked at step by step, for the trial comes by itself when the second round opens.
    const inRound = (n: number) =>
      playOn({
        line,
        players: friends(),
        random,
        enough: ({ round }) => round >= n,
        see: () => (stateOf(line).round < 2 ? secrets.show() : undefined),
      });
    await inRound(2);
    // Of what it may tell, each hears what came true, and never the other.
    await playOn({ line, players: friends(), random, enough: ({ phase }) => phase === 'quick' || phase === 'enemy' });
    const came = told(gm, 'told').flatMap(({ told: { events } }) =>
      events.filter(({ type }) => type === 'masterAnswered'),
    );
    expect(came.length).toBeGreaterThan(2);
    const words = JSON.stringify(came);
    const passed = words.includes('Jabberwock');
    expect(stateOf(line).counts['gold-given'] ?? 0).toBe(passed ? 7 : 0);
    for (const each of ['Vexillology', 'Onomatopoeia']) secrets.hidden.delete(each);
    if (passed) for (const each of ['Jabberwock', 'Gallimaufry']) secrets.hidden.delete(each);
    if (words.includes('Bandersnatch')) secrets.hidden.delete('Bandersnatch');
    secrets.show();
    await inRound(3);
    await everyWay();
    expect(await agree(line, all())).toBe(true);

    // Why the enemies do what they do is the master's alone at this table.
    const reasons = (player: Player) =>
      told(player, 'told').flatMap(({ told: { events } }) =>
        events.filter(({ type }) => type === 'automaChose').map((event) => event['reason']),
      );
    expect(reasons(gm).length).toBeGreaterThan(2);
    expect(reasons(gm)).not.toContain(null);
    for (const each of [a, c, watcher]) expect(new Set(reasons(each))).toEqual(new Set([null]));

    // The master gets up: what he prepared stays where it is, and the game runs the enemies.
    await done(ask(gm, { do: 'leave', seat: 'gm' }));
    await playOn({ line, players: [a, roles.b, c], random, enough: ({ round }) => round >= 4 });
    secrets.show();
    await done(ask(a, { do: 'abandon', id: newId() }));
    for (const each of [roles.b, c]) {
      const asked = () => told(each, 'question').findLast(({ question: { kind } }) => kind === 'abandon');
      await until(() => asked() !== undefined);
      await done(ask(each, { do: 'answer', question: asked()?.question.id, yes: true }));
    }
    await until(() => told(watcher, 'ended').length > 0);
    secrets.show();
    // After the end everybody may see how it was: what never came too, or nothing could be checked.
    const { body } = await api<object>(server.port, `/tables/${table}/file`, { as: eve });
    for (const each of ['Kerfuffle', 'Flibbertigibbet', '44.03', 'Widdershins'])
      expect(JSON.stringify(body)).toContain(each);
    for (const each of ['Bumbershoot', 'Collywobbles', 'Lollygag']) expect(JSON.stringify(body)).not.toContain(each);
    const checked = await api<{ steps: { is: string }[] }>(server.port, '/verify', { as: eve, body });
    expect(checked.body.steps.filter(({ is }) => is !== 'passed')).toEqual([]);
    await leave(...all());
  });
});
