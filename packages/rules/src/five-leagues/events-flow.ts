import type { SeatId, UnitId } from '../kernel';
import type { OnceOnly } from './profile';
import type { Phase } from './state';
import type { Reason } from './steps-flow';

export type FlowEvent =
  | { readonly type: 'warbandBrought'; readonly seat: SeatId; readonly name: string; readonly figures: number }
  | { readonly type: 'shared'; readonly unit: UnitId; readonly seat: SeatId; readonly by: SeatId }
  | { readonly type: 'readied'; readonly seat: SeatId; readonly ready: boolean }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'initiativeRolled'; readonly faces: readonly number[]; readonly fixed: readonly string[] }
  /** One change of the proposal; whoever had said yes has not any more. */
  | { readonly type: 'initiativeProposed'; readonly seat: SeatId; readonly given: Readonly<Record<UnitId, number>> }
  | { readonly type: 'initiativeBacked'; readonly seat: SeatId }
  | {
      readonly type: 'initiativeSettled';
      readonly acts: Readonly<Record<UnitId, { readonly die: number | null; readonly in: 'quick' | 'slow' }>>;
    }
  | { readonly type: 'activationBegan'; readonly unit: UnitId }
  | { readonly type: 'activationEnded'; readonly unit: UnitId }
  /** What the automa chose for a figure, and why; null for who may not know it. */
  | {
      readonly type: 'automaChose';
      readonly unit: UnitId;
      readonly reason: Reason | null;
      readonly faces: readonly number[];
    }
  | { readonly type: 'willSpent'; readonly unit: UnitId; readonly on: string; readonly left: number }
  | {
      readonly type: 'storyPointSpent';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly on: string;
      readonly left: number;
    }
  /** An option of the whole campaign is used up [FL-CHR-52]. */
  | { readonly type: 'onceUsed'; readonly seat: SeatId; readonly what: OnceOnly }
  | {
      readonly type: 'rerolled';
      readonly unit: UnitId;
      readonly before: readonly number[];
      readonly after: readonly number[];
      readonly kept: 'before' | 'after';
      readonly source: string;
    }
  | {
      readonly type: 'moraleTested';
      readonly faces: readonly number[];
      readonly failsOn: number;
      readonly failures: number;
    };
