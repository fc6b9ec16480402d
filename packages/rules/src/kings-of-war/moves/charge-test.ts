import {
  arcsHolding,
  atMost,
  contactOf,
  edge,
  type Face,
  faceLength,
  gapFromSegment,
  isPartlyIn,
  leaderPoint,
  roundLength,
  roundPose,
  type Segment,
  TOLERANCE,
} from '@muster/geometry';
import type { Refusal } from '../../kernel';
import type { State } from '../state';
import { baseOf, bookOf, engagedWith, type Fielded, fieldedOf, isIndividual, unitOf } from '../units';
import { endAt } from './ending';
import { orderRefusals, reachOfCharge, wildDice } from './order';
import { sightTo } from './sight';

/** A charger as it stands when the order is given, after an Individual's free pivot, and what it measures. */
export interface Stance {
  readonly unit: Fielded;
  /** The unit after its free pivot; the same as `unit` without one. */
  readonly stood: Fielded;
  readonly target: Fielded;
  /** The facing that must be met [KOW-CHG-02]. */
  readonly face: Face;
  /** mm from the front edge to the target, and the line that proves it. */
  readonly distance: number;
  readonly measured: Segment;
  readonly reach: number;
  readonly turns: boolean;
}

export function chargeStance(state: State, unit: Fielded, target: Fielded, facing: number | undefined): Stance {
  const stood = facing === undefined ? unit : { ...unit, pose: roundPose({ ...unit.pose, facing }) };
  const near = gapFromSegment(edge(baseOf(stood), 'front'), baseOf(target));
  return {
    unit,
    stood,
    target,
    face: faceBefore(target, stood),
    distance: roundLength(near.distance),
    measured: { from: near.from, to: near.to },
    reach: reachOfCharge(state, unit),
    turns: facing !== undefined,
  };
}

/**
 * The facing of a unit in whose arc another's Leader Point lies. On the very line between two arcs the one nearer to
 * the front counts (our ruling). [KOW-CHG-02] [KOW-UNI-10]
 */
export function faceBefore(target: Fielded, other: Fielded): Face {
  const { faces, face } = arcsHolding(baseOf(target), leaderPoint(baseOf(other)));
  return NEARER_FRONT.find((each) => faces.includes(each)) ?? face;
}

const NEARER_FRONT: readonly Face[] = ['front', 'left', 'right', 'rear'];

/** Every test a charger fails before it moves, each with how much [KOW-CHG-01]. */
export function chargeRefusals(state: State, stance: Stance): readonly Refusal[] {
  const { unit, target, stood } = stance;
  const barred = orderRefusals(state, unit, 'charge');
  if (barred.length > 0) return barred;
  const who = [unit.id, target.id];
  if (engagedWith(state, unit.id).includes(target.id))
    return [{ code: 'charge/counter-charge-it', rule: 'KOW-CHG-13', who }];
  return [
    ...pivotRefusals(state, stance),
    ...arcRefusals(stance),
    ...reachRefusals(state, stance),
    ...sightRefusals(state, stance),
    ...guarded(state, target, stance.face, stood),
  ];
}

function pivotRefusals(state: State, { unit, stood, turns }: Stance): readonly Refusal[] {
  if (!turns) return [];
  if (!bookOf(unit).rules.some((rule) => rule.permits?.freePivot?.()))
    return [{ code: 'pivot/not-individual', rule: 'KOW-IND-02', who: [unit.id] }];
  return endAt(state, unit, stood.pose, { anyEnemy: true }).refusals;
}

function arcRefusals({ unit, stood, target }: Stance): readonly Refusal[] {
  const arc = isPartlyIn(baseOf(stood), 'front', baseOf(target));
  if (arc.inside) return [];
  return [
    {
      code: 'charge/not-in-arc',
      rule: 'KOW-CHG-01',
      who: [unit.id, target.id],
      where: arc.at,
      detail: { by: roundLength(-arc.margin) },
    },
  ];
}

function reachRefusals(state: State, { unit, target, distance, reach, measured }: Stance): readonly Refusal[] {
  if (atMost(distance, reach)) return [];
  const wild = wildDice(state, unit);
  return [
    {
      code: 'charge/out-of-reach',
      rule: 'KOW-CHG-01',
      who: [unit.id, target.id],
      where: measured.to,
      detail: {
        reach,
        needed: distance,
        over: roundLength(distance - reach),
        ...(wild === undefined ? {} : { unrolled: `D${wild.sides}` }),
      },
    },
  ];
}

/** An Individual may not turn into cover it did not start in to see out of it [KOW-IND-03]. */
function sightRefusals(state: State, { unit, stood, target }: Stance): readonly Refusal[] {
  const opaque = isIndividual(unit)
    ? state.terrain
        .filter(
          (piece) => (piece.kind === 'difficult' || piece.kind === 'hill') && !unit.start.leaderIn.includes(piece.id),
        )
        .map((piece) => piece.id)
    : [];
  const seen = sightTo(state, stood, target, opaque);
  if (seen.seen) return [];
  const { blockedBy } = seen;
  const blocker = blockedBy === undefined ? undefined : unitOf(state, blockedBy.id);
  const piece = state.terrain.find((each) => each.id === blockedBy?.id);
  const looksOut = opaque.length > 0 && sightTo(state, stood, target).seen;
  return [
    {
      code: looksOut ? 'charge/pivot-to-see' : 'charge/no-sight',
      rule: looksOut ? 'KOW-IND-03' : 'KOW-CHG-01',
      who: [unit.id, target.id, ...(blocker === undefined ? [] : [blocker.id])],
      ...(blockedBy === undefined ? {} : { where: blockedBy.at }),
      detail: piece === undefined ? {} : { piece: piece.name },
    },
  ];
}

/** A facing of an Individual wholly covered by a friend beside it cannot be charged [KOW-IND-07]. */
function guarded(state: State, target: Fielded, face: Face, charger: Fielded): readonly Refusal[] {
  if (!isIndividual(target)) return [];
  const whole = faceLength(baseOf(target).shape, face);
  const guard = fieldedOf(state, target.side).find((friend) => {
    const contact = friend.id === target.id ? undefined : contactOf(baseOf(target), baseOf(friend));
    return contact?.kind === 'edge' && contact.mine.includes(face) && contact.length >= whole - 2 * TOLERANCE;
  });
  if (guard === undefined) return [];
  return [
    {
      code: 'charge/protected-facing',
      rule: 'KOW-IND-07',
      who: [charger.id, target.id, guard.id],
      where: leaderPoint(baseOf(target)),
      detail: { face },
    },
  ];
}
