import type { Modifier, SourceId, UnitId } from '../kernel';
import type { SkillId } from './content/ids';
import type { Hit, HitResult, MeleeEnd, Tactic, TestAid } from './steps-combat';

/** What people are told of this part, beside the changes of the core events. Dice and their reasons are in. */
export type CombatEvent =
  /** The die of a shot as it fell; what it came to is in `shot`. */
  | {
      readonly type: 'shotRolled';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: SourceId;
      readonly face: number;
    }
  | {
      readonly type: 'shot';
      readonly unit: UnitId;
      readonly target: UnitId;
      /** Weapon or rule it came from. */
      readonly weapon: SourceId;
      readonly face: number;
      readonly needs: number;
      readonly modifiers: readonly Modifier[];
      /** Only a natural 6 hits, by this rule. */
      readonly onlySixes: SourceId | null;
      /** Millimetres. */
      readonly range: number;
      readonly cover: boolean;
      readonly hit: boolean;
    }
  /** `last`: a large quiver holds one more. */
  | { readonly type: 'ammunitionOut'; readonly unit: UnitId; readonly weapon: SourceId; readonly last: boolean }
  | {
      readonly type: 'armorRolled';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly face: number;
      readonly modifiers: readonly Modifier[];
      readonly armor: number;
      readonly because: readonly SourceId[];
      readonly result: 'through' | 'stuns' | 'stopped';
    }
  | {
      readonly type: 'toughnessRolled';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly face: number;
      readonly modifiers: readonly Modifier[];
      readonly toughness: number;
      readonly result: HitResult;
    }
  /** What a Hit came to, after all dice and answers. */
  | {
      readonly type: 'struck';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly how: Hit['how'];
      readonly why: SourceId;
      readonly result: HitResult;
      /** Monster Points it cost. */
      readonly points: number;
      /** It killed at once by this rule. */
      readonly deadly: SourceId | null;
      readonly avoided: 'story-point' | 'potion-of-fortune' | null;
    }
  | { readonly type: 'woundedBy'; readonly unit: UnitId; readonly because: SourceId; readonly result: HitResult }
  | { readonly type: 'meleeBegan'; readonly unit: UnitId; readonly target: UnitId }
  | {
      readonly type: 'fightChosen';
      readonly unit: UnitId;
      readonly weapon: SourceId;
      readonly tactic: Tactic | 'none';
    }
  /** The dice of an exchange as they fell; what they came to is in `exchangeFought`. */
  | {
      readonly type: 'exchangeRolled';
      readonly exchange: number;
      readonly attacker: UnitId;
      readonly defender: UnitId;
      readonly faces: Readonly<Record<UnitId, readonly number[]>>;
    }
  | {
      readonly type: 'exchangeFought';
      readonly exchange: number;
      readonly attacker: UnitId;
      readonly defender: UnitId;
      readonly faces: Readonly<Record<UnitId, readonly number[]>>;
      readonly modifiers: Readonly<Record<UnitId, readonly Modifier[]>>;
      readonly totals: Readonly<Record<UnitId, number>>;
      /** Null for a draw. */
      readonly winner: UnitId | null;
      readonly parried: SourceId | null;
      /** Who strikes a Hit, and by what right. */
      readonly blows: readonly { readonly by: UnitId; readonly because: SourceId }[];
      /** Why a winner’s blow does no harm (its tactic, no Counter Attack). */
      readonly harmless: SourceId | null;
    }
  | { readonly type: 'drivenBack'; readonly unit: UnitId; readonly by: UnitId; readonly because: SourceId }
  /** No room to give ground: Stunned where it may be, and one more exchange. */
  | {
      readonly type: 'backToTheWall';
      readonly unit: UnitId;
      readonly by: UnitId;
      /** What stands behind it: a figure, a piece by its name, the table’s edge, or a rule that holds it. */
      readonly behind:
        | { readonly is: 'figure'; readonly unit: UnitId }
        | { readonly is: 'piece'; readonly name: string }
        | { readonly is: 'edge' }
        | { readonly is: 'rule'; readonly because: SourceId };
    }
  | { readonly type: 'steppedUp'; readonly unit: UnitId; readonly up: boolean }
  | { readonly type: 'slippedAway'; readonly unit: UnitId; readonly away: boolean }
  | { readonly type: 'rallied'; readonly unit: UnitId }
  | {
      readonly type: 'meleeEnded';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly exchanges: number;
      readonly because: MeleeEnd;
    }
  | {
      readonly type: 'testDeclared';
      readonly unit: UnitId;
      readonly why: string;
      readonly aids: readonly TestAid[];
    }
  | {
      readonly type: 'tested';
      readonly unit: UnitId;
      readonly why: string;
      readonly skills: readonly SkillId[];
      readonly skill: SkillId | null;
      readonly target: number;
      readonly faces: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly total: number;
      readonly passed: boolean;
      /** It was passed by this and not by the dice. */
      readonly by: TestAid | null;
    }
  /** The dice of a test as they fell. */
  | { readonly type: 'testRolled'; readonly unit: UnitId; readonly why: string; readonly faces: readonly number[] }
  | { readonly type: 'skillGained'; readonly unit: UnitId; readonly skill: SkillId };
