import { type Face, leaderPoint } from './base';
import type {
  Body,
  ChargePlan,
  ChargeRefusal,
  ChargeResult,
  MultiChargePlan,
  MultiChargeRequest,
  MultiCharger,
  Obstacle,
} from './charge';
import { type Claim, laidOut } from './layout';
import { roundLength } from './measure';
import { planCharge } from './plan-charge';
import { faceLineOf, halvesAlong, placeOf, pointAt, roomOn } from './slot';
import { solidOf } from './solid';

/**
 * Plans charges of several units on one target: they keep the left to right order of their leader points on each
 * facing and share it fairly, and move one at a time in an order in which each has a way. The largest group that can
 * do so charges, those named first before others; the rest is refused with the reason.
 * [KOW-MUL-02] [KOW-MUL-03] [KOW-MUL-04] [KOW-MUL-05] [KOW-MUL-06] [KOW-MUL-07] [KOW-MUL-08]
 */
export function planMultiCharge(request: MultiChargeRequest): MultiChargePlan {
  const { chargers } = request;
  const budget = { plans: 240 };
  const hopeless = hopelessOf(request);
  const able = chargers.filter(({ charger }) => !hopeless.has(charger.id));
  let whyFirst: ReadonlyMap<string, ChargeRefusal> = new Map();
  const refusedBeside = (group: readonly MultiCharger[], plans: readonly ChargePlan[]): MultiChargePlan['refused'] =>
    chargers
      .filter((charger) => !group.includes(charger))
      .map(({ charger: { id } }) => ({
        id,
        refusal: hopeless.get(id) ?? reasonFor(request, id, group, plans, whyFirst),
      }));
  for (const group of groupsOf(able)) {
    const { plans, why } = planGroup(request, group, budget);
    if (group.length === able.length) whyFirst = why;
    if (plans) return { order: plans.map(({ charger }) => charger), plans, refused: refusedBeside(group, plans) };
  }
  return { order: [], plans: [], refused: refusedBeside([], []) };
}

/** Who cannot charge even with all other chargers off the table: no order and no group helps them. */
function hopelessOf(request: MultiChargeRequest): ReadonlyMap<string, ChargeRefusal> {
  const hopeless = new Map<string, ChargeRefusal>();
  for (const member of request.chargers) {
    const alone = planNext(request, member, request.target, [], [member], [], 0);
    if (!alone.ok) hopeless.set(member.charger.id, alone.error);
  }
  return hopeless;
}

interface Tried {
  readonly plans?: readonly ChargePlan[];
  readonly why: ReadonlyMap<string, ChargeRefusal>;
}

/** All groups of chargers, larger ones first, and among equals those that leave out who was named last. */
function groupsOf(chargers: readonly MultiCharger[]): MultiCharger[][] {
  const count = Math.min(chargers.length, 8);
  const groups: { members: MultiCharger[]; rank: number }[] = [];
  for (let mask = 1; mask < 1 << count; mask++) {
    let rank = 0;
    for (let i = 0; i < count; i++) if (mask & (1 << i)) rank += 1 << (count - 1 - i);
    groups.push({ members: chargers.slice(0, count).filter((_, i) => mask & (1 << i)), rank });
  }
  groups.sort((a, b) => b.members.length - a.members.length || b.rank - a.rank);
  return groups.map(({ members }) => members);
}

function planGroup(request: MultiChargeRequest, group: readonly MultiCharger[], budget: { plans: number }): Tried {
  const why = new Map<string, ChargeRefusal>();
  const left = request.chargers.filter((charger) => !group.includes(charger)).map(({ charger }) => charger);
  const moved: ChargePlan[] = [];
  const extend = (target: Body, places: ReadonlyMap<string, number>): boolean => {
    const waiting = group.filter(({ charger }) => !moved.some((plan) => plan.charger === charger.id));
    if (waiting.length === 0) return true;
    for (const next of request.keepOrder ? waiting.slice(0, 1) : waiting) {
      if (budget.plans-- <= 0) return false;
      const others = [...waiting.filter((other) => other !== next).map(({ charger }) => charger), ...left];
      const planned = planNext(request, next, target, others, group, moved, places.get(next.charger.id) ?? 0);
      if (!planned.ok) {
        if (!why.has(next.charger.id)) why.set(next.charger.id, planned.error);
        continue;
      }
      const plan = planned.value;
      moved.push(plan);
      const turned = plan.targetPose ? { id: target.id, base: { ...target.base, pose: plan.targetPose } } : target;
      const after = placesOf(request, group, turned, left, moved);
      if (after.ok && extend(turned, after.places)) return true;
      moved.pop();
    }
    return false;
  };
  const first = placesOf(request, group, request.target, left, []);
  if (!first.ok) return { why: new Map([[first.id, first.refusal]]) };
  return extend(request.target, first.places) ? { plans: moved, why } : { why };
}

function planNext(
  request: MultiChargeRequest,
  next: MultiCharger,
  target: Body,
  waiting: readonly Body[],
  group: readonly MultiCharger[],
  moved: readonly ChargePlan[],
  wanted: number,
): ChargeResult {
  const { clearance = 0, passable = [], open, table, targetAligns } = request;
  const stood = moved.map((plan) => ({ plan, body: bodyAfter(plan, group) }));
  const sharers = stood.filter(({ plan }) => plan.face === next.face).map(({ body }) => ({ ...body, clearance }));
  const elsewhere = stood.filter(({ plan }) => plan.face !== next.face).map(({ body }) => body);
  const others = [
    ...waiting.map(({ id, base }): Obstacle => ({ id, shape: base, clearance })),
    ...elsewhere.map(({ id, base }): Obstacle => ({ id, shape: base, clearance })),
  ];
  const planned = planCharge(
    {
      ...rightsOf(next),
      charger: next.charger,
      target,
      blocking: [...request.blocking, ...(next.blocking ?? []), ...others],
      passable: [...passable, ...(next.passable ?? [])],
      ...(open ? { open } : {}),
      table,
      sharers,
      targetAligns: (targetAligns ?? false) && moved.length === 0,
    },
    { wanted },
  );
  const isAlone = !group.some((other) => other !== next && other.face === next.face);
  if (!planned.ok || isAlone || Math.abs(planned.value.offCentre - wanted) <= NEAR_ENOUGH) return planned;
  const plan = planned.value;
  const who = others.map(({ id }) => id);
  const line = faceLineOf(target.base, next.face, plan.touch);
  const detail = { wanted: roundLength(wanted), reached: plan.offCentre };
  return { ok: false, error: { code: 'charge/no-room', who, where: pointAt(line, wanted), detail } };
}

/** mm: a charger that cannot slide to its fair place in this order waits for another order. */
const NEAR_ENOUGH = 0.05;

const rightsOf = ({ face, pivots, pivotLimit, freePivot, flies }: MultiCharger) => ({
  face,
  pivots,
  ...(pivotLimit === undefined ? {} : { pivotLimit }),
  ...(freePivot === undefined ? {} : { freePivot }),
  ...(flies === undefined ? {} : { flies }),
});

function bodyAfter(plan: ChargePlan, group: readonly MultiCharger[]): Body {
  const before = group.find(({ charger }) => charger.id === plan.charger)!.charger;
  return { id: before.id, base: { shape: before.base.shape, pose: plan.final } };
}

type Places =
  | { readonly ok: true; readonly places: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly id: string; readonly refusal: ChargeRefusal };

/** Everyone's fair place on the facing he charges, those who have moved where they stand. */
function placesOf(
  request: MultiChargeRequest,
  group: readonly MultiCharger[],
  target: Body,
  left: readonly Body[],
  moved: readonly ChargePlan[],
): Places {
  const places = new Map<string, number>();
  for (const face of new Set(group.map((charger) => charger.face))) {
    const line = faceLineOf(target.base, face);
    const start = faceLineOf(request.target.base, face);
    const members = inOrder(group, face, (body) => placeOf(start, leaderPoint(body.base)));
    const claims = members.map((member) => claimOf(request, member, target, left, moved));
    const laid = laidOut(line.half, claims, request.share);
    if (!laid.ok) return { ok: false, ...fullFacing(request, members, laid.index, target) };
    members.forEach(({ charger }, i) => {
      places.set(charger.id, laid.places[i]!);
    });
  }
  return { ok: true, places };
}

/** The chargers of one facing from left to right by where their leader points were; ties as named. [KOW-MUL-07] */
function inOrder(group: readonly MultiCharger[], face: Face, placeIn: (body: Body) => number): MultiCharger[] {
  return group
    .filter((charger) => charger.face === face)
    .map((member, index) => ({ member, index, place: roundLength(placeIn(member.charger)) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .map(({ member }) => member);
}

function claimOf(
  request: MultiChargeRequest,
  { charger, face, blocking = [], passable = [] }: MultiCharger,
  target: Body,
  left: readonly Body[],
  moved: readonly ChargePlan[],
): Claim {
  const { shape } = charger.base;
  const { clearance = 0 } = request;
  const { touch, side: half } = halvesAlong(shape, 'front');
  const side = half + clearance / 2;
  const line = faceLineOf(target.base, face);
  const done = moved.find((plan) => plan.charger === charger.id);
  if (done) return { id: charger.id, touch, side, free: [{ low: done.offCentre, high: done.offCentre }] };
  const others = left.map(({ id, base }): Obstacle => ({ id, shape: base, clearance }));
  const elsewhere = moved
    .filter((plan) => plan.face !== face)
    .map((plan): Obstacle => {
      const base = request.chargers.find((other) => other.charger.id === plan.charger)!.charger.base;
      return { id: plan.charger, shape: { shape: base.shape, pose: plan.final }, clearance };
    });
  const standing = [
    ...request.blocking,
    ...(request.passable ?? []),
    ...blocking,
    ...passable,
    ...others,
    ...elsewhere,
  ];
  const solids = standing.filter(({ id }) => id !== charger.id && id !== target.id).map(solidOf);
  return { id: charger.id, touch, side, free: roomOn(line, shape, 'front', solids, request.table).free };
}

function fullFacing(
  request: MultiChargeRequest,
  members: readonly MultiCharger[],
  index: number,
  target: Body,
): { id: string; refusal: ChargeRefusal } {
  const member = members[index]!;
  const line = faceLineOf(target.base, member.face);
  const needed = members.reduce((sum, { charger }) => sum + halvesAlong(charger.base.shape, 'front').side * 2, 0);
  const who = members.filter((other) => other !== member).map(({ charger }) => charger.id);
  const named = request.chargers.filter(({ charger }) => who.includes(charger.id)).map(({ charger }) => charger.id);
  const detail = { needed: roundLength(needed), facing: roundLength(line.half * 2) };
  return { id: member.charger.id, refusal: { code: 'charge/facing-full', who: named, where: line.centre, detail } };
}

/** Why one is left out: alone against the target and those who do charge, and else because the facing is full. */
function reasonFor(
  request: MultiChargeRequest,
  id: string,
  group: readonly MultiCharger[],
  plans: readonly ChargePlan[],
  why: ReadonlyMap<string, ChargeRefusal>,
): ChargeRefusal {
  const member = request.chargers.find(({ charger }) => charger.id === id)!;
  const waiting = request.chargers
    .filter((other) => other !== member && !group.includes(other))
    .map(({ charger }) => charger);
  const turned = plans.find(({ targetPose }) => targetPose)?.targetPose;
  const target = turned ? { ...request.target, base: { ...request.target.base, pose: turned } } : request.target;
  const alone = planNext(request, member, request.target, waiting, [member], [], 0);
  if (!alone.ok) return alone.error;
  const beside = [...group.filter((other) => other.face === member.face), member];
  const members = inOrder(beside, member.face, ({ base }) =>
    placeOf(faceLineOf(target.base, member.face), leaderPoint(base)),
  );
  return why.get(id) ?? fullFacing(request, members, members.indexOf(member), target).refusal;
}
