import type { Point } from '@muster/geometry';
import type { UnitId } from '../kernel';

/** They tell what happened on the way; where figures stand and what befell them is in the events beside them. */
export type MoveEvent =
  /** It strode over an obstacle, or fell over it; `over` is its id, `name` what people call it [ASOBH-MOV-08]. */
  | {
      readonly type: 'strode';
      readonly unit: UnitId;
      readonly over: string;
      readonly name: string;
      readonly passed: boolean;
    }
  | {
      readonly type: 'climbed';
      readonly unit: UnitId;
      readonly over: string;
      readonly name: string;
      readonly how: 'up' | 'down' | 'over';
      readonly passed: boolean;
    }
  /** Direction in degrees; `reach` is the stick it made, or `base`. */
  | {
      readonly type: 'jumped';
      readonly unit: UnitId;
      readonly direction: number;
      readonly passed: boolean;
      readonly reach: 'short' | 'medium' | 'long' | 'base';
      readonly length: number;
    }
  | { readonly type: 'slipped'; readonly unit: UnitId; readonly kept: boolean }
  /** Height in mm, and the dice it takes. */
  | { readonly type: 'fell'; readonly unit: UnitId; readonly height: number; readonly dice: number }
  | { readonly type: 'landed'; readonly unit: UnitId; readonly alive: boolean }
  /** Two dice beside the figure; `way` in degrees, null where they are equal [ASOBH-MOV-13]. */
  | {
      readonly type: 'scattered';
      readonly unit: UnitId;
      readonly faces: readonly number[];
      readonly way: number | null;
      readonly why: 'blind' | 'dazzled';
    }
  /** One die of a flyer among branches [ASOBH-MOV-16]. */
  | { readonly type: 'brushedBranches'; readonly unit: UnitId; readonly face: number }
  /** It would enter melee with Terror [ASOBH-TRA-03]. */
  | { readonly type: 'dared'; readonly unit: UnitId; readonly foe: UnitId; readonly passed: boolean }
  /** The foe it charged has run: its action is its own again. */
  | { readonly type: 'quarryGone'; readonly unit: UnitId; readonly foe: UnitId }
  /** A melee left: who could not strike, and why is in the traits [ASOBH-MEL-17]. */
  | { readonly type: 'brokeAway'; readonly unit: UnitId; readonly from: readonly UnitId[]; readonly free: boolean }
  | { readonly type: 'recoilBarred'; readonly unit: UnitId }
  | { readonly type: 'followedUp'; readonly unit: UnitId; readonly of: UnitId; readonly follows: boolean }
  | { readonly type: 'edgeReached'; readonly unit: UnitId; readonly edge: 'near' | 'far' | 'left' | 'right' }
  | { readonly type: 'surrounded'; readonly unit: UnitId; readonly by: UnitId | null }
  | { readonly type: 'intercepted'; readonly unit: UnitId; readonly of: UnitId; readonly takes: boolean }
  | { readonly type: 'dug'; readonly unit: UnitId }
  | { readonly type: 'surfaced'; readonly unit: UnitId; readonly at: Point; readonly strayed: boolean }
  | { readonly type: 'tookUp'; readonly unit: UnitId; readonly friend: UnitId }
  | { readonly type: 'dismounted'; readonly unit: UnitId; readonly from: UnitId }
  | { readonly type: 'closedUp'; readonly swarm: string; readonly units: readonly UnitId[] };
