import type { Guest, HttpRefusal, Making } from '@muster/protocol';
import { commitmentTo, namedDice } from '@muster/record';
import {
  boundBy,
  type CreationDraft,
  creation,
  emptyDraft,
  finishDraft,
  readyWarband,
  type WarbandSheet,
  zWarbandSheet,
} from '@muster/rules/five-leagues';
import { randomDice } from '@muster/rules/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { api, newGuest, tempDir } from './guests';

let dir: ReturnType<typeof tempDir>;
let server: Running;
let ilse: Guest;
let marek: Guest;
beforeEach(async () => {
  dir = tempDir();
  server = await startServer({ port: 0, dataDir: dir.path });
  ilse = await newGuest(server.port, 'Ilse');
  marek = await newGuest(server.port, 'Marek');
});
afterEach(async () => {
  await server.close();
  dir.remove();
});

async function made(path: string, body?: unknown, as: Guest = ilse): Promise<Making> {
  const answer = await api<Making>(server.port, path, { as, ...(body === undefined ? {} : { body }) });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
async function no(path: string, body?: unknown, as: Guest = ilse) {
  const answer = await api<HttpRefusal>(server.port, path, { as, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, code: answer.body.refusal?.code, says: answer.body.says };
}
const begun = (): Promise<Making> => made('/makings', { system: 'five-leagues' });
const throws = (id: string, draft: CreationDraft, keys: readonly string[] = []): Promise<Making> =>
  made(`/makings/${id}/throws`, { draft, keys });

/** Everything chosen that is chosen; what is thrown comes from the server, round by round. */
async function rolledOut(id: string): Promise<{ draft: CreationDraft; making: Making }> {
  let draft = emptyDraft({ name: 'The Sworn' });
  let making = await throws(id, draft);
  for (let round = 0; round < 12; round++) {
    const bound = boundBy(draft, making);
    if (creation(bound).open.length === 0) return { draft, making };
    const { choices } = finishDraft(
      bound,
      randomDice(() => 0.3),
    );
    draft = { ...draft, choices };
    making = await throws(id, draft);
  }
  throw new Error('the questions do not end');
}

describe('the making of a warband by the server’s dice', () => {
  it('throws for what is asked, once, and shows it to everybody, the seed only when it is closed', async () => {
    const { id, commitment } = await begun();
    const first = await throws(id, emptyDraft(), ['c1/origin', 'c2/origin']);
    expect(first.throws.map(({ key, sides, faces }) => [key, sides, faces.length])).toEqual([
      ['c1/origin', 100, 1],
      ['c2/origin', 100, 1],
    ]);
    expect(await throws(id, emptyDraft(), ['c1/origin'])).toEqual(first);
    expect(await made(`/makings/${id}`, undefined, marek)).toEqual(first);
    expect(first).toMatchObject({ commitment });
    expect(first.seed).toBeUndefined();
  });

  it('gives each question its own dice, in whatever order they are asked, also after a restart', async () => {
    const { id } = await begun();
    await throws(id, emptyDraft(), ['c3/origin']);
    await server.close();
    server = await startServer({ port: 0, dataDir: dir.path });
    const { draft, making } = await rolledOut(id);
    const closed = await made(`/makings/${id}/close`, { draft });
    expect(commitmentTo(closed.seed ?? '')).toBe(closed.commitment);
    for (const { key, sides, faces } of closed.throws) {
      const dice = namedDice(closed.seed ?? '', key);
      expect(faces).toEqual(faces.map(() => dice.roll(1, sides)[0]));
    }
    expect(closed.throws).toEqual(making.throws);
    const sheet = zWarbandSheet.parse(closed.sheet);
    expect(sheet).toEqual({ ...creation(boundBy(draft, closed)).sheet, rolled: id });
    expect(sheet.characters[0]?.history[0]?.face).not.toBeNull();
    expect(await no(`/makings/${id}/throws`, { draft, keys: [] })).toMatchObject({
      status: 409,
      code: 'table/making-closed',
    });
    expect((await no(`/makings/${id}/close`, { draft })).code).toBe('table/making-closed');
  });

  it('counts no face a draft brings with it, and keeps what a die hung on', async () => {
    const { id } = await begun();
    const cunning = emptyDraft({
      name: 'Cunning',
      dice: { 'c1/capabilities': [20] },
      choices: { 'c1/origin': 'human', 'c1/background': 'noble' },
    });
    const thrown = await throws(id, cunning, ['c1/capabilities']);
    expect(thrown.settled).toMatchObject({ 'c1/origin': 'human', 'c1/background': 'noble', mystic: 'none' });
    const other = { ...cunning, choices: { 'c1/origin': 'feral' } };
    const [hero] = creation(boundBy(other, thrown)).sheet.characters;
    expect(hero).toMatchObject({ origin: 'human', background: 'noble' });
    expect((await throws(id, other, ['c1/capabilities'])).throws).toEqual(thrown.throws);
  });

  it('refuses in a sentence: strangers, unknown games and ids, drafts that are none, the unfinished', async () => {
    const { id } = await begun();
    const draft = emptyDraft({ name: 'X' });
    expect(await no('/makings', { system: 'kings-of-war' })).toMatchObject({
      status: 400,
      code: 'table/unknown-system',
    });
    expect(await no(`/makings/${id}/throws`, { draft, keys: [] }, marek)).toMatchObject({
      status: 403,
      code: 'table/not-your-making',
    });
    expect(await no('/makings/nowhere')).toMatchObject({ status: 404, code: 'table/unknown-making' });
    expect(await no(`/makings/${id}/throws`, { draft: { size: 9 }, keys: [] })).toMatchObject({
      code: 'table/unreadable',
      says: expect.stringContaining('draft.size') as string,
    });
    expect((await no(`/makings/${id}/throws`, { draft, keys: 'all' })).code).toBe('table/unreadable');
    expect(await no(`/makings/${id}/close`, { draft })).toMatchObject({
      status: 400,
      code: 'creation/open',
      says: expect.stringContaining('not finished') as string,
    });
    const answer = await api<HttpRefusal>(server.port, '/makings', { body: { system: 'five-leagues' } });
    expect(answer.body.refusal?.code).toBe('table/unknown-guest');
  });

  it('throws for two tabs at once without losing a die', async () => {
    const { id } = await begun();
    const keys = ['c1/origin', 'c2/origin', 'c3/origin', 'c4/origin'];
    const tries = await Promise.all(
      keys.map((key) =>
        api<Making>(server.port, `/makings/${id}/throws`, { as: ilse, body: { draft: emptyDraft(), keys: [key] } }),
      ),
    );
    expect(tries.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const all = await throws(id, emptyDraft(), keys);
    expect(all.throws.map(({ key }) => key).sort()).toEqual(keys);
  });
});

describe('saved warbands of this game', () => {
  const put = (kind: string, data: unknown) =>
    api<HttpRefusal>(server.port, `/saved/${kind}/one`, { as: ilse, method: 'PUT', body: { title: 'One', data } });

  it('are kept as they are, and so is one in the making', async () => {
    const sheet = readyWarband('hearthguard')?.sheet as WarbandSheet;
    expect((await put('fl-warband', sheet)).status).toBe(200);
    expect((await put('fl-creation', emptyDraft({ name: 'Half done' }))).status).toBe(200);
    const { body } = await api<{ data: unknown }[]>(server.port, '/saved/fl-warband', { as: ilse });
    expect(zWarbandSheet.parse(body[0]?.data)).toEqual(sheet);
  });

  it('are refused where they are none, and the place is named', async () => {
    const sheet = readyWarband('hearthguard')?.sheet as WarbandSheet;
    const broken = { ...sheet, characters: [{ ...sheet.characters[0], origin: 'ogre' }] };
    const answer = await put('fl-warband', broken);
    expect(answer.body).toMatchObject({
      refusal: { code: 'table/unreadable' },
      says: expect.stringContaining('characters.0.origin') as string,
    });
    expect((await put('fl-creation', { dice: { 'c1/origin': ['seven'] } })).status).toBe(400);
  });
});
