import { type Base, isPolygon } from './base';
import type { ChargePlan, ChargeRequest, ChargeResult, Leg, Obstacle } from './charge';
import { attempt, type Failed, type Found, type Placing, stagesOf, type Task, taskOf } from './charge-attempt';
import { noRoomAtAll, refusalOf } from './charge-refusal';
import { gap } from './distance';
import { roundLength, roundPose, TOLERANCE } from './measure';
import type { Pose } from './pose';
import { straightRoute } from './route';
import { refined, routesWith } from './route-search';
import { contactLengthAt, halvesAlong } from './slot';
import { isIn, type Solid, solidOf } from './solid';
import { crosses, sweptPolygon } from './sweep';
import { shortTurn, sub } from './vec';

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
