import type { UnitId } from '../kernel';
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
}

/** A melee of up to three exchanges [FL-BAT-100 …]. */
export interface MeleeStep {
  readonly is: 'melee';
  /** Who moved in; Attacker of the first exchange. */
  readonly initiator: UnitId;
  readonly other: UnitId;
  /** Who is Attacker of the present exchange; null before the first is set. */
  readonly attacker: UnitId | null;
  readonly exchange: number;
  readonly stage:
    | 'weapon'
    | 'tactic'
    | 'exchange'
    | 'rolled'
    | 'result'
    | 'hit'
    | 'push'
    | 'step-up'
    | 'will'
    | 'next'
    | 'over';
  /** By figure: weapon chosen (`Carried.id`, or `fists`). */
  readonly weapons: Readonly<Record<UnitId, string>>;
  readonly tactics: Readonly<Record<UnitId, Tactic | 'none'>>;
  readonly faces: Readonly<Record<UnitId, readonly number[]>>;
  /** What special rules noted about this melee, by name. */
  readonly notes: Readonly<Record<string, number>>;
}
export type Tactic = 'defensive' | 'evasive' | 'furious-armor' | 'furious-toughness';

/** Harm of any kind [FL-BAT-160]. */
export interface Hit {
  readonly target: UnitId;
  readonly by: UnitId | null;
  readonly blow: Blow;
  readonly how: 'melee' | 'shot' | 'fall' | 'trap' | 'spell' | 'item' | 'hazard' | 'special';
  readonly why: string;
  /** Natural face that made the Hit, for rules that ask (poison). */
  readonly natural: number | null;
  readonly weapon: string | null;
  /** Armor is passed over altogether. */
  readonly ignoresArmor?: boolean;
}

export interface HitStep {
  readonly is: 'hit';
  readonly hit: Hit;
  readonly stage: 'begin' | 'armor' | 'toughness' | 'avoid' | 'done';
  readonly armorFace: number | null;
  readonly toughnessFace: number | null;
  readonly result: HitResult | null;
}
export type HitResult = 'nothing' | 'stunned' | 'wounded' | 'casualty' | 'points';

/** A test of skill: asks for Will, items and a once-a-campaign pass before it is rolled [FL-BAT-197 … 202]. */
export interface TestStep {
  readonly is: 'test';
  readonly test: SkillTest;
  readonly stage: 'declare' | 'roll' | 'kept' | 'done';
  readonly bonus: number;
  readonly faces: readonly number[] | null;
}

/** What becomes of the table after somebody fell: rules that answer a casualty, one after another. */
export interface AftermathStep {
  readonly is: 'aftermath';
  readonly unit: UnitId;
  readonly by: UnitId | null;
  readonly how: string;
  readonly stage: string;
}

export type CombatStep = ShootStep | MeleeStep | HitStep | TestStep | AftermathStep;
export type CombatReturn =
  | { readonly is: 'hit'; readonly result: HitResult }
  | { readonly is: 'shot'; readonly hit: boolean }
  | { readonly is: 'test'; readonly passed: boolean; readonly total: number; readonly natural: number }
  | { readonly is: 'melee'; readonly exchanges: number };
