import { describe, expect, it } from 'vitest';
import { ARMIES } from '../content/armies';
import type { ListEntry } from '../profile';
import { selection } from './selection';

const entry = (unit: string, size: ListEntry['size'], ...options: string[]): ListEntry => ({ unit, size, options });
const times = (n: number, e: ListEntry): ListEntry[] => Array.from({ length: n }, () => e);
const select = (army: string, entries: readonly ListEntry[], limit = 2000) =>
  selection({ name: '', army, entries }, limit);
const codes = (army: string, entries: readonly ListEntry[], limit = 2000) =>
  select(army, entries, limit).strays.map((r) => r.code);

const blacksouls = (size: ListEntry['size']) => entry('blacksouls', size);
const ogres = (size: ListEntry['size']) => entry('warriors', size);

describe('army selection', () => {
  it('opens two troops with a main regiment and four with a horde [KOW-FOR-03] [KOW-FOR-04]', () => {
    const list = [blacksouls('regiment'), blacksouls('horde'), ...times(6, blacksouls('troop'))];
    expect(select('abyssal-dwarfs', list).troops).toEqual({ have: 6, most: 6 });
    expect(codes('abyssal-dwarfs', list)).toEqual([]);
    expect(codes('abyssal-dwarfs', [...list, blacksouls('troop')])).toEqual(['list/troops']);
  });

  it('sets no other bound to regiments, hordes and legions [KOW-FOR-08]', () => {
    expect(
      codes('ogres', [...times(5, ogres('regiment')), ...times(4, ogres('horde')), ogres('legion')], 5000),
    ).toEqual([]);
  });

  it('opens two troops with a large horde, none with a large regiment [KOW-FOR-03]', () => {
    expect(select('ogres', [ogres('horde'), ogres('regiment')]).troops.most).toBe(2);
    expect(select('ogres', [ogres('legion')]).troops.most).toBe(4);
  });

  it('opens one of four kinds with a main regiment [KOW-FOR-05]', () => {
    const three = times(3, blacksouls('regiment'));
    const open = select('abyssal-dwarfs', three);
    expect([open.hero.most, open.monster.most, open.titan.most, open.warEngine.most]).toEqual([3, 3, 3, 3]);
    const used = select('abyssal-dwarfs', [...three, ...heroes('abyssal-dwarfs', 2)]);
    expect(used.hero).toEqual({ have: 2, most: 3 });
    expect(used.warEngine).toEqual({ have: 0, most: 1 });
  });

  it('opens a hero, a monster or titan and a war engine with a main horde [KOW-FOR-06]', () => {
    const open = select('abyssal-dwarfs', times(3, blacksouls('horde')));
    expect([open.hero.most, open.monster.most, open.titan.most, open.warEngine.most]).toEqual([3, 3, 3, 3]);
    const four = [...times(3, blacksouls('horde')), ...heroes('abyssal-dwarfs', 4)];
    expect(codes('abyssal-dwarfs', four, 9000)).toEqual(['list/locked']);
  });

  it('opens two different ones with a large horde [KOW-FOR-07]', () => {
    const [hero, second] = heroes('ogres', 2);
    expect(codes('ogres', [ogres('horde'), hero!, entry('giant', 'single')])).toEqual([]);
    expect(codes('ogres', [ogres('horde'), hero!, second!])).toEqual(['list/locked']);
    const three = [ogres('horde'), hero!, entry('giant', 'single'), entry('mammoth', 'single')];
    expect(codes('ogres', three)).toEqual(['list/locked']);
  });

  it('counts an irregular unit as a troop that opens nothing, unless it is made regular [KOW-FOR-09]', () => {
    const beasts = entry('mawbeast-pack', 'regiment');
    expect(select('goblins', [beasts]).troops).toEqual({ have: 1, most: 0 });
    expect(select('goblins', [entry('mawbeast-pack', 'regiment', 'magwans')]).troops.have).toBe(0);
  });

  it('holds [n] units and [1] options to their number [KOW-FOR-10] [KOW-FOR-21]', () => {
    const banner = entry('paladin-foot-guard', 'regiment', 'paladin-defenders');
    expect(codes('basileans', [banner])).toEqual([]);
    expect(codes('basileans', [banner, banner])).toEqual(['list/limited']);
    const named = ARMIES.find((a) => a.id === 'orcs')!.units.find((u) => u.limit === 1)!;
    const twice = times(2, entry(named.id, 'single'));
    expect(codes('orcs', [...times(2, entry('ax', 'regiment')), ...twice])).toContain('list/limited');
  });

  it('holds the same hero, monster, titan or engine to a number that grows with the points [KOW-FOR-12]', () => {
    const [hero] = heroes('abyssal-dwarfs', 1);
    const army = (n: number) => [...times(6, blacksouls('regiment')), ...times(n, hero!)];
    expect(codes('abyssal-dwarfs', army(2), 1499)).toEqual(['list/same']);
    expect(codes('abyssal-dwarfs', army(2), 1500)).toEqual([]);
    expect(codes('abyssal-dwarfs', army(3), 1999)).toEqual(['list/same']);
    expect(codes('abyssal-dwarfs', army(3), 2000)).toEqual([]);
    expect(codes('abyssal-dwarfs', army(4), 2999)).toEqual(['list/same']);
    expect(codes('abyssal-dwarfs', army(4), 3000)).toEqual([]);
  });

  it('counts a hero on a monster as a hero [KOW-FOR-11]', () => {
    const rider = ARMIES.flatMap((a) => a.units.map((u) => ({ a, u }))).find(
      ({ u }) => u.type === 'hero' && u.base === 'titan',
    )!;
    const found = select(rider.a.id, [entry(rider.u.id, 'single')]);
    expect([found.hero.have, found.titan.have]).toEqual([1, 0]);
  });
});

/** Any unlimited heroes of an army; selection does not ask whether they can be fielded. */
function heroes(army: string, n: number): ListEntry[] {
  const units = ARMIES.find((a) => a.id === army)!.units.filter((u) => u.type === 'hero' && u.limit === undefined);
  return units.slice(0, n).map((u) => entry(u.id, 'single'));
}
