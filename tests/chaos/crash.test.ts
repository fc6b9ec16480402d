import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { State } from '@muster/rules/five-leagues';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { idea, insist, numbers } from './leagues';

const dir = tempDir();
const ROOT = joinPath(import.meta.dirname, '../..');
const MAIN = joinPath(ROOT, '.cache/crash-test/main.js');
const children = new Set<ChildProcess>();
// Bundled, as it is in production: it starts in a fraction of the time.
beforeAll(() =>
  build({
    entryPoints: { main: joinPath(ROOT, 'apps/server/src/main.ts') },
    outdir: joinPath(ROOT, '.cache/crash-test'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'own-sources-only',
        setup(build) {
          build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@muster/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  }),
);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  dir.remove();
});

/** The real thing, in a process of its own. */
async function start(port: number, env: Record<string, string> = {}): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dir.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  child.stdout?.on('data', (bytes) => {
    output += String(bytes);
  });
  child.stderr?.on('data', (bytes) => {
    output += String(bytes);
  });
  await until(() => /localhost:\d+/.test(output) || child.exitCode !== null, 'the server did not start', 60_000);
  const found = /localhost:(\d+)/.exec(output);
  if (found === null) throw new Error(output);
  return { child, port: Number(found[1]) };
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

describe('a server killed with -9', () => {
  it('comes back with every game as it was, whatever was on its way', async () => {
    const first = await start(0);
    const ada = await newGuest(first.port, 'Ada');
    const ben = await newGuest(first.port, 'Ben');
    const { table } = await newTable(first.port, ada);
    const other = await newTable(first.port, ben);
    let a = await join(first.port, ada, table);
    let b = await join(first.port, ben, table);
    await done(ask(b, { do: 'claim', seat: 'b' }));
    await until(() => b.as === 'b');
    await done(ask(b, { do: 'say', to: 'table', text: 'before the crash' }));
    await done(play(b, piece('Under a cover', 500, 500, { cover: 30 })));
    const roll = { do: 'roll', dice: [{ count: 12, sides: 6 }], plus: 0, why: 'nerve' };
    await done(play(a, roll));
    await until(() => b.version === a.version);
    const rolled = JSON.stringify(a.news.filter((news) => news.is === 'told'));

    // A burst of commands, and the plug pulled in the middle of it.
    const acknowledged: number[] = [];
    const ids = Array.from({ length: 30 }, newId);
    const burst = ids.map((id, i) =>
      ask(a, { do: 'act', id, seat: 'a', version: a.version, intent: piece(`Burst ${i}`, 100 + i, 100) }).then(
        (reply) => {
          if (reply.ok) acknowledged.push(i);
        },
        () => undefined,
      ),
    );
    await until(() => acknowledged.length >= 5);
    first.child.kill('SIGKILL');
    await gone(first.child);
    await Promise.all(burst);
    await until(() => a.closed.code !== undefined && b.closed.code !== undefined);

    const second = await start(first.port);
    a = await join(second.port, ada, table);
    b = await join(second.port, ben, table);
    expect(a.as).toBe('a');
    expect(b.as).toBe('b');
    const names = JSON.stringify(a.state);
    // What was acknowledged is there; what was told to anyone is there.
    for (const i of acknowledged) expect(names).toContain(`"Burst ${i}"`);
    expect(names).not.toContain('Under a cover');
    expect(JSON.stringify(b.state)).toContain('Under a cover');
    const chat = b.news.flatMap((news) => (news.is === 'welcome' ? news.chat : []));
    expect(chat.some(({ text }) => text === 'before the crash')).toBe(true);
    // The same ids again: done once each, and nothing is rolled again.
    for (const [i, id] of ids.entries()) {
      const reply = await ask(a, {
        do: 'act',
        id,
        seat: 'a',
        version: a.version,
        intent: piece(`Burst ${i}`, 100 + i, 100),
      });
      expect(reply.ok).toBe(true);
      if (i % 15 === 14) await new Promise((resolve) => setTimeout(resolve, 800));
    }
    const all = [...JSON.stringify(a.state).matchAll(/"Burst (\d+)"/g)].map((match) => match[1]);
    expect(all.sort()).toEqual(ids.map((_, i) => String(i)).sort());
    expect(rolled).toContain('faces');
    await done(play(b, { do: 'reveal', pieces: ['p1'] }));
    await until(() => JSON.stringify(a.state).includes('Under a cover'));
    await until(() => a.version > 30);
    const file = await fileAfterResigning(second.port, a);
    expect(file.ok).toBe(true);
    const quiet = await join(second.port, ben, other.table);
    expect(quiet.as).toBe('a');
    await leave(a, b, quiet);
    second.child.kill('SIGTERM');
    await gone(second.child);
    expect(second.child.exitCode).toBe(0);
    expect(readdirSync(dir.path)).toContain('muster.sqlite');
  });

  it('lets the enemies go on after a kill in the middle of their phase, and loses none of what they did', async () => {
    const first = await start(0);
    const ada = await newGuest(first.port, 'Ada');
    const config = { scenario: 'starter', seats: 1 };
    const { table } = await newTable(first.port, ada, { system: 'five-leagues', config });
    let a = await join(first.port, ada, table);
    const state = () => a.state as State;
    const own = () => state().phase === 'enemy' && a.system.waitingFor(a.state).every(({ seat }) => seat === 'gm');
    const random = numbers(7);
    await done(play(a, { do: 'bring', sheet: 'hearthguard' }));
    for (let step = 0; step < 400 && !own(); step += 1) {
      const intent = a.system.waitingFor(a.state).some(({ seat }) => seat === 'a') ? idea(a, random) : undefined;
      if (intent === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
      else await insist(a, intent);
    }
    expect(own()).toBe(true);
    const stood = { version: a.version, figures: state().figures };
    first.child.kill('SIGKILL');
    await gone(first.child);
    const second = await start(first.port);
    a = await join(second.port, ada, table);
    const welcome = a.news.flatMap((news) => (news.is === 'welcome' ? [news.snapshot] : []))[0];
    expect(welcome?.version).toBeGreaterThanOrEqual(stood.version);
    if (welcome?.version === stood.version) expect((welcome.state as State).figures).toEqual(stood.figures);
    await until(() => a.version > (welcome?.version ?? 0) && !own(), 'the enemies stand still', 60_000);
    expect(a.gap).toBe(false);
    await leave(a);
    second.child.kill('SIGTERM');
    await gone(second.child);
  });

  it('says in one sentence why it cannot start', async () => {
    const first = await start(0);
    await expect(start(0)).rejects.toThrow('another server has the games');
    const elsewhere = tempDir();
    await expect(start(first.port, { DATA_DIR: elsewhere.path })).rejects.toThrow('is taken. Set PORT to another');
    elsewhere.remove();
    await expect(start(0, { PORT: 'eighty' })).rejects.toThrow('which is no port');
    first.child.kill('SIGTERM');
    await gone(first.child);
  });
});

/** Ends the game and checks the whole file of it, dice from before the crash included. */
async function fileAfterResigning(port: number, a: Player): Promise<{ ok: boolean }> {
  await done(play(a, { do: 'resign' }));
  const { body } = await api<unknown>(port, `/tables/${a.table}/file`, { as: a.guest });
  expect((body as { is: string }).is).toBe('muster-game');
  return (await api<{ ok: boolean }>(port, '/verify', { as: a.guest, body })).body;
}
