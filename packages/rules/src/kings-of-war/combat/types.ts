import type { Face } from '@muster/geometry';
import type { Modifier, SourceId, UnitId } from '../../kernel/refusal';
import type { RuleBook, RuleRef } from '../special/types';

/** A number of dice with an addition: `D6+6` is `{ dice: 1, sides: 6, plus: 6 }`, a plain 3 is `{ dice: 0, sides: 6, plus: 3 }`. */
export interface DiceSum {
  readonly dice: number;
  readonly sides: number;
  readonly plus: number;
}

/**
 * What combat needs to know about a unit: figures after every option, with the rules it has at this moment
 * (auras included). Nothing of the battle is in it. `undefined` is the "-" of a profile.
 */
export interface UnitFacts {
  readonly id: UnitId;
  /** Its own type, and for heroes also the type in the tag: `['hero', 'cavalry']`. */
  readonly types: readonly string[];
  readonly keywords: readonly string[];
  readonly melee: number | undefined;
  readonly ranged: number | undefined;
  readonly defence: number;
  /** Printed, never halved: a plan halves for Devastated and says so. `undefined` for a unit without attacks. */
  readonly attacks: number | DiceSum | undefined;
  readonly waver: number | undefined;
  readonly rout: number;
  readonly damage: number;
  readonly rules: RuleBook;
  readonly disordered: boolean;
  /** Its damage is above its current Rout value. See `isDevastated`. [KOW-NRV-11] */
  readonly devastated: boolean;
  /** Its damage rolls are 1 lower this turn, though its natural 6s still damage. [KOW-RNG-14] */
  readonly weakened: boolean;
}

/** One unit striking another it charged or counter charged this turn. */
export interface Strike {
  readonly phase: 'melee';
  readonly attacker: UnitFacts;
  readonly target: UnitFacts;
  /** The facing of the target that is struck. */
  readonly face: Face;
  readonly how: 'charge' | 'counter-charge';
  /** Never true for a counter charge. [KOW-MEL-05] */
  readonly hindered: boolean;
  /** It started the turn on a hill that its target is not on. The plan judges Fly and Hindered. [KOW-TER-07] */
  readonly fromHill: boolean;
}

/** A ranged weapon of a profile. Lengths in mm. */
export interface WeaponFacts {
  readonly id: string;
  readonly name: string;
  readonly range: number;
  /** `undefined`: the unit's Attacks. */
  readonly attacks: number | DiceSum | undefined;
  /** `undefined`: the unit's Ranged. */
  readonly ranged: number | undefined;
  /** Hits on this whatever the modifiers. [KOW-RNG-19] */
  readonly alwaysHitsOn: number | undefined;
  /** Weapons of these classes have no penalty for moving. [KOW-RNG-08] */
  readonly weaponClass: 'pistol' | 'javelin' | 'thrown' | undefined;
  readonly rules: readonly RuleRef[];
  /** Shots left in the game; `undefined` for no limit. */
  readonly usesLeft: number | undefined;
}

/** One unit shooting another with one weapon. Lengths in mm. */
export interface Volley {
  readonly phase: 'ranged';
  readonly attacker: UnitFacts;
  readonly target: UnitFacts;
  readonly weapon: WeaponFacts;
  /** The facing of the target in whose arc the shooter's Leader Point lies. */
  readonly face: Face;
  /** It had any order but Halt. [KOW-RNG-08] */
  readonly moved: boolean;
  readonly cover: boolean;
  /** From the shooter's Leader Point to the nearest point of the target. */
  readonly distance: number;
}

export type Attack = Strike | Volley;

/** A unit within reach of another, for rules with a range. `distance` in mm between nearest points. */
export interface Near {
  readonly unit: UnitFacts;
  readonly distance: number;
  /** Of the same army list as the unit it stands near (`Friendly Core`). [KOW-GEN-06] */
  readonly core: boolean;
}

/** The test of one damaged unit. */
export interface NerveTest {
  readonly phase: 'movement' | 'ranged' | 'melee';
  readonly target: UnitFacts;
  /** Those who struck it in this combat, or who damaged it with ranged attacks this phase (rules of the weapon included). */
  readonly attackers: readonly UnitFacts[];
  /** Friends of the target on the table, the target itself not among them. */
  readonly friends: readonly Near[];
  /** Enemies of the target on the table. */
  readonly enemies: readonly Near[];
  /** The attacker's pick where Dread meets Brutal or Shattering; left out, the stronger one is used. */
  readonly choice?: NerveChoice;
}

export type NerveChoice = 'dread' | 'brutal' | 'shattering';

/** How many dice an attack rolls, and why. */
export interface DicePlan {
  /** Attacks before anything changes them. */
  readonly base: number | DiceSum;
  readonly devastated: boolean;
  /** 1, 2 or 3; 0 for a unit without melee attacks. */
  readonly factor: number;
  /** More than 6 would be needed: half of all dice are rolled. */
  readonly halved: boolean;
  /** The dice if `base` is a number; the least and most otherwise. */
  readonly least: number;
  readonly most: number;
  /** Each step with its reason; `amount` is a factor here (2, 3, 0.5). */
  readonly factors: readonly Modifier[];
}

/** A roll of many dice against one number. */
export interface RollPlan {
  /** The stat or Defence the roll starts from. */
  readonly base: number;
  /** The natural face needed, 2 to 6. For an impossible roll, the number above 6 that would be needed. */
  readonly needed: number;
  readonly modifiers: readonly Modifier[];
  /** Natural 1s are rolled again because of this. [KOW-GEN-03] */
  readonly reroll?: SourceId;
}

/** Everything about an attack before a die falls; the card, the odds and the roll read this same object. */
export interface AttackPlan {
  readonly phase: 'melee' | 'ranged';
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly weapon?: string;
  readonly face: Face;
  readonly dice: DicePlan;
  /** `sixes`: only a natural 6 hits, with half the dice. */
  readonly toHit: RollPlan & { readonly sixes: boolean };
  /** Each hit becomes this many. [KOW-SPR-03] */
  readonly blast?: DiceSum;
  /** `impossible`: the target cannot be damaged. `why` names what replaced the Defence. */
  readonly toDamage: RollPlan & { readonly impossible: boolean; readonly defence?: SourceId };
  /** Rules of the attacker that would help but do not count, and what takes them. [KOW-MEL-07] */
  readonly lost: readonly { readonly rule: SourceId; readonly to: SourceId }[];
  /** The most it can heal by Lifeleech, already held to the damage it carries. */
  readonly lifeleech: number;
}

/** Faces as they fell. `again[i]` is the second face of the i-th die that had to be rolled again. */
export interface Faces {
  readonly first: readonly number[];
  readonly again: readonly number[];
}

/** What an attack came to: plain data, made to be the body of an event. */
export interface AttackResult {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly weapon?: string;
  readonly face: Face;
  /** Faces of D6+n Attacks; empty for a plain number. */
  readonly attacksRoll: readonly number[];
  readonly attacks: number;
  readonly toHit: Faces & { readonly needed: number };
  readonly hits: number;
  /** Faces of Blast, one run of dice per hit; empty without Blast. */
  readonly blast: readonly number[];
  /** Hits after Blast: the dice rolled to damage. */
  readonly impacts: number;
  readonly toDamage: Faces & { readonly needed: number };
  readonly damage: number;
  readonly healed: number;
}

export type NerveResult = 'steady' | 'wavering' | 'rout';

/** A Nerve value with its reasons. `value` is `undefined` for a Fearless Waver. */
export interface NerveValue {
  readonly printed: number | undefined;
  readonly value: number | undefined;
  readonly modifiers: readonly Modifier[];
}

/** Everything about a Nerve test before the dice fall. */
export interface NervePlan {
  readonly target: UnitId;
  readonly phase: NerveTest['phase'];
  readonly damage: number;
  /** Added to the roll besides the damage. */
  readonly modifiers: readonly Modifier[];
  readonly waver: NerveValue;
  readonly rout: NerveValue & { readonly value: number };
  /** What could have been picked instead; empty unless Dread meets Brutal or Shattering. */
  readonly choices: readonly NerveChoice[];
  readonly chosen?: NerveChoice;
  /** A Rout is rolled again because of this unit's rule. [KOW-NRV-06] [KOW-NRV-07] */
  readonly reroll?: { readonly because: SourceId; readonly unit: UnitId };
  /** Healed if it is Steady. [KOW-NRV-10] */
  readonly ironResolve: number;
}

export interface NerveThrow {
  readonly faces: readonly number[];
  readonly total: number;
  readonly result: NerveResult;
}

/** What a Nerve test came to: plain data, made to be the body of an event. */
export interface NerveOutcome {
  readonly target: UnitId;
  readonly throws: readonly NerveThrow[];
  readonly reroll?: { readonly because: SourceId; readonly unit: UnitId };
  readonly result: NerveResult;
  readonly healed: number;
}
