import type { Base, Face, Table } from './base';
import { roundPose } from './measure';
import type { Pose } from './pose';
import { type FaceLine, faceLineOf, halvesAlong, nearestPlace, placeOf, poseAt, roomOn } from './slot';
import type { Solid } from './solid';
import type { Point } from './vec';

/**
 * Where a target stands once it has turned one of its faces flush to a charger's front, keeping the touch point on
 * that face and standing clear of everyone else. Undefined when there is no room for it to turn. [KOW-IND-05]
 */
export function turnedTarget(
  target: Base,
  face: Face,
  charger: Base,
  touch: Point,
  solids: readonly Solid[],
  table: Table,
): Pose | undefined {
  if (target.shape.kind === 'disc') return target.pose;
  const front: FaceLine = faceLineOf(charger, 'front', touch);
  const half = halvesAlong(target.shape, face).touch;
  const at = placeOf(front, touch);
  /** The touch point keeps its place on the face: seen from the charger that face runs the other way. */
  const onFace = placeOf(faceLineOf(target, face), touch);
  const room = roomOn(front, target.shape, face, solids, table);
  const place = nearestPlace(room.free, at + Math.min(Math.max(onFace, -half), half), at - half, at + half);
  return place === undefined ? undefined : roundPose(poseAt(front, target.shape, face, place));
}
