import { type Base, type Face, isPolygon, reachOf, type Table } from './base';
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
  readonly touch: Point;
  readonly faces: readonly Face[];
}

/** What keeps a route from being taken. */
export type Trouble =
  | { readonly kind: 'blocked'; readonly id: string; readonly where: Point; readonly after: number }
  | { readonly kind: 'off-table'; readonly where: Point; readonly by: number };

/** All routes that use each of the given pivots and meet the target, whichever face, cheapest first. */
export function routesWith(ground: Ground, rights: readonly PivotRight[]): Route[] {
  const routes: Route[] = [];
  for (const turns of turnsWith(ground, rights)) {
    const route = followed(ground, turns);
    if (route) routes.push(route);
  }
  return routes.sort((a, b) => a.cost - b.cost);
}

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

/** The first thing that keeps a charger from a route: what it would run into, stand on, or the table's edge. */
export function troubleOn(ground: Ground, route: Route): Trouble | undefined {
  const { charger, table, solids, flies } = ground;
  let gone = 0;
  for (const leg of route.legs) {
    const base = { shape: charger.shape, pose: leg.from };
    const end = { shape: charger.shape, pose: leg.to };
    if (leg.kind === 'ahead') {
      const length = between(leg.from, leg.to);
      if (!flies && length > 0) {
        const trouble = inTheWay(base, end, length, solids, gone);
        if (trouble) return trouble;
      }
      gone += length;
    } else {
      const trouble = standingOn(end, solids, flies, gone);
      if (trouble) return trouble;
      if (isDeepIn(end, ground.target))
        return { kind: 'blocked', id: ground.aim.id, where: gap(end, ground.target).to, after: gone };
    }
    if (!isOnTable(end, table)) {
      const { at, by } = farthestOff(end, table);
      return { kind: 'off-table', where: at, by };
    }
  }
  const last = { shape: charger.shape, pose: route.contact };
  return flies ? undefined : standingOn(last, ground.passable, false, gone);
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

function standingOn(end: Base, solids: readonly Solid[], flies: boolean, gone: number): Trouble | undefined {
  if (flies) return undefined;
  const under = solids.find((solid) => isIn(end, { ...solid, clearance: 0 }));
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

/** Follows turns and then goes straight ahead to the target; undefined when that never meets it, or too early. */
function followed(ground: Ground, turns: readonly Turn[]): Route | undefined {
  const { charger, target } = ground;
  const { shape } = charger;
  const legs: Leg[] = [];
  const pivots: number[] = [];
  let pose = roundPose(charger.pose);
  let length = 0;
  let swung = 0;
  for (const { ahead, degrees } of turns) {
    if (ahead > 0) {
      if (travelTo({ shape, pose }, cosine(pose.facing), sine(pose.facing), ahead, ground.aim, 0) < ahead)
        return undefined;
      const to = roundPose(advanced(pose, ahead));
      legs.push({ kind: 'ahead', from: pose, to });
      pose = to;
      length += ahead;
    }
    const to = roundPose(turned(pose, degrees));
    const real = shortTurn(to.facing - pose.facing);
    legs.push({ kind: 'pivot', from: pose, to });
    pivots.push(Math.round(real * 100) / 100);
    swung += Math.abs(real);
    pose = to;
  }
  const limit = between(pose, target.pose) + reachOf(shape) + reachOf(target.shape);
  const last = travelTo({ shape, pose }, cosine(pose.facing), sine(pose.facing), limit, ground.aim, 0);
  if (last === Number.POSITIVE_INFINITY) return undefined;
  const contact = roundPose(advanced(pose, last));
  const met = touchOf({ shape, pose: contact }, target);
  if (!met) return undefined;
  if (last > 0) legs.push({ kind: 'ahead', from: pose, to: contact });
  length = roundLength(length + last);
  const cost = length + swung * DEGREE * reachOf(shape);
  return { legs, pivots, length, cost, contact, ...met };
}

/** Where a charger that stands against a target touches it, and which faces that is on. */
function touchOf(charger: Base, target: Base): { touch: Point; faces: readonly Face[] } | undefined {
  const near = gap(charger, target);
  if (near.distance > TOLERANCE) return undefined;
  const turn = shortTurn(charger.pose.facing - target.pose.facing) % 90;
  if (Math.min(Math.abs(turn), 90 - Math.abs(turn)) < 0.6) {
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
    { places: 4, apart: 15 },
    { places: 6, apart: 30 },
  ],
  [
    { places: 2, apart: 30 },
    { places: 3, apart: 30 },
    { places: 4, apart: 30 },
  ],
];

function turnsWith(ground: Ground, rights: readonly PivotRight[]): Turn[][] {
  const grains = GRAINS[rights.length - 1];
  if (!grains) return [];
  const all: Turn[][] = [];
  const extend = (pose: Pose, turns: readonly Turn[], index: number): void => {
    const right = rights[index];
    const grain = grains[index];
    if (!right || !grain) {
      all.push([...turns]);
      return;
    }
    const isLast = index === rights.length - 1;
    const range = right.atStart ? 0 : freeAhead(ground, pose);
    const places = range === 0 ? 1 : grain.places;
    for (let i = 0; i < places; i++) {
      const ahead = places === 1 ? 0 : roundLength((range * i) / (places - 1));
      const at = advanced(pose, ahead);
      const angles = anglesUpTo(right.limit, i === 0 || !isLast ? grain.apart : grain.apart * 2);
      if (isLast) angles.push(...tellingAngles(ground, at, right.limit));
      for (const degrees of angles) {
        if (degrees === 0) continue;
        const next = turned(at, degrees);
        if (!isLast && standingOn({ shape: ground.charger.shape, pose: next }, ground.solids, ground.flies, 0))
          continue;
        extend(next, [...turns, { ahead, degrees }], index + 1);
      }
    }
  };
  extend(roundPose(ground.charger.pose), [], 0);
  return all;
}

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
