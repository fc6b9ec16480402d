import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite';
import { type CampaignChange, type CampaignRow, type GameRow, StoreTrouble } from './store';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'muster-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const row: CampaignRow = {
  ...{ id: 'k', title: 'T', system: 'song-of-blades', link: 'MILL', seed: 's', commitment: 'c' },
  ...{ created: 1, changed: 1, version: 1, data: { players: [] } },
};
const change = (number: number, id: string, more: Partial<CampaignChange> = {}): CampaignChange => ({
  campaign: 'k',
  deed: { number, id, person: 'p', deed: { do: 'x' }, at: 10 + number, events: [{ type: 'x' }] },
  data: { players: [number] },
  people: ['p'],
  ...more,
});

async function withOne(file: string) {
  const store = openSqlite(file);
  await store.addPerson({ person: 'p', name: 'Ada' }, 'key', 'return', 1);
  await store.addPerson({ person: 'q', name: 'Ben' }, 'key2', 'return2', 1);
  await store.addCampaign(row, change(0, 'begin', { data: row.data }));
  return store;
}

describe('campaigns in the store', () => {
  it('come back whole from a second opening, with their journal', async () => {
    const file = join(dir, 'x.sqlite');
    const first = await withOne(file);
    await first.changeCampaign(change(1, 'one', { people: ['p', 'q'] }));
    first.close();
    const second = openSqlite(file);
    expect(await second.campaign('k')).toEqual({ ...row, changed: 11, version: 2, data: { players: [1] } });
    expect(await second.campaignByLink('MILL')).toMatchObject({ id: 'k' });
    expect(await second.campaignsOf('q', 5)).toHaveLength(1);
    expect((await second.campaignDeeds('k', 1)).map(({ id }) => id)).toEqual(['one']);
    expect(await second.campaignDeed('k', 'begin')).toMatchObject({ number: 0, person: 'p', events: [{ type: 'x' }] });
    expect(await second.campaignDeed('k', 'two')).toBeUndefined();
    second.close();
  });

  it('takes a deed whole or not at all: a number or an id is taken once', async () => {
    const store = await withOne(join(dir, 'x.sqlite'));
    await store.changeCampaign(change(1, 'one'));
    await expect(store.changeCampaign(change(1, 'two', { people: ['q'] }))).rejects.toBeInstanceOf(StoreTrouble);
    await expect(store.changeCampaign(change(2, 'one', { people: ['q'] }))).rejects.toBeInstanceOf(StoreTrouble);
    expect(await store.campaign('k')).toMatchObject({ version: 2, data: { players: [1] } });
    expect(await store.countCampaignsOf('q')).toBe(0);
    store.close();
  });

  it('is gone from the list of who leaves, and finds the campaign of a table', async () => {
    const store = await withOne(join(dir, 'x.sqlite'));
    const game: GameRow = {
      ...{ id: 'table', title: 'T', system: 'sandbox', edition: '1', rules: '1', config: {}, seats: [], host: 'p' },
      ...{ open: false, delay: 0, seed: 's', commitment: 'c', created: 3 },
    };
    await store.addGame(game, { status: 'open', entries: 0, moved: 3, waiting: [] }, [], []);
    await store.changeCampaign(change(1, 'one', { people: ['p', 'q'], table: 'table' }));
    await store.changeCampaign(change(2, 'two', { people: ['q'] }));
    expect(await store.campaignsOf('p', 5)).toEqual([]);
    expect(await store.campaignOfTable('table')).toMatchObject({ id: 'k' });
    expect(await store.campaignOfTable('other')).toBeUndefined();
    store.close();
  });
});
