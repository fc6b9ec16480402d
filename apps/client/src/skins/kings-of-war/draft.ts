import { inches, type Point, type Pose, roundAngle, roundLength, roundPose, toLocal } from '@muster/geometry';
import type { Fielded } from '@muster/rules/kings-of-war';
import type { AnyDraft } from '../skin';
import type { Means } from './hand';

/** Within so many degrees of straight ahead the hand means straight ahead. */
const STRAIGHT = 4;
/** Beyond so many degrees the hand means backwards. */
const BEHIND = 115;

/**
 * The move a hand means by holding a unit at a point, as a draft for `preview`. The way is held to what the order
 * allows at most, so that the ghost stops at the limit instead of the table saying no to every inch beyond it.
 * `spin` turns the unit at the end of its move (degrees, counter-clockwise).
 */
export function moveDraft(unit: Fielded, means: Means, to: Point, spin: number): AnyDraft | undefined {
  const { x: right, y: ahead } = toLocal(unit.pose, to);
  const far = Math.hypot(right, ahead);
  const bearing = (Math.atan2(-right, ahead) * 180) / Math.PI;
  const speed = inches(unit.profile.speed - (unit.frozen && unit.profile.speed > 4 ? 1 : 0));
  const end = spin === 0 ? [] : [{ turn: spin }];
  const go = (mm: number, most: number) => (mm < 0.5 ? [] : [{ go: roundLength(Math.min(mm, most)) }]);
  const held = means === 'auto' ? meant(bearing, ahead, speed) : means;
  switch (held) {
    case 'face':
    case 'pivot':
      return { do: held, unit: unit.id, facing: roundAngle(unit.pose.facing + bearing) };
    case 'back':
      return { do: 'back', unit: unit.id, path: [...go(-ahead, speed / 2), ...end] };
    case 'sidestep':
      return {
        do: 'sidestep',
        unit: unit.id,
        to: right < 0 ? 'left' : 'right',
        path: [...go(Math.abs(right), speed / 2), ...end],
      };
    case 'double':
      return { do: 'double', unit: unit.id, path: [...go(ahead, speed * 2), ...end] };
    case 'advance': {
      const turn = roundAngleSigned(Math.max(-90, Math.min(90, bearing)));
      return Math.abs(turn) <= STRAIGHT
        ? { do: 'advance', unit: unit.id, path: [...go(ahead, speed), ...end] }
        : { do: 'advance', unit: unit.id, path: [{ turn }, ...go(far, speed), ...end] };
    }
    default:
      return undefined;
  }
}

/** The order read from the hand: behind is Back, straight ahead beyond Speed is At the Double, all else Advance. */
function meant(bearing: number, ahead: number, speed: number): 'advance' | 'double' | 'back' {
  if (Math.abs(bearing) > BEHIND) return 'back';
  return Math.abs(bearing) <= STRAIGHT && ahead > speed + 0.05 ? 'double' : 'advance';
}

/** Where a unit of the pool would stand if it were put down here, facing the enemy, turned by `spin`. */
export const deployPose = (at: Point, edge: 'near' | 'far', spin: number): Pose =>
  roundPose({ x: at.x, y: at.y, facing: (edge === 'near' ? 90 : 270) + spin });

/** Where a piece of terrain would lie: as it is drawn, its long side along the table, turned by `spin`. */
export const layPose = (at: Point, spin: number): Pose => roundPose({ x: at.x, y: at.y, facing: 90 + spin });

/** A pose shifted by screen millimetres as the hand sees them, the view being turned by so many degrees. */
export function shiftedPose(pose: Pose, right: number, up: number, viewTurn: number): Pose {
  const a = (viewTurn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  return roundPose({ ...pose, x: pose.x + right * cos - up * sin, y: pose.y + right * sin + up * cos });
}

/** A move in the hand nudged by keys: arrows lengthen, shorten and swing it, brackets turn its end. mm and degrees. */
export function nudgedDraft(
  draft: AnyDraft,
  by: { readonly go?: number; readonly swing?: number; readonly spin?: number },
): AnyDraft {
  if ('facing' in draft) {
    const facing = Number(draft['facing'] ?? 0) + (by.swing ?? 0) + (by.spin ?? 0);
    return { ...draft, facing: roundAngle(facing) };
  }
  const path = (draft['path'] ?? []) as readonly Leg[];
  const first = path.findIndex((leg) => 'go' in leg);
  const before = first < 0 ? path : path.slice(0, first);
  const length = first < 0 ? 0 : (path[first] as { go: number }).go;
  const after = first < 0 ? [] : path.slice(first + 1);
  const swing = turnOf(before) + (by.swing ?? 0);
  const spin = turnOf(after) + (by.spin ?? 0);
  const go = Math.max(0, roundLength(length + (by.go ?? 0)));
  return {
    ...draft,
    path: [
      ...(Math.abs(swing) < 0.005 ? [] : [{ turn: roundAngleSigned(swing) }]),
      ...(go === 0 ? [] : [{ go }]),
      ...(Math.abs(spin) < 0.005 ? [] : [{ turn: roundAngleSigned(spin) }]),
    ],
  };
}

type Leg = { readonly go: number } | { readonly turn: number };
const turnOf = (legs: readonly Leg[]) => legs.reduce((sum, leg) => sum + ('turn' in leg ? leg.turn : 0), 0);
const roundAngleSigned = (degrees: number) => Math.round(degrees * 100) / 100;
