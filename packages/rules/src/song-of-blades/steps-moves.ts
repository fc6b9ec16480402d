import type { Point } from '@muster/geometry';
import type { SeatId, UnitId } from '../kernel';

/** Steps of movement: leaving a melee, obstacles, jumps, recoils, falls, flight. */
export type MoveStep =
  /** A way being gone; `stage` names what is judged next. */
  | {
      readonly is: 'move';
      readonly unit: UnitId;
      readonly manner: Manner;
      /** Corners from start to end. */
      readonly path: readonly Point[];
      readonly stage: 'leave' | 'terror' | 'stride' | 'go' | 'landed' | 'after';
      readonly data: Readonly<Record<string, number | string>>;
    }
  /** Free Hacks on one that leaves, in the order its owner picks [ASOBH-MEL-16]. */
  | {
      readonly is: 'leave';
      readonly unit: UnitId;
      readonly foes: readonly UnitId[];
      readonly hacked: readonly UnitId[];
      readonly lethal: boolean;
    }
  /** The owner picks where it gives way [ASOBH-MEL-12]. */
  | {
      readonly is: 'recoil';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly from: Point;
      readonly seat: SeatId | null;
      readonly follow: boolean;
    }
  /** The one that caused a recoil may keep contact [ASOBH-MEL-13]. */
  | { readonly is: 'follow-up'; readonly unit: UnitId; readonly of: UnitId; readonly from: Point }
  | {
      readonly is: 'fall';
      readonly unit: UnitId;
      readonly height: number;
      readonly to: Point;
      readonly stage: 'roll' | 'rolled';
    }
  /** Compulsory moves toward the nearest edge after a failed morale test [ASOBH-MOR-01]. */
  | {
      readonly is: 'flee';
      readonly unit: UnitId;
      readonly moves: number;
      readonly stage: 'begin' | 'left' | 'run';
      readonly toStandard: UnitId | null;
    };

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
  | { readonly is: 'recoiled'; readonly unit: UnitId; readonly how: 'moved' | 'prone' | 'fell' | 'gone' };
