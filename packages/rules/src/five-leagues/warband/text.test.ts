import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomDice } from '../../kernel/dice';
import type { WarbandSheet } from '../profile';
import { creation } from './create';
import { emptyDraft } from './draft';
import { finishDraft } from './finish';
import { READY_WARBANDS, readyWarband } from './ready';
import { sheetFromJson, sheetFromText, sheetToJson, sheetToText } from './text';

/** A sheet as a text keeps it: no past, and weapons by what they are. */
const told = (sheet: WarbandSheet) => {
  const bare = (pieces: readonly object[]) => pieces.map((piece) => ({ ...piece, id: '' }));
  return {
    ...sheet,
    rolled: null,
    spare: bare(sheet.spare),
    stash: { ...sheet.stash, gear: bare(sheet.stash.gear) },
    characters: sheet.characters.map((each) => ({ ...each, history: [], weapons: bare(each.weapons) })),
  };
};
const lantern = (): WarbandSheet => readyWarband('lantern-company')?.sheet as WarbandSheet;
const whyNot = (text: string) => {
  const read = sheetFromText(text);
  return read.ok
    ? []
    : read.error.map(({ code, detail }) => `${code} ${detail?.['why']} ${detail?.['line'] ?? ''}`.trim());
};

describe('A warband as a file', () => {
  it('reads back whole, with everybody’s past', () => {
    for (const { sheet } of READY_WARBANDS)
      expect(sheetFromJson(sheetToJson(sheet))).toEqual({ ok: true, value: sheet });
  });

  it('is refused with what is wrong with it', () => {
    const why = (text: string) => {
      const read = sheetFromJson(text);
      return read.ok ? undefined : read.error[0]?.detail;
    };
    expect(why('{')).toEqual({ why: 'json' });
    expect(why('[]')).toEqual({ why: 'shape' });
    expect(why('{"game":"song-of-blades"}')).toEqual({ why: 'game', text: 'song-of-blades' });
    expect(why('{"name":"X","characters":[{"id":"c1"}]}')).toEqual({ why: 'shape', text: 'characters.0.name' });
    expect(why(`"${'x'.repeat(300_000)}"`)).toEqual({ why: 'size' });
  });
});

describe('A warband as text', () => {
  it('reads back the same for every ready warband', () => {
    for (const { sheet } of READY_WARBANDS) {
      const read = sheetFromText(sheetToText(sheet));
      expect(read.ok && told(read.value)).toEqual(told(sheet));
    }
  });

  it('says who they are in lines people can post', () => {
    const [heading, , mystic] = sheetToText(lantern()).split('\n');
    expect(heading).toBe('The Lantern Company | 4 gold | 3 story points');
    expect(mystic).toBe(
      'Bertran Ash | Hero, Mystic | Human, Mystic | A1 S4/3 C0 T3 M1 W1 L0 XP0 | skills: Alchemy | ' +
        'spells: Explore, Barrier, Antidote, Escape, Confuse | armed: War spear | armor: Partial armor; Shield | ' +
        'face: wizard-staff',
    );
  });

  it('reads loose spacing, other cases, comments and improved gear', () => {
    const text = [
      '# from the club',
      'Night Watch',
      '',
      ' Ann |hero,AVATAR| feral , outsider |a2 S 4/3" C+1 T3 W1 L0 XP5|armed: standard WEAPON (fine, Damaged); Longbow|armor:helmet',
      'Bob | Follower | Human, Hired guide | A1 S4/3 C0 T3 W0 L0 XP0 | read: Wits',
      'Backpack: 2 torch; staff (Quick)',
      'used: flee',
    ].join('\r\n');
    const read = sheetFromText(text);
    expect(read.ok && read.value).toMatchObject({
      name: 'Night Watch',
      used: ['flee'],
      backpack: [{ item: 'torch', count: 2 }],
      spare: [{ is: 'staff', improved: 'quick' }],
      characters: [
        {
          ...{ id: 'c1', name: 'Ann', avatar: true, origin: 'feral', combat: 1, xp: 5 },
          ...{ weapons: [{ is: 'standard-weapon', improved: 'fine', damaged: true }, { is: 'longbow' }] },
          helmet: { is: 'helmet' },
        },
        { id: 'c2', kind: 'follower', type: 'hired-guide', studied: ['wits'] },
      ],
    });
  });

  it('names the line and what in it was not understood', () => {
    const head = 'X | 3 gold | 3 story points\n';
    const good = 'Ann | Hero | Human | A1 S4/3 C0 T3 W0 L0 XP0';
    expect(whyNot('')).toEqual(['warband/unreadable empty']);
    expect(whyNot(`${head}Ann`)).toEqual(['warband/line fields 2']);
    expect(whyNot(`${head}${good.replace('Hero', 'Boss')}`)).toEqual(['warband/line kind 2']);
    expect(whyNot(`${head}${good.replace('Human', 'Ogre')}`)).toEqual(['warband/line origin 2']);
    expect(whyNot(`${head}${good.replace('Human', 'Human, Pirate')}`)).toEqual(['warband/line background 2']);
    expect(whyNot(`${head}${good.replace('A1', 'Q1')}`)).toEqual(['warband/line scores 2']);
    expect(whyNot(`${head}${good} | armed: Bazooka`)).toEqual(['warband/line armed 2']);
    expect(whyNot(`${head}${good} | armor: Light armor; Full armor`)).toEqual(['warband/line twice 2']);
    expect(whyNot(`${head}${good} | skills: Cooking`)).toEqual(['warband/line skills 2']);
    expect(whyNot(`${head}${good} | mood: grim`)).toEqual(['warband/line field 2']);
    expect(whyNot(`${head}${good}\nbackpack: Anvil`)).toEqual(['warband/line item 3']);
    expect(whyNot(`${head}${good}\nused: patience`)).toEqual(['warband/line used 3']);
    expect(whyNot(`${head}${good.replace('A1', 'A99')}`)).toEqual(['warband/unreadable shape']);
  });

  it('reads back whatever luck makes, and never throws an error at nonsense', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let now = seed;
        const next = (): number => {
          now = (now * 1664525 + 1013904223) % 4294967296;
          return now / 4294967296;
        };
        const { sheet } = creation(
          finishDraft(emptyDraft({ name: 'Luck', choices: { mystic: 'c2' } }), randomDice(next)),
        );
        const read = sheetFromText(sheetToText(sheet));
        expect(read.ok && told(read.value)).toEqual(told(sheet));
      }),
      { numRuns: 12 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(typeof sheetFromText(text).ok).toBe('boolean');
        expect(sheetFromJson(text).ok).toBe(false);
      }),
    );
  }, 30_000);
});
