import {
  checkWarband,
  compileCharacter,
  creation,
  emptyDraft,
  finishDraft,
  ITEMS,
  loadOf,
  SKILLS,
  SPELLS,
  type WarbandSheet,
} from '@muster/rules/five-leagues';
import { ITEM_IDS, ORIGIN_IDS, WEAPON_IDS } from '../../../packages/rules/src/five-leagues/content/ids';

type Character = WarbandSheet['characters'][number];
type Carried = Character['weapons'][number];
type Worn = NonNullable<Character['armor']>;

/**
 * A warband by luck: made by the book's tables, then as a long campaign might have left it, with better and damaged
 * gear, things of magic, lessons learnt and a full Backpack. `mystics: false` where none may come.
 */
export function madeUp(
  random: () => number,
  given: { readonly mystics: boolean; readonly size: 6 | 7 | 8 },
): WarbandSheet {
  const dice = {
    roll: (count: number, sides: number) => Array.from({ length: count }, () => 1 + Math.floor(random() * sides)),
  };
  // Whoever he is: a hero of each origin now and then
  const origins = Object.fromEntries([1, 2, 3, 4].map((i) => [`c${i}/origin`, among(ORIGIN_IDS, random)]));
  const wishes = random() < 0.5 ? {} : { choices: origins };
  const draft = emptyDraft({ name: 'Made by luck', size: given.size, rareCourage: random() < 0.1, ...wishes });
  const plain = creation(finishDraft(draft, dice)).sheet;
  const named: WarbandSheet = { ...plain, name: 'Made by luck' };
  const seasoned: WarbandSheet = {
    ...named,
    characters: named.characters.map((each) => season(each, random, given.mystics)),
    storyPoints: Math.floor(random() * 6),
    used: random() < 0.7 ? [] : ['flee'],
  };
  return [packed(seasoned, random), seasoned, named].find((sheet) => fits(sheet, given.mystics)) ?? named;
}

const fits = (sheet: WarbandSheet, mystics: boolean): boolean =>
  checkWarband(sheet, { figures: 16, noMystics: !mystics }).length === 0 && sheet.characters.every(isWhole);

/** A profile can be made of it. */
const isWhole = (who: Character): boolean => compileCharacter(who).toughness > 0;

/** What he may have come by; nothing that his origin or his hands forbid stays. */
function season(who: Character, random: () => number, mystics: boolean): Character {
  const hero = who.kind === 'hero';
  const mystic = who.mystic && mystics;
  const changed: Character = {
    ...who,
    mystic,
    background: mystic || who.background !== 'mystic' ? who.background : null,
    casting: mystic ? (who.casting ?? 0) + Math.floor(random() * 3) : null,
    spells: mystic ? some(Object.values(SPELLS), random, 0.7).map(({ id }) => id) : [],
    will: who.origin === 'human' && hero ? Math.floor(random() * 4) : Math.min(who.will, 1),
    luck: who.origin === 'fey-blood' || !hero ? 0 : Math.floor(random() * 3),
    skills: some(Object.values(SKILLS), random, hero ? 0.4 : 0.1)
      .map(({ id }) => id)
      .filter((id) => id !== 'alchemy' || mystic),
    studied: some(Object.values(SKILLS), random, 0.05).map(({ id }) => id),
    weapons: weaponsOf(who, random),
    armor: random() < 0.6 ? who.armor : wear('knight-armor', random),
    helmet: random() < 0.7 ? who.helmet : wear('helmet', random),
    worn: some(Object.values(ITEMS), random, 0.2)
      .filter(({ keep }) => keep === 'worn')
      .map(({ id }) => id),
  };
  return fits({ ...ALONE, characters: [changed] }, true) ? changed : who;
}

function weaponsOf(who: Character, random: () => number): readonly Carried[] {
  const kinds = WEAPON_IDS.filter((is) => is !== 'unarmed' && is !== 'javelin');
  const count = 1 + Math.floor(random() * 2.4);
  return Array.from({ length: count }, (_, i) => ({
    id: `${who.id}-arm-${i + 1}`,
    is: i === 0 && random() < 0.4 ? (who.weapons[0]?.is ?? 'standard-weapon') : among(kinds, random),
    improved: random() < 0.8 ? null : among(['fine', 'balanced', 'quick', 'fey-steel'] as const, random),
    damaged: random() < 0.05,
    enchanted: random() < 0.1 ? 'Grief of the Vale' : null,
  }));
}

const wear = (is: Worn['is'], random: () => number): Worn | null =>
  random() < 0.5 ? null : { is, improved: random() < 0.2 ? 'fine' : null, damaged: random() < 0.1 };

/** The Backpack filled to the brim with whatever is of use there, and the rest of it at home. */
function packed(sheet: WarbandSheet, random: () => number): WarbandSheet {
  const wanted = some(ITEM_IDS, random, 0.8).filter((item) => ITEMS[item].keep !== 'worn');
  const home = wanted.filter((item) => ITEMS[item].keep === 'campaign' && item !== 'brave-mule');
  let now: WarbandSheet = { ...sheet, backpack: [], spare: [] };
  for (const item of wanted) {
    if (ITEMS[item].keep !== 'backpack') continue;
    const more: WarbandSheet = { ...now, backpack: [...now.backpack, { item, count: 1 }] };
    if (loadOf(more) <= 6) now = more;
  }
  const spare: readonly (Carried | Worn)[] = [
    { id: 'spare-1', is: among(['light-weapon', 'self-bow', 'longbow'] as const, random), ...PLAIN },
    among(['shield', 'helmet'] as const, random) === 'shield' ? { is: 'shield', ...GEAR } : { is: 'helmet', ...GEAR },
  ];
  return { ...now, spare, stash: { items: home.map((item) => ({ item, count: 2 })), gear: [] } };
}

const PLAIN = { improved: null, damaged: false, enchanted: null } as const;
const GEAR = { improved: null, damaged: false } as const;
const ALONE: WarbandSheet = {
  name: 'One',
  characters: [],
  backpack: [],
  spare: [],
  stash: { items: [], gear: [] },
  gold: 0,
  storyPoints: 0,
  used: [],
  dues: [],
  rolled: null,
};

const among = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

/** Each with that chance, in any order. */
const some = <T>(list: readonly T[], random: () => number, chance: number): readonly T[] =>
  list
    .filter(() => random() < chance)
    .map((each) => ({ each, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);
