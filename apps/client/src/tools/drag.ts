import { type Base, type Point, type Pose, roundPose, toWorld } from '@muster/geometry';

/** A base in the hand: where it stood, where it was gripped, whether it is shifted or turned. */
export interface Grip {
  readonly how: 'shift' | 'turn';
  readonly from: Pose;
  readonly at: Point;
}

export const grip = (how: Grip['how'], from: Pose, at: Point): Grip => ({ how, from, at });

/**
 * The pose while the hand is at `to`. Shifting keeps the facing; turning keeps the centre and follows the hand's
 * angle about it, in steps of `step` degrees (0 for free).
 */
export function heldPose(held: Grip, to: Point, step = 0): Pose {
  if (held.how === 'shift')
    return roundPose({
      x: held.from.x + to.x - held.at.x,
      y: held.from.y + to.y - held.at.y,
      facing: held.from.facing,
    });
  const angle = bearing(held.from, to) - bearing(held.from, held.at);
  const stepped = step > 0 ? Math.round(angle / step) * step : angle;
  return roundPose({ ...held.from, facing: held.from.facing + stepped });
}

/** Where the turning handle of a base floats: ahead of its front, clear of the figures. */
export function handleOf(base: Base, reach = 14): Point {
  const ahead = (base.shape.kind === 'disc' ? base.shape.radius : base.shape.depth / 2) + reach;
  const angle = (base.pose.facing * Math.PI) / 180;
  return { x: base.pose.x + Math.cos(angle) * ahead, y: base.pose.y + Math.sin(angle) * ahead };
}

/** Poses of several bases shifted by one hand, or turned together about `pivot` by `degrees`. */
export function shiftAll(poses: readonly Pose[], by: Point): readonly Pose[] {
  return poses.map((pose) => roundPose({ x: pose.x + by.x, y: pose.y + by.y, facing: pose.facing }));
}

export function wheelAll(poses: readonly Pose[], pivot: Point, degrees: number): readonly Pose[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return poses.map((pose) => {
    const [dx, dy] = [pose.x - pivot.x, pose.y - pivot.y];
    return roundPose({
      x: pivot.x + dx * cos - dy * sin,
      y: pivot.y + dx * sin + dy * cos,
      facing: pose.facing + degrees,
    });
  });
}

const bearing = (centre: Point, to: Point) => (Math.atan2(to.y - centre.y, to.x - centre.x) * 180) / Math.PI;

/** A point of a thing's own frame (x right, y ahead) on the table. */
export const rotated = (pose: Pose, local: Point): Point => toWorld(pose, local);
