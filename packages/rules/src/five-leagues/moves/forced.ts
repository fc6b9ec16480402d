import type { Point } from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import type { Because } from '../events';
import type { Fielded } from '../figures';
import type { State } from '../state';
import type { Tale } from '../steps/step';

/** How far a forced move gets: to impassable ground, 0.5" short of a figure, to the table's edge [FL-BAT-36]. */
export interface Drift {
  readonly to: Point;
  readonly level: number;
  readonly length: number;
  /** A figure, a piece, `edge`, or null. */
  readonly stoppedBy: string | null;
  /** Millimetres it drops at its end; 0 up to 1". */
  readonly drop: number;
}

/** Where a figure would end that is moved straight along an angle (degrees) for so many mm. */
export function driftOf(_state: State, figure: Fielded, _angle: number, _distance: number): Drift {
  return { to: { x: figure.pose.x, y: figure.pose.y }, level: figure.level, length: 0, stoppedBy: null, drop: 0 };
}

/**
 * Moves a figure by force or by luck: straight along `angle` for `distance` mm, as far as there is room. A drop over 1"
 * calls the `fall` step; an Aberration shoves whom it meets 2" by luck and goes on [FL-BAT-36].
 */
export function forceMove(
  _tale: Tale,
  _unit: UnitId,
  _angle: number,
  _distance: number,
  _because: Because,
  _dice: Dice,
): void {}
