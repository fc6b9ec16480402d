import {
  advanced,
  contactOf,
  type Face,
  inches,
  type Pose,
  roundPose,
  sidestepped,
  sub,
  sweepStraight,
} from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import type { EventOf } from '../events';
import { evolve } from '../evolve';
import type { State } from '../state';
import { type Planned, planned, refused } from '../steps/step';
import {
  baseAt,
  baseOf,
  enemiesOf,
  engagedWith,
  type Fielded,
  isFielded,
  isYielding,
  letsThrough,
  pairsOf,
  unitOf,
} from '../units';
import { endAt, isBlocking } from './ending';
import { nudges } from './nudge';

/**
 * The free inch straight away from enemies that hold one facing only, before the order. The whole inch is gone, so
 * that a Halt after it is always legal (our ruling). Yielding enemies do not hinder it, unless it would end on one;
 * those it still touches are nudged. [KOW-DIS-02] [KOW-DIS-06]
 */
export function planWithdraw(state: State, unit: Fielded): Planned {
  const who = [unit.id];
  if (unit.order !== null) return refused({ code: 'order/already', rule: 'KOW-TRN-03', who });
  if (unit.withdrew) return refused({ code: 'withdraw/already', rule: 'KOW-DIS-02', who });
  const foes = engagedWith(state, unit.id)
    .map((id) => unitOf(state, id))
    .filter(isFielded);
  if (foes.length === 0) return refused({ code: 'withdraw/not-engaged', rule: 'KOW-DIS-02', who });
  const firm = foes.filter((foe) => !isYielding(foe));
  const faces = facesHeld(unit, firm.length > 0 ? firm : foes);
  const [face] = faces;
  if (face === undefined || faces.length > 1)
    return refused({
      code: 'withdraw/two-facings',
      rule: 'KOW-DIS-02',
      who: [unit.id, ...foes.map((foe) => foe.id)],
      detail: { facings: faces.length },
    });
  const pose = roundPose(awayFrom(unit.pose, face, inches(1)));
  const mayBeNear = enemiesOf(state, unit.side)
    .filter(isYielding)
    .map((foe) => foe.id);
  const end = endAt(state, unit, pose, { bars: isBlocking, mayBeNear });
  const refusals = [...wayOf(state, unit, pose, foes), ...end.refusals];
  const marks: Mark[] = [
    { is: 'path', points: [unit.pose, pose].map(({ x, y }) => ({ x, y })), tone: 'path', used: inches(1) },
    { is: 'pose', unit: unit.id, base: baseAt(unit, pose), tone: refusals.length === 0 ? 'legal' : 'refused' },
  ];
  if (refusals.length > 0) return refused(refusals, marks);
  return planned({
    marks,
    enact: (tale) => {
      const event: EventOf<'withdrew'> = {
        type: 'withdrew',
        unit: unit.id,
        pose,
        left: pairsOf(state, unit.id),
        nudged: [],
      };
      tale.add({ ...event, nudged: nudges(evolve(state, event), unit.id) });
    },
  });
}

/** The facings of a unit in contact with these enemies. */
const facesHeld = (unit: Fielded, foes: readonly Fielded[]): readonly Face[] => [
  ...new Set(foes.flatMap((foe) => contactOf(baseOf(unit), baseOf(foe))?.mine.slice(0, 1) ?? [])),
];

function awayFrom(pose: Pose, face: Face, mm: number): Pose {
  if (face === 'front') return advanced(pose, -mm);
  if (face === 'rear') return advanced(pose, mm);
  return sidestepped(pose, face === 'left' ? mm : -mm);
}

function wayOf(state: State, unit: Fielded, pose: Pose, left: readonly Fielded[]): readonly Refusal[] {
  const others = enemiesOf(state, unit.side).filter(
    (foe) => !left.some((each) => each.id === foe.id) && !letsThrough(foe, unit),
  );
  const hit =
    sweepStraight(
      baseOf(unit),
      sub(pose, unit.pose),
      others.map((foe) => ({ id: foe.id, shape: baseOf(foe) })),
    ).hit ??
    sweepStraight(
      baseOf(unit),
      sub(pose, unit.pose),
      state.terrain.filter(isBlocking).map((piece) => ({ id: piece.id, shape: piece.outline })),
    ).hit;
  if (hit === undefined) return [];
  const foe = unitOf(state, hit.id);
  return [
    foe !== undefined
      ? { code: 'move/enemy-in-the-way', rule: 'KOW-DIS-06', who: [unit.id, foe.id], where: hit.at }
      : {
          code: 'move/terrain-in-the-way',
          rule: 'KOW-MOV-12',
          who: [unit.id],
          where: hit.at,
          detail: { piece: state.terrain.find((piece) => piece.id === hit.id)?.name ?? '' },
        },
  ];
}
