import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARMIES } from '../content/armies';
import type { ArmyList, ListEntry } from '../profile';
import { compileEntry } from '../roster';
import { listFromJson, listFromText, listToJson, listToText } from './text';

const LIST: ArmyList = {
  name: 'The Ash Road',
  army: 'abyssal-dwarfs',
  entries: [
    { unit: 'blacksouls', size: 'horde', options: ['two-handed-weapons', 'throwing-mastiff'], name: 'Furnace Guard' },
    { unit: 'decimators', size: 'regiment', options: ['mobile-katsuchan'] },
    { unit: 'immortal-guard', size: 'troop', options: [] },
  ],
};

describe('a list in writing', () => {
  it('is a heading and one unit a line', () => {
    expect(listToText(LIST, 1000).split('\n')).toEqual([
      'The Ash Road | Abyssal Dwarfs | 485 / 1000',
      'Furnace Guard = Blacksouls, Horde [Two-handed weapons] [Throwing Mastiff] 205',
      'Decimators, Regiment [Mobile Katsuchan] 175',
      'Immortal Guard, Troop 105',
    ]);
  });

  it('comes back from text and from a file as it was, for any list of any army', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(listFromText(listToText(list))).toEqual({ ok: true, value: list });
        expect(listFromJson(listToJson(list))).toEqual({ ok: true, value: list });
      }),
      { seed: 4177, numRuns: 60 },
    );
  });

  it('is read after people have been at it with spaces, case and brackets of their own', () => {
    const text =
      '\n the ash road |abyssal dwarfs\n\n furnace guard=BLACKSOULS , horde [two-handed weapons] (190 pts)\n';
    expect(listFromText(text)).toEqual({
      ok: true,
      value: {
        name: 'the ash road',
        army: 'abyssal-dwarfs',
        entries: [{ unit: 'blacksouls', size: 'horde', options: ['two-handed-weapons'], name: 'furnace guard' }],
      },
    });
  });

  it('names every line it cannot read', () => {
    const result = listFromText('X | Orcs\nAx, Regiment\nTin Soldiers, Troop\nHussars 100');
    expect(result.ok ? [] : result.error.map((r) => [r.code, r.detail?.['unit'], r.detail?.['entry']])).toEqual([
      ['list/unknown-unit', 'Tin Soldiers', 1],
      ['list/unknown-unit', 'Hussars', 2],
    ]);
    expect(listFromText('')).toMatchObject({ ok: false, error: [{ code: 'list/unknown-army' }] });
  });

  it('never throws on what is not a list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(listFromJson(text)).toMatchObject({ ok: false, error: [{ code: 'list/unreadable' }] });
        expect(listFromText(text).ok).toBe(false);
      }),
      { seed: 90210 },
    );
  });
});

/** Fieldable entries only: the price in a line is that of a unit that compiles. */
const anyEntry = (army: string) => {
  const entries: ListEntry[] = ARMIES.find((a) => a.id === army)!.units.flatMap((unit) =>
    unit.sizes.flatMap(({ size }) => [
      { unit: unit.id, size, options: [] },
      ...unit.options.map((o) => ({ unit: unit.id, size, options: [o.id] })),
    ]),
  );
  return fc.constantFrom(...entries.filter((e) => compileEntry(army, e).ok));
};
const anyName = fc.constantFrom('', 'Grey Wardens', 'Ö 3', 'The 7th of the Vale');
const anyList: fc.Arbitrary<ArmyList> = fc.constantFrom(...ARMIES.map((a) => a.id)).chain((army) =>
  fc.array(fc.tuple(anyEntry(army), anyName), { maxLength: 8 }).map((entries) => ({
    name: 'The Host',
    army,
    entries: entries.map(([e, name]) => (name ? { ...e, name } : e)),
  })),
);
