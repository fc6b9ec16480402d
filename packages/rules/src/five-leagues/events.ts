import type { Point, Pose } from '@muster/geometry';
import type { ConsentEvent, Outcome, RuleId, SourceId, StepEvent, UnitId } from '../kernel';
import type { CombatEvent } from './events-combat';
import type { FlowEvent } from './events-flow';
import type { ItemEvent } from './events-items';
import type { MagicEvent } from './events-magic';
import type { MasterEvent } from './events-master';
import type { MoveEvent } from './events-moves';
import type { ScenarioEvent } from './events-scenarios';
import type { SpecialEvent } from './events-special';
import type { Effect, Fate, Figure, Marker, Returned, State, Step } from './state';
import type { Manner } from './steps-moves';

/**
 * What came true at the table. Poses are final, dice faces are in; folding needs neither rules nor chance. The events
 * here change the state; those of the parts mostly tell what happened and why, beside the changes that follow.
 */
export type Event =
  | CoreEvent
  | FlowEvent
  | ScenarioEvent
  | MoveEvent
  | CombatEvent
  | MagicEvent
  | ItemEvent
  | MasterEvent
  | SpecialEvent
  | ConsentEvent
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Where a number or a change comes from: a rule row, a trait, a spell, an item, an enemy's own rule. */
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
      /** Allowance it cost, in mm. */
      readonly cost: number;
      readonly length: number;
    }
  /** Scores, conditions and counts of a figure changed; `set` holds their new values. */
  | { readonly type: 'changed'; readonly unit: UnitId; readonly set: FigureSet; readonly because: Because }
  | {
      readonly type: 'leftPlay';
      readonly unit: UnitId;
      readonly how: Exclude<Fate, 'table' | 'reserve'>;
      readonly by: UnitId | null;
      readonly because: Because;
    }
  /** A figure of the roster came to stand on the table (deployed, arrived, set back). */
  | {
      readonly type: 'placed';
      readonly unit: UnitId;
      readonly pose: Pose;
      readonly level: number;
      readonly because: Because;
    }
  /** A figure that was not in the game before; its id is `e` and `state.next` for enemies, `f` for friends. */
  | { readonly type: 'arrived'; readonly figure: Figure; readonly because: Because }
  /** Its id is `m` and `state.next`. */
  | { readonly type: 'markerSet'; readonly marker: Marker; readonly because: Because }
  | {
      readonly type: 'markerChanged';
      readonly id: string;
      readonly set: Partial<Omit<Marker, 'id'>>;
      readonly because: Because;
    }
  | { readonly type: 'markerGone'; readonly id: string; readonly is: Marker['is']; readonly because: Because }
  /** Its id is `x` and `state.next`. */
  | { readonly type: 'effectBegan'; readonly effect: Effect; readonly because: Because }
  | { readonly type: 'effectChanged'; readonly id: string; readonly set: Partial<Omit<Effect, 'id' | 'is'>> }
  | { readonly type: 'effectEnded'; readonly id: string; readonly is: Effect['is']; readonly because: Because }
  /** What belongs to the whole battle changed. */
  | { readonly type: 'battleChanged'; readonly set: BattleSet; readonly because: Because };

/** What `changed` may set: everything but who a figure is and where it stands. */
export type FigureSet = Partial<Omit<Figure, 'id' | 'side' | 'fate' | 'pose' | 'end'>>;

/** What `battleChanged` may set. */
export type BattleSet = Partial<
  Pick<
    State,
    | 'terrain'
    | 'opened'
    | 'warband'
    | 'shares'
    | 'encounter'
    | 'objective'
    | 'edge'
    | 'round'
    | 'phase'
    | 'initiative'
    | 'storyPoints'
    | 'backpack'
    | 'unasked'
    | 'fell'
    | 'counts'
    | 'enemyGained'
    | 'enemiesBy'
    | 'report'
  >
>;
