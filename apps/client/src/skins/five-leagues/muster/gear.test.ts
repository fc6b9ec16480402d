import { checkWarband, readyWarband, type WarbandSheet } from '@muster/rules/five-leagues';
import { describe, expect, test } from 'vitest';
import { BACKPACK, handed, type Lot, lotsAt, placesFor, STASH } from './gear';

const hearthguard = readyWarband('hearthguard')?.sheet as WarbandSheet;
const lot = (sheet: WarbandSheet, place: string, found: (each: Lot) => boolean): Lot => {
  const one = lotsAt(sheet, place).find(found);
  if (one === undefined) throw new Error('not there');
  return one;
};
const gear = (is: string) => (each: Lot) => each.is === 'gear' && each.piece.is === is;
const item = (is: string) => (each: Lot) => each.is === 'item' && each.item === is;
const person = (sheet: WarbandSheet, id: string) => sheet.characters.find((each) => each.id === id);
/** Everything of a sheet, wherever it lies. */
const all = (sheet: WarbandSheet) =>
  [BACKPACK, STASH, ...sheet.characters.map(({ id }) => id)]
    .flatMap((place) => lotsAt(sheet, place))
    .map((each) => (each.is === 'gear' ? [each.piece.is, 1] : [each.item, each.count]))
    .map(([name, count]) => `${name}`.repeat(Number(count)))
    .sort()
    .join('');

describe('gear handed on', () => {
  test('a weapon goes from one to another, and to nobody else [FL-EQP-02]', () => {
    const after = handed(hearthguard, 'c1', lot(hearthguard, 'c1', gear('longbow')), 'c4');
    expect(person(after, 'c1')?.weapons.map(({ is }) => is)).toEqual(['light-weapon']);
    expect(person(after, 'c4')?.weapons.map(({ is }) => is)).toContain('longbow');
    expect(person(after, 'c2')).toBe(person(hearthguard, 'c2'));
    expect(all(after)).toBe(all(hearthguard));
  });

  test('suits change places where one is worn already [FL-EQP-02]', () => {
    const after = handed(hearthguard, 'c2', lot(hearthguard, 'c2', gear('partial-armor')), 'c1');
    expect(person(after, 'c1')?.armor?.is).toBe('partial-armor');
    expect(person(after, 'c2')?.armor?.is).toBe('light-armor');
    expect(checkWarband(after)).toEqual([]);
  });

  test('one use of several goes, and what is used up is gone from the list [FL-EQP-07]', () => {
    const before = { ...hearthguard, backpack: [{ item: 'torch' as const, count: 2 }] };
    const once = handed(before, BACKPACK, lot(before, BACKPACK, item('torch')), STASH);
    expect(once.backpack).toEqual([{ item: 'torch', count: 1 }]);
    const twice = handed(once, BACKPACK, lot(once, BACKPACK, item('torch')), STASH);
    expect(twice.backpack).toEqual([]);
    expect(twice.stash.items).toContainEqual({ item: 'torch', count: 2 });
  });

  test('what is not worn goes only from Backpack to Stash and back [FL-EQP-08]', () => {
    expect(placesFor(hearthguard, STASH, { key: 'item:torch', is: 'item', item: 'torch', count: 1 })).toEqual([
      BACKPACK,
    ]);
    expect(placesFor(hearthguard, 'c1', lot(hearthguard, 'c1', item('mystical-ring')))).toEqual([
      'c2',
      'c3',
      'c4',
      'c5',
      'c6',
      BACKPACK,
      STASH,
    ]);
  });
});
