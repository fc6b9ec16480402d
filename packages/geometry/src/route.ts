import { type Base, type Face, isPolygon, reachOf, type Table } from './base';
import { travelToContact } from './casting';
import type { Leg } from './charge';
import { gap } from './distance';
import { roundLength, roundPose, TOLERANCE } from './measure';
import { contactOf, facesAt } from './overlap';
import { advanced, type Pose, turned } from './pose';
import type { FaceLine } from './slot';
import type { Solid } from './solid';
import { travelOfRects, travelTo } from './sweep';
import { cosine, DEGREE, lerp, type Point, shortTurn, sine } from './vec';

/** The ground a search looks for a route on. */
export interface Ground {
  readonly charger: Base;
  readonly target: Base;
  /** The target, made ready. */
  readonly aim: Solid;
  readonly face: Face;
  readonly line: FaceLine;
  readonly solids: readonly Solid[];
  /** Not to be stood on at the end of the route. */
  readonly passable: readonly Solid[];
  readonly table: Table;
  readonly flies: boolean;
}

/** A way to the target that meets it, not yet tried against what is on it. */
export interface Route {
  readonly legs: readonly Leg[];
  readonly pivots: readonly number[];
  readonly length: number;
  /** How far the farthest corner of the charger moves at most: what "shortest" compares. */
  readonly cost: number;
  readonly contact: Pose;
}

/** Where a route meets the target, and the faces that is on. */
export interface Meeting {
  readonly touch: Point;
  readonly faces: readonly Face[];
}

/** The route of nothing but straight ahead, whatever it meets. */
export const straightRoute = (ground: Ground): Route | undefined => endedAtTarget(ground, startOf(ground));

/** A route as far as it is laid. */
export interface Start {
  readonly pose: Pose;
  readonly legs: readonly Leg[];
  readonly pivots: readonly number[];
  readonly length: number;
  readonly swung: number;
}

export const startOf = (ground: Ground): Start => ({
  pose: roundPose(ground.charger.pose),
  legs: [],
  pivots: [],
  length: 0,
  swung: 0,
});

export function goneAhead(start: Start, mm: number): Start {
  if (mm <= 0) return start;
  const to = roundPose(advanced(start.pose, mm));
  return {
    ...start,
    pose: to,
    legs: [...start.legs, { kind: 'ahead', from: start.pose, to }],
    length: start.length + mm,
  };
}

export function pivoted(start: Start, degrees: number): Start {
  const to = roundPose(turned(start.pose, degrees));
  const real = shortTurn(to.facing - start.pose.facing);
  return {
    pose: to,
    legs: [...start.legs, { kind: 'pivot', from: start.pose, to }],
    pivots: [...start.pivots, Math.round(real * 100) / 100],
    length: start.length,
    swung: start.swung + Math.abs(real),
  };
}

/** The route that goes straight on to the target from where `start` ends. */
export function endedAtTarget(ground: Ground, start: Start): Route | undefined {
  const travel = aheadToTarget(ground, start.pose, Number.POSITIVE_INFINITY);
  return travel === Number.POSITIVE_INFINITY ? undefined : ending(ground, start, travel);
}

export function ending(ground: Ground, start: Start, travel: number): Route {
  const contact = roundPose(advanced(start.pose, travel));
  const legs: readonly Leg[] =
    travel > 0 ? [...start.legs, { kind: 'ahead', from: start.pose, to: contact }] : start.legs;
  const length = roundLength(start.length + travel);
  const cost = length + start.swung * DEGREE * reachOf(ground.charger.shape);
  return { legs, pivots: start.pivots, length, cost, contact };
}

/**
 * mm straight ahead to the target; Infinity when it is not met within `limit`. Only the front edge can meet it. An
 * edge narrower by the tolerance tells whether it does, so that what slides past does not, and the whole edge how far.
 */
export function aheadToTarget({ charger, aim }: Ground, pose: Pose, limit: number): number {
  const { shape } = charger;
  const x = cosine(pose.facing);
  const y = sine(pose.facing);
  const offX = aim.x - pose.x;
  const offY = aim.y - pose.y;
  const along = offX * x + offY * y;
  const aside = offX * y - offY * x;
  const half = shape.kind === 'disc' ? shape.radius : shape.width / 2;
  if (Math.abs(aside) > half + aim.reach || along < -aim.reach) return Number.POSITIVE_INFINITY;
  if (shape.kind === 'disc') {
    return travelTo({ shape, pose }, x, y, Math.min(limit, along + aim.reach), aim, 0);
  }
  if (!isPolygon(aim.shape) && aim.shape.shape.kind === 'rect') {
    const travel = travelOfRects({ shape, pose }, aim.shape, x, y);
    return travel > limit ? Number.POSITIVE_INFINITY : Math.max(travel, 0);
  }
  const front = shape.depth / 2;
  const edgeOf = (wide: number): Point[] => [
    { x: pose.x + x * front - y * wide, y: pose.y + y * front + x * wide },
    { x: pose.x + x * front + y * wide, y: pose.y + y * front - x * wide },
  ];
  const deep = travelToContact(edgeOf(Math.max(half - TOLERANCE, 0)), x, y, aim.points, aim.radius);
  if (deep > limit) return Number.POSITIVE_INFINITY;
  const exact = travelToContact(edgeOf(half), x, y, aim.points, aim.radius);
  return Math.max(Math.min(exact, deep), deep - TOLERANCE * 2, 0);
}

/** Where a charger at the end of its route touches the target, and which faces that is on. */
export function meetingOn(ground: Ground, route: Route): Meeting | undefined {
  const charger = { shape: ground.charger.shape, pose: route.contact };
  const { target } = ground;
  const near = gap(charger, target);
  if (near.distance > TOLERANCE) return undefined;
  const turn = Math.abs(shortTurn(charger.pose.facing - target.pose.facing)) % 90;
  if (Math.min(turn, 90 - turn) < 0.6) {
    const contact = contactOf(charger, target);
    if (contact) return { touch: lerp(contact.from, contact.to, 0.5), faces: contact.theirs };
  }
  return { touch: near.to, faces: facesAt(target, near.to) };
}
