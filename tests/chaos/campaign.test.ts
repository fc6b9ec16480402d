import type { CampaignCard, CampaignLink, CampaignView, Guest, HttpRefusal } from '@muster/protocol';
import { commitmentTo } from '@muster/record';
import type { Campaign, CampaignEvent } from '@muster/rules/song-of-blades';
import { READY_WARBANDS, STANDARD_LIMITS } from '@muster/rules/song-of-blades';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { api, done, join, leave, newGuest, newId, play, tempDir } from './guests';

let dir: ReturnType<typeof tempDir>;
let server: Running;
let ilse: Guest;
let marek: Guest;
const start = async (): Promise<Running> => startServer({ port: 0, dataDir: dir.path });
const restart = async (): Promise<void> => {
  await server.close();
  server = await start();
};
beforeEach(async () => {
  dir = tempDir();
  server = await start();
  ilse = await newGuest(server.port, 'Ilse');
  marek = await newGuest(server.port, 'Marek');
});
afterEach(async () => {
  await server.close();
  dir.remove();
});

const [watch, raiders] = READY_WARBANDS;
const campaignOf = (view: CampaignView): Campaign => view.campaign as Campaign;
const eventsOf = (view: CampaignView): readonly CampaignEvent[] => view.log.map(({ event }) => event as CampaignEvent);
const meIn = (view: CampaignView) => campaignOf(view).players.find(({ player }) => player === view.me);

async function view(as: Guest, path: string, body?: unknown): Promise<CampaignView> {
  const answer = await api<CampaignView>(server.port, path, { as, ...(body === undefined ? {} : { body }) });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

async function no(as: Guest, path: string, body?: unknown, method?: string) {
  const options = { as, ...(body === undefined ? {} : { body }), ...(method === undefined ? {} : { method }) };
  const { status, body: said } = await api<HttpRefusal>(server.port, path, options);
  return { status, code: said.refusal?.code, says: said.says };
}

const deed = async (as: Guest, id: string, what: object, more: { id?: string; changes?: number } = {}) => {
  const before = await view(as, `/campaigns/${id}`);
  const body = { id: more.id ?? newId(), changes: more.changes ?? meIn(before)?.changes ?? 0, deed: what };
  return { path: `/campaigns/${id}/deeds`, body };
};
async function act(as: Guest, id: string, what: object, more: { id?: string; changes?: number } = {}) {
  const { path, body } = await deed(as, id, what, more);
  return view(as, path, body);
}

/** A campaign of `length` battles of both, their warbands chosen. */
async function begun(length: number): Promise<CampaignView> {
  const settings = { limits: STANDARD_LIMITS, length, once: 'warband' };
  const made = await view(ilse, '/campaigns', { title: 'The Harrow feud', settings });
  await view(marek, `/campaigns/link/${made.link}`, {});
  await act(ilse, made.id, { do: 'muster', list: watch?.list });
  await act(marek, made.id, { do: 'muster', list: raiders?.list });
  return view(ilse, `/campaigns/${made.id}`);
}

async function battle(id: string, command = newId()): Promise<string> {
  const body = { id: command, foe: marek.person, config: { map: 'harrow-ford', weather: false, complications: false } };
  const answer = await api<{ table: string }>(server.port, `/campaigns/${id}/battles`, { as: ilse, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.table;
}

/** Both bring what their sheets say, and Marek gives in. */
async function fightItOut(table: string): Promise<void> {
  const a = await join(server.port, ilse, table);
  const b = await join(server.port, marek, table);
  for (const [player, guest] of [
    [a, ilse],
    [b, marek],
  ] as const) {
    const { body } = await api<{ sheets: { sheet: unknown }[] }>(server.port, `/campaigns/table/${table}`, {
      as: guest,
    });
    await done(play(player, { do: 'choose-warband', warband: { is: 'sheet', sheet: body.sheets[0]?.sheet } }));
  }
  await done(play(a, { do: 'ready', ready: true }));
  await done(play(b, { do: 'ready', ready: true }));
  await done(play(b, { do: 'resign' }));
  await leave(a, b);
}

const isEndOf = (deed: unknown, table: string): boolean => {
  const { do: what, table: of } = deed as { readonly do: string; readonly table?: string };
  return what === 'end' && of === table;
};

describe('a campaign on the server', () => {
  it('is begun, joined by link, fought at a table, settled once, and lives through restarts', async () => {
    const { id, link } = await begun(1);
    const { body: shown } = await api<CampaignLink>(server.port, `/campaigns/link/${link}`);
    expect(shown).toMatchObject({
      title: 'The Harrow feud',
      mine: false,
      players: [{ name: 'Ilse' }, { name: 'Marek' }],
    });
    await restart();
    const command = newId();
    const table = await battle(id, command);
    expect(await battle(id, command)).toBe(table);
    const playing = await view(marek, `/campaigns/${id}`);
    expect(campaignOf(playing).battles).toMatchObject([{ table, is: 'playing' }]);
    expect((await no(ilse, `/campaigns/${id}/battles`, { id: newId(), foe: marek.person, config: {} })).code).toBe(
      'campaign/at-battle',
    );
    await fightItOut(table);
    await restart();
    const over = await view(marek, `/campaigns/${id}`);
    expect(campaignOf(over).battles).toMatchObject([{ is: 'ended' }]);
    expect(eventsOf(over).at(-1)).toMatchObject({ type: 'battleEnded', winner: ilse.person });
    expect(over.seed).toBeUndefined();

    const settle = { do: 'settle', table };
    const { path, body } = await deed(ilse, id, settle);
    const [first, second] = await Promise.all([view(ilse, path, body), view(ilse, path, body)]);
    expect(second.version).toBe(first.version);
    expect(eventsOf(second).filter(({ type }) => type === 'settled')).toHaveLength(1);
    await restart();
    const last = await act(marek, id, settle);
    expect(eventsOf(last).slice(-2)).toMatchObject([
      { type: 'settled', by: marek.person, result: 'lost' },
      { type: 'campaignOver', winners: [ilse.person] },
    ]);
    expect(commitmentTo(last.seed ?? '')).toBe(last.commitment);
    expect((await no(ilse, `/campaigns/${id}/battles`, { id: newId(), foe: marek.person, config: {} })).code).toBe(
      'campaign/over',
    );
  });

  it('has the end of a battle entered as it comes, before anybody looks', async () => {
    const { id } = await begun(2);
    const table = await battle(id);
    const kept = async () => (await server.hall.store.campaignOfTable(table))?.data as Campaign;
    expect((await kept()).battles).toMatchObject([{ is: 'playing' }]);
    await fightItOut(table);
    await expect.poll(async () => (await kept()).battles).toMatchObject([{ table, is: 'ended' }]);
    const ends = (await server.hall.store.campaignDeeds(id, 100)).filter(({ deed }) => isEndOf(deed, table));
    expect(ends).toHaveLength(1);
    expect(eventsOf(await view(ilse, `/campaigns/${id}`)).filter(({ type }) => type === 'battleEnded')).toHaveLength(1);
  });

  it('finds an end that was missed as soon as somebody looks', async () => {
    const { id } = await begun(2);
    const table = await battle(id);
    server.hall.gameEnded = async () => undefined;
    await fightItOut(table);
    const kept = (await server.hall.store.campaignOfTable(table))?.data as Campaign;
    expect(kept.battles).toMatchObject([{ is: 'playing' }]);
    expect(campaignOf(await view(marek, `/campaigns/${id}`)).battles).toMatchObject([{ table, is: 'ended' }]);
  });

  it('tells a stale page so, and leaves everything as it was', async () => {
    const { id } = await begun(3);
    const rename = { do: 'rename', record: 'r1', name: 'Old Hob' };
    const { path, body } = await deed(ilse, id, rename, { changes: 0 });
    const stale = await no(ilse, path, body);
    expect(stale).toMatchObject({ status: 409, code: 'campaign/stale' });
    expect(stale.says).toMatch(/changed since this page was drawn/);
    await act(ilse, id, rename);
    // What the other player does meanwhile does not make one's own page stale.
    const mine = await deed(ilse, id, { ...rename, name: 'Young Hob' });
    await act(marek, id, { ...rename, name: 'Gash' });
    expect(meIn(await view(ilse, mine.path, mine.body))?.sheet?.figures[0]?.name).toBe('Young Hob');
  });

  it('keeps out whoever does not play in it, and says what cannot be read', async () => {
    const { id, link } = await begun(3);
    const eve = await newGuest(server.port, 'Eve');
    expect(await no(eve, `/campaigns/${id}`)).toMatchObject({ status: 403, code: 'table/not-in-campaign' });
    expect(await no(eve, '/campaigns/nowhere')).toMatchObject({ status: 404, code: 'table/unknown-campaign' });
    expect(await no(eve, '/campaigns/link/MILL-ROAD-X')).toMatchObject({ status: 404, code: 'table/unknown-link' });
    const { path } = await deed(ilse, id, {});
    expect(await no(ilse, path, { id: newId(), changes: 1, deed: { do: 'cheat' } })).toMatchObject({ status: 400 });
    expect(await no(ilse, path, 'no json')).toMatchObject({ status: 400, code: 'table/unreadable' });
    const odd = { title: 'x', settings: { limits: STANDARD_LIMITS, length: 99, once: 'warband' } };
    expect(await no(ilse, '/campaigns', odd)).toMatchObject({ code: 'table/config' });
    const upgrade = { do: 'upgrade', record: 'r1', upgrade: { is: 'quality' } };
    const early = await deed(ilse, id, upgrade);
    expect((await no(ilse, early.path, early.body)).says).toContain('No upgrade is left to give.');
    await act(marek, id, { do: 'leave' });
    expect(await no(marek, `/campaigns/${id}`)).toMatchObject({ code: 'table/not-in-campaign' });
    const { body: none } = await api<CampaignCard[]>(server.port, '/campaigns', { as: marek });
    expect(none).toEqual([]);
    expect(campaignOf(await view(marek, `/campaigns/link/${link}`, {})).players).toHaveLength(2);
  });

  it('does not count a battle fought with a warband that is not the sheet’s', async () => {
    const { id } = await begun(3);
    const table = await battle(id);
    const a = await join(server.port, ilse, table);
    const b = await join(server.port, marek, table);
    for (const player of [a, b]) {
      await done(play(player, { do: 'choose-warband', warband: { is: 'ready', id: watch?.id } }));
      await done(play(player, { do: 'ready', ready: true }));
    }
    await done(play(b, { do: 'resign' }));
    await leave(a, b);
    const after = await view(ilse, `/campaigns/${id}`);
    expect(eventsOf(after).at(-1)).toMatchObject({ type: 'battleVoid', why: 'other-warbands' });
    const { body: elsewhere } = await api<unknown>(server.port, '/campaigns/table/nowhere', { as: ilse });
    expect(elsewhere).toBeNull();
  });

  it('puts warbands by for one guest, and only what is one', async () => {
    const path = '/saved/sob-warband/one';
    const kept = await api(server.port, path, { as: ilse, method: 'PUT', body: { title: 'One', data: watch?.list } });
    expect(kept.status).toBe(200);
    const { body: mine } = await api<unknown[]>(server.port, '/saved/sob-warband', { as: ilse });
    const { body: theirs } = await api<unknown[]>(server.port, '/saved/sob-warband', { as: marek });
    expect([mine.length, theirs.length]).toEqual([1, 0]);
    const odd = { title: 'One', data: { name: 'x', entries: [{ profile: 7, count: 1 }] } };
    expect(await no(ilse, path, odd, 'PUT')).toMatchObject({ code: 'table/unreadable' });
  });
});
