import type { WeaponId } from '../content/ids';
import { ITEMS } from '../content/items';
import { NAMES, PORTRAITS } from '../content/names';
import { isRanged } from '../content/weapons';
import type { Carried, Character, Due, Recorded, Stock, WarbandSheet, Worn } from '../profile';
import { carriedAs, type Piece } from './create-gear';
import { type Brought, baseHero, type Making } from './create-hero';
import type { CreationDraft } from './draft';
import { merged } from './pack';

export interface FollowerMade {
  readonly id: string;
  readonly type: string | null;
  readonly weapon: WeaponId | null;
  readonly armored: boolean;
  readonly loyal: boolean;
  readonly history: readonly Recorded[];
}

export interface Made {
  readonly heroes: readonly Making[];
  readonly avatar: string | null;
  readonly followers: readonly FollowerMade[];
  readonly gear: readonly Piece[];
  readonly brought: Brought;
  readonly storyPoints: number;
  readonly dues: readonly Due[];
}

/** The sheet of what was made: gear with its bearers, the rest in the Backpack or put by [FL-CHR-46]. */
export function sheetOf(draft: CreationDraft, made: Made): WarbandSheet {
  const names = namesOf(draft, made);
  const heroes = made.heroes.map((each) => heroIn(draft, each, made, names));
  const followers = made.followers.map((each) => followerIn(draft, each, made, names));
  const light = [...heroes, ...followers].flatMap(({ spareLight }) => spareLight);
  const put = (where: 'backpack' | 'stash'): readonly (Carried | Worn)[] =>
    made.gear.flatMap((piece) => (piece.to === where && piece.is !== 'worn' ? [pieceOf(piece)] : []));
  const spare = [...put('backpack'), ...light];
  const items = itemsOf(made, spare.length);
  return {
    name: draft.name,
    characters: [...heroes, ...followers].map(({ character }) => character),
    backpack: items.backpack,
    spare,
    stash: { items: items.stash, gear: put('stash') },
    gold: 3 + made.brought.gold,
    storyPoints: 3 + made.storyPoints + (draft.storied ? 3 : 0),
    used: [],
    dues: made.dues,
    rolled: null,
  };
}

interface Equipped {
  readonly character: Character;
  /** The light weapon that comes with a ranged one, where it cannot be carried [FL-CHR-41]. */
  readonly spareLight: readonly Carried[];
}

function heroIn(draft: CreationDraft, hero: Making, made: Made, names: Names): Equipped {
  const { id, mystic } = hero;
  const given = gearOf(id, made.gear);
  const archer = given.weapons.some(({ is }) => isRanged(is));
  const light = archer ? [carriedAs(`${id}-light`, 'light-weapon')] : [];
  const full = given.weapons.length >= (given.shield === null ? 3 : 2);
  return {
    spareLight: full ? light : [],
    character: {
      ...{ id, name: names[id] ?? id, kind: 'hero', avatar: made.avatar === id, mystic },
      ...{ origin: hero.origin, background: hero.background, type: null },
      ...{ agility: hero.agility, speed: hero.speed, combat: hero.combat, toughness: hero.toughness },
      ...{ casting: hero.casting, will: hero.will, luck: hero.luck, xp: hero.xp },
      ...{ skills: hero.skills, spells: hero.spells, ...given },
      weapons: full ? given.weapons : [...given.weapons, ...light],
      ...{ loyal: false, studied: [], history: hero.history },
      face: draft.portraits[id] ?? PORTRAITS[mystic ? 'mystic' : archer ? 'archer' : hero.origin],
    },
  };
}

function followerIn(draft: CreationDraft, follower: FollowerMade, made: Made, names: Names): Equipped {
  const { id, weapon, armored } = follower;
  const given = gearOf(id, made.gear);
  const own = weapon === null ? [] : [carriedAs(`${id}-own`, weapon)];
  const light = weapon === 'self-bow' ? [carriedAs(`${id}-light`, 'light-weapon')] : [];
  const { agility, speed, combat, toughness } = baseHero(id, 'human', false);
  const full = own.length + given.weapons.length >= (given.shield === null ? 3 : 2);
  return {
    spareLight: full ? light : [],
    character: {
      ...{ id, name: names[id] ?? id, kind: 'follower', avatar: false, mystic: false },
      ...{ origin: 'human', background: null, type: follower.type, agility, speed, combat, toughness },
      ...{ casting: null, will: 0, luck: 0, xp: 0, skills: [], spells: [], ...given },
      weapons: [...own, ...given.weapons, ...(full ? [] : light)],
      armor: given.armor ?? (armored ? { is: 'light-armor', improved: null, damaged: false } : null),
      ...{ loyal: follower.loyal, studied: [], history: follower.history },
      face: draft.portraits[id] ?? PORTRAITS[weapon === 'self-bow' ? 'archer' : 'follower'],
    },
  };
}

/** What was given to somebody; a second suit of one kind stays with nobody but is told of by the check. */
function gearOf(
  id: string,
  gear: readonly Piece[],
): Pick<Character, 'weapons' | 'armor' | 'helmet' | 'shield' | 'worn'> {
  const mine = gear.filter(({ to }) => to === id);
  const suits = mine.flatMap((piece) => (piece.is === 'armor' ? [piece.armor] : []));
  return {
    weapons: mine.flatMap((piece) => (piece.is === 'weapon' ? [piece.weapon] : [])),
    armor: suits.find(({ is }) => is !== 'helmet' && is !== 'shield') ?? null,
    helmet: suits.find(({ is }) => is === 'helmet') ?? null,
    shield: suits.find(({ is }) => is === 'shield') ?? null,
    worn: mine.flatMap((piece) => (piece.is === 'worn' ? [piece.item] : [])),
  };
}

const pieceOf = (piece: Exclude<Piece, { is: 'worn' }>): Carried | Worn =>
  piece.is === 'weapon' ? piece.weapon : piece.armor;

/** What is only of use in the Backpack goes there while there is room; all else waits in the Stash [FL-EQP-07]. */
function itemsOf({ gear, brought }: Made, taken: number): { backpack: readonly Stock[]; stash: readonly Stock[] } {
  const worn = gear.flatMap((piece) => (piece.is === 'worn' ? [piece] : []));
  const backpack: Stock[] = worn.filter(({ to }) => to === 'backpack').map(({ item }) => ({ item, count: 1 }));
  const stash: Stock[] = worn.filter(({ to }) => to === 'stash').map(({ item }) => ({ item, count: 1 }));
  let room = CAPACITY - taken - backpack.length;
  for (const { item, count } of brought.items) {
    if (ITEMS[item].keep === 'worn') continue;
    const packed = ITEMS[item].keep === 'backpack' ? Math.max(0, Math.min(count, room)) : 0;
    room -= packed;
    if (packed > 0) backpack.push({ item, count: packed });
    if (packed < count) stash.push({ item, count: count - packed });
  }
  stash.push({ item: 'silvertree-leaf', count: 2 });
  return { backpack: merged(backpack), stash: merged(stash) };
}
const CAPACITY = 8;

type Names = Readonly<Record<string, string>>;

/** The names people gave; for the others one each that suits their origin, by their place: no one’s throw renames another. */
function namesOf(draft: CreationDraft, { heroes, followers }: Made): Names {
  const taken = new Set(Object.values(draft.names));
  const all = [...heroes, ...followers.map(({ id }) => ({ id, origin: 'human' as const }))];
  return Object.fromEntries(
    all.map(({ id, origin }, place) => {
      const given = draft.names[id];
      if (given !== undefined && given !== '') return [id, given];
      const fitting = NAMES[origin];
      const from = place % fitting.length;
      const name = [...fitting.slice(from), ...fitting.slice(0, from)].find((each) => !taken.has(each)) ?? id;
      taken.add(name);
      return [id, name];
    }),
  );
}
