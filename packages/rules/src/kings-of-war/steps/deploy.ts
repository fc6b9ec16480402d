import { isOnTable, type Point, type Pose, roundPose } from '@muster/geometry';
import type { Mark, Preview, Refusal, SideId } from '../../kernel';
import type { Intent } from '../intents';
import { endAt } from '../moves/ending';
import type { State, Unit } from '../state';
import { baseAt, isFielded, seatsOf, sideOf, unitOf, unitsOf } from '../units';
import { roomFor, zoneOf } from './deploy-room';
import { ownUnit } from './guard';
import { outOfStep, type Planned, planned, refused, type StepRules } from './step';

/** Sides place their units in turn, one at a time, each on its own strip of the table [KOW-SCN-03]. */
export const deploy: StepRules<'deploy'> = {
  offers: (state, step, seat) => {
    if (sideOf(state, seat) !== step.side) return [];
    const waiting = waitingUnits(state, step.side);
    if (!waiting.some((unit) => roomFor(state, unit))) return [{ needs: 'now', do: 'pass', intent: { do: 'pass' } }];
    return waiting.map((unit) => ({
      needs: 'place',
      do: 'deploy',
      unit: unit.id,
      draft: { do: 'deploy', unit: unit.id },
    }));
  },
  plan: (state, step, seat, intent) => {
    if (intent.do === 'pass') return planLeaveOut(state, step.side);
    if (intent.do !== 'deploy') return outOfStep(step, intent);
    const own = ownUnit(state, seat, intent.unit);
    if (!own.ok) return refused(own.error);
    const unit = own.value;
    if (unit.routed || isFielded(unit)) return refused({ code: 'deploy/already', rule: 'KOW-SCN-03', who: [unit.id] });
    const end = endAt(state, unit, intent.pose);
    const marks: Mark[] = [...zoneMarks(state, unit.side), ...end.marks];
    const refusals = [...outsideZone(state, unit, intent.pose), ...end.refusals];
    const tone = refusals.length === 0 ? 'legal' : 'refused';
    marks.push({ is: 'pose', unit: unit.id, base: baseAt(unit, intent.pose), tone });
    if (refusals.length > 0) return refused(refusals, marks);
    return planned({
      marks,
      enact: (tale) => tale.add({ type: 'deployed', unit: unit.id, pose: intent.pose }),
    });
  },
  draft: (state, step): Preview<Intent> => ({ is: 'unfinished', needs: 'pose', marks: zoneMarks(state, step.side) }),
  sample: (state, step, _seat, offer, random) => {
    const unit = offer.unit === undefined ? undefined : unitOf(state, offer.unit);
    if (unit === undefined) return undefined;
    const zone = zoneOf(state, step.side);
    const ahead = state.sides[step.side]?.edge === 'far' ? 270 : 90;
    const { width, depth } = unit.profile.footprint;
    for (let tries = 0; tries < 60; tries += 1) {
      const facing = random() < 0.85 ? ahead : random() * 360;
      const reach =
        facing === ahead ? { x: width / 2, y: depth / 2 } : { x: (width + depth) / 2, y: (width + depth) / 2 };
      const pose = roundPose({
        x: reach.x + random() * (state.table.width - 2 * reach.x),
        y: zone.from + reach.y + random() * Math.max(0, zone.to - zone.from - 2 * reach.y),
        facing,
      });
      if (outsideZone(state, unit, pose).length === 0 && endAt(state, unit, pose).refusals.length === 0)
        return { do: 'deploy', unit: unit.id, pose };
    }
    const pose = roomFor(state, unit);
    return pose === undefined ? undefined : { do: 'deploy', unit: unit.id, pose };
  },
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat) => ({
      seat,
      what: 'deploy',
      detail: { left: waitingUnits(state, step.side).length },
    })),
};

/** Where not one unit of a side finds room any more, those that are left take no part (our ruling). */
function planLeaveOut(state: State, side: SideId): Planned {
  const waiting = waitingUnits(state, side);
  const fits = waiting.find((unit) => roomFor(state, unit) !== undefined);
  if (fits !== undefined) return refused({ code: 'deploy/room-left', rule: 'KOW-SCN-03', who: [fits.id] });
  return planned({
    marks: [],
    enact: (tale) => tale.add({ type: 'leftOut', side, units: waiting.map((unit) => unit.id) }),
  });
}

/** Units of a side that have yet to be placed. */
export const waitingUnits = (state: State, side: SideId): readonly Unit[] =>
  unitsOf(state, side).filter((unit) => unit.pose === null && !unit.routed);

/** The strip as a polygon, for drawing. */
export function zonePolygon(state: State, side: SideId): readonly Point[] {
  const { from, to } = zoneOf(state, side);
  return [
    { x: 0, y: from },
    { x: state.table.width, y: from },
    { x: state.table.width, y: to },
    { x: 0, y: to },
  ];
}

const zoneMarks = (state: State, side: SideId): Mark[] => [
  { is: 'region', polygon: zonePolygon(state, side), tone: 'reach' },
];

/** The base must stand wholly inside the strip: the same test as for the table edge, on the strip alone. */
function outsideZone(state: State, unit: Unit, pose: Pose): readonly Refusal[] {
  const { from, to } = zoneOf(state, unit.side);
  const strip = { width: state.table.width, depth: to - from };
  const base = baseAt(unit, { ...pose, y: pose.y - from });
  if (isOnTable(base, strip) || !isOnTable(baseAt(unit, pose), state.table)) return [];
  return [{ code: 'deploy/outside-zone', rule: 'KOW-SCN-03', who: [unit.id], where: { x: pose.x, y: pose.y } }];
}
