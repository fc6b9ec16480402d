import { type ArmyList, catalogOf, muster, type Unit } from '@muster/rules/kings-of-war';
import { describe, expect, it } from 'vitest';
import {
  doubled,
  emptyList,
  listOfUnits,
  moved,
  renamed,
  resized,
  toggled,
  usualSize,
  withoutEntry,
  withUnit,
} from './list-draft';

const entryOf = (army: string, unit: string) => catalogOf(army).find((e) => e.unit.id === unit)!;

describe('a list in the making', () => {
  const two = withUnit(withUnit(emptyList('orcs', 'Ours'), 'ax', 'regiment'), 'war-drum', 'single');

  it('grows, shrinks, doubles and changes its order', () => {
    expect(two.entries.map((e) => e.unit)).toEqual(['ax', 'war-drum']);
    expect(withoutEntry(two, 0).entries.map((e) => e.unit)).toEqual(['war-drum']);
    expect(moved(two, 1, -1).entries.map((e) => e.unit)).toEqual(['war-drum', 'ax']);
    expect(moved(two, 0, -1)).toBe(two);
    expect(moved(two, 1, 1)).toBe(two);
    const named = doubled(renamed(two, 0, 'Tusk Mob'), 0);
    expect(named.entries.slice(0, 2)).toEqual([
      { unit: 'ax', size: 'regiment', options: [], name: 'Tusk Mob' },
      { unit: 'ax', size: 'regiment', options: [] },
    ]);
    expect(doubled(two, 7)).toBe(two);
  });

  it('gives back an option that the new one excludes, and one the new size cannot have', () => {
    const drum = entryOf('orcs', 'war-drum');
    const wagon = toggled(two, 1, 'war-wagon', drum);
    expect(toggled(wagon, 1, 'dread', drum).entries[1]?.options).toEqual(['dread']);
    expect(toggled(wagon, 1, 'war-wagon', drum).entries[1]?.options).toEqual([]);
    const pack = entryOf('goblins', 'mawbeast-pack');
    const led = toggled(withUnit(emptyList('goblins', ''), 'mawbeast-pack', 'regiment'), 0, 'magwans', pack);
    expect(led.entries[0]?.options).toEqual(['magwans']);
    expect(resized(led, 0, 'troop', pack).entries[0]).toEqual({ unit: 'mawbeast-pack', size: 'troop', options: [] });
  });

  it('drops an empty name and starts with the usual size', () => {
    expect(renamed(renamed(two, 0, 'X'), 0, '  ').entries[0]).toEqual({ unit: 'ax', size: 'regiment', options: [] });
    expect(usualSize(entryOf('orcs', 'ax'))).toBe('regiment');
    expect(usualSize(entryOf('orcs', 'giant'))).toBe('single');
    expect(usualSize(entryOf('orcs', 'skulk-outriders'))).toBe('troop');
  });

  it('comes back from the units it became', () => {
    const list: ArmyList = withUnit(renamed(withUnit(two, 'ax', 'regiment'), 1, 'Heartbeat'), 'ax', 'horde');
    const roster = muster(list, 2000);
    const units = roster.ok ? roster.value.recruits.map((r) => r as unknown as Unit) : [];
    expect(units.map((u) => u.name)).toEqual(['Ax 1', 'Heartbeat', 'Ax 2', 'Ax 3']);
    expect(listOfUnits('orcs', 'Ours', units)).toEqual(list);
  });
});
