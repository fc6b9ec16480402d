import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite';
import type { GameRow } from './store';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'muster-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const game: GameRow = {
  id: 'g',
  title: 'T',
  system: 'sandbox',
  edition: '1',
  rules: '1',
  config: { a: [1] },
  seats: [{ seat: 'a', side: 's1' }],
  host: 'p',
  open: true,
  delay: 5,
  seed: 's',
  commitment: 'c',
  created: 3,
};
const progress = { status: 'open' as const, entries: 0, moved: 3, waiting: ['a'] };

describe('the store', () => {
  it('gives back what was put in, also from a second opening', async () => {
    const file = join(dir, 'x.sqlite');
    const first = openSqlite(file);
    await first.addPerson({ person: 'p', name: 'Ada' }, 'key', 'return', 1);
    await first.addGame(game, progress, [{ seat: 'a', untilBack: false }], [{ code: 'W', game: 'g' }]);
    await first.setChair('g', { seat: 'a', holder: 'p', untilBack: false });
    await first.setMember('g', { person: 'p', muted: true, removed: false });
    await first.say('g', { number: 1, at: 9, name: 'Ada', to: 'side:s1', text: 'hello' });
    await first.save('p', { kind: 'army', id: 'one', title: 'One', data: { x: [1, 2] }, changed: 4 });
    const rewind = { is: 'rewind' as const, id: 'i', to: 0, seat: 'a', versions: { a: 1, spectator: 1 }, at: 8 };
    const moved = { ...progress, status: 'finished' as const, outcome: { winners: ['s1'], because: 'kill' } };
    await first.append('g', 0, [rewind], moved);
    first.close();
    const second = openSqlite(file);
    expect(await second.game('g')).toEqual({ game, progress: moved });
    expect(await second.journal('g')).toEqual([rewind]);
    expect(await second.chairs('g')).toEqual([{ seat: 'a', holder: 'p', untilBack: false }]);
    expect(await second.members('g')).toEqual([{ person: 'p', muted: true, removed: false }]);
    expect(await second.chat('g', 10)).toEqual([{ number: 1, at: 9, name: 'Ada', to: 'side:s1', text: 'hello' }]);
    expect(await second.saved('p', 'army')).toHaveLength(1);
    expect(await second.personByKey('p', 'key')).toEqual({ person: 'p', name: 'Ada' });
    expect(await second.personByKey('q', 'key')).toBeUndefined();
    expect(await second.personByReturn('return')).toEqual({ person: 'p', name: 'Ada' });
    expect(await second.gamesOf('p', 5)).toHaveLength(1);
    expect(await second.openGames(5)).toEqual([]);
    expect(await second.names(['p', 'nobody'])).toEqual(new Map([['p', 'Ada']]));
    second.close();
  });

  it('puts a renewed link in the place of the old one, for a seat and for watching', async () => {
    const store = openSqlite(join(dir, 'x.sqlite'));
    await store.addPerson({ person: 'p', name: 'Ada' }, 'key', 'return', 1);
    await store.addGame(
      game,
      progress,
      [],
      [
        { code: 'W', game: 'g' },
        { code: 'A', game: 'g', seat: 'a' },
      ],
    );
    await store.renewLink({ code: 'A2', game: 'g', seat: 'a' });
    await store.renewLink({ code: 'W2', game: 'g' });
    expect(await store.link('A')).toBeUndefined();
    expect(await store.link('W')).toBeUndefined();
    expect(await store.link('A2')).toEqual({ code: 'A2', game: 'g', seat: 'a' });
    expect(await store.link('W2')).toEqual({ code: 'W2', game: 'g' });
    store.close();
  });

  it('writes a whole append or nothing of it', async () => {
    const store = openSqlite(join(dir, 'x.sqlite'));
    await store.addPerson({ person: 'p', name: 'Ada' }, 'key', 'return', 1);
    await store.addGame(game, progress, [], []);
    const row = { is: 'rewind' as const, id: 'i', to: 0, seat: 'a', versions: {}, at: 8 };
    await store.append('g', 0, [row], progress);
    // The second row takes a number that is taken: the first must not stay.
    await store.append('g', 2, [row], progress);
    await expect(store.append('g', 1, [row, row], { ...progress, entries: 9 })).rejects.toThrow('the store failed');
    expect(await store.journal('g')).toHaveLength(2);
    expect((await store.game('g'))?.progress.entries).toBe(0);
    store.close();
  });

  it('refuses a file that is no database, and one of a newer version', () => {
    const file = join(dir, 'x.sqlite');
    writeFileSync(file, 'this is a letter, not a database, and quite a long one at that'.repeat(50));
    expect(() => openSqlite(file)).toThrow('file is not a database');
    const newer = join(dir, 'newer.sqlite');
    const db = new Database(newer);
    db.pragma('user_version = 999');
    db.close();
    expect(() => openSqlite(newer)).toThrow('newer version');
  });
});
