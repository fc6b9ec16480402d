import { reachOf } from './base';
import { roundLength, roundPose } from './measure';
import { type Pose, turned } from './pose';
import {
  aheadToTarget,
  endedAtTarget,
  ending,
  type Ground,
  goneAhead,
  pivoted,
  type Route,
  type Start,
  startOf,
} from './route';
import { standingOn } from './route-clear';
import { pointAt } from './slot';
import { travelTo } from './sweep';
import { angleOf, between, cosine, DEGREE, shortTurn, sine, sub } from './vec';

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

/** Follows turns and then goes straight ahead to the target; undefined when that never meets it, or too early. */
function followed(ground: Ground, turns: readonly Turn[]): Route | undefined {
  let start = startOf(ground);
  for (const { ahead, degrees } of turns) {
    if (ahead > 0 && aheadToTarget(ground, start.pose, ahead) < ahead) return undefined;
    start = pivoted(goneAhead(start, ahead), degrees);
  }
  return endedAtTarget(ground, start);
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
