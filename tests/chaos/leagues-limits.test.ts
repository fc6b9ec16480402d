import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { ask, done, join, leave, newId, type Player, play, refused, tempDir, until } from './guests';
import { guestsOf, sitParty } from './leagues';

const dir = tempDir();
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path, deputy: { paceMs: 0, graceMs: 60_000 }, awayMs: 100 });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const TWO = { scenario: 'starter', seats: 2 } as const;
const MAP_NOTE = { do: 'note', text: 'the mill', at: null } as const;

describe('the way past a master’s screen', () => {
  it('is refused to each alike, whether anything is hidden behind it or not', async () => {
    const [ada, ben, mia] = await guestsOf(server.port, 'Ada', 'Ben', 'Mia');
    if (!ada || !ben || !mia) throw new Error('nobody came');
    const answers = async (hides: boolean) => {
      const { table, players } = await sitParty(server.port, [ada, ben], TWO);
      const [a, b] = players as [Player, Player];
      const gm = await join(server.port, mia, table);
      await done(ask(gm, { do: 'claim', seat: 'gm' }));
      await until(() => gm.as === 'gm');
      if (hides) {
        await done(play(gm, { do: 'prepare', title: 'Ambush', note: 'by the mill' }));
        await done(ask(gm, { do: 'note', seat: 'gm', note: newId(), text: 'later', at: null }));
        await done(ask(gm, { do: 'say', to: 'seat', whom: 'b', text: 'you hear a step' }));
      }
      const said = [
        await refused(ask(a, { do: 'lend', seat: 'a', to: mia.person })),
        await refused(ask(gm, { do: 'lend', seat: 'gm', to: ben.person })),
      ];
      await leave(gm);
      await until(() => a.tableState.people.some(({ person, here }) => person === mia.person && !here));
      await new Promise((resolve) => setTimeout(resolve, 150));
      said.push(await refused(ask(a, { do: 'borrow', seat: 'gm' })));
      const back = await join(server.port, mia, table);
      await done(ask(back, { do: 'leave', seat: 'gm' }));
      said.push(await refused(ask(a, { do: 'claim', seat: 'gm' })));
      await done(ask(b, { do: 'leave', seat: 'b' }));
      said.push(await refused(ask(b, { do: 'claim', seat: 'gm' })));
      await leave(a, b, back);
      return said;
    };
    const open = await answers(false);
    expect(open.map(({ code }) => code)).toEqual(open.map(() => 'table/other-side'));
    expect(await answers(true)).toEqual(open);
  });

  it('is open to a friend who would be the first master, and back to the party as long as he has hidden nothing', async () => {
    const [ada, ben] = await guestsOf(server.port, 'Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { players } = await sitParty(server.port, [ada, ben], TWO);
    const [a, b] = players as [Player, Player];
    await done(ask(a, { ...MAP_NOTE, seat: 'a', note: newId() }));
    await done(ask(b, { do: 'leave', seat: 'b' }));
    await done(ask(b, { do: 'claim', seat: 'gm' }));
    await done(ask(b, { do: 'leave', seat: 'gm' }));
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await done(ask(b, { do: 'leave', seat: 'b' }));
    await done(ask(b, { do: 'claim', seat: 'gm' }));
    await until(() => b.as === 'gm');
    await done(play(b, { do: 'prepare', title: 'Ambush', note: 'by the mill' }));
    await done(ask(b, { do: 'leave', seat: 'gm' }));
    expect((await refused(ask(b, { do: 'claim', seat: 'b' }))).code).toBe('table/other-side');
    await leave(a, b);
  });
});
