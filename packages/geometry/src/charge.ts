import type { Base, Face, Polygon, Table } from './base';
import type { Pose } from './pose';
import type { Point } from './vec';

/** A base with the id of the unit it carries. */
export interface Body {
  readonly id: string;
  readonly base: Base;
}

/** Who already stands on a facing, and how many mm others end away from it; unset, they may touch. */
export interface Sharer extends Body {
  readonly clearance?: number;
}

/** Something a move has to do with: a unit's base or a piece of terrain. */
export interface Obstacle {
  readonly id: string;
  readonly shape: Base | Polygon;
  /** mm the mover must end away from it; unset, it may end touching. Friends who may not touch want 0.1. */
  readonly clearance?: number;
}

/** Everything a charge is planned from. The caller has judged arc, sight and range. */
export interface ChargeRequest {
  readonly charger: Body;
  readonly target: Body;
  /** The facing that must be contacted, fixed before anything moved. [KOW-CHG-02] */
  readonly face: Face;
  /** How many pivots of up to `pivotLimit` degrees about the centre are allowed: 1, or 2 with Nimble. */
  readonly pivots: number;
  /** Degrees; 90 unless told. */
  readonly pivotLimit?: number;
  /** Whether one more pivot of any size comes before everything else. [KOW-IND-02] */
  readonly freePivot?: boolean;
  /** May neither be moved through nor ended on (other units, blocking terrain). */
  readonly blocking: readonly Obstacle[];
  /** May be moved through but not ended on (Yielding units). */
  readonly passable?: readonly Obstacle[];
  /** May be moved through and ended on, and is reported (difficult terrain, obstacles, hills). */
  readonly open?: readonly Obstacle[];
  readonly table: Table;
  /** Passes over everything on its way, and must end clear like any other. */
  readonly flies?: boolean;
  /** Units already standing aligned on that facing: the charger takes its place beside them, they stay. */
  readonly sharers?: readonly Sharer[];
  /** The target turns flush to the charger's front instead of the other way round. [KOW-IND-05] */
  readonly targetAligns?: boolean;
}

/** One leg of a route, as drawn and as logged. */
export interface Leg {
  readonly kind: 'pivot' | 'ahead' | 'align' | 'shuffle';
  readonly from: Pose;
  readonly to: Pose;
}

/** A charge that can be made. All poses are rounded, and checked after rounding. */
export interface ChargePlan {
  readonly charger: string;
  readonly target: string;
  readonly face: Face;
  readonly legs: readonly Leg[];
  /** The poses in order, from the first to the last: the path as way-points. */
  readonly path: readonly Pose[];
  /** Signed degrees of each pivot made, in order. */
  readonly pivots: readonly number[];
  /** mm gone straight ahead. */
  readonly length: number;
  /** The ground the base covers from start to contact, one convex polygon per straight leg, for drawing. */
  readonly corridor: readonly Polygon[];
  /** The first point of the target touched. */
  readonly touch: Point;
  /** Where the charger stands when it first touches. */
  readonly contact: Pose;
  /** Flush with the facing, the touch point still on its front edge. [KOW-CHG-06] */
  readonly aligned: Pose;
  /** After the shuffle. [KOW-CHG-08] */
  readonly final: Pose;
  /** mm of the target's facing in contact with the charger's front. */
  readonly contactLength: number;
  /** mm the charger's leader point stands off the centre of the facing, to the charger's right. */
  readonly offCentre: number;
  /** Where the target stands after aligning to its charger; unset when it did not move. */
  readonly targetPose?: Pose;
  /** Ids of `open` pieces moved through or over on the straight legs, while aligning and shuffling. */
  readonly crossed: readonly string[];
  /** Ids of `open` pieces only swung over by a pivot. */
  readonly swungOver: readonly string[];
  /** Ids of `open` pieces the charger ends on. */
  readonly endedOn: readonly string[];
  /** Ids of bases among `blocking` the charger ends touching although it did not charge them. [KOW-CHG-11] */
  readonly alsoTouches: readonly string[];
}

export type ChargeCode =
  /** No pose reached with the allowed pivots brings the charger against that facing. */
  | 'charge/unreachable'
  /** The route meets another face of the target first. */
  | 'charge/wrong-face'
  /** Something stands on every route. */
  | 'charge/route-blocked'
  /** It can touch the facing but not stand flush there. */
  | 'charge/no-room'
  /** Only corners would touch. */
  | 'charge/corner-only'
  /** It would leave the table. */
  | 'charge/off-table'
  /** The units already on that facing leave no room. */
  | 'charge/facing-full';

/** Why a charge cannot be made: who stands in the way, where, and by how much. Lengths in mm, angles in degrees. */
export interface ChargeRefusal {
  readonly code: ChargeCode;
  readonly who: readonly string[];
  readonly where: Point;
  readonly detail: Readonly<Record<string, number | string>>;
}

export type ChargeResult =
  | { readonly ok: true; readonly value: ChargePlan }
  | { readonly ok: false; readonly error: ChargeRefusal };

/** One of several chargers of the same target. */
export interface MultiCharger extends Pick<ChargeRequest, 'face' | 'pivots' | 'pivotLimit' | 'freePivot' | 'flies'> {
  readonly charger: Body;
  /** Obstacles only this charger has, beside the common ones. */
  readonly blocking?: readonly Obstacle[];
  readonly passable?: readonly Obstacle[];
}

/** Several units charging one target at the same time. [KOW-MUL-01] */
export interface MultiChargeRequest
  extends Pick<ChargeRequest, 'target' | 'blocking' | 'passable' | 'open' | 'table' | 'targetAligns'> {
  /**
   * In the order the player names them; of two whose leader points tie exactly, the first named stands to the left.
   * The obstacles must not hold the chargers: they are added while they wait.
   */
  readonly chargers: readonly MultiCharger[];
  /** mm the chargers end away from each other. */
  readonly clearance?: number;
  /** How three or more share what the middle leaves: equal lengths (default), or equal fractions of their fronts. */
  readonly share?: 'length' | 'fraction';
  /** Only the named order is tried; else all are until one is legal. */
  readonly keepOrder?: boolean;
}

/** Who charges, in an order in which each can move, and who cannot with the reason. */
export interface MultiChargePlan {
  /** Ids in the order they move. Empty when nobody can. */
  readonly order: readonly string[];
  /** The plans of those in `order`, in that order. */
  readonly plans: readonly ChargePlan[];
  readonly refused: readonly { readonly id: string; readonly refusal: ChargeRefusal }[];
}
