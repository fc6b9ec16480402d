import type { ChargeRefusal } from './charge';
import { type Failed, settledAt, type Task } from './charge-attempt';
import { roundLength, TOLERANCE } from './measure';
import { farthestOff, isOnTable } from './overlap';
import { meetingOn, type Route } from './route';
import { troubleOn } from './route-clear';
import { halvesAlong, placeOf, pointAt, poseAt, type Room } from './slot';

/** When no place on the facing is free there is no use in looking for a route. */
export function noRoomAtAll(task: Task): ChargeRefusal | undefined {
  if (!task.room || task.room.free.length > 0) return undefined;
  return noRoom(task, task.room, undefined);
}

/** Why nothing worked: a way that only something standing on it spoils speaks first, then one without room to stand. */
export function refusalOf(task: Task, failed: readonly Failed[]): ChargeRefusal {
  const { target, face } = task.request;
  const stopped = failed.filter(({ because }) => because === 'way').slice(0, 100);
  const cramped = failed.find(({ because }) => because === 'room');
  const wrong = failed.find(({ because }) => because === 'face');
  const spoiled = stopped.find(({ route }) => wouldStand(task, route)) ?? (cramped || wrong ? undefined : stopped[0]);
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
