import type { Amount, BaseType, Footprint, Size, SpecialRuleRef, UnitType, Weapon } from './content/types';

/**
 * One unit as it fights: the printed profile of its size with the effects of its options worked in (`roster.ts`).
 * Plain data, the same for the whole battle; what changes is in `Unit`. Distances in inches, footprint in mm.
 */
export interface Profile {
  /** Ids into the content: which army list and which entry of it. */
  readonly army: string;
  readonly unit: string;
  /** The printed name of the entry ("Men-at-Arms Spearmen"). */
  readonly title: string;
  readonly type: UnitType;
  /** Base and type rules: equals `type`, or what stands in brackets: Hero (Cav), Monster (Cht). */
  readonly base: BaseType;
  readonly size: Size;
  readonly models: number;
  readonly footprint: Footprint;
  readonly keywords: readonly string[];
  readonly speed: number;
  /** `null` is the printed dash. */
  readonly melee: number | null;
  readonly ranged: number | null;
  readonly defence: number;
  readonly height: number;
  readonly unitStrength: number;
  readonly attacks: Amount | null;
  readonly waver: number | null;
  readonly rout: number;
  /** With everything bought. */
  readonly points: number;
  readonly rules: readonly SpecialRuleRef[];
  readonly weapons: readonly Weapon[];
  /** Ids of the options taken. */
  readonly options: readonly string[];
  readonly irregular?: true;
  readonly cannotBeDisordered?: true;
}

/** A unit as it comes out of an army list, before it has a place on the table. */
export interface Recruit {
  readonly name: string;
  readonly profile: Profile;
}

/** An army as people write it down: what is asked for, not yet judged. */
export interface ArmyList {
  readonly name: string;
  /** Id of the army whose lists its units come from. */
  readonly army: string;
  readonly entries: readonly ListEntry[];
}

export interface ListEntry {
  readonly unit: string;
  readonly size: Size;
  readonly options: readonly string[];
  /** A name of the player's own. */
  readonly name?: string;
}
