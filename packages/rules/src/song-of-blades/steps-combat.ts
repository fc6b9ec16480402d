import type { Point } from '@muster/geometry';
import type { Modifier, SeatId, UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';

/** What strikes: a blow, a shot, or something without a hand behind it. */
export type Means =
  /** `double`: two dice of one who carries two matching weapons [ASOBH-TRAIT-double-strike]. */
  | { readonly is: 'melee'; readonly power: boolean; readonly double?: boolean }
  | { readonly is: 'free-hack'; readonly why: string }
  /** `weapon` is a weapon trait, or `ranged` for the profile's own. */
  | { readonly is: 'shot'; readonly weapon: string; readonly aimed: boolean; readonly shooters: readonly UnitId[] }
  | { readonly is: 'spell'; readonly spell: SpellId; readonly power: number; readonly fire: boolean }
  /** A C-value attack by nobody: a fall of stones, flames, hail, a branch. */
  | { readonly is: 'hazard'; readonly why: string; readonly combat: number; readonly fire: boolean };

/** One comparison of dice [ASOBH-MEL-02] [ASOBH-RNG-02]. */
export interface Attack {
  /** Null for a hazard. */
  readonly by: UnitId | null;
  /** A figure, or the id of a wall. */
  readonly target: UnitId;
  readonly means: Means;
  /** Made lethal by what it is, beyond the target's own state [ASOBH-MEL-06]. */
  readonly lethal: boolean;
  /** Named before rolling: the one attack an Assassin or Lethal trait applies to [Combat Master]. */
  readonly named: boolean;
  /** The first attack after moving into contact with this foe [ASOBH-TRAIT-shield-rush]. */
  readonly charge?: boolean;
  /** Added to the attacker by what caused it (ambush, a flail strike at -1). */
  readonly extra: readonly Modifier[];
}

/** Results from least to most. */
export type Result = 'nothing' | 'recoil' | 'prone' | 'out' | 'gruesome';

/** One of the two in a combat, with everything added to its die. `value` is C and all modifiers. */
export interface Strength {
  readonly combat: number;
  readonly modifiers: readonly Modifier[];
  readonly value: number;
  readonly wins: Wins;
}

/** What a win of this one does, beyond the plain table of results; each by the name of what says so. */
export interface Wins {
  /** Any win puts the foe out, a doubled one is gruesome [ASOBH-MEL-06]. */
  readonly lethal: string | null;
  /** Any win puts the foe out, only a tripled one is gruesome [ASOBH-TRAIT-assassin]. */
  readonly slays: string | null;
  /** A doubled foe is killed gruesomely, a simple win is nothing special [ASOBH-CND-01]. */
  readonly doubledIsGruesome: string | null;
  /** Whatever puts the foe out kills it gruesomely [ASOBH-TRAIT-savage]. */
  readonly savage: string | null;
  /** A recoil is a fall [ASOBH-TRAIT-gargantuan]. */
  readonly fells: string | null;
  /** Never worse than a recoil [ASOBH-TRAIT-incorporeal]. */
  readonly onlyRecoils: string | null;
  /** Never gruesome [ASOBH-TRAIT-artificial]. */
  readonly notGruesome: string | null;
}

/** The dice compared. */
export interface Count {
  /** The die each one counts: the better of two for a double strike. */
  readonly die: { readonly attacker: number; readonly target: number };
  readonly totals: { readonly attacker: number; readonly target: number };
  /** Added to totals after the dice were seen: armour, a hammer's six, matching dice. */
  readonly after: readonly (Modifier & { readonly who: 'attacker' | 'target' })[];
  readonly winner: 'attacker' | 'target' | 'none';
  /** 1: beaten, 2: doubled, 3: tripled; 0 where nobody won. */
  readonly times: 0 | 1 | 2 | 3;
  /** Whatever of `Wins`, or of a weapon, made the result other than plain. */
  readonly because: readonly string[];
}

/** Something that answered a result: a shield's die, a parry, a hide. */
export interface Answered {
  readonly by: string;
  readonly unit: UnitId;
  readonly faces: readonly number[];
  readonly from: Result;
  readonly to: Result;
}

export interface FightStep {
  readonly is: 'combat';
  readonly attack: Attack;
  /** What is left to do, the first of the list first. */
  readonly todo: readonly string[];
  readonly faces: { readonly attacker: readonly number[]; readonly target: readonly number[] };
  /** As they stood when the dice fell; null before. */
  readonly sides: { readonly attacker: Strength; readonly target: Strength } | null;
  readonly count: Count | null;
  readonly result: Result;
  readonly chain: readonly Answered[];
  /** The dice were told already, because somebody was asked about them. */
  readonly shown: boolean;
  /** Where the attack came from, whatever becomes of the one who made it. */
  readonly from: Point | null;
}

/** A choice of a combat: parry, an effect of the winner (Drain, Shieldbreaker), which foe hacks. */
export interface ChoiceStep {
  readonly is: 'combat-choice';
  readonly seat: SeatId;
  /** Whose choice it is. */
  readonly unit: UnitId;
  readonly of: string;
  readonly options: readonly string[];
  readonly against: UnitId | null;
  /** What stands if nothing is changed. */
  readonly result: Result;
}

export type CombatStep =
  | FightStep
  | ChoiceStep
  /** A weapon struck from the hand: the disarmer says which, and where it falls [ASOBH-MEL-21]. */
  | { readonly is: 'disarm'; readonly unit: UnitId; readonly by: UnitId }
  /** A web thrown with so many actions [ASOBH-TRAIT-entangle]. */
  | {
      readonly is: 'web';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly actions: number;
      readonly stage: 'roll' | 'rolled';
    }
  /** A throw that may close a move which began at `from` [Javelin]. */
  | { readonly is: 'free-throw'; readonly unit: UnitId; readonly from: Point };

export type CombatReturn =
  | {
      readonly is: 'fought';
      readonly attack: Attack;
      readonly winner: 'attacker' | 'target' | 'none';
      /** What befell the loser in the end. */
      readonly result: Result;
      readonly loser: UnitId | null;
    }
  | { readonly is: 'chosen'; readonly of: string; readonly option: string };
