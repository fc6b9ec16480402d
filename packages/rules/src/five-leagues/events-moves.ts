import type { RuleId, SourceId, UnitId } from '../kernel';

/** What people are told of this part, beside the changes of the core events. */
export type MoveEvent =
  | { readonly type: 'doorOpened'; readonly unit: UnitId; readonly piece: string; readonly is: 'door' | 'window' }
  /** It ran in a ruin: no farther in all than the die says, in inches [FL-BAT-65]. */
  | { readonly type: 'pickedItsWay'; readonly unit: UnitId; readonly face: number }
  | { readonly type: 'jumped'; readonly unit: UnitId; readonly height: number }
  | { readonly type: 'fell'; readonly unit: UnitId; readonly height: number }
  /** Something happened on the way; `left` is what remains of its allowance, in mm. */
  | { readonly type: 'halted'; readonly unit: UnitId; readonly left: number }
  /** Something greater pushed a friend out of its way [FL-AI-42]. */
  | { readonly type: 'pushedAside'; readonly unit: UnitId; readonly by: UnitId }
  /** Moved by force or luck, toward an angle in degrees; `faces` where dice gave it [FL-BAT-36]. */
  | {
      readonly type: 'driven';
      readonly unit: UnitId;
      readonly angle: number;
      readonly length: number;
      readonly stoppedBy: string | null;
      readonly faces: readonly number[];
      readonly because: RuleId | SourceId;
    };
