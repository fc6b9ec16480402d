import type { Point } from '@muster/geometry';
import type { SeatId, UnitId } from '../kernel';
import type { Edge } from './state';

/** Steps of movement: leaving a melee, obstacles, jumps, recoils, falls, flight. */
export type MoveStep =
  | GoStep
  /** The other side says on which side of an obstacle it falls [ASOBH-MOV-08]. */
  | { readonly is: 'side'; readonly unit: UnitId; readonly seat: SeatId; readonly near: Point; readonly far: Point }
  | LeaveStep
  | RecoilStep
  /** The one that caused a recoil may keep contact [ASOBH-MEL-13]. */
  | { readonly is: 'follow-up'; readonly unit: UnitId; readonly of: UnitId; readonly to: Point; readonly meets: UnitId }
  | FallStep
  | FleeStep
  | JumpStep
  | SurfaceStep
  /** A foe in whose reach a Tough figure flees may strike a life from it and close with it [ASOBH-MOR-05]. */
  | { readonly is: 'intercept'; readonly unit: UnitId; readonly of: UnitId; readonly to: Point | null };

/** A way on the ground, through the air or below: straight, or with corners where a trait allows them. */
export interface Way {
  readonly to: Point;
  readonly via: readonly Point[];
  readonly manner: Manner;
  /** Cross low obstacles without stopping, on a die. */
  readonly stride: boolean;
  /** Fly through thick woods at full speed. */
  readonly daring: boolean;
  /** Go over an edge from which it will fall. */
  readonly drop: boolean;
}

/** What is climbed on the way, at the risk of a fall [ASOBH-MOV-09]. Height in mm. */
export interface Climb {
  readonly over: string;
  readonly how: 'up' | 'down' | 'over';
  readonly height: number;
  /** Whether a die decides. */
  readonly dice: boolean;
}

/** A way being gone. `paid` are the actions it cost, given back where fear keeps it from setting off. */
export interface GoStep {
  readonly is: 'move';
  readonly unit: UnitId;
  readonly way: Way;
  readonly stage:
    | 'terror'
    | 'dared'
    | 'charge'
    | 'tested'
    | 'leave'
    | 'left'
    | 'climb'
    | 'climbed'
    | 'go'
    | 'strode'
    | 'burnt'
    | 'slid'
    | 'sided'
    | 'end'
    | 'ended'
    | 'after'
    | 'over';
  readonly from: Point;
  /** Foes it means to meet. */
  readonly meets: readonly UnitId[];
  /** The foe whose Terror it is facing. */
  readonly facing: UnitId | null;
  readonly paid: number;
  readonly climb: Climb | null;
  /** Obstacles behind it, which bar it no more. */
  readonly crossed: readonly string[];
  /** The obstacle it is in the middle of. */
  readonly over: string | null;
  /** It has set off: the movement counts. */
  readonly underway: boolean;
  /** What is judged after the move: `slip`, `rough`, `frost`, `branches`, `blind`. */
  readonly due: readonly string[];
  readonly stopped: 'no' | 'contact' | 'fell';
}

/** Free Hacks on one that leaves, in the order its owner picks [ASOBH-MEL-16]. */
export interface LeaveStep {
  readonly is: 'leave';
  readonly unit: UnitId;
  /** Foes yet to strike. */
  readonly foes: readonly UnitId[];
  readonly lethal: boolean;
  readonly why: 'leaving' | 'flee' | 'recoil';
  readonly stage: 'next' | 'hacked';
}

/** The owner picks where it gives way, away from `from` [ASOBH-MEL-12]. */
export interface RecoilStep {
  readonly is: 'recoil';
  readonly unit: UnitId;
  readonly by: UnitId | null;
  readonly from: Point;
  readonly follow: boolean;
  readonly stage: 'begin' | 'choose' | 'hacks' | 'follow' | 'end';
  readonly how: 'moved' | 'prone' | 'fell' | 'gone';
  /** Friend it passed through. */
  readonly behind: UnitId | null;
}

/** A fall from a height [ASOBH-MOV-12]. */
export interface FallStep {
  readonly is: 'fall';
  readonly unit: UnitId;
  readonly height: number;
  readonly to: Point;
  readonly stage: 'roll' | 'rolled';
}

/** Compulsory moves toward the nearest edge after a failed morale test [ASOBH-MOR-01]. */
export interface FleeStep {
  readonly is: 'flee';
  readonly unit: UnitId;
  readonly moves: number;
  readonly toStandard: UnitId | null;
  readonly stage: 'begin' | 'left' | 'choose' | 'run' | 'caught';
  /** Foes it broke away from: they do not bar its way [ASOBH-MOR-05]. */
  readonly fled: readonly UnitId[];
  readonly edge: Edge | null;
}

/** A leap into the unknown: its length is known when it lands [ASOBH-MOV-10]. */
export interface JumpStep {
  readonly is: 'jump';
  readonly unit: UnitId;
  readonly direction: number;
  readonly runUp: boolean;
  readonly stage: 'leave' | 'left' | 'footing' | 'footed' | 'rolled' | 'landing' | 'landed' | 'end' | 'over';
  readonly from: Point;
}

/** Coming out of the ground [ASOBH-TRAIT-burrowing]. */
export interface SurfaceStep {
  readonly is: 'surface';
  readonly unit: UnitId;
  readonly to: Point;
  readonly stage: 'rolled' | 'choose';
  readonly seat: SeatId;
}

/** How a figure came to be elsewhere. */
export type Manner =
  | 'move'
  | 'step'
  | 'fly'
  | 'climb'
  | 'cross'
  | 'jump'
  | 'swim'
  | 'free-move'
  | 'regroup'
  | 'leafwalk'
  | 'quick'
  | 'burrow'
  | 'recoil'
  | 'follow-up'
  | 'fall'
  | 'flee'
  | 'scatter'
  | 'carried'
  | 'magic'
  | 'shift'
  | 'deploy'
  | 'arrive';

export type MoveReturn =
  | {
      readonly is: 'moved';
      readonly unit: UnitId;
      readonly to: Point | null;
      readonly stopped: 'no' | 'contact' | 'hacked' | 'fell' | 'terror' | 'gone';
    }
  | { readonly is: 'left'; readonly unit: UnitId; readonly free: boolean }
  | { readonly is: 'sided'; readonly to: Point }
  | { readonly is: 'intercepted'; readonly takes: boolean }
  | { readonly is: 'recoiled'; readonly unit: UnitId; readonly how: 'moved' | 'prone' | 'fell' | 'gone' };
