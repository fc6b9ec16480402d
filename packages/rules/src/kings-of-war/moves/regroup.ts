import {
  advanced,
  inches,
  type Obstacle,
  type Pose,
  roundLength,
  roundPose,
  sidestepped,
  sub,
  sweepStraight,
} from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import type { IntentOf } from '../intents';
import type { RegroupWay, State } from '../state';
import { baseAt, baseOf, type Fielded, fieldedUnits, flies } from '../units';
import { endAt, isBlocking } from './ending';

/** Where a regroup of this length would end, and what stands in its way [KOW-REG-01] [KOW-REG-02]. */
export interface RegroupMove {
  readonly pose: Pose;
  readonly distance: number;
  readonly refusals: readonly Refusal[];
  readonly marks: readonly Mark[];
  /** The unit or piece it meets first. */
  readonly meets?: { readonly id: string; readonly after: number };
}

/** Staying: a pivot on the spot to any facing, ending clear [KOW-REG-01]. */
export function regroupPivot(state: State, unit: Fielded, intent: IntentOf<'regroup'>): RegroupMove {
  const pose = roundPose({ ...unit.pose, facing: intent.facing ?? unit.pose.facing });
  // To stay exactly as it stands is always possible.
  const refusals = pose.facing === unit.pose.facing ? [] : endAt(state, unit, pose, { anyEnemy: true }).refusals;
  const tone = refusals.length === 0 ? 'legal' : 'refused';
  return { pose, distance: 0, refusals, marks: [{ is: 'pose', unit: unit.id, base: baseAt(unit, pose), tone }] };
}

/** A straight regroup over its full distance; difficult terrain and obstacles do not matter [KOW-REG-01]. */
export function regroupStraight(state: State, unit: Fielded, way: RegroupWay, distance: number): RegroupMove {
  const pose = roundPose(gone(unit.pose, way, distance));
  const swept = sweepStraight(baseOf(unit), sub(pose, unit.pose), inItsWay(state, unit));
  const met = swept.hit;
  const other = met === undefined ? undefined : state.units[met.id];
  const refusals: Refusal[] = [];
  if (met !== undefined)
    refusals.push({
      code: other === undefined ? 'regroup/terrain-in-the-way' : 'regroup/unit-in-the-way',
      rule: 'KOW-REG-02',
      who: [unit.id, ...(other === undefined ? [] : [other.id])],
      where: met.at,
      detail: { free: roundLength(swept.free), distance: roundLength(distance) },
    });
  else refusals.push(...endAt(state, unit, pose, { anyEnemy: true }).refusals);
  const tone = refusals.length === 0 ? 'legal' : 'refused';
  return {
    pose,
    distance: roundLength(distance),
    refusals,
    marks: [
      { is: 'path', points: [unit.pose, pose].map(({ x, y }) => ({ x, y })), tone: 'path', used: distance },
      { is: 'pose', unit: unit.id, base: baseAt(unit, pose), tone },
    ],
    ...(met === undefined ? {} : { meets: { id: met.id, after: swept.free } }),
  };
}

/** Faces the die has for a way: D6 ahead, D3 to the sides and back [KOW-REG-01]. */
export const regroupInches = (way: RegroupWay, face: number): number =>
  way === 'forward' ? face : Math.ceil(face / 2);

/** Every distance a way can come to, in mm: where none of them is free, it is not on offer (our ruling). */
export const regroupLengths = (way: RegroupWay): readonly number[] =>
  (way === 'forward' ? [1, 2, 3, 4, 5, 6] : [1, 2, 3]).map(inches);

function gone(pose: Pose, way: RegroupWay, mm: number): Pose {
  if (way === 'forward') return advanced(pose, mm);
  if (way === 'back') return advanced(pose, -mm);
  return sidestepped(pose, way === 'right' ? mm : -mm);
}

/**
 * Every unit, and blocking terrain for all but flyers: no passing through units, not even friends or Individuals, and
 * not over them either (our ruling). [KOW-REG-02] [KOW-SPR-12]
 */
const inItsWay = (state: State, unit: Fielded): readonly Obstacle[] => [
  ...fieldedUnits(state)
    .filter((other) => other.id !== unit.id)
    .map((other) => ({ id: other.id, shape: baseOf(other) })),
  ...state.terrain
    .filter((piece) => isBlocking(piece) && !flies(unit))
    .map((piece) => ({ id: piece.id, shape: piece.outline })),
];
