import { ENCHANTED_ARMOR_IDS, type EnchantedArmorId } from './enchanted-ids';

/** Body armor [FL-EQP-03]; helmet and shield [FL-EQP-04] lie beside it. */
export type BodyArmorId =
  | 'unarmored'
  | 'light-armor'
  | 'partial-armor'
  | 'full-armor'
  | 'knight-armor'
  | EnchantedArmorId;

export interface BodyArmor {
  readonly id: BodyArmorId;
  readonly name: string;
  readonly armor: number;
  /** Inches it adds to a Dash; null: no Dash at all, and attackers get no bonus to overcome it. */
  readonly dash: number | null;
  /** What it does beside that, for the enchanted ones. */
  readonly text?: string;
}

export const BODY_ARMOR: Readonly<Record<BodyArmorId, BodyArmor>> = {
  unarmored: { id: 'unarmored', name: 'Unarmored', armor: 0, dash: 0 },
  'light-armor': { id: 'light-armor', name: 'Light armor', armor: 1, dash: 0 },
  'partial-armor': { id: 'partial-armor', name: 'Partial armor', armor: 2, dash: -1 },
  'full-armor': { id: 'full-armor', name: 'Full armor', armor: 3, dash: -2 },
  'knight-armor': { id: 'knight-armor', name: 'Knight armor', armor: 3, dash: null },
  // Enchanted armour is no weight on anybody [FL-LOOT-enchanted-armor]
  'bird-maille': {
    id: 'bird-maille',
    name: 'Bird Maille',
    armor: 2,
    dash: 2,
    text: 'Armor 2. Dash +2"; ignores bad terrain; never needs Flight in the Dark when retreating.',
  },
  'bright-maille': {
    id: 'bright-maille',
    name: 'Bright Maille',
    armor: 3,
    dash: 0,
    text: 'Armor 3. +1 melee roll against Undead, -1 against Fey.',
  },
  'curative-harness': {
    id: 'curative-harness',
    name: 'Curative Harness',
    armor: 2,
    dash: 0,
    text: 'Armor 2. In a Tracking Phase after a round without melee, a Wound heals.',
  },
  'harness-of-vengeance': {
    id: 'harness-of-vengeance',
    name: 'Harness of Vengeance',
    armor: 2,
    dash: 0,
    text: 'Armor 2. A melee strike that Wounds or removes the wearer does the same to the striker, unless the injury was avoided.',
  },
  'impervious-plate': {
    id: 'impervious-plate',
    name: 'Impervious Plate',
    armor: 3,
    dash: 0,
    text: 'Armor 3. Hits add no bonus to Overcome Armor.',
  },
  'maille-of-shadows': {
    id: 'maille-of-shadows',
    name: 'Maille of Shadows',
    armor: 2,
    dash: 0,
    text: 'Armor 2. Enemy Ranged Troopers ignore the wearer beyond 9"; off for the battle after the wearer shoots.',
  },
  'plate-of-never-ending-dreams': {
    id: 'plate-of-never-ending-dreams',
    name: 'Plate of Never-ending Dreams',
    armor: 3,
    dash: 0,
    text: 'Armor 3. No Stun; enemies get no Combat Bonus in melee.',
  },
  'radiant-chest-plate': {
    id: 'radiant-chest-plate',
    name: 'Radiant Chest-plate',
    armor: 2,
    dash: 0,
    text: 'Armor 2. Ranged attacks on the wearer or anyone within 2" hit only on a natural 6.',
  },
  'stout-defender': {
    id: 'stout-defender',
    name: 'Stout Defender',
    armor: 3,
    dash: 0,
    text: 'Armor 3. Parry in melee.',
  },
  'traitors-harness': {
    id: 'traitors-harness',
    name: 'Traitor’s Harness',
    armor: 0,
    dash: 0,
    text: 'Armor 0. When struck roll D6: 6 = casualty and it turns into plain partial armor; 1-5 = deflected. Penetration bonuses do not count; attacks ignoring Armor do.',
  },
};

export const isEnchantedArmor = (id: string): id is EnchantedArmorId =>
  (ENCHANTED_ARMOR_IDS as readonly string[]).includes(id);

export const SHIELD = {
  id: 'shield',
  name: 'Shield',
  text: 'One more Armor against shots, and Parry in melee. Not with a Bulky weapon.',
} as const;

export const HELMET = {
  id: 'helmet',
  name: 'Helmet',
  text: 'A double on the Injury table is only a knock-out, and the helmet is Damaged.',
} as const;

/** Highest bonus to Armor that several sources come to: they do not add up [FL-BAT-166]. */
export const MOST_EXTRA_ARMOR = 1;
