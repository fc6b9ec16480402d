import type { SourceId } from '../kernel';
import type { BodyArmorId } from './content/armor';
import type { BackgroundId, ItemId, OriginId, SkillId, SpecialId, SpellId, TraitId, WeaponId } from './content/ids';

/** Inches of an ordinary move, and the inches a Dash adds [FL-CHR-11]. */
export interface Speed {
  readonly base: number;
  /** `null`: it never Dashes. */
  readonly dash: number | null;
}

/** What a Hit adds to overcoming Armor and to overcoming Toughness [FL-BAT-160]. */
export interface Blow {
  readonly armor: number;
  readonly toughness: number;
}

export type Improvement = 'fine' | 'balanced' | 'quick' | 'fey-steel';

/** A weapon in somebody's hands or belt. `id` tells two alike apart on one figure. */
export interface Carried {
  readonly id: string;
  readonly is: WeaponId;
  readonly improved: Improvement | null;
  readonly damaged: boolean;
  /** An enchanted weapon, by the name of its table row; carries its own rules [FL-EQP-08]. */
  readonly enchanted: string | null;
}

export type Rank = 'sergeant' | 'lieutenant' | 'captain' | 'unique' | 'aberration';
export type Kind = 'hero' | 'follower' | 'ally' | 'trooper' | 'leader' | 'unique' | 'aberration';
/** What a figure is made of, for spells, items and choices that ask. */
export type Nature = 'human' | 'fey' | 'undead' | 'beast' | 'monster' | 'gnawling' | 'duskling' | 'old-kin' | 'other';

/** Everything printed about a fighter, compiled once: from a warband's sheet or from an enemy's row. Lengths in inches. */
export interface Profile {
  /** Row of the enemy tables, or the character of the warband. */
  readonly id: string;
  /** What it is called where it has no name of its own. */
  readonly title: string;
  readonly kind: Kind;
  readonly rank: Rank | null;
  readonly natures: readonly Nature[];
  /** Enemy table it belongs to; its table rules apply [FL-ENM-22]. */
  readonly table: string | null;
  readonly origin: OriginId | null;
  readonly background: BackgroundId | null;
  readonly avatar: boolean;
  readonly mystic: boolean;
  /** `null` for enemies, who have none [FL-CHR-09]. */
  readonly agility: number | null;
  readonly speed: Speed;
  readonly combat: number;
  readonly toughness: number;
  /** Without shield. */
  readonly armor: number;
  readonly shield: boolean;
  readonly helmet: boolean;
  /** Attackers get no bonus to overcome it, and its bearer never Dashes [FL-EQP-03]. */
  readonly knightArmor: boolean;
  /** Melee blow of an enemy; heroes strike with weapons [FL-BAT-123]. */
  readonly blow: Blow | null;
  readonly weapons: readonly Carried[];
  /** `null`: no Casting at all. */
  readonly casting: number | null;
  readonly strands: number;
  readonly spells: readonly SpellId[];
  readonly will: number;
  readonly luck: number;
  readonly skills: readonly SkillId[];
  /** Further bonuses to tests of a skill, each with its source (origin, worn items, a manual). */
  readonly skillBonuses: readonly { readonly skill: SkillId; readonly amount: number; readonly because: SourceId }[];
  readonly worn: readonly ItemId[];
  readonly traits: readonly TraitId[];
  /** Rules of its row, its table, its rank or its origin, by name; each a value in `special/`. */
  readonly specials: readonly SpecialId[];
  /** Monster Points of an Aberration [FL-ENM-33]. */
  readonly monsterPoints: number | null;
  /** Reward Rating of an Aberration [FL-ENM-34]. */
  readonly reward: number | null;
  /** Diameter of the round base in mm. */
  readonly base: number;
  /** Picture the table paints. */
  readonly face: string;
}

/** A character as its warband's sheet keeps it from battle to battle. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly kind: 'hero' | 'follower';
  readonly avatar: boolean;
  readonly mystic: boolean;
  readonly origin: OriginId;
  readonly background: BackgroundId | null;
  /** Followers' label (a row of the type table); null for heroes. */
  readonly type: string | null;
  /** Scores before armour and items; what its origin changes is in them [FL-CHR-23]. */
  readonly agility: number;
  readonly speed: { readonly base: number; readonly dash: number };
  readonly combat: number;
  readonly toughness: number;
  readonly casting: number | null;
  readonly will: number;
  readonly luck: number;
  readonly xp: number;
  readonly skills: readonly SkillId[];
  readonly spells: readonly SpellId[];
  readonly weapons: readonly Carried[];
  readonly armor: Worn | null;
  readonly helmet: Worn | null;
  readonly shield: Worn | null;
  readonly worn: readonly ItemId[];
  /** A Follower who stays for good [FL-CHR-48]. */
  readonly loyal: boolean;
  /** Skills it has read a manual about: +1 to tests of them, owned or not. */
  readonly studied: readonly SkillId[];
  /** How it came to be: every table asked, with die and face, or chosen. */
  readonly history: readonly Recorded[];
  readonly face: string;
}

export interface Worn {
  readonly is: Exclude<BodyArmorId, 'unarmored'> | 'helmet' | 'shield';
  readonly improved: 'fine' | 'fey-steel' | null;
  readonly damaged: boolean;
}

/** One answer of a table in somebody's making. `face` is null where it was chosen. */
export interface Recorded {
  readonly table: string;
  readonly face: number | null;
  readonly entry: string;
  /** Faces thrown before that fell on a row which our text lacks, or on what was there already [GAP-01] [GAP-02]. */
  readonly again: readonly number[];
}

/** Items of a kind. */
export interface Stock {
  readonly item: ItemId;
  readonly count: number;
}

/** What a campaign owes the warband from its making, by code (`friend-adventurer`, `adventure-points`, `hidden-delve` …). */
export interface Due {
  readonly what: string;
  readonly amount: number;
}

/** A warband between battles. */
export interface WarbandSheet {
  readonly name: string;
  readonly characters: readonly Character[];
  readonly backpack: readonly Stock[];
  /** Weapons and armour nobody wears, carried in the Backpack [FL-EQP-07]. */
  readonly spare: readonly (Carried | Worn)[];
  /** What lies in the settlements; campaign items are of use from there too [FL-EQP-08]. */
  readonly stash: { readonly items: readonly Stock[]; readonly gear: readonly (Carried | Worn)[] };
  readonly gold: number;
  readonly storyPoints: number;
  /** The once-a-campaign options already used [FL-CHR-52]. */
  readonly used: readonly OnceOnly[];
  readonly dues: readonly Due[];
  /** Where its dice were thrown and are recorded; null where people threw their own. */
  readonly rolled: string | null;
}

export type OnceOnly = 'flee' | 'ignore-injury' | 'new-hero' | 'double-event' | 'pass-test';
