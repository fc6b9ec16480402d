import { type AnySystem, equal, type Intent, type Offer, systems } from '@muster/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { api, ask, done, join, leave, newGuest, newTable, type Player, play, tempDir, until } from './guests';

const dir = tempDir();
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const STEPS = 60;

/** Numbers that look like chance and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Something this seat may do, worked out on nothing but its own picture. */
function idea(system: AnySystem, player: Player, random: () => number): Intent | undefined {
  const offers = system.offers(player.state, player.as) as readonly Offer<Intent>[];
  const playing = offers.filter((offer) => !['resign', 'offer-result', 'correct'].includes(offer.do));
  for (let tries = 0; tries < 8 && playing.length > 0; tries += 1) {
    const offer = playing[Math.floor(random() * playing.length)];
    const intent = offer && (system.sample(player.state, player.as, offer, random) as Intent | undefined);
    if (intent !== undefined) return intent;
  }
  return undefined;
}

describe.each(systems.map((system) => [system.id, system] as const))('%s', (id, system) => {
  it('played at random over sockets: all pictures agree at each step, and the file at the end verifies', async () => {
    const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => newGuest(server.port, name)));
    if (ada === undefined || ben === undefined || eve === undefined) throw new Error('nobody came');
    const { table } = await newTable(server.port, ada, { system: id });
    const a = await join(server.port, ada, table);
    const b = await join(server.port, ben, table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await until(() => b.as === 'b');
    const watcher = await join(server.port, eve, table);
    const line = (await server.hall.tables.get(table))?.referee.line;
    if (line === undefined) throw new Error('no table');
    const random = numbers(20260730);
    let made = 0;
    for (let step = 0; step < STEPS && system.outcome(line.state) === undefined; step += 1) {
      const waiting = system.waitingFor(line.state).map(({ seat }) => seat);
      const player = waiting.includes(a.as) && (!waiting.includes(b.as) || random() < 0.5) ? a : b;
      const intent = idea(system, player, random);
      if (intent === undefined) continue;
      await done(play(player, intent));
      made += 1;
      for (const each of [a, b, watcher]) {
        await until(() => each.version === line.version[each.as]);
        expect(each.gap).toBe(false);
        expect(equal(each.state, system.view(line.state, each.as)), `${step} ${JSON.stringify(intent)}`).toBe(true);
      }
      if (step > 30) await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(made).toBeGreaterThan(5);
    if (system.outcome(line.state) === undefined) await done(play(a, { do: 'resign' }));
    // Where both play on one side, the other is asked
    const { consent } = line.state as { readonly consent?: { readonly open: { readonly id: number } | null } };
    await until(() => b.version === line.version[b.as]);
    if (consent?.open) await done(play(b, { do: 'answer-proposal', proposal: consent.open.id, yes: true } as Intent));
    const { body } = await api<unknown>(server.port, `/tables/${table}/file`, { as: eve });
    const checked = await api<{ steps: { is: string }[] }>(server.port, '/verify', { as: eve, body });
    expect(checked.body.steps.filter(({ is }) => is !== 'passed')).toEqual([]);
    await leave(a, b, watcher);
  });
});
