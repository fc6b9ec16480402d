import type { Point, Pose } from '@muster/geometry';
import type { ConsentEvent, Outcome, RuleId, SideId, SourceId, StepEvent, UnitId } from '../kernel';
import type { CombatEvent } from './events-combat';
import type { FlowEvent } from './events-flow';
import type { MagicEvent } from './events-magic';
import type { MoraleEvent } from './events-morale';
import type { MoveEvent } from './events-moves';
import type {
  Complication,
  Condition,
  ConditionKind,
  Dropped,
  Effect,
  Fate,
  Figure,
  Returned,
  Side,
  Step,
  Weather,
} from './state';
import type { Manner } from './steps-moves';

/**
 * What came true at the table. Poses are final, dice faces are in; folding needs neither rules nor chance. The events
 * here change the state; those of the parts mostly tell what happened and why, beside the changes that follow.
 */
export type Event =
  | CoreEvent
  | FlowEvent
  | MoveEvent
  | CombatEvent
  | MagicEvent
  | MoraleEvent
  | ConsentEvent
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Where a number or a change comes from: a rule row, a trait, a spell, a weather. */
export type Because = RuleId | SourceId;

export type CoreEvent =
  | StepEvent<Step, Returned>
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly manner: Manner;
      /** From start to end; the last is where it stands. */
      readonly path: readonly Point[];
      readonly pose: Pose;
      readonly level: number;
      readonly length: number;
    }
  | { readonly type: 'befell'; readonly unit: UnitId; readonly condition: Condition; readonly because: Because }
  | { readonly type: 'recovered'; readonly unit: UnitId; readonly condition: ConditionKind; readonly because: Because }
  /** Numbers and traits of a figure changed; `set` holds their new values. */
  | { readonly type: 'changed'; readonly unit: UnitId; readonly set: FigureSet; readonly because: Because }
  | {
      readonly type: 'leftPlay';
      readonly unit: UnitId;
      readonly how: Exclude<Fate, 'table' | 'reserve'>;
      readonly by: UnitId | null;
      readonly because: Because;
    }
  /** Back on the table, lying down [ASOBH-CON-03]. */
  | { readonly type: 'revived'; readonly unit: UnitId; readonly pose: Pose; readonly by: UnitId | null }
  /** A summoned creature; its id is `s` and `state.next`. */
  | { readonly type: 'arrived'; readonly figure: Figure; readonly because: Because }
  /** Its id is `e` and `state.next`. */
  | { readonly type: 'effectBegan'; readonly effect: Effect }
  | {
      readonly type: 'effectChanged';
      readonly id: string;
      readonly set: Partial<Omit<Effect, 'id' | 'is'>>;
      readonly because: Because;
    }
  /** What it was and on whom it lay, for the log. */
  | {
      readonly type: 'effectEnded';
      readonly id: string;
      readonly is: Effect['is'];
      readonly target: UnitId | null;
      readonly because: Because;
    }
  | { readonly type: 'droppedThing'; readonly thing: Dropped }
  | { readonly type: 'pickedUp'; readonly thing: Dropped; readonly by: UnitId }
  | { readonly type: 'sideChanged'; readonly side: SideId; readonly set: Partial<Omit<Side, 'id'>> }
  | {
      readonly type: 'weatherCame';
      readonly weather: Weather | null;
      readonly storm: boolean;
      readonly faces: readonly number[];
    }
  | { readonly type: 'complicationCame'; readonly complication: Complication | null; readonly faces: readonly number[] }
  | {
      readonly type: 'turnBegan';
      readonly side: SideId;
      readonly turn: number;
      /** For each figure the foes that it is hidden from [ASOBH-MEL-11]. */
      readonly unseen: Readonly<Record<UnitId, readonly UnitId[]>>;
    }
  | { readonly type: 'turnEnded'; readonly side: SideId; readonly why: 'all-acted' | 'passed' | 'taken' | 'turn-over' }
  /** Actions spent by a figure that acts now. */
  | { readonly type: 'spent'; readonly unit: UnitId; readonly actions: number; readonly on: string };

/** What `changed` may set. */
export type FigureSet = Partial<
  Pick<
    Figure,
    | 'side'
    | 'seat'
    | 'name'
    | 'level'
    | 'hurt'
    | 'worse'
    | 'gained'
    | 'lost'
    | 'lives'
    | 'did'
    | 'activated'
    | 'reacted'
    | 'declines'
    | 'used'
    | 'arms'
    | 'banked'
    | 'holds'
    | 'braved'
    | 'unseenBy'
    | 'controlled'
    | 'carriedBy'
    | 'below'
    | 'summoned'
  >
>;
