import type { Blow, Nature, Speed } from '../profile';
import type { SpecialId, TraitId, WeaponId } from './ids';

/** The ten tables of enemies [FL-ENM-01]. */
export const ENEMY_TABLE_IDS = [
  'ruin-within',
  'whispers-from-beyond',
  'gnawling-horde',
  'ice-heart-court',
  'duskling-warbands',
  'oldest-kin',
  'curse-of-war',
  'faceless-kingdom',
  'roadside',
  'lurking-foes',
] as const;
export type EnemyTableId = (typeof ENEMY_TABLE_IDS)[number];

/** The numbers of a row; lengths in inches. */
export interface EnemyStats {
  /** Added to the higher of two D6 [FL-SET-02]. */
  readonly numbers: number;
  readonly speed: Speed;
  readonly combat: number;
  /** In melee only [FL-BAT-88]. */
  readonly blow: Blow;
  readonly toughness: number;
  readonly armor: number;
  /** How many carry a ranged weapon, and which. */
  readonly ranged: { readonly count: number; readonly weapon: WeaponId } | null;
}

export type Range = readonly [from: number, to: number];

/** A row of an enemy table. */
export interface EnemyEntry {
  readonly id: string;
  /** Row of the inventory. */
  readonly row: string;
  readonly name: string;
  readonly table: EnemyTableId;
  /** Faces of the D100; null where our text of the book is cut off [GAP-01]. */
  readonly range: Range | null;
  /** Null where our text of the book is cut off. */
  readonly stats: EnemyStats | null;
  readonly natures: readonly Nature[];
  readonly traits: readonly TraitId[];
  /** Rules of this row; those of its table come on top. */
  readonly specials: readonly SpecialId[];
  /** Our own numbers for a row that is cut off, lent by another row; used only where the table was set so. */
  readonly standIn?: { readonly range: Range; readonly stats: EnemyStats; readonly from: string };
}

export interface EnemyTable {
  readonly id: EnemyTableId;
  readonly name: string;
  /** Rules of the table, for all its foes and, where they say so, for the battle [FL-ENM-22]. */
  readonly rules: readonly SpecialId[];
  /** In the order of the book, which is that of rising danger. */
  readonly entries: readonly EnemyEntry[];
}
