import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomDice, scriptedDice } from '../../kernel/dice';
import { FOLLOWER_TYPES } from '../content/creation';
import { creation } from './create';
import { type CreationDraft, emptyDraft, zCreationDraft } from './draft';
import { finishDraft, rollFor } from './finish';
import { zWarbandSheet } from './sheet';

type Dice = CreationDraft['dice'];

const openKeys = (draft: CreationDraft): readonly string[] => creation(draft).open.map(({ key }) => key);
const codes = (draft: CreationDraft): readonly string[] => creation(draft).refusals.map(({ code }) => code);
const random = (seed: number) => {
  let now = seed;
  return () => {
    now = (now * 1664525 + 1013904223) % 4294967296;
    return now / 4294967296;
  };
};

describe('What they carry', () => {
  const four = { 'c1/origin': 'human', 'c2/origin': 'halfling', 'c3/origin': 'human', 'c4/origin': 'human' };

  it('shares two quality and two basic weapons; a Hero with a ranged one has a light weapon too [FL-CHR-40] [FL-CHR-41]', () => {
    const choices = {
      ...four,
      ...{ 'quality-1': 'longbow', 'quality-1/to': 'c1', 'quality-2': 'war-spear', 'quality-2/to': 'c3' },
      ...{ 'basic-1': 'sling', 'basic-1/to': 'c2', 'basic-2': 'staff', 'basic-2/to': 'c4' },
    };
    const { sheet } = creation(emptyDraft({ choices }));
    expect(sheet.characters.slice(0, 4).map(({ weapons }) => weapons.map(({ is }) => is))).toEqual([
      ['longbow', 'light-weapon'],
      ['sling', 'light-weapon'],
      ['war-spear'],
      ['staff'],
    ]);
    expect(sheet.characters[1]?.face).toBe('high-shot');
  });

  it('puts the free light weapon into the Backpack where its owner has his hands full [FL-CHR-41] [FL-EQP-02]', () => {
    const choices = {
      ...four,
      ...{ 'quality-1': 'throwing-knives', 'quality-1/to': 'c1', 'basic-1': 'staff', 'basic-1/to': 'c1' },
      'shield-1/to': 'c1',
    };
    const { sheet } = creation(emptyDraft({ choices }));
    expect(sheet.characters[0]?.weapons.map(({ is }) => is)).toEqual(['throwing-knives', 'staff']);
    expect(sheet.spare).toMatchObject([{ is: 'light-weapon' }]);
  });

  it('refuses a third Hero with a ranged weapon while some were chosen [FL-CHR-40]', () => {
    const choices = {
      ...four,
      ...{ 'quality-1': 'longbow', 'quality-1/to': 'c1', 'quality-2': 'crossbow', 'quality-2/to': 'c3' },
      ...{ 'basic-1': 'sling', 'basic-1/to': 'c4' },
    };
    const made = creation(emptyDraft({ choices }));
    expect(made.refusals.find(({ code }) => code === 'creation/archers')?.who).toEqual(['c1', 'c3', 'c4']);
    expect(codes(emptyDraft({ choices: { ...choices, 'basic-1/to': 'c1' } }))).not.toContain('creation/archers');
  });

  it('keeps every ranged weapon that was rolled, but then none may be chosen [FL-CHR-40]', () => {
    const backgrounds = { 'c1/background': 'noble', 'c3/background': 'noble', 'c4/background': 'noble' };
    const bows = { 'c1/weapon': 'longbow', 'c3/weapon': 'crossbow', 'c4/weapon': 'longbow' };
    const given = { 'c1-weapon/to': 'c1', 'c3-weapon/to': 'c3', 'c4-weapon/to': 'c4' };
    const dice = { 'c1/possessions': [7], 'c3/possessions': [7], 'c4/possessions': [7] };
    const made = creation(emptyDraft({ dice, choices: { ...four, ...backgrounds, ...bows, ...given } }));
    expect(made.refusals.map(({ code }) => code)).not.toContain('creation/archers');
    expect(made.open.find(({ key }) => key === 'quality-1')?.options).toEqual([
      'bastard-sword',
      'fencing-sword',
      'warhammer',
      'war-spear',
    ]);
    expect(made.open.find(({ key }) => key === 'basic-1')?.options).toEqual(['standard-weapon', 'staff']);
  });

  it('hands no Halfling a weapon too heavy for it [FL-CHR-30]', () => {
    const heavy = creation(
      emptyDraft({ choices: { ...four, 'quality-1': 'warhammer', 'quality-2': 'fencing-sword' } }),
    );
    const takers = (key: string) => heavy.open.find((each) => each.key === key)?.options;
    expect(takers('quality-1/to')).toEqual(['c1', 'c3', 'c4', 'backpack', 'stash']);
    expect(takers('quality-2/to')).toEqual(['c1', 'c2', 'c3', 'c4', 'backpack', 'stash']);
  });

  it('has two sets of armour to choose from, helmet and shield with both [FL-CHR-42]', () => {
    const pieces = (set: string) =>
      creation(emptyDraft({ choices: { 'armor-set': set } }))
        .asked.filter(({ rule, ask }) => rule === 'FL-CHR-42' && ask === 'give')
        .map(({ key }) => key.slice(0, -'/to'.length));
    expect(pieces('usual')).toEqual(['partial-1', 'partial-2', 'light-1', 'light-2', 'helmet-1', 'shield-1']);
    expect(pieces('heavy')).toEqual(['full-1', 'partial-1', 'light-1', 'helmet-1', 'shield-1']);
  });

  it('refuses two suits on one body [FL-EQP-02]', () => {
    const refused = creation(
      emptyDraft({ choices: { 'partial-1/to': 'c1', 'light-1/to': 'c1', 'helmet-1/to': 'c1' } }),
    );
    expect(refused.refusals.filter(({ code }) => code === 'creation/two-suits')).toEqual([
      { code: 'creation/two-suits', rule: 'FL-EQP-02', who: ['c1'], detail: { slot: 'armor' } },
    ]);
  });
});

describe('Followers', () => {
  it('have one of sixteen pasts, thrown once for all or once each [FL-CHR-43]', () => {
    expect(FOLLOWER_TYPES).toHaveLength(16);
    const types = (choices: CreationDraft['choices'], dice: Dice) =>
      creation(emptyDraft({ choices, dice }))
        .sheet.characters.slice(4)
        .map(({ type }) => type);
    expect(types({ 'followers/types': 'once' }, { 'c5/type': [26] })).toEqual(['former-soldier', 'former-soldier']);
    expect(types({}, { 'c5/type': [26], 'c6/type': [100] })).toEqual(['former-soldier', 'wily-rogue']);
    expect(openKeys(emptyDraft({ choices: { 'followers/types': 'once' } }))).not.toContain('c6/type');
  });

  it('carry a standard weapon or a staff; one may shoot where fewer than two Heroes do [FL-CHR-44]', () => {
    const bow = { 'c5/weapon': 'self-bow' };
    const made = creation(emptyDraft({ choices: bow }));
    expect(made.sheet.characters[4]?.weapons.map(({ is }) => is)).toEqual(['self-bow', 'light-weapon']);
    expect(made.asked.find(({ key }) => key === 'c6/weapon')?.options).toEqual(['standard-weapon', 'staff']);
    const archers = {
      ...{ 'c1/origin': 'human', 'c2/origin': 'human', 'quality-1': 'longbow', 'quality-1/to': 'c1' },
      ...{ 'quality-2': 'crossbow', 'quality-2/to': 'c2' },
    };
    expect(codes(emptyDraft({ choices: { ...archers, ...bow } }))).toContain('creation/no-such-choice');
  });

  it('have one light armour among them [FL-CHR-45]', () => {
    const armored = (choices: CreationDraft['choices']) =>
      creation(emptyDraft({ choices, size: 8 }))
        .sheet.characters.slice(4)
        .map(({ armor }) => armor?.is ?? '-');
    expect(armored({})).toEqual(['light-armor', '-', '-', '-']);
    expect(armored({ 'followers/armor': 'c7' })).toEqual(['-', '-', 'light-armor', '-']);
  });
});

describe('Throws and choices', () => {
  it('refuses a face no die has, a second throw for the same thing, and a choice there is not [FL-GEN-08]', () => {
    const human = { 'c1/origin': 'human', 'c1/background': 'noble' };
    expect(codes(emptyDraft({ dice: { 'c1/capabilities': [21] }, choices: human }))).toContain('creation/no-such-face');
    expect(codes(emptyDraft({ dice: { 'c1/capabilities': [4, 9] }, choices: human }))).toContain(
      'creation/thrown-twice',
    );
    expect(codes(emptyDraft({ choices: { 'c1/origin': 'ogre' } }))).toContain('creation/no-such-choice');
  });

  it('does nothing with answers to questions that are not asked', () => {
    const stray = emptyDraft({ dice: { 'c1/spell-3': [4] }, choices: { 'c1/bundle': 'torch', nonsense: 'x' } });
    expect(creation(stray).sheet).toEqual(creation(emptyDraft()).sheet);
  });

  it('throws one more die for a question that is open and none for any other [FL-CHR-48]', () => {
    const draft = emptyDraft({ choices: { avatar: 'c1', 'c1/origin': 'human' } });
    const dice = scriptedDice([98, 40]);
    const rolled = rollFor(draft, 'avatar/history', dice);
    dice.done();
    expect(rolled.dice).toEqual({ 'avatar/history': [98, 40] });
    expect(rollFor(rolled, 'avatar/history', scriptedDice([]))).toBe(rolled);
    expect(rollFor(draft, 'c9/type', scriptedDice([]))).toBe(draft);
  });

  it('makes a lawful warband of any luck, which reads back from its file the same', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(6, 7, 8),
        fc.boolean(),
        fc.constantFrom('none', 'c1'),
        (seed, size, rareCourage, mystic) => {
          const given = { name: 'By luck', size: size as 6, rareCourage, choices: { mystic } };
          const draft = finishDraft(emptyDraft(given), randomDice(random(seed)));
          expect(zCreationDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
          const made = creation(draft);
          expect(made.open).toEqual([]);
          expect(made.refusals).toEqual([]);
          expect(zWarbandSheet.parse(JSON.parse(JSON.stringify(made.sheet)))).toEqual(made.sheet);
        },
      ),
      { numRuns: 25 },
    );
  }, 30_000);

  it('never throws an error, whatever a draft holds', () => {
    const key = fc.constantFrom(
      'c1/origin',
      'c1/background',
      'mystic',
      'avatar',
      'c1/capabilities',
      'armor-set',
      'c2/bundle',
    );
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.array(fc.integer({ min: -3, max: 200 }), { maxLength: 4 })),
        fc.dictionary(key, fc.constantFrom('human', 'c1', 'noble', '', '__proto__', 'usual')),
        (dice, choices) => {
          expect(creation(emptyDraft({ dice, choices })).sheet.characters).toHaveLength(6);
        },
      ),
    );
  });
});
