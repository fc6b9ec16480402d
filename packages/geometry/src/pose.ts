import { cosine, type Point, sine } from './vec';

/**
 * Where a base stands: its centre in mm and the direction its front looks, in degrees counter-clockwise from +x.
 * In the base's own frame x runs to its right and y ahead.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** The pose after going straight ahead by `mm`; negative goes back. */
export const advanced = (pose: Pose, mm: number): Pose => shifted(pose, 0, mm);

/** The pose after going straight to the right by `mm`, facing kept; negative goes left. */
export const sidestepped = (pose: Pose, mm: number): Pose => shifted(pose, mm, 0);

/** The pose after a pivot about the centre, counter-clockwise in degrees. The facing is not brought into [0, 360). */
export const turned = (pose: Pose, degrees: number): Pose => ({ x: pose.x, y: pose.y, facing: pose.facing + degrees });

/** A point of the base's own frame (x right, y ahead) as a point on the table. */
export function toWorld(pose: Pose, local: Point): Point {
  const c = cosine(pose.facing);
  const s = sine(pose.facing);
  return { x: pose.x + local.x * s + local.y * c, y: pose.y - local.x * c + local.y * s };
}

/** A point on the table in the base's own frame (x right, y ahead). */
export function toLocal(pose: Pose, point: Point): Point {
  const c = cosine(pose.facing);
  const s = sine(pose.facing);
  const x = point.x - pose.x;
  const y = point.y - pose.y;
  return { x: x * s - y * c, y: x * c + y * s };
}

function shifted(pose: Pose, right: number, ahead: number): Pose {
  const to = toWorld(pose, { x: right, y: ahead });
  return { x: to.x, y: to.y, facing: pose.facing };
}
