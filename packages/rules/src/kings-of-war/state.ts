import type { Face, Pose } from '@muster/geometry';
import type { Consent, Outcome, Seat, SeatId, SideId, Table, UnitId } from '../kernel';
import type { Config } from './config';
import type { Profile } from './profile';
import type { TerrainPiece } from './terrain';

/** A battle. Plain data; lengths in mm, angles in degrees. Everything in it is public. */
export interface State {
  readonly config: Config;
  readonly table: Table;
  readonly terrain: readonly TerrainPiece[];
  readonly sides: Readonly<Record<SideId, Side>>;
  readonly seats: readonly Seat[];
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** Pairs of enemies in combat contact. Two units are Engaged exactly if their pair stands here [KOW-CHG-09]. */
  readonly engagements: readonly Engagement[];
  /** The stack of what the game waits for; the last one speaks. */
  readonly steps: readonly Step[];
  /** 0 before the first round. */
  readonly round: number;
  /** Whose turn it is; undefined before the first turn. JSON keeps `null`. */
  readonly active: SideId | null;
  /** The side with the first turn of every round [KOW-TRN-02]. */
  readonly first: SideId | null;
  /** Rounds the battle lasts: six, or seven after the roll [KOW-SCN-06]. */
  readonly rounds: number;
  readonly lastRolled: boolean;
  /** Enemies to be tested for nerve when this phase or combat ends [KOW-TRN-04]. */
  readonly toTest: readonly Harm[];
  /** What is proposed between the seats, and what they agreed. */
  readonly consent: Consent;
  readonly outcome: Outcome | null;
}

export interface Side {
  readonly id: SideId;
  /** Name of its army list; empty until one is chosen. */
  readonly army: string;
  /** Id of the army in the content. */
  readonly of: string | null;
  readonly points: number;
  /** Which long edge it deploys along; null until chosen. */
  readonly edge: Edge | null;
}

/** `near` is y = 0, `far` is y = depth. */
export type Edge = 'near' | 'far';

export interface Unit {
  readonly id: UnitId;
  readonly side: SideId;
  readonly seat: SeatId;
  readonly name: string;
  readonly profile: Profile;
  /** Null while it is not on the table: not yet deployed, or routed. */
  readonly pose: Pose | null;
  readonly routed: boolean;
  readonly damage: number;
  readonly disordered: boolean;
  readonly wavering: boolean;
  /** Speed -1 until its next turn ends [KOW-SPR-13]. */
  readonly frozen: boolean;
  /** Nimble is gone until its next turn ends: Disordered by Phalanx or Ensnare [KOW-SPR-24]. */
  readonly lostNimble: boolean;
  /** Null: no order yet this turn, which counts as Halt when the phase ends [KOW-TRN-03]. */
  readonly order: Order | null;
  /** How it stood when its side's turn began. */
  readonly start: TurnStart;
  /** Made its ranged attack this turn [KOW-RNG-01]. */
  readonly shot: boolean;
  /** Struck in melee this turn (an overrun may strike again) [KOW-MEL-01]. */
  readonly struck: boolean;
  /** Inches of Wild Charge rolled this turn; null while not rolled [KOW-SPR-42]. */
  readonly wild: number | null;
  /** The Withdraw of this turn is made [KOW-DIS-02]. */
  readonly withdrew: boolean;
  /** Headstrong has been rolled this turn [KOW-SPR-15]. */
  readonly steadied: boolean;
  /** Took its damage from Cloak of Death this turn; healed by Radiance of Life this turn. */
  readonly cloaked: boolean;
  readonly radiated: boolean;
  /** Attacks with a limit, by weapon name: how often used in this game [KOW-RNG-19]. */
  readonly used: Readonly<Record<string, number>>;
}

export interface TurnStart {
  readonly engaged: readonly UnitId[];
  /** Ids of hills it was on (half its base or more). */
  readonly hills: readonly string[];
  /** Ids of pieces its Leader Point was in. */
  readonly leaderIn: readonly string[];
  /** Enemies within 1 inch and not Engaged, with the distance in mm [KOW-MOV-13]. */
  readonly near: readonly { readonly unit: UnitId; readonly gap: number }[];
}

export type OrderKind = 'halt' | 'face' | 'advance' | 'back' | 'sidestep' | 'double' | 'charge' | 'counter-charge';

export interface Order {
  readonly is: OrderKind;
  /** It left contact with what it was Engaged with [KOW-DIS-01]. */
  readonly disengaged: boolean;
  readonly charge: Charge | null;
}

/** What melee needs to know of a charge. */
export interface Charge {
  readonly target: UnitId;
  /** The facing of the target that is struck. */
  readonly face: Face;
  readonly hindered: boolean;
  /** Pieces that hinder it, by id. */
  readonly hinderedBy: readonly string[];
  readonly how: 'charge' | 'counter-charge' | 'overrun';
  /** It came down a hill unhindered: Thunderous Charge (+1) [KOW-TER-07]. */
  readonly hillBonus: boolean;
}

export interface Engagement {
  readonly a: UnitId;
  readonly b: UnitId;
}

/** Damage one side did to an enemy in this phase or combat, for the nerve test that follows. */
export interface Harm {
  readonly unit: UnitId;
  readonly damage: number;
  /** Who did it, and with which ranged weapon. */
  readonly by: readonly { readonly unit: UnitId; readonly weapon: string | null }[];
}

export type Phase = 'movement' | 'ranged' | 'melee';

/** One place to wait. `side` is who must act; where it is missing, the sides not yet in the list must. */
export type Step =
  | { readonly is: 'muster'; readonly ready: readonly SideId[] }
  /** Pieces are laid in turn until both sides agree on the field. */
  | { readonly is: 'terrain'; readonly side: SideId; readonly agreed: readonly SideId[] }
  | { readonly is: 'roll-off'; readonly why: RollOff; readonly rolled: Readonly<Record<SideId, number>> }
  | { readonly is: 'choose-edge'; readonly side: SideId }
  | { readonly is: 'deploy'; readonly side: SideId }
  | { readonly is: 'scout'; readonly side: SideId; readonly done: readonly UnitId[] }
  /** Who has the first turn of every round, or whose scouts move first. */
  | { readonly is: 'choose-first'; readonly side: SideId; readonly of?: 'scouts' }
  | { readonly is: 'movement'; readonly side: SideId }
  | { readonly is: 'ranged'; readonly side: SideId }
  | { readonly is: 'melee'; readonly side: SideId }
  /** One combat: `waiting` have yet to strike, `struck` have; then its nerve test [KOW-MEL-02]. */
  | {
      readonly is: 'combat';
      readonly side: SideId;
      readonly target: UnitId;
      readonly waiting: readonly UnitId[];
      readonly struck: readonly UnitId[];
      readonly overrun: boolean;
    }
  /** Tests owed by the enemies of `side`; it chooses their order. The list is `state.toTest`. */
  | {
      readonly is: 'nerve';
      readonly side: SideId;
      readonly during: Phase;
      /** In melee: everyone who struck in the combat; they regroup if the target routs. */
      readonly strikers: readonly UnitId[];
    }
  /** Units that routed `routed` may each regroup; ways that turned out not to be free are `barred` for that unit [KOW-REG-01]. */
  | {
      readonly is: 'regroup';
      readonly side: SideId;
      readonly units: readonly UnitId[];
      readonly routed: UnitId;
      readonly individual: boolean;
      readonly barred: readonly { readonly unit: UnitId; readonly way: RegroupWay }[];
    }
  /** The side with the second turn rolls for one more round [KOW-SCN-06]. */
  | { readonly is: 'last-round'; readonly side: SideId };

export type RollOff = 'edge' | 'scout' | 'first-turn';
export type RegroupWay = 'stay' | 'forward' | 'left' | 'right' | 'back';
