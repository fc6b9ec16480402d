import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite';
import type { MakingRow } from './store';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'muster-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const making = (id: string, created = 1): MakingRow => ({
  ...{ id, person: 'p', system: 'five-leagues', seed: 's', commitment: 'c', created, version: 0, data: { n: 0 } },
});

async function open() {
  const store = openSqlite(join(dir, 'x.sqlite'));
  await store.addPerson({ person: 'p', name: 'Ada' }, 'key', 'return', 1);
  return store;
}

describe('makings in the store', () => {
  it('come back whole from a second opening', async () => {
    const first = await open();
    await first.addMaking(making('m1'), 5);
    expect(await first.changeMaking('m1', 0, { n: 1 })).toBe(true);
    first.close();
    const second = openSqlite(join(dir, 'x.sqlite'));
    expect(await second.making('m1')).toEqual({ ...making('m1'), version: 1, data: { n: 1 } });
    expect(await second.making('m2')).toBeUndefined();
    second.close();
  });

  it('change only as they were last seen', async () => {
    const store = await open();
    await store.addMaking(making('m1'), 5);
    expect(await store.changeMaking('m1', 0, { n: 1 })).toBe(true);
    expect(await store.changeMaking('m1', 0, { n: 2 })).toBe(false);
    expect(await store.changeMaking('m9', 0, { n: 2 })).toBe(false);
    expect(await store.making('m1')).toMatchObject({ version: 1, data: { n: 1 } });
    store.close();
  });

  it('keep the newest of a person, and everybody else’s', async () => {
    const store = await open();
    await store.addPerson({ person: 'q', name: 'Ben' }, 'key2', 'return2', 1);
    await store.addMaking({ ...making('q1'), person: 'q' }, 2);
    for (const n of [1, 2, 3]) await store.addMaking(making(`m${n}`, n), 2);
    const kept = await Promise.all(['m1', 'm2', 'm3', 'q1'].map((id) => store.making(id)));
    expect(kept.map((each) => each?.id)).toEqual([undefined, 'm2', 'm3', 'q1']);
    store.close();
  });
});
