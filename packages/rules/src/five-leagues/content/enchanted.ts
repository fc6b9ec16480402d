import type { Blow, Carried } from '../profile';
import { ENCHANTED_WEAPON_IDS, type EnchantedWeaponId } from './enchanted-ids';
import { WEAPONS, type WeaponTrait } from './weapons';

export interface EnchantedWeapon {
  readonly id: EnchantedWeaponId;
  readonly name: string;
  /** Inches; null for melee. */
  readonly range: number | null;
  readonly blow: Blow;
  /** It may be thrown as well, and is back in the hand after it. */
  readonly thrown: { readonly range: number; readonly blow: Blow } | null;
  readonly text: string;
}

/**
 * Whatever it looks like, it has what stands here and nothing of its form; a ranged one runs out of ammunition like any
 * other [FL-LOOT-enchanted-weapons]. What it does lies in `special/enchanted-weapons.ts`.
 */
export const ENCHANTED_WEAPONS: Readonly<Record<EnchantedWeaponId, EnchantedWeapon>> = {
  'battering-storm': {
    id: 'battering-storm',
    name: 'Battering Storm',
    range: null,
    blow: { armor: 1, toughness: 2 },
    thrown: null,
    text: 'Loses every melee draw; all Hits +1/+2.',
  },
  'champions-will': {
    id: 'champions-will',
    name: 'Champion’s Will',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Enemies get no ally Combat Bonus against the wielder.',
  },
  'finding-knife': {
    id: 'finding-knife',
    name: 'Finding Knife',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: { range: 9, blow: { armor: -1, toughness: 0 } },
    text: 'Normal in melee; may be thrown (9", -1/+0) and returns.',
  },
  'fury-biter': {
    id: 'fury-biter',
    name: 'Fury Biter',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Wielder ignores Stun in melee; where it owes a Flight in the Dark roll it rolls Injury instead.',
  },
  'fury-of-life': {
    id: 'fury-of-life',
    name: 'Fury of Life',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Parry and Counter Attack against Undead.',
  },
  'gleaming-friend': {
    id: 'gleaming-friend',
    name: 'Gleaming Friend',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Wielder wins draws in melee.',
  },
  'hate-strike': {
    id: 'hate-strike',
    name: 'Hate Strike',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'When the wielder loses an exchange it also Hits its enemy at the same time.',
  },
  'heart-seeker': {
    id: 'heart-seeker',
    name: 'Heart Seeker',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Natural 6 as attacker in melee bypasses Armor.',
  },
  'mountains-bane': {
    id: 'mountains-bane',
    name: 'Mountain’s Bane',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'A blow stopped by Armor Stuns the target.',
  },
  'penetrating-dart': {
    id: 'penetrating-dart',
    name: 'Penetrating Dart',
    range: 24,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Range 24". Slaying the target also Hits one more figure within 4", no roll.',
  },
  'ruin-edge': {
    id: 'ruin-edge',
    name: 'Ruin Edge',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Each MP loss it causes to an Aberration is 1 larger.',
  },
  'shadow-flight': {
    id: 'shadow-flight',
    name: 'Shadow Flight',
    range: 24,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Range 24". Target counts as in the open; shoots through woods and brush; cannot target what is fully behind a solid obstacle.',
  },
  'soul-render': {
    id: 'soul-render',
    name: 'Soul Render',
    range: null,
    blow: { armor: 1, toughness: 1 },
    thrown: null,
    text: 'All Hits +1/+1.',
  },
  'swift-eagle': {
    id: 'swift-eagle',
    name: 'Swift Eagle',
    range: 120,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'Unlimited range, +1 to Hit when shooting.',
  },
  'venom-fang': {
    id: 'venom-fang',
    name: 'Venom Fang',
    range: null,
    blow: { armor: 0, toughness: 0 },
    thrown: null,
    text: 'A melee Wound slays, except Fey and Undead.',
  },
};

/** The enchanted weapon a carried thing is, by its id or its name; undefined for plain ones and for unknown names. */
export function enchantedOf({ enchanted }: Pick<Carried, 'enchanted'>): EnchantedWeapon | undefined {
  if (enchanted === null) return undefined;
  const wanted = bare(enchanted);
  const id = ENCHANTED_WEAPON_IDS.find(
    (each) => bare(each) === wanted || bare(ENCHANTED_WEAPONS[each].name) === wanted,
  );
  return id === undefined ? undefined : ENCHANTED_WEAPONS[id];
}
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** How far a carried thing shoots, in inches; null where it is for melee. */
export function rangeOf(carried: Pick<Carried, 'is' | 'enchanted'>): number | null {
  const known = enchantedOf(carried);
  return known === undefined ? WEAPONS[carried.is].range : known.range;
}

/** What a carried thing has beside its blow: an enchanted one nothing of its form but that its ammunition ends. */
export function traitsOf(carried: Pick<Carried, 'is' | 'enchanted'>): readonly WeaponTrait[] {
  if (carried.enchanted === null) return WEAPONS[carried.is].traits;
  return rangeOf(carried) === null ? [] : ['limited-ammunition'];
}
