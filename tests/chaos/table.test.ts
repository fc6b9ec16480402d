import { equal } from '@muster/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { ask, done, join, leave, newGuest, newId, newTable, piece, play, refused, tempDir, until } from './guests';

const dir = tempDir();
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

describe('a table', () => {
  it('is opened, joined by link, and both see what one does', async () => {
    const ada = await newGuest(server.port, 'Ada');
    const ben = await newGuest(server.port, 'Ben');
    const made = await newTable(server.port, ada, { open: false });
    const code = made.links.seats.find(({ seat }) => seat === 'b')?.code ?? '';
    const a = await join(server.port, ada, made.table);
    const b = await join(server.port, ben, made.table, { link: code });
    expect(b.as).toBe('spectator');
    await done(ask(b, { do: 'claim', seat: 'b', code }));
    expect(b.as).toBe('b');
    await done(play(a, piece('Spears', 300, 300)));
    await until(() => b.version === 1);
    expect(equal(a.state, b.state)).toBe(true);
    await leave(a, b);
  });
});
