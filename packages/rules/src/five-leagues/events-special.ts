import type { SourceId, UnitId } from '../kernel';

/** What special rules do, told with their dice; the changes that follow are events of their own. */
export type SpecialEvent =
  /** Dice of a rule; `passed`: what it waits for came. */
  | {
      readonly type: 'ruleRolled';
      readonly rule: SourceId;
      readonly unit: UnitId | null;
      readonly faces: readonly number[];
      readonly sides: number;
      readonly passed: boolean;
    }
  /** Something a rule brought on; `what` is a code that words tell. */
  | {
      readonly type: 'ruleTold';
      readonly rule: SourceId;
      readonly what: string;
      readonly unit: UnitId | null;
      readonly target: UnitId | null;
    };
