import { describe, expect, it } from 'vitest';
import { BACKGROUNDS, HISTORIES } from '../content/creation';
import { ASPECTS } from '../content/creation-types';
import { BACKGROUND_IDS, ORIGIN_IDS } from '../content/ids';
import { ORIGINS } from '../content/origins';
import { rollOn } from '../content/tables';
import type { Character } from '../profile';
import { creation } from './create';
import { type CreationDraft, emptyDraft } from './draft';

type Dice = CreationDraft['dice'];

/** The first Hero of a draft with these throws and choices. */
const heroOf = (dice: Dice, choices: CreationDraft['choices'] = {}): Character => {
  const [first] = creation(emptyDraft({ name: 'Test', dice, choices })).sheet.characters;
  if (first === undefined) throw new Error('nobody');
  return first;
};
const codes = (draft: CreationDraft): readonly string[] => creation(draft).refusals.map(({ code }) => code);

describe('Who they are', () => {
  it('makes four Heroes and two Followers, more Followers for larger games, one Hero with Rare Courage [FL-CHR-01]', () => {
    const kinds = (given: Partial<CreationDraft>) =>
      creation(emptyDraft(given))
        .sheet.characters.map(({ kind }) => (kind === 'hero' ? 'H' : 'F'))
        .join('');
    expect([kinds({}), kinds({ size: 7 }), kinds({ size: 8 }), kinds({ rareCourage: true })]).toEqual([
      'HHHHFF',
      'HHHHFFF',
      'HHHHFFFF',
      'HFFFFF',
    ]);
  });

  it('gives everybody the base profile before anything else is known [FL-CHR-10] [FL-CHR-07]', () => {
    for (const who of creation(emptyDraft()).sheet.characters)
      expect(who).toMatchObject({ agility: 1, speed: { base: 4, dash: 3 }, combat: 0, toughness: 3, casting: null });
  });

  it.each([
    [1, 'human'],
    [40, 'human'],
    [41, 'fey-blood'],
    [50, 'fey-blood'],
    [51, 'duskling'],
    [60, 'duskling'],
    [61, 'preen'],
    [75, 'preen'],
    [76, 'halfling'],
    [90, 'halfling'],
    [91, 'feral'],
    [100, 'feral'],
  ] as const)('rolls %i for the origin of a Hero: %s [FL-CHR-13]', (face, origin) => {
    const hero = heroOf({ 'c1/origin': [face] });
    expect(hero.origin).toBe(origin);
    expect(hero.history[0]).toEqual({ table: 'origins', face, entry: origin, again: [] });
  });

  it('leaves everybody else the name they have when the people of one Hero are thrown for', () => {
    const names = (dice: Dice) => creation(emptyDraft({ dice })).sheet.characters.map(({ name }) => name);
    const [before, after] = [names({}), names({ 'c1/origin': [45] })];
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).not.toBe(before[0]);
  });

  it('lets an origin be chosen, and says so on the sheet; Followers are Human [FL-CHR-13]', () => {
    const hero = heroOf({}, { 'c1/origin': 'feral' });
    expect(hero.history[0]).toEqual({ table: 'origins', face: null, entry: 'feral', again: [] });
    const { asked, sheet } = creation(emptyDraft());
    expect(asked.some(({ key }) => key === 'c5/origin')).toBe(false);
    expect(sheet.characters[4]?.origin).toBe('human');
  });

  it.each(ORIGIN_IDS)('offers a Hero of origin %s the backgrounds of its people and no other [FL-CHR-14]', (origin) => {
    const { asked } = creation(emptyDraft({ choices: { 'c1/origin': origin } }));
    expect(asked.find(({ key }) => key === 'c1/background')?.options).toEqual(ORIGINS[origin].backgrounds);
    expect(codes(emptyDraft({ choices: { 'c1/origin': origin, 'c1/background': 'mystic' } }))).toContain(
      'creation/no-such-choice',
    );
  });

  it.each(ORIGIN_IDS)(
    'gives a Mystic of origin %s the background of Mystics, and Casting +0 [FL-CHR-06] [FL-CHR-14]',
    (origin) => {
      const hero = heroOf({}, { mystic: 'c1', 'c1/origin': origin });
      expect(hero).toMatchObject({ mystic: true, casting: 0, background: 'mystic' });
    },
  );

  it('lets a Preen Dash an inch farther from the start [FL-CHR-23]', () => {
    expect(heroOf({}, { 'c1/origin': 'preen' }).speed).toEqual({ base: 4, dash: 4 });
  });
});

describe('What their lives gave them', () => {
  const zealot = { 'c1/origin': 'human', 'c1/background': 'zealot' };
  const outsider = (origin: string) => ({ 'c1/origin': origin });

  it('has 24 tables without a gap on a D20 [FL-CHR-34]', () => {
    let count = 0;
    for (const background of BACKGROUND_IDS)
      for (const aspect of ASPECTS) {
        count++;
        const table = BACKGROUNDS[background][aspect];
        for (let face = 1; face <= 20; face++) expect(rollOn(table, face)).toBeDefined();
      }
    expect(count).toBe(24);
  });

  it('raises a score by one, base Speed by two, and two scores where the row says two [FL-CHR-12] [FL-CHR-34]', () => {
    expect(heroOf({ 'c1/capabilities': [1] }, zealot).agility).toBe(2);
    expect(heroOf({ 'c1/capabilities': [8] }, zealot).speed).toEqual({ base: 6, dash: 3 });
    expect(heroOf({ 'c1/capabilities': [17] }, zealot)).toMatchObject({ combat: 1, toughness: 4 });
    const mystic = heroOf({ 'c1/capabilities': [6] }, { ...zealot, mystic: 'c1', 'c1/background': 'mystic' });
    expect(mystic.casting).toBe(1);
  });

  it('gives a Human two points of Will, and anybody else one with 3 XP [FL-CHR-16] [FL-CHR-35]', () => {
    expect(heroOf({ 'c1/mentality': [1] }, zealot)).toMatchObject({ will: 2, xp: 0 });
    const mystic = { mystic: 'c1', 'c1/origin': 'preen' };
    expect(heroOf({ 'c1/mentality': [1] }, mystic)).toMatchObject({ will: 1, xp: 3 });
  });

  it('gives XP where nothing better came [FL-CHR-34]', () => {
    expect(heroOf({ 'c1/mentality': [5], 'c1/training': [20] }, zealot).xp).toBe(2);
  });

  it('turns every point of Luck of a Fey-blood into a skill [FL-CHR-19]', () => {
    const dice = { 'c1/mentality': [19], 'c1/luck-skill-1': [1], 'c1/luck-skill-2': [10] };
    expect(heroOf(dice, outsider('fey-blood'))).toMatchObject({ luck: 0, skills: ['battlewise', 'crafting'] });
    expect(heroOf({ 'c1/mentality': [19] }, outsider('feral'))).toMatchObject({ luck: 2, skills: [] });
  });

  it('learns a skill for each roll, and any other where that one is known already [FL-CHR-39]', () => {
    const dice = { 'c1/training': [11], 'c1/skill-1': [50], 'c1/skill-2': [56] };
    const draft = emptyDraft({ dice, choices: zealot });
    const free = creation(draft).open.find(({ key }) => key === 'c1/skill-2/free');
    expect(free?.options).toHaveLength(11);
    expect(free?.options).not.toContain('alchemy');
    expect(heroOf(dice, { ...zealot, 'c1/skill-2/free': 'wits' }).skills).toEqual(['scholar', 'wits']);
  });

  it('teaches Alchemy to Mystics only, by their own training [FL-CHR-39]', () => {
    const mystic = { mystic: 'c1', 'c1/origin': 'human' };
    expect(heroOf({ 'c1/training': [5] }, mystic).skills).toEqual(['alchemy']);
  });

  it('pools the gold of all Heroes with the three they begin with [FL-CHR-36] [FL-CHR-46]', () => {
    const noble = {
      'c1/origin': 'human',
      'c1/background': 'noble',
      'c2/origin': 'human',
      'c2/background': 'townsfolk',
    };
    const { sheet } = creation(emptyDraft({ dice: { 'c1/possessions': [5], 'c2/possessions': [1] }, choices: noble }));
    expect(sheet.gold).toBe(3 + 3 + 2);
    expect(sheet.storyPoints).toBe(3);
    expect(sheet.stash.items).toEqual([{ item: 'silvertree-leaf', count: 2 }]);
  });

  it('offers the seven quality weapons and the four basic ones, and makes a basic one Fine [FL-CHR-37]', () => {
    const noble = { 'c1/origin': 'human', 'c1/background': 'noble' };
    const quality = creation(emptyDraft({ dice: { 'c1/possessions': [7] }, choices: noble }));
    expect(quality.open.find(({ key }) => key === 'c1/weapon')?.options).toHaveLength(7);
    const fine = heroOf({ 'c1/possessions': [12] }, { ...noble, 'c1/weapon': 'staff', 'c1-weapon/to': 'c1' });
    expect(fine.weapons).toMatchObject([{ is: 'staff', improved: 'fine' }]);
    expect(
      codes(emptyDraft({ dice: { 'c1/possessions': [12] }, choices: { ...noble, 'c1/weapon': 'warhammer' } })),
    ).toContain('creation/no-such-choice');
  });

  it('brings a whole set of full armour for a noble who rolled it, for whoever wears it [FL-CHR-36]', () => {
    const choices = { 'c1/origin': 'human', 'c1/background': 'noble', 'c1-armor/to': 'c2' };
    const { sheet } = creation(emptyDraft({ dice: { 'c1/possessions': [15] }, choices }));
    expect(sheet.characters.map(({ armor }) => armor?.is)).toEqual([
      undefined,
      'full-armor',
      undefined,
      undefined,
      'light-armor',
      undefined,
    ]);
  });

  it('packs a bundle with all its uses: torches into the Backpack, leaves into the Stash [FL-CHR-38]', () => {
    const frontier = { 'c1/origin': 'human', 'c1/background': 'frontier' };
    const dice = { 'c1/possessions': [16] };
    const torches = creation(emptyDraft({ dice, choices: { ...frontier, 'c1/bundle': 'torch' } })).sheet;
    expect(torches.backpack).toEqual([{ item: 'torch', count: 3 }]);
    const leaves = creation(emptyDraft({ dice, choices: { ...frontier, 'c1/bundle': 'silvertree-leaf' } })).sheet;
    expect(leaves.stash.items).toEqual([{ item: 'silvertree-leaf', count: 4 }]);
    const mystic = creation(
      emptyDraft({ dice: { 'c1/possessions': [5] }, choices: { mystic: 'c1', 'c1/origin': 'human' } }),
    );
    expect(mystic.open.find(({ key }) => key === 'c1/bundle')?.options).toEqual([
      'congealed-strands',
      'mystic-trinket',
    ]);
  });

  it('knows two spells of choice and three by luck, thrown again where they are known or cut off [FL-CHR-47]', () => {
    const choices = { mystic: 'c1', 'c1/origin': 'human', 'c1/spell-1': 'darts', 'c1/spell-2': 'bind' };
    const dice = { 'c1/spell-3': [77, 19, 1], 'c1/spell-4': [4], 'c1/spell-5': [9, 2, 30] };
    const hero = heroOf(dice, choices);
    expect(hero.spells).toEqual(['darts', 'bind', 'antidote', 'barrier', 'explore']);
    expect(hero.history.filter(({ table }) => table === 'spells').map(({ face, again }) => [face, again])).toEqual([
      [null, []],
      [null, []],
      [1, [77, 19]],
      [4, []],
      [30, [9, 2]],
    ]);
  });
});

describe('The Avatar', () => {
  const human = { 'c1/origin': 'human', 'c1/background': 'zealot', avatar: 'c1' };

  it('has a point of Will and of Luck more, on top of what was rolled [FL-CHR-03]', () => {
    expect(heroOf({ 'c1/mentality': [1] }, human)).toMatchObject({ avatar: true, will: 3, luck: 1 });
  });

  it('that is no Human and has Will already takes 3 XP instead [FL-CHR-03] [FL-CHR-35]', () => {
    const feral = { 'c1/origin': 'feral', avatar: 'c1' };
    expect(heroOf({ 'c1/mentality': [1] }, feral)).toMatchObject({ will: 1, luck: 1, xp: 3 });
    expect(heroOf({}, feral)).toMatchObject({ will: 1, luck: 1, xp: 0 });
  });

  it('that is Fey-blood learns a skill instead of Luck [FL-CHR-03] [FL-CHR-19]', () => {
    const fey = { 'c1/origin': 'fey-blood', avatar: 'c1' };
    expect(heroOf({ 'avatar/luck-skill': [100] }, fey)).toMatchObject({ will: 1, luck: 0, skills: ['wits'] });
  });

  it('looks back on one of fourteen things; a face past the printed rows is thrown again [FL-CHR-48]', () => {
    expect(HISTORIES.filter(({ missing }) => missing !== true)).toHaveLength(14);
    const hero = heroOf({ 'avatar/history': [97, 10] }, human);
    expect(hero.history.at(-1)).toEqual({ table: 'avatar-history', face: 10, entry: 'war-veteran', again: [97] });
    expect(hero.xp).toBe(3);
  });

  it.each([
    [1, (s: ReturnType<typeof sheetAt>) => expect(s.storyPoints).toBe(4)],
    [18, (s) => expect(s.spare).toMatchObject([{ is: 'standard-weapon', improved: 'fine' }])],
    [23, (s) => expect(s.backpack).toEqual([{ item: 'mystical-ring', count: 1 }])],
    [29, (s) => expect(s.stash.items).toContainEqual({ item: 'map-making-kit', count: 1 })],
    [35, (s) => expect(s.backpack).toEqual([{ item: 'scouts-cloak', count: 1 }])],
    [41, (s) => expect(s.dues).toEqual([{ what: 'friend-adventurer', amount: 1 }])],
    [50, (s) => expect(s.dues).toEqual([{ what: 'letter', amount: 3 }])],
    [59, (s) => expect(s.dues).toEqual([{ what: 'quest-find', amount: 1 }])],
    [67, (s) => expect(s.dues).toEqual([{ what: 'adventure-points', amount: 3 }])],
    [72, (s) => expect(s.characters[5]?.loyal).toBe(true)],
    [79, (s) => expect(s.dues).toEqual([{ what: 'hidden-delve', amount: 1 }])],
    [86, (s) => expect(s.backpack).toEqual([{ item: 'potion-of-fortune', count: 1 }])],
    [90, (s) => expect(s.dues).toEqual([{ what: 'unexplored-location', amount: 1 }])],
  ] as [number, (s: ReturnType<typeof sheetAt>) => void][])(
    'whose past is %i brings what it says [FL-CHR-48]',
    (face, judge) => {
      judge(sheetAt(face));
    },
  );
  const sheetAt = (face: number) => {
    const put = { 'avatar-item/to': 'backpack', 'avatar-blade/to': 'backpack', 'avatar/loyal': 'c6' };
    return creation(emptyDraft({ dice: { 'avatar/history': [face] }, choices: { ...human, ...put } })).sheet;
  };
});
