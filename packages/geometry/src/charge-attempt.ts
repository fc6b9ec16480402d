import type { Base } from './base';
import type { ChargeRequest } from './charge';
import { roundPose, TOLERANCE } from './measure';
import type { Pose } from './pose';
import { type Ground, type Meeting, meetingOn, type Route } from './route';
import { clearTest } from './route-clear';
import type { PivotRight } from './route-search';
import {
  type FaceLine,
  faceLineOf,
  halvesAlong,
  nearestPlace,
  placeOf,
  poseAt,
  type Room,
  roomOn,
  type Stretch,
} from './slot';
import { type Solid, solidOf } from './solid';
import { turnedTarget } from './yield-facing';

/** Where on the facing the charger is wanted, in mm from its centre; unset, the centre. */
export interface Placing {
  readonly wanted?: number;
}

/** A request made ready: the ground to search, and the room on the facing. */
export interface Task {
  readonly request: ChargeRequest;
  readonly wanted: number;
  readonly ground: Ground;
  /** Everything that must be clear of the charger where it stands at the end. */
  readonly standing: readonly Solid[];
  readonly isClear: (route: Route) => boolean;
  /** Unset while the facing's line depends on the point of contact (discs, targets that align). */
  readonly room: Room | undefined;
}

/** Where a charger comes to stand. */
export interface Placed {
  readonly line: FaceLine;
  readonly aligned: Pose;
  readonly final: Pose;
  readonly place: number;
  readonly targetPose: Pose | undefined;
}

/** A route that leads into place. */
export interface Found {
  readonly ok: true;
  readonly route: Route;
  readonly meeting: Meeting;
  readonly placed: Placed;
}

/** A route that does not: something is on it, it meets another face, or leaves no room to stand. */
export interface Failed {
  readonly ok: false;
  readonly route: Route;
  readonly because: 'way' | 'face' | 'room';
  readonly room?: Room;
}

export function taskOf(request: ChargeRequest, placing: Placing): Task {
  const { charger, target, face, blocking, passable = [], sharers = [], table, flies = false } = request;
  const line = faceLineOf(target.base, face);
  const beside = sharers.map(({ id, base, clearance = 0 }) => solidOf({ id, shape: base, clearance }));
  const solids = [...blocking.map(solidOf), ...beside].filter(({ id }) => id !== charger.id && id !== target.id);
  const passed = passable.map(solidOf);
  const aim = solidOf({ id: target.id, shape: target.base });
  const ground = {
    charger: charger.base,
    target: target.base,
    aim,
    face,
    line,
    solids,
    passable: passed,
    table,
    flies,
  };
  const standing = [...solids, ...passed];
  const isFixed = target.base.shape.kind === 'rect' && !request.targetAligns;
  const room = isFixed ? roomOn(line, charger.base.shape, 'front', standing, table) : undefined;
  return { request, wanted: placing.wanted ?? 0, ground, standing, isClear: clearTest(ground), room };
}

/** The pivots to try with, fewest first. [KOW-CHG-03] [KOW-MOV-08] [KOW-IND-02] */
export function stagesOf({ pivots, pivotLimit = 90, freePivot }: ChargeRequest): PivotRight[][] {
  const plain = Array.from({ length: Math.min(Math.max(pivots, 0), 2) }, (_, count) =>
    Array.from({ length: count + 1 }, () => ({ limit: pivotLimit, atStart: false })),
  );
  if (!freePivot) return plain;
  const free = { limit: 180, atStart: true };
  return [[free], ...plain.flatMap((rights) => [rights, [free, ...rights]])];
}

/** Cheapest questions first: whoever blocked the last route often blocks this one too. */
export function attempt(task: Task, route: Route): Found | Failed {
  if (!task.isClear(route)) return { ok: false, route, because: 'way' };
  const meeting = meetingOn(task.ground, route);
  if (!meeting?.faces.includes(task.request.face)) return { ok: false, route, because: 'face' };
  const settled = settledAt(task, route, meeting);
  if (settled.placed) return { ok: true, route, meeting, placed: settled.placed };
  return { ok: false, route, because: 'room', room: settled.room };
}

/** Where the charger comes to stand, or the room that was too little. */
export function settledAt(task: Task, route: Route, meeting: Meeting): { placed?: Placed; room: Room } {
  const { charger, face, table, targetAligns } = task.request;
  const { shape } = charger.base;
  const line = task.room ? task.ground.line : faceLineOf(task.ground.target, face, meeting.touch);
  const yielded = targetAligns ? settledTurned(task, route, meeting) : undefined;
  const room = task.room ?? roomOn(line, shape, 'front', task.standing, table);
  const placed = yielded ?? placedOn(line, room, charger.base, route, meeting, task.wanted);
  return placed ? { placed, room } : { room };
}

/** The target turns flush to the charger's front instead, and the charger only slides. [KOW-IND-05] */
function settledTurned(task: Task, route: Route, { touch }: Meeting): Placed | undefined {
  const { charger, target, face, table } = task.request;
  const at = { shape: charger.base.shape, pose: route.contact };
  const pose = turnedTarget(target.base, face, at, touch, task.standing, table);
  if (!pose) return undefined;
  const line = faceLineOf({ shape: target.base.shape, pose }, face, touch);
  const room = roomOn(line, charger.base.shape, 'front', task.standing, table);
  const place = placeOf(line, route.contact);
  const stretch = room.free.find(({ low, high }) => place >= low - TOLERANCE && place <= high + TOLERANCE);
  if (!stretch) return undefined;
  const end = Math.min(Math.max(task.wanted, stretch.low), stretch.high);
  const final = roundPose(poseAt(line, charger.base.shape, 'front', end));
  return { line, aligned: route.contact, final, place: end, targetPose: pose };
}

/** The charger turns flush to the facing, keeping the touch point, and slides towards the place it is wanted at. */
function placedOn(
  line: FaceLine,
  room: Room,
  charger: Base,
  route: Route,
  meeting: Meeting,
  wanted: number,
): Placed | undefined {
  const { touch } = halvesAlong(charger.shape, 'front');
  const from = placeOf(line, meeting.touch);
  const natural = placeOf(line, route.contact);
  let best: { stretch: Stretch; end: number; start: number } | undefined;
  for (const stretch of room.free) {
    const start = nearestPlace([stretch], natural, from - touch, from + touch);
    if (start === undefined) continue;
    const end = Math.min(Math.max(wanted, stretch.low), stretch.high);
    if (!best || Math.abs(end - wanted) < Math.abs(best.end - wanted)) best = { stretch, end, start };
  }
  if (!best) return undefined;
  const aligned = roundPose(poseAt(line, charger.shape, 'front', best.start));
  const final = roundPose(poseAt(line, charger.shape, 'front', best.end));
  return { line, aligned, final, place: best.end, targetPose: undefined };
}
