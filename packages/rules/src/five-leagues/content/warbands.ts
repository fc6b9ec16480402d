import type { Carried, Character, WarbandSheet, Worn } from '../profile';
import type { CreationDraft } from '../warband/draft';
import type { WeaponId } from './ids';

/** A warband to begin with: the throws and choices it was made by. Its names are this project's own. */
export interface ReadyDraft {
  readonly id: string;
  /** One line that says what it is good at. */
  readonly blurb: string;
  readonly draft: CreationDraft;
}

const plain = { size: 6, rareCourage: false, storied: false, portraits: {} } as const;

export const READY_DRAFTS: readonly ReadyDraft[] = [
  {
    id: 'hearthguard',
    blurb: 'Six people of one valley: steady, willing, two of them good shots.',
    draft: {
      ...plain,
      name: 'The Hearthguard',
      names: { c1: 'Aldith', c2: 'Osric', c3: 'Sister Wenna', c4: 'Corvin', c5: 'Maud', c6: 'Hamo' },
      portraits: { c2: 'spears', c4: 'swordman' },
      dice: {
        ...{
          'c1/capabilities': [2],
          'c1/mentality': [18],
          'c1/possessions': [5],
          'c1/training': [3],
          'c1/skill-1': [99],
        },
        ...{ 'c2/capabilities': [13], 'c2/mentality': [1], 'c2/possessions': [6], 'c2/training': [13] },
        ...{ 'c2/skill-1': [91], 'c2/skill-2': [99] },
        ...{ 'c3/capabilities': [18], 'c3/mentality': [19], 'c3/possessions': [14], 'c3/training': [18] },
        ...{ 'c4/capabilities': [17], 'c4/mentality': [14], 'c4/possessions': [19], 'c4/training': [9] },
        ...{ 'c4/skill-1': [73], 'c4/skill-2': [96] },
        ...{ 'avatar/history': [25], 'c5/type': [88], 'c6/type': [73] },
      },
      choices: {
        ...{ 'c1/origin': 'human', 'c2/origin': 'human', 'c3/origin': 'human', 'c4/origin': 'human' },
        ...{ 'c1/background': 'noble', 'c2/background': 'frontier' },
        ...{ 'c3/background': 'zealot', 'c4/background': 'townsfolk' },
        ...{ 'c3/bundle': 'torch', 'c4/bundle': 'bandages', avatar: 'c1', 'avatar-item/to': 'c1' },
        ...{ 'quality-1': 'longbow', 'quality-1/to': 'c1', 'quality-2': 'war-spear', 'quality-2/to': 'c2' },
        ...{ 'basic-1': 'sling', 'basic-1/to': 'c3', 'basic-2': 'standard-weapon', 'basic-2/to': 'c4' },
        ...{ 'partial-1/to': 'c2', 'partial-2/to': 'c4', 'light-1/to': 'c1', 'light-2/to': 'c3' },
        ...{ 'helmet-1/to': 'c1', 'shield-1/to': 'c2', 'c5/weapon': 'standard-weapon', 'c6/weapon': 'standard-weapon' },
      },
    },
  },
  {
    id: 'lantern-company',
    blurb: 'A Mystic with a spear, a Halfling, a Duskling and an archer who has the will of three.',
    draft: {
      ...plain,
      name: 'The Lantern Company',
      names: { c1: 'Ysolde', c2: 'Bertran Ash', c3: 'Bramble', c4: 'Gharza', c5: 'Edda', c6: 'Joss' },
      dice: {
        ...{ 'c1/capabilities': [7], 'c1/mentality': [1], 'c1/possessions': [17], 'c1/training': [13] },
        ...{ 'c1/skill-1': [97], 'c1/skill-2': [13] },
        ...{ 'c2/capabilities': [11], 'c2/mentality': [7], 'c2/possessions': [14], 'c2/training': [5] },
        ...{ 'c2/spell-3': [86, 37, 88, 98, 2], 'c2/spell-4': [26], 'c2/spell-5': [28, 86, 16] },
        ...{ 'c3/capabilities': [18], 'c3/mentality': [1], 'c3/possessions': [10], 'c3/training': [15] },
        ...{ 'c3/skill-1': [77], 'c3/skill-2': [59] },
        ...{ 'c4/capabilities': [8], 'c4/mentality': [18], 'c4/possessions': [6], 'c4/training': [11] },
        ...{ 'avatar/history': [25], 'c5/type': [50], 'c6/type': [81] },
      },
      choices: {
        mystic: 'c2',
        ...{ 'c1/origin': 'human', 'c2/origin': 'human', 'c3/origin': 'halfling', 'c4/origin': 'duskling' },
        ...{ 'c1/background': 'frontier', avatar: 'c1', 'c1/bundle': 'torch', 'c2/bundle': 'mystic-trinket' },
        ...{ 'c2/spell-1': 'explore', 'c2/spell-2': 'barrier', 'c3/weapon': 'longbow', 'c3-weapon/to': 'c1' },
        ...{ 'avatar-item/to': 'c1', 'quality-1': 'war-spear', 'quality-1/to': 'c2' },
        ...{ 'quality-2': 'fencing-sword', 'quality-2/to': 'c3', 'basic-1': 'self-bow', 'basic-1/to': 'c4' },
        ...{ 'basic-2': 'standard-weapon', 'basic-2/to': 'c1', 'partial-1/to': 'c2', 'partial-2/to': 'c3' },
        ...{ 'light-1/to': 'c1', 'light-2/to': 'c4', 'helmet-1/to': 'c1', 'shield-1/to': 'c2' },
        ...{ 'c5/weapon': 'standard-weapon', 'c6/weapon': 'staff' },
      },
    },
  },
  {
    id: 'strangers',
    blurb:
      'Not one Hero born of men: a Feral archer, a Fey-blood, a Preen, and a Duskling who learnt what his kin distrust.',
    draft: {
      ...plain,
      name: 'Strangers at the Gate',
      names: { c1: 'Lupa', c2: 'Sorrel', c3: 'Kitt', c4: 'Orrek', c5: 'Tilda', c6: 'Garrick' },
      dice: {
        ...{
          'c1/capabilities': [2],
          'c1/mentality': [14],
          'c1/possessions': [6],
          'c1/training': [6],
          'c1/skill-1': [34],
        },
        ...{ 'c2/capabilities': [2], 'c2/mentality': [19], 'c2/luck-skill-1': [83], 'c2/luck-skill-2': [69] },
        ...{ 'c2/possessions': [16], 'c2/training': [2], 'c2/skill-1': [79] },
        ...{ 'c3/capabilities': [9], 'c3/mentality': [13], 'c3/possessions': [13], 'c3/training': [5] },
        ...{ 'c3/skill-1': [65], 'c4/capabilities': [3], 'c4/mentality': [1], 'c4/possessions': [6] },
        ...{ 'c4/training': [2], 'c4/spell-3': [24], 'c4/spell-4': [17], 'c4/spell-5': [8, 1] },
        ...{ 'avatar/luck-skill': [16], 'avatar/history': [99, 3], 'c5/type': [33], 'c6/type': [82] },
      },
      choices: {
        mystic: 'c4',
        ...{ 'c1/origin': 'feral', 'c2/origin': 'fey-blood', 'c3/origin': 'preen', 'c4/origin': 'duskling' },
        ...{ avatar: 'c2', 'c2/bundle': 'bandages', 'c2/skill-1/free': 'devotion', 'c3/weapon': 'longbow' },
        ...{ 'c4/bundle': 'mystic-trinket', 'c4/spell-1': 'darts', 'c4/spell-2': 'bind', 'c3-weapon/to': 'c1' },
        ...{ 'quality-1': 'warhammer', 'quality-1/to': 'c2', 'quality-2': 'fencing-sword', 'quality-2/to': 'c3' },
        ...{ 'basic-1': 'sling', 'basic-1/to': 'c4', 'basic-2': 'standard-weapon', 'basic-2/to': 'c1' },
        ...{ 'partial-1/to': 'c2', 'partial-2/to': 'c3', 'light-1/to': 'c1', 'light-2/to': 'c4' },
        ...{ 'helmet-1/to': 'c2', 'shield-1/to': 'c2', 'c5/weapon': 'standard-weapon', 'c6/weapon': 'standard-weapon' },
      },
    },
  },
];

const NEW = { improved: null, damaged: false, enchanted: null } as const;

export const STARTER_BLURB = 'The four of the practice battle: no special rules, no Followers.';

/** Whoever fights the first practice battle; the printed Dash holds after the armour [FL-SET-51]. */
export const STARTER_SHEET: WarbandSheet = {
  name: 'Four on the road',
  characters: [
    starter('c1', 'Blixt', ['self-bow', 'light-weapon'], { face: 'bowman' }),
    starter('c2', 'Perrin', ['standard-weapon'], { combat: 1, face: 'swordman' }),
    starter('c3', 'Stafford', ['standard-weapon'], { toughness: 4, face: 'visored-helm' }),
    starter('c4', 'Sundelin', ['standard-weapon'], {
      speed: { base: 4, dash: 4 },
      armor: suit('partial-armor'),
      face: 'viking-helmet',
    }),
  ],
  backpack: [],
  spare: [],
  stash: { items: [], gear: [] },
  gold: 0,
  storyPoints: 0,
  used: [],
  dues: [],
  rolled: null,
};

function starter(id: string, name: string, weapons: readonly WeaponId[], given: Partial<Character>): Character {
  return {
    ...{ id, name, kind: 'hero', avatar: false, mystic: false, origin: 'human', background: null, type: null },
    ...{ agility: 2, speed: { base: 4, dash: 3 }, combat: 0, toughness: 3, casting: null, will: 0, luck: 0, xp: 0 },
    ...{ skills: [], spells: [], armor: suit('light-armor'), helmet: null, shield: null, worn: [] },
    ...{ loyal: false, studied: [], history: [], face: 'visored-helm' },
    ...given,
    weapons: weapons.map((is): Carried => ({ ...NEW, id: `${id}-${is}`, is })),
  };
}

function suit(is: 'light-armor' | 'partial-armor'): Worn {
  return { is, improved: null, damaged: false };
}
