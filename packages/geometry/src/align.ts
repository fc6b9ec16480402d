import { type Base, FACES, type Face, facingOf, type Table } from './base';
import type { Obstacle } from './charge';
import { gapToShape } from './distance';
import { roundLength, roundPose, TOLERANCE } from './measure';
import { isOnTable, overlaps } from './overlap';
import type { Pose } from './pose';
import {
  contactLengthAt,
  type FaceLine,
  faceLineOf,
  halvesAlong,
  nearestPlace,
  placeOf,
  pointAt,
  poseAt,
  roomOn,
} from './slot';
import { isIn, solidOf } from './solid';
import { add, type Point, scale, unit } from './vec';

/** What stands flush against what, and how it may get there. */
export interface AlignRequest {
  readonly mover: Base;
  /** The face of the mover that is to be flush; its front unless told. */
  readonly moverFace?: Face;
  readonly target: Base;
  readonly face: Face;
  readonly obstacles: readonly Obstacle[];
  readonly table: Table;
  /** A point of the target's facing that must stay on the mover's. */
  readonly touch?: Point;
  /** The mover already stands flush and only slides: it may not pass anyone on the way. [KOW-CTR-02] */
  readonly slides?: boolean;
  /** mm from the centre of the facing, to the right of whoever faces it, where the mover wants to be. */
  readonly wanted?: number;
}

export interface Aligned {
  readonly ok: true;
  readonly pose: Pose;
  /** mm of the two faces in contact. */
  readonly contactLength: number;
  readonly offCentre: number;
}

/** Nobody can stand there: who is in the way of the place wanted, and where that is. */
export interface NotAligned {
  readonly ok: false;
  readonly who: readonly string[];
  readonly where: Point;
}

/**
 * Puts a base flush against a facing, as near the place it wants (the centre unless told) as others and the table
 * allow: a Counter Charge from flank or rear lifts it and slides it into any free place. [KOW-CTR-03]
 */
export function alignTo(request: AlignRequest): Aligned | NotAligned {
  const { mover, moverFace = 'front', target, face, obstacles, table, touch, slides, wanted = 0 } = request;
  const line = faceLineOf(target, face, touch ?? mover.pose);
  const half = halvesAlong(mover.shape, moverFace).touch;
  const room = roomOn(line, mover.shape, moverFace, obstacles.map(solidOf), table);
  const here = placeOf(line, mover.pose);
  const free = slides
    ? room.free.filter(({ low, high }) => here >= low - TOLERANCE && here <= high + TOLERANCE)
    : room.free;
  const at = touch && placeOf(line, touch);
  const place = at === undefined ? nearestPlace(free, wanted) : nearestPlace(free, wanted, at - half, at + half);
  if (place === undefined)
    return { ok: false, who: inTheWayAt(line, room.taken, wanted, half), where: pointAt(line, wanted) };
  return {
    ok: true,
    pose: roundPose(poseAt(line, mover.shape, moverFace, place)),
    contactLength: roundLength(contactLengthAt(line, half, place)),
    offCentre: roundLength(place),
  };
}

/** Whether a base stands flush with a face against a facing, so that it need not be lifted. */
export function isFlush(mover: Base, moverFace: Face, target: Base, face: Face): boolean {
  const turn = Math.abs((facingOf(mover, moverFace) - facingOf(target, face)) % 360);
  return Math.abs(turn - 180) < 0.02 && gapToShape(mover, target).distance <= TOLERANCE && !overlaps(mover, target);
}

/**
 * The least move, facing kept, that leaves a base just clear (0.1 mm) of others it touches, without running into
 * anything or off the table. Undefined when it is hemmed in: then it stays and its owner says so. [KOW-CHG-11]
 */
export function nudgeClear(
  base: Base,
  others: readonly Base[],
  obstacles: readonly Obstacle[],
  table: Table,
): Pose | undefined {
  const solids = obstacles.map(solidOf);
  const from = others.filter((other) => gapToShape(base, other).distance < JUST_CLEAR - TOLERANCE / 2);
  if (from.length === 0) return roundPose(base.pose);
  const ways = waysOut(base, from);
  for (const step of [1, 1.5, 2, 3, 5, 8, 12, 20, 35, 60]) {
    for (const way of ways) {
      const to = add(base.pose, scale(way, JUST_CLEAR * step));
      const moved = { shape: base.shape, pose: roundPose({ ...to, facing: base.pose.facing }) };
      if (from.some((other) => gapToShape(moved, other).distance < JUST_CLEAR - TOLERANCE / 2)) continue;
      if (solids.some((solid) => isIn(moved, solid) && !isIn(base, solid))) continue;
      if (isOnTable(moved, table)) return moved.pose;
    }
  }
  return undefined;
}

/** mm: farther than the tolerance, so that nobody takes it for contact, and too little to change anything else. */
const JUST_CLEAR = 0.1;

/** Out of each face touched, straight back from the others' faces, and all ways between. */
function waysOut(base: Base, others: readonly Base[]): Point[] {
  const square = [base, ...others].flatMap((any) => FACES.map((face) => unit(facingOf(any, face))));
  const round = Array.from({ length: 24 }, (_, i) => unit(15 * i));
  return [...square, ...round];
}

function inTheWayAt(
  line: FaceLine,
  taken: readonly { readonly id: string; readonly low: number; readonly high: number }[],
  wanted: number,
  half: number,
): string[] {
  const reach = line.half + half;
  const near = taken.filter(({ low, high }) => low < wanted + reach && high > wanted - reach);
  return [...new Set(near.map(({ id }) => id))];
}
