import { type Guest, LIMITS } from '@muster/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { api, join, leave, newGuest, newTable, tempDir } from './guests';

const dir = tempDir();
let server: Running;
let ada: Guest;
let ben: Guest;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path });
  ada = await newGuest(server.port, 'Ada');
  ben = await newGuest(server.port, 'Ben');
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

describe('a way in that is none', () => {
  it('is refused in a sentence', async () => {
    const { table } = await newTable(server.port, ada, { open: false });
    const stranger = { ...ben, key: 'wrong' };
    await expect(join(server.port, stranger, table)).rejects.toThrow('The server does not know you.');
    await expect(join(server.port, ben, 'nowhere')).rejects.toThrow('There is no such table here.');
    await expect(join(server.port, ben, '__proto__')).rejects.toThrow('There is no such table here.');
    await expect(join(server.port, ben, table, { link: 'MILL-ROAD-WRONG' })).rejects.toThrow('Ask the host for one.');
    const other = await newTable(server.port, ada, { open: false });
    await expect(join(server.port, ben, table, { link: other.links.watch })).rejects.toThrow('Ask the host for one.');
    const link = await api<{ says: string }>(server.port, '/links/MILL-ROAD-WRONG');
    expect(link.status).toBe(404);
    expect(link.body.says).toContain('leads nowhere');
    const back = await api<{ says: string }>(server.port, '/return', { body: { code: 'nope' } });
    expect(back.body.says).toContain('leads nowhere');
  });

  it('is closed for a while to a loop that joins without end', async () => {
    const { table } = await newTable(server.port, ada);
    const loop = await newGuest(server.port, 'Loop');
    let said = '';
    for (let i = 0; i < 200 && said === ''; i += 1) {
      const there = await join(server.port, loop, table).catch((error: Error) => {
        said = error.message;
      });
      if (there !== undefined) await leave(there);
    }
    expect(said).toBe('That is a lot of requests. Try again in 5 s.');
    const b = await join(server.port, ben, table);
    await leave(b);
  });

  it('is closed where the table is full, and says how many it takes', async () => {
    const { table } = await newTable(server.port, ada);
    const a = await join(server.port, ada, table);
    const here = (await server.hall.tables.get(table))?.here;
    if (here === undefined) throw new Error('no table');
    const someone = [...here.values()][0];
    if (someone === undefined) throw new Error('nobody here');
    for (let i = 0; i < LIMITS.spectators; i += 1)
      here.set(`crowd-${i}`, { ...someone, person: `crowd-${i}`, post: () => undefined });
    await expect(join(server.port, ben, table)).rejects.toThrow(`This table is full: it takes ${LIMITS.spectators}.`);
    for (let i = 0; i < LIMITS.spectators; i += 1) here.delete(`crowd-${i}`);
    const b = await join(server.port, ben, table);
    await leave(a, b);
  });
});

describe('over HTTP', () => {
  const says = async (path: string, options: Parameters<typeof api>[2]) => {
    const { status, body } = await api<{ says?: string; refusal?: { code: string } }>(server.port, path, options);
    expect(body.says, path).toMatch(/^[A-Z].*[.:”]$|\.$/);
    return { status, code: body.refusal?.code };
  };

  it('whatever cannot be read or done is refused in a sentence', async () => {
    expect(await says('/guests', { body: '{not json' })).toEqual({ status: 400, code: 'table/unreadable' });
    expect(await says('/guests', { body: { name: '   ' } })).toEqual({ status: 400, code: 'table/unreadable' });
    expect(await says('/guests', { body: { name: 7 } })).toEqual({ status: 400, code: 'table/unreadable' });
    expect(await says('/guests', { body: `{"name":"${'x'.repeat(LIMITS.bodyBytes)}"}` })).toEqual({
      status: 413,
      code: 'table/too-large',
    });
    expect(await says('/me', {})).toEqual({ status: 401, code: 'table/unknown-guest' });
    expect(await says('/nowhere', {})).toEqual({ status: 404, code: 'table/unknown-path' });
    expect(await says('/links/%E0%A4%A', {})).toMatchObject({ status: 400 });
    expect(await says('/tables/nope', {})).toEqual({ status: 404, code: 'table/unknown' });
    expect(await says('/tables/nope/file', {})).toEqual({ status: 404, code: 'table/unknown' });
    const table = { title: 'T', open: true, system: 'sandbox' };
    expect(await says('/tables', { as: ada, body: { ...table, system: 'chess' } })).toMatchObject({
      code: 'table/unknown-system',
    });
    expect(await says('/tables', { as: ada, body: { ...table, config: { width: -1 } } })).toMatchObject({
      code: 'table/config',
    });
    expect(await says('/tables', { as: ada, body: { ...table, seats: ['z'] } })).toMatchObject({
      code: 'table/no-such-seat',
    });
    expect(await says('/tables', { body: table })).toEqual({ status: 401, code: 'table/unknown-guest' });
  });

  it('a game file that is none says where it breaks', async () => {
    for (const body of ['[1', '{}', '[]', '{"is":"muster-game","format":99}', '{"is":"muster-game","format":1}'])
      expect((await says('/replays', { as: ada, body })).status).toBe(400);
    const checked = await api<{ ok: boolean }>(server.port, '/verify', {
      as: ada,
      body: '{"is":"muster-game","format":1}',
    });
    expect(checked.body.ok).toBe(false);
    expect((await says('/replays/nope', {})).status).toBe(404);
  });

  it('what is nested too deeply is refused before anything walks through it', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const unreadable = { status: 400, code: 'table/unreadable' };
    expect(await says('/saved/army/deep', { as: ada, method: 'PUT', body: `{"title":"T","data":${deep}}` })).toEqual(
      unreadable,
    );
    for (const path of ['/tables', '/replays', '/verify'])
      expect(await says(path, { as: ada, body: `{"config":${deep}}` }), path).toEqual(unreadable);
    const brackets = { title: 'Brackets in words', data: '[{'.repeat(200) };
    expect((await api(server.port, '/saved/army/words', { as: ada, method: 'PUT', body: brackets })).status).toBe(200);
    await api(server.port, '/saved/army/words', { as: ada, method: 'DELETE' });
  });

  it('saved things are kept by person, bounded, and gone when taken away', async () => {
    const data = { units: [1, 2, 3] };
    const put = (id: string, body: unknown, as = ada) =>
      api(server.port, `/saved/army/${id}`, { as, method: 'PUT', body });
    expect((await put('one', { title: 'One', data })).status).toBe(200);
    expect((await api<unknown[]>(server.port, '/saved/army', { as: ada })).body).toMatchObject([{ id: 'one', data }]);
    expect((await api<unknown[]>(server.port, '/saved/army', { as: ben })).body).toEqual([]);
    expect((await put('two', { title: 'Two', data: 'x'.repeat(LIMITS.savedBytes) })).status).toBe(413);
    expect((await put('b a d', { title: 'Two', data })).status).toBe(400);
    await api(server.port, '/saved/army/one', { as: ada, method: 'DELETE' });
    expect((await api<unknown[]>(server.port, '/saved/army', { as: ada })).body).toEqual([]);
  });

  it('one person may not open tables without end', async () => {
    const busy = await newGuest(server.port, 'Busy');
    for (let i = 0; i < LIMITS.tablesPerPerson; i += 1) await newTable(server.port, busy);
    await expect(newTable(server.port, busy)).rejects.toThrow(`You have ${LIMITS.tablesPerPerson} tables open.`);
  });

  it('answers with headers that keep other pages out', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/health`);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject({ ok: true });
  });
});
