import { type Point, TOLERANCE } from '@muster/geometry';
import { type Fielded, fielded, sideOf } from '../figures';
import { type Mover, tallnessOf } from '../ground/mover';
import { toEdge } from '../ground/track';
import type { State } from '../state';

/**
 * A figure whose base a straight way would go over: nobody passes through another, friend or foe [FL-BAT-23]. Those on
 * another floor are passed below or above. One who stands too near already may go away.
 */
export function passed(
  state: State,
  figure: Fielded,
  mover: Mover,
  from: Point,
  to: Point,
  level: number,
  then: number,
): Fielded | undefined {
  return fielded(state).find((other) => {
    if (other.id === figure.id) return false;
    const apart = mover.radius + other.profile.base / 2 - TOLERANCE;
    const near = toEdge(from, to, other.pose);
    if (near >= apart) return false;
    if (isElsewhere(figure, other, level) && isElsewhere(figure, other, then)) return false;
    if (mover.pushes && canBePushed(figure, other)) return false;
    const now = Math.hypot(other.pose.x - from.x, other.pose.y - from.y);
    return now >= apart || near < now - TOLERANCE;
  });
}

/** So far above or below that one passes the other. */
export const isElsewhere = (figure: Fielded, other: Fielded, level: number): boolean =>
  level >= other.level + tallnessOf(other) || other.level >= level + tallnessOf(figure);

/** A friend of a man's size gives way to something greater [FL-AI-42]. */
export const canBePushed = (figure: Fielded, other: Fielded): boolean =>
  sideOf(figure) === sideOf(other) && other.profile.kind !== 'aberration' && other.profile.base < figure.profile.base;
