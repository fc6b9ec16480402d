import type { Face, Point, Pose } from '@muster/geometry';
import type { ConsentEvent, Outcome, SeatId, SideId, UnitId } from '../kernel';
import type { AttackResult, NerveOutcome } from './combat/types';
import type { Recruit } from './profile';
import type { Edge, Engagement, Order, Phase, RegroupWay, RollOff, Step, TurnStart } from './state';
import type { TerrainPiece } from './terrain';

/** A unit pushed just clear of another so that it is plain who fights whom [KOW-CHG-11]. */
export interface Nudge {
  readonly unit: UnitId;
  readonly pose: Pose;
}

/** What came true at the table. Poses are final, dice faces are in; folding needs neither rules nor chance. */
export type Event =
  | {
      readonly type: 'armyChosen';
      readonly side: SideId;
      readonly seat: SeatId;
      readonly name: string;
      readonly army: string;
      readonly points: number;
      readonly units: readonly ({ readonly id: UnitId } & Recruit)[];
    }
  | { readonly type: 'readied'; readonly side: SideId; readonly ready: boolean }
  | { readonly type: 'laid'; readonly side: SideId; readonly piece: TerrainPiece }
  | { readonly type: 'altered'; readonly side: SideId; readonly piece: TerrainPiece }
  | { readonly type: 'takenUp'; readonly side: SideId; readonly piece: string }
  | { readonly type: 'agreed'; readonly side: SideId }
  | { readonly type: 'rolledOff'; readonly side: SideId; readonly why: RollOff; readonly face: number }
  /** `winner` is null for a tie, which is rolled again [KOW-GEN-05]. */
  | { readonly type: 'rollOffDecided'; readonly why: RollOff; readonly winner: SideId | null }
  | { readonly type: 'edgeChosen'; readonly side: SideId; readonly edge: Edge }
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly pose: Pose }
  /** Units that find no room on their strip: they take no part and count as lost. */
  | { readonly type: 'leftOut'; readonly side: SideId; readonly units: readonly UnitId[] }
  /** Scouts that stay where they are. */
  | { readonly type: 'passed'; readonly side: SideId; readonly units: readonly UnitId[] }
  /** Of every round, or of the scouts. */
  | { readonly type: 'firstChosen'; readonly by: SideId; readonly first: SideId; readonly of?: 'scouts' }
  /** The stack of what the game waits for changed. */
  | { readonly type: 'opened'; readonly step: Step }
  | { readonly type: 'closed' }
  | {
      readonly type: 'turnBegan';
      readonly side: SideId;
      readonly round: number;
      readonly starts: Readonly<Record<UnitId, TurnStart>>;
    }
  | { readonly type: 'turnEnded'; readonly side: SideId }
  | { readonly type: 'phaseEnded'; readonly side: SideId; readonly phase: Phase }
  /** A scout's move before the battle, an order, or the Halt of a unit that was given none. */
  | {
      readonly type: 'ordered';
      readonly unit: UnitId;
      readonly order: Order;
      /** Poses from start to end; the last is where it stands. */
      readonly path: readonly Pose[];
      /** Inches are for words: the length gone, in mm. */
      readonly distance: number;
      readonly scouting: boolean;
      /** Pairs that ended because of it. */
      readonly left: readonly Engagement[];
    }
  | {
      readonly type: 'charged';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly face: Face;
      readonly order: Order;
      readonly path: readonly Pose[];
      readonly contact: Point;
      /** From the front edge to the target when it was ordered, in mm. */
      readonly distance: number;
      readonly left: readonly Engagement[];
      readonly nudged: readonly Nudge[];
    }
  | {
      readonly type: 'withdrew';
      readonly unit: UnitId;
      readonly pose: Pose;
      readonly left: readonly Engagement[];
      readonly nudged: readonly Nudge[];
    }
  | { readonly type: 'pivoted'; readonly unit: UnitId; readonly pose: Pose }
  | { readonly type: 'wildRolled'; readonly unit: UnitId; readonly face: number; readonly inches: number }
  | { readonly type: 'steadied'; readonly unit: UnitId; readonly face: number; readonly held: boolean }
  | {
      readonly type: 'regenerated';
      readonly unit: UnitId;
      readonly faces: readonly number[];
      readonly needed: number;
      readonly healed: number;
    }
  | { readonly type: 'cloaked'; readonly by: UnitId; readonly units: readonly UnitId[] }
  | { readonly type: 'radiated'; readonly by: UnitId; readonly units: readonly UnitId[] }
  | {
      readonly type: 'shot';
      readonly result: AttackResult;
      readonly weapon: string;
      /** The weapon's uses are counted. */
      readonly limited: boolean;
    }
  | {
      readonly type: 'struck';
      readonly result: AttackResult;
      /** The target becomes Disordered, and loses Nimble to Phalanx or Ensnare [KOW-DSO-01] [KOW-DSO-02]. */
      readonly disorders: boolean;
      readonly losesNimble: boolean;
    }
  | { readonly type: 'tested'; readonly during: Phase; readonly outcome: NerveOutcome }
  /** Removed and destroyed; its pairs end with it [KOW-NRV-09]. */
  | { readonly type: 'routed'; readonly unit: UnitId }
  | {
      readonly type: 'regrouped';
      readonly unit: UnitId;
      readonly way: RegroupWay;
      /** Empty for a pivot on the spot. */
      readonly faces: readonly number[];
      /** The full distance, in mm. */
      readonly distance: number;
      /** False: the way was not free for the full distance, the unit must choose another. */
      readonly free: boolean;
      readonly path: readonly Pose[];
      readonly nudged: readonly Nudge[];
    }
  /** A forward regroup that met another enemy: a charge, fought at once [KOW-IND-10]. */
  | {
      readonly type: 'overran';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly face: Face;
      readonly order: Order;
      readonly faces: readonly number[];
      readonly distance: number;
      readonly path: readonly Pose[];
      readonly contact: Point;
      readonly nudged: readonly Nudge[];
    }
  | { readonly type: 'lastRoundRolled'; readonly side: SideId; readonly face: number; readonly rounds: number }
  /** After a correction: who touches whom was judged again. */
  | { readonly type: 'recontacted'; readonly engagements: readonly Engagement[] }
  | ConsentEvent
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
