import type { Point } from '@muster/geometry';
import { ok, type Refusal, type Result, type UnitId } from '../../kernel';
import type { Fielded } from '../figures';
import type { State } from '../state';
import type { Manner } from '../steps-moves';

/** How a way is gone; lengths in mm. */
export interface WalkOptions {
  readonly manner: Manner;
  /** Allowance that may be spent. */
  readonly allowance: number;
  /** Enemy met at its end [FL-BAT-27]. */
  readonly into?: UnitId | null;
  /** Jumps down over edges instead of climbing down: the move ends there [FL-BAT-31]. */
  readonly jump?: boolean;
}

/** A stretch of the way between two places where it could stand. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  /** Level at its end. */
  readonly level: number;
  readonly length: number;
  readonly cost: number;
}

/** A way that can be gone. */
export interface Walked {
  /** Allowance it takes: its length, difficult stretches twice, climbs and doors beside. Never below `length`. */
  readonly cost: number;
  readonly length: number;
  readonly legs: readonly Leg[];
  /** How far it falls at its end, by a jump; null where it does not. */
  readonly falls: number | null;
  readonly end: Point;
  readonly level: number;
}

/** Whether a figure may go that way from where it stands; the refusal says what stands in the way. */
export function judgeWalk(
  _state: State,
  figure: Fielded,
  path: readonly Point[],
  _options: WalkOptions,
): Result<Walked, readonly Refusal[]> {
  const end = path.at(-1) ?? figure.pose;
  let length = 0;
  let from: Point = figure.pose;
  for (const to of path) {
    length += Math.hypot(to.x - from.x, to.y - from.y);
    from = to;
  }
  return ok({ cost: length, length, legs: [], falls: null, end, level: figure.level });
}
