import { type Base, type Face, isPolygon, reachOf, type Table } from './base';
import { travelToContact } from './casting';
import type { Leg } from './charge';
import { gap } from './distance';
import { roundLength, roundPose, TOLERANCE } from './measure';
import { contactOf, facesAt, farthestOff, isOnTable } from './overlap';
import { advanced, type Pose, turned } from './pose';
import { type FaceLine, pointAt } from './slot';
import { isIn, type Solid } from './solid';
import { travelTo } from './sweep';
import { angleOf, between, cosine, DEGREE, lerp, type Point, shortTurn, sine, sub } from './vec';

/** Straight ahead by so many mm, then a pivot of so many degrees. */
interface Turn {
  readonly ahead: number;
  readonly degrees: number;
}

/** What a pivot may be: up to `limit` degrees, and perhaps only before anything else. */
export interface PivotRight {
  readonly limit: number;
  readonly atStart: boolean;
}

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

/** What keeps a route from being taken. */
export type Trouble =
  | { readonly kind: 'blocked'; readonly id: string; readonly where: Point; readonly after: number }
  | { readonly kind: 'off-table'; readonly where: Point; readonly by: number };

/** All routes that use each of the given pivots and meet the target, whichever face, cheapest first. */
export const routesWith = (ground: Ground, rights: readonly PivotRight[]): Route[] =>
  laidWith(ground, rights).sort((a, b) => a.cost - b.cost);

/**
 * A cheaper route of the same kind as one that works: every straight and every pivot is shortened or bent a little,
 * in halving steps, as long as that still works.
 */
export function refined(
  ground: Ground,
  route: Route,
  rights: readonly PivotRight[],
  works: (route: Route) => boolean,
): Route {
  let best = route;
  let turns = turnsOf(route);
  let ahead = 32;
  let degrees = 3;
  for (let round = 0; round < 9; round++) {
    for (let i = 0; i < rights.length; i++) {
      for (const change of [
        { ahead: 0, degrees: -degrees },
        { ahead: 0, degrees },
        { ahead: -ahead, degrees: 0 },
        { ahead, degrees: 0 },
      ]) {
        if (change.ahead !== 0 && rights[i]!.atStart) continue;
        const tried = turns.map((turn, k) => (k === i ? changed(turn, change, rights[i]!.limit) : turn));
        const next = followed(ground, tried);
        if (!next || next.cost >= best.cost - 1e-9 || !works(next)) continue;
        best = next;
        turns = tried;
      }
    }
    ahead /= 2;
    degrees /= 2;
  }
  return best;
}

/**
 * A quick test whether a route is clear, for trying many in a row: straight legs cover rectangles, and whoever was in
 * the way of the last route is asked first about the next.
 */
export function clearTest(ground: Ground): (route: Route) => boolean {
  const { charger, target, table, flies } = ground;
  const suspects = [...ground.solids];
  const isHit = (base: Base): boolean => {
    for (let i = 0; i < suspects.length; i++) {
      const solid = suspects[i]!;
      if (!isIn(base, solid, 0)) continue;
      suspects[i] = suspects[0]!;
      suspects[0] = solid;
      return true;
    }
    return false;
  };
  return (route) => {
    const last = { shape: charger.shape, pose: route.contact };
    if (!isOnTable(last, table)) return false;
    for (const leg of route.legs) {
      const end = { shape: charger.shape, pose: leg.to };
      if (leg.kind === 'pivot') {
        if (!isOnTable(end, table) || isDeepIn(end, target)) return false;
        if (!flies && isHit(end)) return false;
      } else if (!flies) {
        if (charger.shape.kind === 'rect') {
          if (isHit(coveredBy(charger.shape.width, charger.shape.depth, leg))) return false;
        } else if (inTheWay({ shape: charger.shape, pose: leg.from }, end, between(leg.from, leg.to), suspects, 0)) {
          return false;
        }
      }
    }
    return flies || !ground.passable.some((solid) => isIn(last, solid, 0));
  };
}

/** The rectangle a rectangle covers going straight ahead. */
function coveredBy(width: number, depth: number, { from, to }: Leg): Base {
  const length = between(from, to);
  const pose = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, facing: from.facing };
  return { shape: { kind: 'rect', width, depth: depth + length }, pose };
}

/** The first thing that keeps a charger from a route: what it would run into, stand on, or the table's edge. */
export function troubleOn(ground: Ground, route: Route): Trouble | undefined {
  const { charger, table, solids, flies } = ground;
  let gone = 0;
  for (const leg of route.legs) {
    const base = { shape: charger.shape, pose: leg.from };
    const end = { shape: charger.shape, pose: leg.to };
    if (leg.kind === 'ahead') {
      const length = between(leg.from, leg.to);
      const trouble = flies ? undefined : inTheWay(base, end, length, solids, gone);
      if (trouble) return trouble;
      gone += length;
    } else {
      const trouble = flies ? undefined : standingOn(end, solids, gone);
      if (trouble) return trouble;
      if (isDeepIn(end, ground.target)) {
        return { kind: 'blocked', id: ground.aim.id, where: gap(end, ground.target).to, after: gone };
      }
    }
    if (!isOnTable(end, table)) {
      const { at, by } = farthestOff(end, table);
      return { kind: 'off-table', where: at, by };
    }
  }
  const last = { shape: charger.shape, pose: route.contact };
  return flies ? undefined : standingOn(last, ground.passable, gone);
}

/** The route of nothing but straight ahead, whatever it meets. */
export const straightRoute = (ground: Ground): Route | undefined => followed(ground, []);

function inTheWay(base: Base, end: Base, length: number, solids: readonly Solid[], gone: number): Trouble | undefined {
  const x = (end.pose.x - base.pose.x) / length;
  const y = (end.pose.y - base.pose.y) / length;
  let first = length;
  let met: Solid | undefined;
  for (const solid of solids) {
    const travel = travelTo(base, x, y, length, solid, 0);
    if (travel < first - TOLERANCE) [first, met] = [travel, solid];
  }
  if (!met) return undefined;
  const pose = { ...base.pose, x: base.pose.x + x * first, y: base.pose.y + y * first };
  return { kind: 'blocked', id: met.id, where: nearestOf(met, { shape: base.shape, pose }), after: gone + first };
}

function standingOn(end: Base, solids: readonly Solid[], gone: number): Trouble | undefined {
  const under = solids.find((solid) => isIn(end, solid, 0));
  return under && { kind: 'blocked', id: under.id, where: nearestOf(under, end), after: gone };
}

function nearestOf(solid: Solid, base: Base): Point {
  if (!isPolygon(solid.shape)) return gap(base, solid.shape).to;
  let best = solid.points[0]!;
  for (const point of solid.points) if (between(point, base.pose) < between(best, base.pose)) best = point;
  return best;
}

function isDeepIn(base: Base, target: Base): boolean {
  const far = reachOf(base.shape) + reachOf(target.shape);
  if (between(base.pose, target.pose) > far) return false;
  return gap(base, target).distance === 0 && contactOf(base, target) === undefined;
}

/** A route as far as it is laid. */
interface Start {
  readonly pose: Pose;
  readonly legs: readonly Leg[];
  readonly pivots: readonly number[];
  readonly length: number;
  readonly swung: number;
}

const startOf = (ground: Ground): Start => ({
  pose: roundPose(ground.charger.pose),
  legs: [],
  pivots: [],
  length: 0,
  swung: 0,
});

function goneAhead(start: Start, mm: number): Start {
  if (mm <= 0) return start;
  const to = roundPose(advanced(start.pose, mm));
  return {
    ...start,
    pose: to,
    legs: [...start.legs, { kind: 'ahead', from: start.pose, to }],
    length: start.length + mm,
  };
}

function pivoted(start: Start, degrees: number): Start {
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
function met(ground: Ground, start: Start): Route | undefined {
  const travel = aheadToTarget(ground, start.pose, Number.POSITIVE_INFINITY);
  return travel === Number.POSITIVE_INFINITY ? undefined : ending(ground, start, travel);
}

function ending(ground: Ground, start: Start, travel: number): Route {
  const contact = roundPose(advanced(start.pose, travel));
  const legs: readonly Leg[] =
    travel > 0 ? [...start.legs, { kind: 'ahead', from: start.pose, to: contact }] : start.legs;
  const length = roundLength(start.length + travel);
  const cost = length + start.swung * DEGREE * reachOf(ground.charger.shape);
  return { legs, pivots: start.pivots, length, cost, contact };
}

/** Follows turns and then goes straight ahead to the target; undefined when that never meets it, or too early. */
function followed(ground: Ground, turns: readonly Turn[]): Route | undefined {
  let start = startOf(ground);
  for (const { ahead, degrees } of turns) {
    if (ahead > 0 && aheadToTarget(ground, start.pose, ahead) < ahead) return undefined;
    start = pivoted(goneAhead(start, ahead), degrees);
  }
  return met(ground, start);
}

/**
 * mm straight ahead to the target; Infinity when it is not met within `limit`. Only the front edge can meet it. An
 * edge narrower by the tolerance tells whether it does, so that what slides past does not, and the whole edge how far.
 */
function aheadToTarget({ charger, aim }: Ground, pose: Pose, limit: number): number {
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

/** The turns a route was made of. */
function turnsOf(route: Route): Turn[] {
  const turns: Turn[] = [];
  let ahead = 0;
  for (const leg of route.legs) {
    if (leg.kind === 'ahead') ahead = between(leg.from, leg.to);
    else {
      turns.push({ ahead, degrees: shortTurn(leg.to.facing - leg.from.facing) });
      ahead = 0;
    }
  }
  return turns;
}

const changed = (turn: Turn, by: Turn, limit: number): Turn => ({
  ahead: Math.max(turn.ahead + by.ahead, 0),
  degrees: Math.min(Math.max(turn.degrees + by.degrees, -limit), limit),
});

/** How many places along a straight, and how many degrees apart, a search with so many pivots looks at. */
const GRAINS: readonly (readonly { readonly places: number; readonly apart: number }[])[] = [
  [{ places: 14, apart: 3 }],
  [
    { places: 3, apart: 15 },
    { places: 4, apart: 45 },
  ],
  [
    { places: 1, apart: 45 },
    { places: 2, apart: 45 },
    { places: 3, apart: 90 },
  ],
];

function laidWith(ground: Ground, rights: readonly PivotRight[]): Route[] {
  const grains = GRAINS[rights.length - 1];
  const all: Route[] = [];
  const extend = (start: Start, index: number): void => {
    const right = rights[index];
    const grain = grains?.[index];
    if (!right || !grain) return;
    const isLast = index === rights.length - 1;
    const range = right.atStart ? 0 : freeAhead(ground, start.pose);
    const places = range === 0 ? 1 : grain.places;
    for (let i = 0; i < places; i++) {
      const there = places === 1 ? start : goneAhead(start, roundLength((range * i) / (places - 1)));
      const { pose } = there;
      const angles = anglesUpTo(right.limit, i === 0 || !isLast ? grain.apart : grain.apart * 2);
      if (isLast) angles.push(...tellingAngles(ground, pose, right.limit));
      for (const degrees of angles) {
        if (degrees === 0) continue;
        const next = roundPose(turned(pose, degrees));
        if (!isLast) {
          if (!isTaken(ground, next)) extend(pivoted(there, degrees), index + 1);
          continue;
        }
        const travel = aheadToTarget(ground, next, Number.POSITIVE_INFINITY);
        if (travel < Number.POSITIVE_INFINITY) all.push(ending(ground, pivoted(there, degrees), travel));
      }
    }
  };
  extend(startOf(ground), 0);
  return all;
}

const isTaken = ({ charger, solids, flies }: Ground, pose: Pose): boolean =>
  !flies && standingOn({ shape: charger.shape, pose }, solids, 0) !== undefined;

/** How far a charger can go straight on before it would meet anything, and no farther than past its target. */
function freeAhead(ground: Ground, pose: Pose): number {
  const base = { shape: ground.charger.shape, pose };
  const x = cosine(pose.facing);
  const y = sine(pose.facing);
  let free = between(pose, ground.target.pose) + reachOf(ground.target.shape);
  for (const solid of ground.flies ? [ground.aim] : [ground.aim, ...ground.solids]) {
    free = Math.min(free, travelTo(base, x, y, free, solid, 0));
  }
  return Math.floor(free);
}

function anglesUpTo(limit: number, apart: number): number[] {
  const angles: number[] = [];
  for (let degrees = apart; degrees < limit; degrees += apart) angles.push(degrees, -degrees);
  return [...angles, limit, -limit];
}

/** The pivots that decide something: square to the facing, at its middle and ends, just catching an end with a corner. */
function tellingAngles(ground: Ground, pose: Pose, limit: number): number[] {
  const { line, charger } = ground;
  const aside = charger.shape.kind === 'disc' ? charger.shape.radius : charger.shape.width / 2;
  const looks = [line.looks + 180, angleOf(sub(line.centre, pose))];
  for (const end of [pointAt(line, -line.half), pointAt(line, line.half)]) {
    const straight = angleOf(sub(end, pose));
    const catching = Math.asin(Math.min((aside * 0.98) / Math.max(between(end, pose), aside), 1)) / DEGREE;
    looks.push(straight, straight + catching, straight - catching);
  }
  return looks.map((look) => shortTurn(look - pose.facing)).filter((degrees) => Math.abs(degrees) <= limit);
}
