import type { WarbandList } from '@muster/rules/song-of-blades';
import { describe, expect, it } from 'vitest';
import {
  counted,
  emptyWarband,
  FRESH_PROFILE,
  moved,
  placeOf,
  renamedFigure,
  withOwn,
  withProfile,
} from './warband-draft';

const two: WarbandList = {
  name: 'Two',
  entries: [
    { profile: 'slinger', count: 3, names: ['Pip', '', 'Tansy'] },
    { profile: FRESH_PROFILE, count: 1 },
  ],
};

describe('a warband in the making', () => {
  it('counts one more of what it has, and begins an entry for what is new', () => {
    expect(withProfile(two, 'slinger').entries[0]?.count).toBe(4);
    expect(withProfile(two, { ...FRESH_PROFILE }).entries).toMatchObject([{ count: 3 }, { count: 2 }]);
    expect(withProfile(emptyWarband('New'), 'rat', 2).entries).toEqual([{ profile: 'rat', count: 2 }]);
  });

  it('forgets the names of figures that stay at home, and the entry with its last figure', () => {
    expect(counted(two, 0, 2).entries[0]).toEqual({ profile: 'slinger', count: 2, names: ['Pip'] });
    expect(counted(two, 0, 0).entries).toHaveLength(1);
  });

  it('names one figure and leaves the others their titles', () => {
    expect(renamedFigure(two, 0, 1, 'Dob').entries[0]?.names).toEqual(['Pip', 'Dob', 'Tansy']);
    expect(renamedFigure(two, 0, 2, ' ').entries[0]?.names).toEqual(['Pip']);
    const bare = renamedFigure(renamedFigure(two, 0, 2, ''), 0, 0, '').entries[0];
    expect(bare).toEqual({ profile: 'slinger', count: 3 });
  });

  it('changes the order and stays as it is at the ends', () => {
    expect(moved(two, 1, -1).entries[0]?.profile).toBe(FRESH_PROFILE);
    expect(moved(two, 0, -1)).toBe(two);
  });

  it('finds an entry by its profile, home-made ones by what they are', () => {
    expect(placeOf(two, { ...FRESH_PROFILE })).toBe(1);
    expect(placeOf(two, 'troll')).toBe(-1);
    expect(placeOf(withOwn(two, 1, { ...FRESH_PROFILE, combat: 4 }), FRESH_PROFILE)).toBe(-1);
  });
});
