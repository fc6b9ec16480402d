import { type Base, isPolygon } from './base';
import type { ChargePlan, ChargeRefusal, ChargeRequest, ChargeResult, Leg, Obstacle } from './charge';
import { gap } from './distance';
import { roundLength, roundPose, TOLERANCE } from './measure';
import { farthestOff, isOnTable } from './overlap';
import type { Pose } from './pose';
import { type Ground, type Meeting, meetingOn, type Route, straightRoute } from './route';
import { clearTest, troubleOn } from './route-clear';
import { type PivotRight, refined, routesWith } from './route-search';
import {
  contactLengthAt,
  type FaceLine,
  faceLineOf,
  halvesAlong,
  nearestPlace,
  placeOf,
  pointAt,
  poseAt,
  type Room,
  roomOn,
  type Stretch,
} from './slot';
import { isIn, type Solid, solidOf } from './solid';
import { crosses, sweptPolygon } from './sweep';
import { shortTurn, sub } from './vec';
import { turnedTarget } from './yield-facing';

/** Where on the facing the charger is wanted, in mm from its centre; unset, the centre. */
export interface Placing {
  readonly wanted?: number;
}

/**
 * Plans one charge, or tells why there is none: go straight ahead if that meets the facing, else by the route with the
 * fewest pivots, and among those the one on which the farthest corner of the charger moves least; stand flush at the
 * point of contact; slide as near the centre of the facing as others allow. Arc, sight and range are the caller's.
 * [KOW-CHG-03] [KOW-CHG-06] [KOW-CHG-07] [KOW-CHG-08] [KOW-CHG-10]
 */
export function planCharge(request: ChargeRequest, placing: Placing = {}): ChargeResult {
  const task = taskOf(request, placing);
  const early = noRoomAtAll(task);
  if (early) return { ok: false, error: early };
  const failed: Failed[] = [];
  for (const rights of [[], ...stagesOf(request)]) {
    const routes = rights.length === 0 ? [straightRoute(task.ground) ?? []].flat() : routesWith(task.ground, rights);
    for (const route of routes) {
      const found = attempt(task, route);
      if (!found.ok) {
        failed.push(found);
        continue;
      }
      const better = refined(task.ground, route, rights, (other) => attempt(task, other).ok);
      const last = attempt(task, better);
      return { ok: true, value: last.ok ? planOf(task, last) : planOf(task, found) };
    }
  }
  return { ok: false, error: refusalOf(task, failed) };
}

interface Task {
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
interface Placed {
  readonly line: FaceLine;
  readonly aligned: Pose;
  readonly final: Pose;
  readonly place: number;
  readonly targetPose: Pose | undefined;
}

/** A route that leads into place. */
interface Found {
  readonly ok: true;
  readonly route: Route;
  readonly meeting: Meeting;
  readonly placed: Placed;
}

/** A route that does not: something is on it, it meets another face, or leaves no room to stand. */
interface Failed {
  readonly ok: false;
  readonly route: Route;
  readonly because: 'way' | 'face' | 'room';
  readonly room?: Room;
}

function taskOf(request: ChargeRequest, placing: Placing): Task {
  const { charger, target, face, blocking, passable = [], sharers = [], table, flies = false } = request;
  const line = faceLineOf(target.base, face);
  const beside = sharers.map(({ id, base }) => solidOf({ id, shape: base }));
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
function stagesOf({ pivots, pivotLimit = 90, freePivot }: ChargeRequest): PivotRight[][] {
  const plain = Array.from({ length: Math.min(Math.max(pivots, 0), 2) }, (_, count) =>
    Array.from({ length: count + 1 }, () => ({ limit: pivotLimit, atStart: false })),
  );
  if (!freePivot) return plain;
  const free = { limit: 180, atStart: true };
  return [[free], ...plain.flatMap((rights) => [rights, [free, ...rights]])];
}

/** Cheapest questions first: whoever blocked the last route often blocks this one too. */
function attempt(task: Task, route: Route): Found | Failed {
  if (!task.isClear(route)) return { ok: false, route, because: 'way' };
  const meeting = meetingOn(task.ground, route);
  if (!meeting?.faces.includes(task.request.face)) return { ok: false, route, because: 'face' };
  const settled = settledAt(task, route, meeting);
  if (settled.placed) return { ok: true, route, meeting, placed: settled.placed };
  return { ok: false, route, because: 'room', room: settled.room };
}

/** Where the charger comes to stand, or the room that was too little. */
function settledAt(task: Task, route: Route, meeting: Meeting): { placed?: Placed; room: Room } {
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

function planOf(task: Task, { route, meeting, placed }: Found): ChargePlan {
  const { charger, target, face, open = [], blocking } = task.request;
  const { shape } = charger.base;
  const legs: Leg[] = [...route.legs];
  if (!isSamePose(route.contact, placed.aligned)) legs.push({ kind: 'align', from: route.contact, to: placed.aligned });
  if (!isSamePose(placed.aligned, placed.final)) legs.push({ kind: 'shuffle', from: placed.aligned, to: placed.final });
  const first = legs[0]?.from ?? roundPose(charger.base.pose);
  const aheads = route.legs.filter(({ kind }) => kind === 'ahead');
  const standing = (pose: Pose): Base => ({ shape, pose });
  const final = standing(placed.final);
  const endedOn = open.filter((piece) => isIn(final, bare(piece))).map(({ id }) => id);
  const crossed = open
    .filter((piece) => legs.some((leg) => leg.kind !== 'pivot' && passesOver(standing(leg.from), leg, piece)))
    .map(({ id }) => id);
  const swungOver = open
    .filter(({ id }) => !crossed.includes(id) && !endedOn.includes(id))
    .filter((piece) => legs.some((leg) => leg.kind === 'pivot' && swingsOver(standing(leg.from), leg, piece)))
    .map(({ id }) => id);
  return {
    charger: charger.id,
    target: target.id,
    face,
    legs,
    path: [first, ...legs.map(({ to }) => to)],
    pivots: route.pivots,
    length: route.length,
    corridor: aheads.map(({ from, to }) => sweptPolygon(standing(from), sub(to, from))),
    touch: { x: roundLength(meeting.touch.x), y: roundLength(meeting.touch.y) },
    contact: route.contact,
    aligned: placed.aligned,
    final: placed.final,
    contactLength: roundLength(contactLengthAt(placed.line, halvesAlong(shape, 'front').touch, placed.place)),
    offCentre: roundLength(placed.place),
    ...(placed.targetPose ? { targetPose: placed.targetPose } : {}),
    crossed,
    swungOver,
    endedOn,
    alsoTouches: blocking
      .filter(
        ({ id, shape: other }) =>
          id !== charger.id && id !== target.id && !isPolygon(other) && touchesAtAll(final, other),
      )
      .map(({ id }) => id),
  };
}

const bare = (piece: Obstacle): Solid => solidOf({ id: piece.id, shape: piece.shape });
const touchesAtAll = (a: Base, b: Base): boolean => gap(a, b).distance <= TOLERANCE;
const isSamePose = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.facing === b.facing;

function passesOver(base: Base, leg: Leg, piece: Obstacle): boolean {
  const end = { shape: base.shape, pose: leg.to };
  if (leg.kind === 'align') return isIn(end, bare(piece));
  return crosses(base, sub(leg.to, leg.from), piece.shape);
}

function swingsOver(base: Base, leg: Leg, piece: Obstacle): boolean {
  const turn = shortTurn(leg.to.facing - leg.from.facing);
  const solid = bare(piece);
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / 4));
  for (let i = 0; i <= steps; i++) {
    const pose = { ...leg.from, facing: leg.from.facing + (turn * i) / steps };
    if (isIn({ shape: base.shape, pose }, solid)) return true;
  }
  return false;
}

/** When no place on the facing is free there is no use in looking for a route. */
function noRoomAtAll(task: Task): ChargeRefusal | undefined {
  if (!task.room || task.room.free.length > 0) return undefined;
  return noRoom(task, task.room, undefined);
}

/** Why nothing worked: a way that only something standing on it spoils speaks first, then one without room to stand. */
function refusalOf(task: Task, failed: readonly Failed[]): ChargeRefusal {
  const { target, face } = task.request;
  const stopped = failed.filter(({ because }) => because === 'way').slice(0, 100);
  const cramped = failed.find(({ because }) => because === 'room');
  const spoiled = stopped.find(({ route }) => wouldStand(task, route)) ?? (cramped ? undefined : stopped[0]);
  const trouble = spoiled && troubleOn(task.ground, spoiled.route);
  if (trouble?.kind === 'blocked') {
    const detail = { after: roundLength(trouble.after) };
    return { code: 'charge/route-blocked', who: [trouble.id], where: trouble.where, detail };
  }
  if (trouble)
    return { code: 'charge/off-table', who: [], where: trouble.where, detail: { by: roundLength(trouble.by) } };
  if (cramped?.room) {
    const touch = meetingOn(task.ground, cramped.route)?.touch ?? cramped.route.contact;
    return noRoom(task, cramped.room, placeOf(task.ground.line, touch));
  }
  const wrong = failed.find(({ because }) => because === 'face');
  const meeting = wrong && meetingOn(task.ground, wrong.route);
  if (meeting) {
    const detail = { wanted: face, met: meeting.faces.join(' ') };
    return { code: 'charge/wrong-face', who: [target.id], where: meeting.touch, detail };
  }
  return { code: 'charge/unreachable', who: [target.id], where: task.ground.line.centre, detail: { wanted: face } };
}

/** Whether a route would lead into place if nothing were on it. */
function wouldStand(task: Task, route: Route): boolean {
  const meeting = meetingOn(task.ground, route);
  if (!meeting?.faces.includes(task.request.face)) return false;
  return settledAt(task, route, meeting).placed !== undefined;
}

function noRoom(task: Task, room: Room, touchedAt: number | undefined): ChargeRefusal {
  const { charger, sharers = [], target, table } = task.request;
  const { line } = task.ground;
  const { touch } = halvesAlong(charger.base.shape, 'front');
  const from = touchedAt ?? 0;
  const reach = touchedAt === undefined ? Number.POSITIVE_INFINITY : touch;
  const low = Math.max(from - reach, room.touching.low);
  const high = Math.min(from + reach, room.touching.high);
  const near = room.taken.filter((stretch) => stretch.high > low && stretch.low < high);
  const who = [...new Set(near.map(({ id }) => id))];
  const widest = Math.max(0, ...room.free.map((stretch) => stretch.high - stretch.low));
  const detail = { needed: roundLength(touch * 2), play: roundLength(widest), at: roundLength(from) };
  if (who.length === 0) {
    const base = { shape: charger.base.shape, pose: poseAt(line, charger.base.shape, 'front', (low + high) / 2) };
    if (!isOnTable(base, table)) {
      const { at, by } = farthestOff(base, table);
      return { code: 'charge/off-table', who: [], where: at, detail: { by: roundLength(by) } };
    }
    return { code: 'charge/corner-only', who: [target.id], where: pointAt(line, from), detail };
  }
  const isCornerFree = [-1, 1].some((end) => {
    const place = end * (line.half + touch);
    return (
      Math.abs(place - from) <= reach + TOLERANCE &&
      !room.taken.some((s) => s.low < place - 0.1 && s.high > place + 0.1)
    );
  });
  const others = new Set(sharers.map(({ id }) => id));
  const code = who.every((id) => others.has(id))
    ? 'charge/facing-full'
    : isCornerFree
      ? 'charge/corner-only'
      : 'charge/no-room';
  const nearest = near.reduce((a, b) =>
    Math.abs((a.low + a.high) / 2 - from) <= Math.abs((b.low + b.high) / 2 - from) ? a : b,
  );
  const where = pointAt(line, Math.min(Math.max((nearest.low + nearest.high) / 2, -line.half), line.half));
  return { code, who, where, detail };
}
