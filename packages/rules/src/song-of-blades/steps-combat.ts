import type { Modifier, SeatId, UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';

/** What strikes: a blow, a shot, or something without a hand behind it. */
export type Means =
  | { readonly is: 'melee'; readonly power: boolean }
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
  /** Added to the attacker by what caused it (Trample, a flail strike at -1). */
  readonly extra: readonly Modifier[];
}

/** Results from least to most. */
export type Result = 'nothing' | 'recoil' | 'prone' | 'out' | 'gruesome';

export type CombatStep =
  /** `roll` → dice may be changed → `results` pass through what answers them → `apply`. */
  | {
      readonly is: 'combat';
      readonly attack: Attack;
      readonly stage: 'roll' | 'dice' | 'result' | 'apply' | 'after';
      readonly faces: { readonly attacker: readonly number[]; readonly target: readonly number[] };
      /** Who won, by how the totals compare; null until counted. */
      readonly winner: 'attacker' | 'target' | 'none' | null;
      readonly result: Result;
      /** What was asked or answered already: traits by name, seats that let the dice stand. */
      readonly passed: readonly string[];
      readonly data: Readonly<Record<string, number | string>>;
    }
  /** A choice of a combat: parry, an effect of the winner (Drain, Shieldbreaker), an extra Free Hack. */
  | {
      readonly is: 'combat-choice';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly of: string;
      readonly options: readonly string[];
      readonly against: UnitId | null;
    }
  /** A weapon struck from the hand: the disarmer says where it falls [ASOBH-MEL-21]. */
  | { readonly is: 'disarm'; readonly unit: UnitId; readonly by: UnitId }
  /** A throw that may close a move [Javelin]. */
  | { readonly is: 'free-throw'; readonly unit: UnitId };

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
