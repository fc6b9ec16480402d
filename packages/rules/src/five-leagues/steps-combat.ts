import type { SourceId, UnitId } from '../kernel';
import type { Blow } from './profile';
import type { SkillTest } from './state';

/** One shot [FL-BAT-80 …]. `weapon` is a `Carried.id`, or `profile` for a monster's own. */
export interface Shot {
  readonly by: UnitId;
  readonly target: UnitId;
  readonly weapon: string;
  /** A shot outside an activation (a volley, a return shot) uses up nothing of it. */
  readonly free: boolean;
}

export interface ShootStep {
  readonly is: 'shoot';
  readonly shot: Shot;
  readonly stage: 'roll' | 'kept' | 'hit' | 'done';
  readonly face: number | null;
  /** What a Hit of it did; null before, and after a miss. */
  readonly result: HitResult | null;
}

/** A melee of up to three exchanges [FL-BAT-100 …]. */
export interface MeleeStep {
  readonly is: 'melee';
  /** Who moved in; Attacker of the first exchange. */
  readonly initiator: UnitId;
  readonly other: UnitId;
  /** Who is Attacker of the present exchange; null before the first is set. */
  readonly attacker: UnitId | null;
  /** Number of the present exchange, from 1; 0 before the first. */
  readonly exchange: number;
  /**
   * `hit` strikes one blow after another, `struck` reads what it did; `special`: rules that follow an exchange; `end`
   * waits for those that follow the melee.
   */
  readonly stage:
    | 'begin'
    | 'weapon'
    | 'exchange'
    | 'rolled'
    | 'hit'
    | 'struck'
    | 'special'
    | 'slip'
    | 'push'
    | 'step-up'
    | 'will'
    | 'next'
    | 'over'
    | 'end';
  /** By figure: weapon chosen (`Carried.id`, `fists`, or `profile` for a blow of its own). */
  readonly weapons: Readonly<Record<UnitId, string>>;
  readonly tactics: Readonly<Record<UnitId, Tactic | 'none'>>;
  /** Faces of the present exchange; two where somebody fights defensively. */
  readonly faces: Readonly<Record<UnitId, readonly number[]>>;
  /** Who was Stunned when the present exchange began: that Stun is spent by it [FL-BAT-176]. */
  readonly dazed: readonly UnitId[];
  /** Whose dice may be thrown again; null for nobody’s. */
  readonly rerolls: UnitId | null;
  /** Winner of the present exchange; null for a draw and before the dice. */
  readonly winner: UnitId | null;
  /** Hits of the present exchange still to be struck, by who strikes. */
  readonly blows: readonly UnitId[];
  /** What the winner’s blow did; null where none was struck. */
  readonly hit: HitResult | null;
  /** Who is Attacker of the next exchange, if there is one. */
  readonly leads: UnitId | null;
  /** The seat was asked about Will in this exchange. */
  readonly asked: boolean;
  /** One more exchange follows, whatever the count: the loser had its back to the wall [FL-BAT-119]. */
  readonly again: boolean;
  /** Why it ends with this exchange; null where it goes on. */
  readonly ends: MeleeEnd | null;
  /** What special rules noted about this melee, by name. */
  readonly notes: Readonly<Record<string, number>>;
}
export type MeleeEnd = 'casualty' | 'draw' | 'third' | 'stays' | 'slipped' | 'fell' | 'special' | 'apart';
export type Tactic = 'defensive' | 'evasive' | 'furious-armor' | 'furious-toughness';

/** Harm of any kind [FL-BAT-160]. */
export interface Hit {
  readonly target: UnitId;
  readonly by: UnitId | null;
  readonly blow: Blow;
  /** What the blow adds up from, each with its source; left out where all of it comes from `why`. */
  readonly parts?: readonly { readonly blow: Blow; readonly because: SourceId }[];
  readonly how: 'melee' | 'shot' | 'fall' | 'trap' | 'spell' | 'item' | 'hazard' | 'special';
  /** Weapon, rule or hazard it comes from; words name it as a source. */
  readonly why: SourceId;
  /** Natural face that made the Hit, for rules that ask (poison); null where no die of the striker won it. */
  readonly natural: number | null;
  /** Struck in melee by the Defender of the exchange. */
  readonly asDefender?: boolean;
  /** `Carried.id`, `fists`, `profile`, or null for what is no weapon. */
  readonly weapon: string | null;
  /** Armor is passed over altogether. */
  readonly ignoresArmor?: boolean;
  /** No roll decides it: what it does is settled, and it Stuns nobody beside that. */
  readonly sure?: true;
}

export interface HitStep {
  readonly is: 'hit';
  readonly hit: Hit;
  readonly stage: 'begin' | 'armor' | 'toughness' | 'avoid' | 'apply' | 'done';
  readonly armorFace: number | null;
  readonly toughnessFace: number | null;
  readonly result: HitResult | null;
}
/** `points`: an Aberration lost Monster Points. */
export type HitResult = 'nothing' | 'stunned' | 'wounded' | 'casualty' | 'points';

/** What may be thrown into a test before it is rolled [FL-BAT-199] [FL-BAT-202] [FL-CHR-52]. */
export type TestAid = 'will' | 'pass-test' | 'coil-of-rope' | 'delvers-kit';

/** A test of skill: asks for Will, items and a once-a-campaign pass before it is rolled [FL-BAT-197 … 202]. */
export interface TestStep {
  readonly is: 'test';
  readonly test: SkillTest;
  readonly stage: 'declare' | 'roll' | 'kept' | 'rope' | 'done';
  readonly aids: readonly TestAid[];
  readonly faces: readonly number[] | null;
}

/** What becomes of the table after somebody fell: rules that answer a casualty, one after another. */
export interface AftermathStep {
  readonly is: 'aftermath';
  readonly unit: UnitId;
  readonly by: UnitId | null;
  readonly how: 'casualty' | 'routed' | 'left' | 'removed';
  /** What took it out, as `leftPlay` says. */
  readonly because: string;
  readonly stage: 'begin' | 'done';
}

export type CombatStep = ShootStep | MeleeStep | HitStep | TestStep | AftermathStep;
export type CombatReturn =
  | { readonly is: 'hit'; readonly result: HitResult }
  | { readonly is: 'shot'; readonly hit: boolean; readonly result: HitResult | null }
  | { readonly is: 'test'; readonly passed: boolean; readonly total: number; readonly natural: number }
  | { readonly is: 'melee'; readonly exchanges: number };
