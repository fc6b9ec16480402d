import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryId, PROFILES } from '../content/profiles';
import { SPELL_IDS } from '../content/spell-ids';
import { TRAIT_IDS } from '../content/trait-ids';
import { TRAITS } from '../content/traits';
import { READY_WARBANDS } from '../content/warbands';
import type { TraitRef } from '../profile';
import type { OwnProfile, WarbandEntry, WarbandList } from './list';
import { warbandFromJson, warbandFromText, warbandToJson, warbandToText } from './text';

const why = (text: string) => {
  const read = warbandFromText(text);
  return read.ok
    ? []
    : read.error.map((r) => `${r.detail?.line ?? ''} ${r.detail?.why} ${r.detail?.text ?? ''}`.trim());
};

describe('a warband as text', () => {
  for (const { list } of READY_WARBANDS) {
    it(`comes back as it went: ${list.name}`, () => {
      expect(warbandFromText(warbandToText(list, 400))).toEqual({ ok: true, value: list });
      expect(warbandFromJson(warbandToJson(list))).toEqual({ ok: true, value: list });
    });
  }

  it('reads as a person would write it', () => {
    const list = READY_WARBANDS.find((w) => w.id === 'applebrook-muster')?.list;
    expect(list && warbandToText(list, 400).split('\n')).toEqual([
      'Applebrook Muster | 393 / 400 points',
      '1 x Village Elder (Halflings) [60] = Old Marigold Thrupp',
      '1 x Hedge Wizard [36] | Q4 C1 | Spell-caster, Lucky | spells: Courage, Slowdown, Wall of Wood | kinds: halfling | armed: weapon | face: wizard-staff = Fennel Wick',
      '4 x Slinger (Halflings) [30] = Pip Barrow; Dob Barrow; Tansy Reed; Corin Smalls',
      '3 x Village Militiaman with spear and shield (Halflings) [26] = Hob Ashby; Will Turnip; Nan Cotter',
      '2 x Veteran Village Militiaman with spear and shield (Halflings) [36] = Serjeant Bramble; Goodwife Sedge',
      '1 x Gamekeeper [27] | Q4 C2 | Stealth, Forester, Traps | kinds: halfling | armed: weapon | face: hood = Quiet Jem',
    ]);
  });

  it('forgives case, spacing, prices, letters and missing headings', () => {
    const text = [
      '# our side',
      '',
      '  2X young MINOTAUR, 20 pts ',
      'An Mor Daywalker Vampire 112 = Lady M',
      '3 ants = A, B, C',
      'Bog Witch | q3+ c2 | Leader (L, P), rare 2, Lethal vs Orc, spell-caster | SPELLS: mist , Wall-of-Wood | Base: 32 mm',
    ].join('\r\n');
    expect(warbandFromText(text)).toEqual({
      ok: true,
      value: {
        name: '',
        entries: [
          { profile: 'young-minotaur', count: 2 },
          { profile: 'vampire', count: 1, names: ['Lady M'] },
          { profile: 'ants', count: 3, names: ['A', 'B', 'C'] },
          {
            count: 1,
            profile: {
              ...{ title: 'Bog Witch', quality: 3, combat: 2, kinds: [], armed: 'weapon', ranged: null },
              traits: [
                { id: 'leader' },
                { id: 'rare', number: 2 },
                { id: 'lethal', against: 'orc' },
                { id: 'spell-caster' },
              ],
              ...{ spells: ['mist', 'wall-of-wood'], base: { shape: 'round', size: 32 }, face: 'crossed-swords' },
            },
          },
        ],
      },
    });
  });

  it('says which line could not be read, and why', () => {
    const text = [
      'The Lost | 100',
      '2 x Spearman',
      '0 x Bats',
      'Dragon of Doom',
      'Witch | Q3 C1 | Flyng | spells: Fireballs | armed: teeth',
      '| Q3 C3',
      'Captain | Leader',
    ].join('\n');
    expect(why(text)).toEqual([
      '2 several Spearman',
      '3 count 0',
      '4 profile Dragon of Doom',
      '5 trait Flyng',
      '5 spell Fireballs',
      '5 armed teeth',
      '6 title',
      '7 scores Captain',
    ]);
    expect(why('3 x Spearman')).toEqual(['1 several Spearman']);
    expect(why('1 x Witch | Q9 C1 | Flyng')).toContain('1 trait Flyng');
    expect(why('')).toEqual(['empty']);
    expect(why(`X | 1\n${'2 x Bats\n'.repeat(70)}`)).toEqual(['size']);
  });

  it('refuses files that are no warband', () => {
    const shapes = ['[]', '3', '{}', '{"name":"x","entries":[{"profile":"bats","count":"2"}]}'];
    for (const text of ['not json', ...shapes]) expect(warbandFromJson(text).ok, text).toBe(false);
  });

  it('comes back as it went, whatever it holds', () => {
    fc.assert(
      fc.property(aList, (list) => {
        expect(warbandFromText(warbandToText(list))).toEqual({ ok: true, value: list });
        expect(warbandFromJson(warbandToJson(list))).toEqual({ ok: true, value: list });
      }),
    );
  });

  it('never throws on what people paste', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const read = warbandFromText(text);
        expect(read.ok || read.error.length > 0).toBe(true);
        const again = warbandFromText(`Name | 3\n${text.replaceAll('a', '|').replaceAll('e', '\n')}`);
        expect(again.ok || again.error.length > 0).toBe(true);
      }),
    );
  });
});

const aName = fc.stringMatching(/^[A-Z][a-zéò']{0,8}( [A-Z0-9][a-z]{0,6}){0,2}$/);
const aKind = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,6})?$/);
const aTrait = fc.constantFrom(...TRAIT_IDS).chain((id): fc.Arbitrary<TraitRef> => {
  const { takes } = TRAITS[id];
  if (takes === 'number') return fc.integer({ min: 1, max: 20 }).map((number) => ({ id, number }));
  return takes === 'kind' ? aKind.map((against) => ({ id, against })) : fc.constant({ id });
});
const anOwn: fc.Arbitrary<OwnProfile> = fc.record(
  {
    title: aName,
    quality: fc.integer({ min: 1, max: 7 }),
    combat: fc.integer({ min: -5, max: 12 }),
    traits: fc.array(aTrait, { maxLength: 6 }),
    spells: fc.uniqueArray(fc.constantFrom(...SPELL_IDS), { maxLength: 4 }),
    kinds: fc.uniqueArray(aKind, { maxLength: 3 }),
    armed: fc.constantFrom('weapon', 'two-weapons', 'natural', 'unarmed'),
    ranged: fc.constantFrom('short', 'medium', 'long', null),
    face: aKind,
    base: fc.record({ shape: fc.constantFrom('round', 'square'), size: fc.integer({ min: 15, max: 150 }) }),
  },
  { requiredKeys: ['title', 'quality', 'combat', 'traits', 'spells', 'kinds', 'armed', 'ranged', 'face'] },
);
const anEntry: fc.Arbitrary<WarbandEntry> = fc
  .tuple(fc.oneof(fc.constantFrom(...PROFILES.map(entryId)), anOwn), fc.integer({ min: 1, max: 9 }))
  .chain(([profile, count]) =>
    fc
      .array(fc.oneof(aName, fc.constant('')), { maxLength: count })
      .map((names) => ({ profile, count, ...(names.at(-1) ? { names } : {}) })),
  );
const aList: fc.Arbitrary<WarbandList> = fc.record({ name: aName, entries: fc.array(anEntry, { maxLength: 8 }) });
