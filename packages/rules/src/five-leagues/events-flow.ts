import type { Modifier, SeatId, UnitId } from '../kernel';
import type { OnceOnly, WarbandSheet } from './profile';
import type { Figure, Phase } from './state';
import type { ActStep, Reason, TrackingStep } from './steps-flow';

export type FlowEvent =
  /** A warband takes the place of any that was brought before; nobody is ready for it yet. */
  | {
      readonly type: 'warbandBrought';
      readonly seat: SeatId;
      readonly sheet: WarbandSheet;
      readonly figures: Readonly<Record<UnitId, Figure>>;
    }
  | { readonly type: 'shared'; readonly unit: UnitId; readonly seat: SeatId; readonly by: SeatId }
  /** `by`: who runs the enemies, where it is their seat; a hand of the party otherwise. */
  | {
      readonly type: 'readied';
      readonly seat: SeatId;
      readonly ready: boolean;
      readonly by: 'hand' | 'master' | 'game';
    }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  /** The first of the faces are those that rules set; `changes` say why there are more or fewer dice than figures. */
  | {
      readonly type: 'initiativeRolled';
      readonly faces: readonly number[];
      readonly fixed: readonly { readonly face: number; readonly because: string }[];
      readonly changes: readonly Modifier[];
    }
  /** A Story Point threw one of the dice again; which of the two counts is said next [FL-BAT-204]. */
  | { readonly type: 'dieThrownAgain'; readonly seat: SeatId; readonly before: number; readonly after: number }
  | { readonly type: 'dieKept'; readonly seat: SeatId; readonly face: number; readonly instead: number }
  /** A figure threw its own die again by a rule of its own, and has it for good [FL-BAT-07]. */
  | {
      readonly type: 'ownDieThrown';
      readonly unit: UnitId;
      readonly before: number;
      readonly after: number;
      readonly in: 'quick' | 'slow';
      readonly because: string;
    }
  /** One change of the proposal; whoever had said yes has not any more. */
  | { readonly type: 'initiativeProposed'; readonly seat: SeatId; readonly given: Readonly<Record<UnitId, number>> }
  | { readonly type: 'initiativeBacked'; readonly seat: SeatId }
  | {
      readonly type: 'initiativeSettled';
      readonly acts: Readonly<Record<UnitId, { readonly die: number | null; readonly in: 'quick' | 'slow' }>>;
    }
  /** The order of the enemies for this phase, and the faces that parted equals [FL-AI-01]. */
  | { readonly type: 'enemyOrdered'; readonly order: readonly UnitId[]; readonly faces: readonly number[] }
  | { readonly type: 'phasePassed'; readonly seat: SeatId }
  /** `lost`: it fell before its turn, and does nothing more this round [FL-BAT-32]. */
  | { readonly type: 'activationBegan'; readonly unit: UnitId; readonly kind: ActStep['kind'] | 'lost' }
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
  /** One die for each enemy that fell, with what was added and taken; who leaves follows [FL-BAT-191]. */
  | {
      readonly type: 'moraleTested';
      readonly fallen: number;
      readonly changes: readonly Modifier[];
      readonly faces: readonly number[];
      /** Highest face at which anybody of those still there gives way. */
      readonly failsOn: number;
      readonly failures: number;
    }
  /** Whose turn it was to give way among equals, by lot [FL-BAT-192]. */
  | { readonly type: 'routDrawn'; readonly unit: UnitId; readonly among: number; readonly faces: readonly number[] }
  /** A matter of Tracking is taken up: the next in the order that was chosen [FL-BAT-13]. */
  | { readonly type: 'matterBegan'; readonly what: string; readonly stage: TrackingStep['stage'] }
  | { readonly type: 'voteOpened'; readonly what: string; readonly seat: SeatId }
  | { readonly type: 'voted'; readonly what: string; readonly seat: SeatId; readonly yes: boolean }
  /** A new Hero of the warband has come to the table [FL-CHR-53]. */
  | { readonly type: 'friendCame'; readonly unit: UnitId; readonly seat: SeatId }
  | { readonly type: 'fled'; readonly units: readonly UnitId[] }
  | { readonly type: 'storyTold'; readonly seat: SeatId; readonly text: string; readonly harder: boolean }
  | { readonly type: 'asksRerolls'; readonly seat: SeatId; readonly ask: boolean };
