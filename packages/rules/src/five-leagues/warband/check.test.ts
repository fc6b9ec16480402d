import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../kernel';
import type { Carried, Character, WarbandSheet, Worn } from '../profile';
import { checkWarband, USUAL_LIMITS, type WarbandLimits } from './check';
import { compileCharacter } from './compile';
import { backpackOf, stockWith } from './pack';
import { readyWarband } from './ready';
import { recruit } from './recruit';

const sheet = (given: Partial<WarbandSheet> = {}): WarbandSheet => {
  const ready = readyWarband('hearthguard')?.sheet;
  if (ready === undefined) throw new Error('no such warband');
  return { ...ready, ...given };
};
/** The ready warband with its first Hero changed. */
const withHero = (given: Partial<Character>): WarbandSheet => {
  const { characters, ...rest } = sheet();
  return { ...rest, characters: characters.map((each, i) => (i === 0 ? { ...each, ...given } : each)) };
};
const codes = (of: WarbandSheet, limits: WarbandLimits = USUAL_LIMITS): readonly string[] =>
  checkWarband(of, limits).map(({ code }) => code);
const hero = (given: Partial<Character>): Character => {
  const [first] = withHero(given).characters;
  if (first === undefined) throw new Error('nobody');
  return first;
};
const weapon = (is: Carried['is'], given: Partial<Carried> = {}): Carried => ({
  ...{ id: `x-${is}`, is, improved: null, damaged: false, enchanted: null },
  ...given,
});
const suit = (is: Worn['is'], given: Partial<Worn> = {}): Worn => ({ is, improved: null, damaged: false, ...given });

describe('What a warband may be', () => {
  it('refuses nobody at all, more than the battle lets in, and a warband without a name [FL-CHR-01]', () => {
    expect(codes(sheet({ characters: [] }))).toEqual(['warband/nobody']);
    const [first] = sheet().characters;
    const seventh = { ...sheet().characters[5], id: 'c7', weapons: [] } as Character;
    const seven = sheet({ characters: [...sheet().characters, seventh] });
    expect(checkWarband(seven)).toEqual<Refusal[]>([
      { code: 'warband/too-many', rule: 'FL-CHR-01', detail: { has: 7, most: 6 } },
    ]);
    expect(codes(seven, { figures: 7, noMystics: false })).toEqual([]);
    expect(codes(sheet({ name: '' }))).toEqual(['warband/no-name']);
    expect(codes(sheet({ characters: first === undefined ? [] : [first] }))).toEqual([]);
  });

  it('refuses two of one id, of characters as of weapons [FL-CHR-01] [FL-EQP-02]', () => {
    const [first, ...others] = sheet().characters;
    const twin = { ...first, name: 'Twin', avatar: false, weapons: [] } as Character;
    expect(codes(sheet({ characters: [first as Character, twin, ...others.slice(1)] }))).toEqual(['warband/same-id']);
    expect(codes(sheet({ spare: [weapon('staff'), weapon('staff')] }))).toEqual(['warband/same-weapon-id']);
  });

  it('has one Avatar at most, and it is a Hero [FL-CHR-03]', () => {
    const characters = sheet().characters.map((each) => ({ ...each, avatar: each.id === 'c1' || each.id === 'c2' }));
    expect(checkWarband(sheet({ characters }))).toMatchObject([{ code: 'warband/two-avatars', who: ['c1', 'c2'] }]);
    const follower = sheet().characters.map((each) => ({ ...each, avatar: each.id === 'c5' }));
    expect(codes(sheet({ characters: follower }))).toEqual(['warband/follower-avatar']);
  });

  it('keeps Casting and spells to Mystics, who are Heroes [FL-CHR-06]', () => {
    expect(codes(withHero({ casting: 1 }))).toEqual(['warband/casting']);
    expect(codes(withHero({ spells: ['bind'] }))).toEqual(['warband/spells']);
    expect(codes(withHero({ mystic: true, background: 'mystic' }))).toEqual(['warband/no-casting']);
    expect(codes(withHero({ mystic: true, background: 'mystic', casting: 0, spells: ['bind', 'bind'] }))).toEqual([
      'warband/spell-twice',
    ]);
    const mystic = withHero({ mystic: true, background: 'mystic', casting: 0 });
    expect(codes(mystic)).toEqual([]);
    expect(codes(mystic, { figures: 6, noMystics: true })).toEqual(['warband/no-mystics']);
  });

  it('keeps a background to its people, and allows none for a recruit [FL-CHR-14] [FL-CHR-51]', () => {
    expect(checkWarband(withHero({ background: 'outsider' }))).toMatchObject([
      { code: 'warband/background', who: ['c1'], detail: { background: 'outsider', origin: 'human' } },
    ]);
    expect(codes(withHero({ background: null }))).toEqual([]);
  });

  it('lets Humans alone hold more than one Will, and no Fey-blood any Luck [FL-CHR-16] [FL-CHR-19]', () => {
    expect(codes(withHero({ origin: 'feral', background: 'outsider', will: 2, luck: 2 }))).toEqual(['warband/will']);
    expect(codes(withHero({ origin: 'fey-blood', background: 'outsider', will: 1, luck: 1 }))).toEqual([
      'warband/luck',
    ]);
    expect(codes(withHero({ will: 3, luck: 2 }))).toEqual([]);
  });

  it('knows a skill once, and Alchemy only in a Mystic [FL-CHR-39]', () => {
    expect(codes(withHero({ skills: ['wits', 'wits'] }))).toEqual(['warband/skill-twice']);
    expect(codes(withHero({ skills: ['alchemy'] }))).toEqual(['warband/alchemy']);
  });
});

describe('What one may carry', () => {
  const light = weapon('light-weapon');
  const two = [weapon('staff'), weapon('standard-weapon')];

  it('is two weapons, and a shield or a light third [FL-EQP-02]', () => {
    expect(codes(withHero({ weapons: two, shield: suit('shield') }))).toEqual([]);
    expect(codes(withHero({ weapons: [...two, light], shield: null }))).toEqual([]);
    expect(checkWarband(withHero({ weapons: [...two, light], shield: suit('shield') }))).toMatchObject([
      { code: 'warband/weapons', rule: 'FL-EQP-02', detail: { has: 3, most: 2 } },
    ]);
    expect(codes(withHero({ weapons: [...two, weapon('sling')], shield: null }))).toEqual(['warband/weapons']);
  });

  it('is one suit on the body, a helmet on the head and a shield on the arm [FL-EQP-02] [FL-EQP-03]', () => {
    expect(codes(withHero({ armor: suit('helmet') }))).toEqual(['warband/no-armor']);
    expect(codes(withHero({ helmet: suit('light-armor') }))).toEqual(['warband/no-helmet']);
    expect(codes(withHero({ shield: suit('helmet') }))).toEqual(['warband/no-shield']);
  });

  it('is none too heavy for a Halfling, unless magic bears the weight [FL-CHR-30]', () => {
    const halfling = { origin: 'halfling', background: 'frontier' } as const;
    for (const is of ['warhammer', 'bastard-sword', 'longbow'] as const)
      expect(codes(withHero({ ...halfling, weapons: [weapon(is)] }))).toEqual(['warband/halfling']);
    expect(codes(withHero({ ...halfling, weapons: [weapon('longbow', { enchanted: 'Grief' })] }))).toEqual([]);
  });

  it('is one thing of magic for a Duskling [FL-CHR-22]', () => {
    const duskling = { origin: 'duskling', background: 'outsider', worn: ['mystical-ring'] } as const;
    expect(codes(withHero({ ...duskling, weapons: [weapon('staff')] }))).toEqual([]);
    expect(checkWarband(withHero({ ...duskling, weapons: [weapon('staff', { enchanted: 'Grief' })] }))).toMatchObject([
      { code: 'warband/magical', detail: { has: 2 } },
    ]);
  });

  it('is nothing better than its make allows [FL-EQP-05]', () => {
    const bad = (piece: Carried) => codes(withHero({ weapons: [piece] }));
    expect(bad(weapon('longbow', { improved: 'balanced' }))).toEqual(['warband/improved']);
    expect(bad(weapon('sling', { improved: 'quick' }))).toEqual(['warband/improved']);
    expect(bad(weapon('warhammer', { improved: 'fey-steel' }))).toEqual(['warband/improved']);
    for (const is of ['standard-weapon', 'fencing-sword', 'bastard-sword'] as const)
      expect(bad(weapon(is, { improved: 'fey-steel' }))).toEqual([]);
    expect(bad(weapon('longbow', { improved: 'fine' }))).toEqual([]);
    expect(codes(withHero({ armor: suit('light-armor', { improved: 'fey-steel' }) }))).toEqual(['warband/improved']);
    expect(codes(withHero({ armor: suit('partial-armor', { improved: 'fey-steel' }) }))).toEqual([]);
  });

  it('is no weapon that only foes have, and no bare hand [FL-EQP-01]', () => {
    expect(codes(withHero({ weapons: [weapon('javelin')] }))).toEqual(['warband/no-weapon']);
    expect(codes(withHero({ weapons: [weapon('unarmed')] }))).toEqual(['warband/no-weapon']);
  });

  it('is one cloak, and on the body only what is worn [FL-EQP-08]', () => {
    expect(codes(withHero({ worn: ['rangers-cloak', 'scouts-cloak'] }))).toEqual(['warband/two-of-a-kind']);
    expect(codes(withHero({ worn: ['icon', 'thief-tools', 'rangers-cloak'] }))).toEqual([]);
    expect(codes(withHero({ worn: ['torch'] }))).toEqual(['warband/not-worn']);
  });
});

describe('The Backpack', () => {
  it('holds eight things, each use and each spare weapon for one [FL-EQP-07]', () => {
    const backpack = [{ item: 'torch', count: 7 } as const];
    expect(codes(sheet({ backpack, spare: [weapon('staff')] }))).toEqual([]);
    expect(checkWarband(sheet({ backpack, spare: [weapon('staff'), weapon('sling')] }))).toEqual([
      { code: 'warband/backpack', rule: 'FL-EQP-07', detail: { has: 9, most: 8 } },
    ]);
  });

  it('holds nine with a mule, and no more with two [FL-ITEM-brave-mule]', () => {
    const nine = [{ item: 'torch', count: 9 } as const];
    const mules = (count: number) => ({ items: [{ item: 'brave-mule', count } as const], gear: [] });
    expect(codes(sheet({ backpack: nine, stash: mules(1) }))).toEqual([]);
    expect(codes(sheet({ backpack: [{ item: 'torch', count: 10 }], stash: mules(2) }))).toEqual(['warband/backpack']);
  });

  it('lists each kind once [FL-EQP-07]', () => {
    const twice = [
      { item: 'torch', count: 1 },
      { item: 'torch', count: 2 },
    ] as const;
    expect(codes(sheet({ backpack: twice }))).toEqual(['warband/item-twice']);
  });

  it('lends a battle the campaign items of use in it from the Stash too [FL-EQP-08]', () => {
    const stash = {
      items: [
        { item: 'congealed-strands', count: 2 },
        { item: 'tonic', count: 3 },
      ] as const,
      gear: [],
    };
    expect(backpackOf(sheet({ backpack: [{ item: 'congealed-strands', count: 1 }], stash }))).toEqual([
      { item: 'congealed-strands', count: 3 },
    ]);
  });

  it('counts things in and out', () => {
    const stocks = [{ item: 'torch', count: 2 } as const];
    expect(stockWith(stocks, 'torch', -1)).toEqual([{ item: 'torch', count: 1 }]);
    expect(stockWith(stocks, 'torch', -2)).toEqual([]);
    expect(stockWith(stocks, 'icon', 1)).toEqual([...stocks, { item: 'icon', count: 1 }]);
    expect(stockWith(stocks, 'icon', -1)).toEqual(stocks);
  });
});

describe('On the table', () => {
  it.each([
    [null, { armor: 0, speed: { base: 4, dash: 3 } }],
    ['light-armor', { armor: 1, speed: { base: 4, dash: 3 } }],
    ['partial-armor', { armor: 2, speed: { base: 4, dash: 2 } }],
    ['full-armor', { armor: 3, speed: { base: 4, dash: 1 } }],
    ['knight-armor', { armor: 3, speed: { base: 4, dash: null }, knightArmor: true }],
  ] as const)('armour %s gives what it gives and takes its Dash [FL-EQP-03] [FL-CHR-11]', (is, expected) => {
    const armor = is === null ? null : suit(is);
    expect(compileCharacter(hero({ speed: { base: 4, dash: 3 }, armor }))).toMatchObject(expected);
  });

  it('a Dash never goes below nothing [FL-EQP-03]', () => {
    const slow = hero({ speed: { base: 4, dash: 1 }, armor: suit('full-armor') });
    expect(compileCharacter(slow).speed).toEqual({ base: 4, dash: 0 });
  });

  it('damaged armour, helmet and shield count as not there [FL-EQP-06]', () => {
    const broken = { damaged: true } as const;
    const worn = hero({
      armor: suit('full-armor', broken),
      helmet: suit('helmet', broken),
      shield: suit('shield', broken),
    });
    expect(compileCharacter(worn)).toMatchObject({ armor: 0, helmet: false, shield: false });
    expect(compileCharacter(hero({ helmet: suit('helmet'), shield: suit('shield') }))).toMatchObject({
      helmet: true,
      shield: true,
    });
  });

  it.each([
    ['human', 'speech', ['driven']],
    ['fey-blood', 'wits', ['foresight', 'aura-of-winter', 'cursed']],
    ['duskling', 'traveling', ['brute-charge', 'oath-of-life', 'distrust']],
    ['preen', 'crafting', ['outburst', 'swift-footed', 'slight']],
    ['halfling', 'wilderness', ['lucky-shot', 'slip-away', 'lacking-strength']],
    ['feral', 'scouting', ['hunting-instincts', 'loping-run', 'alien']],
  ] as const)('%s adds one to %s and brings the rules of its people [FL-CHR-15]', (origin, skill, specials) => {
    const profile = compileCharacter(hero({ origin, studied: ['scholar'] }));
    expect(profile.skillBonuses).toEqual([
      { skill, amount: 1, because: 'FL-CHR-15' },
      { skill: 'scholar', amount: 1, because: 'old-dusty-manual' },
    ]);
    expect(profile.specials).toEqual(specials);
  });

  it('takes in hand what shoots, whole and in trained hands; else the first weapon [FL-CHR-07] [FL-EQP-06]', () => {
    const bow = weapon('longbow');
    const hand = (given: Partial<Character>) => recruit(hero(given), 'b').hand;
    expect(hand({ weapons: [weapon('staff'), bow] })).toBe('x-longbow');
    expect(hand({ weapons: [weapon('staff'), { ...bow, damaged: true }] })).toBe('x-staff');
    expect(hand({ kind: 'follower', weapons: [weapon('staff'), bow] })).toBe('x-staff');
    expect(hand({ weapons: [] })).toBeNull();
    expect(recruit(hero({ will: 2 }), 'b')).toMatchObject({
      id: 'c1',
      seat: 'b',
      side: 'party',
      will: 2,
      fate: 'reserve',
    });
  });

  it('looks as its owner likes: the picture changes nothing else [FL-CHR-54]', () => {
    const { face: _, ...first } = compileCharacter(hero({ face: 'wolf-head' }));
    const { face: __, ...second } = compileCharacter(hero({ face: 'hood' }));
    expect(first).toEqual(second);
  });

  it('a Mystic brings three Strands, anybody else none [FL-MAG-02]', () => {
    expect(compileCharacter(hero({ mystic: true, casting: 0 })).strands).toBe(3);
    expect(compileCharacter(hero({})).strands).toBe(0);
  });
});
