import { describe, expect, test } from 'vitest';
import { catalogue, foeProfile } from './catalogue';
import { aBattle } from './test-kit';

describe('the catalogue of enemies', () => {
  test('names every table, the Unique Foes and the Aberrations, each row once [FL-ENM-01] [FL-ENM-16]', () => {
    const groups = catalogue(false);
    expect(groups.map(({ id }) => id).slice(-2)).toEqual(['unique-foes', 'aberrations']);
    const rows = groups.flatMap((group) => group.rows.map(({ entry }) => entry));
    expect(groups).toHaveLength(12);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('says which rows are cut off, and which have our numbers where the table was set so [GAP-01]', () => {
    const cut = catalogue(false).flatMap(({ rows }) => rows.filter(({ cutOff }) => cutOff).map(({ entry }) => entry));
    const ours = catalogue(true).flatMap(({ rows }) => rows.filter((row) => row.ours).map(({ entry }) => entry));
    expect(cut.length).toBeGreaterThan(0);
    expect(cut).toEqual(expect.arrayContaining(ours));
  });

  test('makes of a row what would come to the table, rank and bow included [FL-ENM-11]', () => {
    const state = aBattle({ figures: {} });
    const profile = foeProfile(state, { entry: 'outlaw-gang', rank: 'sergeant', ranged: false });
    expect(profile).toMatchObject({ title: 'Outlaw, sergeant', kind: 'leader', rank: 'sergeant' });
  });
});
