import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { ask, done, join, leave, play, refused, tempDir, until } from './guests';
import { agree, guestsOf, lineOf, numbers, playOn, sitParty, stateOf } from './leagues';

const dir = tempDir();
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path, deputy: { paceMs: 0, graceMs: 60_000 } });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

describe('a table of seven', () => {
  it('six friends with a character each, a master and a guest: two rounds, and every picture is true [FL-GEN-22]', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Egon', 'Fay'];
    const friends = await guestsOf(server.port, ...names);
    const [mia, eve] = await guestsOf(server.port, 'Mia', 'Eve');
    if (!mia || !eve) throw new Error('nobody came');
    const { table, players } = await sitParty(server.port, friends, { scenario: 'meeting', seats: 6 });
    const gm = await join(server.port, mia, table);
    await done(ask(gm, { do: 'claim', seat: 'gm' }));
    await until(() => gm.as === 'gm');
    const watcher = await join(server.port, eve, table);
    expect((await refused(ask(watcher, { do: 'claim', seat: 'f' }))).code).toBe('table/seat-taken');
    const [host] = players;
    if (!host) throw new Error('nobody sits');

    const line = await lineOf(server, table);
    await done(play(host, { do: 'bring', sheet: 'hearthguard' }));
    const all = [...players, gm];
    await until(() => gm.version === line.version['gm']);
    // Who says himself that he is ready has the enemies in his own hand
    await done(play(gm, { do: 'ready', ready: true }));
    await playOn({ line, players: all, random: numbers(8), enough: ({ round }) => round >= 1 });
    const party = Object.values(stateOf(line).figures).filter(({ side }) => side === 'party');
    expect(party.map(({ seat }) => seat).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    const acted = new Set<string>();
    const see = (): void => {
      for (const { seat, id } of line.entries.slice(-1)) if (!id.startsWith('game-')) acted.add(seat ?? '');
    };
    await playOn({ line, players: all, random: numbers(9), enough: ({ round }) => round >= 3, see, most: 1500 });
    expect([...acted].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'gm']);
    expect(await agree(line, [...all, watcher])).toBe(true);
    await leave(...all, watcher);
  });
});
