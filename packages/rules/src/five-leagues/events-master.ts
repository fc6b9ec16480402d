import type { Change, UnitId } from '../kernel';
import type { SkillId } from './content/ids';
import type { Prepared, Reward } from './secret';

/** What a game master does. What is prepared stays with the seat `gm`; what is revealed is for all. */
export type MasterEvent =
  /** New, or in place of the one with its id. Only the master learns of it. */
  | { readonly type: 'prepared'; readonly thing: Prepared }
  /** Only the master learns of it. */
  | { readonly type: 'unprepared'; readonly id: string }
  /** `id` is null for all but the master: its number would tell how much is prepared. */
  | { readonly type: 'sprang'; readonly id: string | null; readonly title: string; readonly told: string }
  /** A ruling: changes that skip the rules of play, for all to read. */
  | { readonly type: 'ruled'; readonly changes: readonly Change[]; readonly text: string }
  /** `all`: those who come later, too. */
  | {
      readonly type: 'handedOver';
      readonly units: readonly UnitId[];
      readonly all: boolean;
      readonly to: 'game' | 'master';
    }
  | { readonly type: 'rewarded'; readonly reward: Reward; readonly because: 'master' | 'test' }
  | {
      readonly type: 'masterAsked';
      readonly units: readonly UnitId[];
      readonly skills: readonly SkillId[];
      readonly target: number;
      readonly text: string;
    }
  | { readonly type: 'masterAnswered'; readonly unit: UnitId; readonly passed: boolean; readonly text: string };
