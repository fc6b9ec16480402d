import { type Base, halves, isPolygon, outlineOf, type Polygon } from './base';
import { travelToContact, turnToContact } from './casting';
import type { Obstacle } from './charge';
import { gap, gapToPolygon, gapToShape, meetingPoint } from './distance';
import { TOLERANCE } from './measure';
import { turned } from './pose';
import { areNearer, coreOf, nearestOfCores } from './rings';
import { innerCore, isIn, type Solid, solidOf } from './solid';
import { add, cosine, DEGREE, lengthOf, type Point, rotate, scale, sine, sub } from './vec';

/** What a moving base meets first, and where. */
export interface Hit {
  readonly id: string;
  readonly at: Point;
}

export interface StraightSweep {
  /** mm it can go before it meets something, up to the length of the move. */
  readonly free: number;
  readonly hit?: Hit;
}

export interface TurnSweep {
  /** Degrees it can turn before it meets something, up to the turn asked for; never negative. */
  readonly free: number;
  readonly hit?: Hit;
}

export interface SweepOptions {
  /** mm to keep from every obstacle on the way ("stays 1 inch away"); one that is nearer at the start may be left. */
  readonly clearance?: number;
}

/**
 * Slides a base along a vector until first contact. Passing with no more than the tolerance of overlap is not
 * contact, so a base may slide along what it touches.
 */
export function sweepStraight(
  base: Base,
  vector: Point,
  obstacles: readonly Obstacle[],
  options: SweepOptions = {},
): StraightSweep {
  const length = lengthOf(vector);
  if (length === 0) return { free: 0 };
  const clearance = options.clearance ?? 0;
  const x = vector.x / length;
  const y = vector.y / length;
  let free = length;
  let met: Obstacle | undefined;
  for (const obstacle of obstacles) {
    const { shape } = obstacle;
    const travel =
      clearance === 0 && base.shape.kind === 'rect' && !isPolygon(shape) && shape.shape.kind === 'rect'
        ? Math.max(travelOfRects(base, shape, x, y), 0)
        : travelTo(base, x, y, free, solidOf(obstacle), clearance);
    if (travel < free) [free, met] = [travel, obstacle];
  }
  if (!met) return { free };
  const pose = { x: base.pose.x + x * free, y: base.pose.y + y * free, facing: base.pose.facing };
  const moved = { shape: base.shape, pose };
  return {
    free,
    hit: { id: met.id, at: clearance === 0 ? meetingPoint(moved, met.shape) : gapToShape(moved, met.shape).to },
  };
}

/**
 * mm one rectangle can go along a unit direction until it touches another; Infinity when it never reaches into it
 * deeper than the tolerance. Along each edge normal of both the gap closes and opens again at a steady pace: they meet
 * while all four are closed. Less than 0 when they meet from the start or have met before.
 */
export function travelOfRects(a: Base, b: Base, x: number, y: number): number {
  const one = halves(a.shape);
  const other = halves(b.shape);
  const offX = b.pose.x - a.pose.x;
  const offY = b.pose.y - a.pose.y;
  const cosA = cosine(a.pose.facing);
  const sinA = sine(a.pose.facing);
  const cosB = cosine(b.pose.facing);
  const sinB = sine(b.pose.facing);
  const c = Math.abs(cosA * cosB + sinA * sinB);
  const s = Math.abs(sinA * cosB - cosA * sinB);
  let touch = Number.NEGATIVE_INFINITY;
  let enter = Number.NEGATIVE_INFINITY;
  let leave = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 4; axis++) {
    const isOfA = axis < 2;
    const alongX = axis === 0 ? sinA : axis === 1 ? cosA : axis === 2 ? sinB : cosB;
    const alongY = axis === 0 ? -cosA : axis === 1 ? sinA : axis === 2 ? -cosB : sinB;
    const mine = isOfA ? one : other;
    const theirs = isOfA ? other : one;
    const reach =
      axis % 2 === 0
        ? mine.width + theirs.width * c + theirs.depth * s
        : mine.depth + theirs.width * s + theirs.depth * c;
    const off = offX * alongX + offY * alongY;
    const pace = x * alongX + y * alongY;
    if (Math.abs(pace) < 1e-12) {
      if (Math.abs(off) >= reach - TOLERANCE) return Number.POSITIVE_INFINITY;
      continue;
    }
    const middle = off / pace;
    const half = Math.abs((reach - TOLERANCE) / pace);
    enter = Math.max(enter, middle - half);
    leave = Math.min(leave, middle + half);
    touch = Math.max(touch, middle - Math.abs(reach / pace));
    if (enter >= leave || leave <= 0) return Number.POSITIVE_INFINITY;
  }
  return Math.max(Math.min(touch, enter), enter - TOLERANCE * 2);
}

/** mm a base can go along a unit direction before contact with a solid (or its clearance); Infinity beyond `limit`. */
export function travelTo(base: Base, x: number, y: number, limit: number, solid: Solid, clearance: number): number {
  const { pose, shape } = base;
  const reach = solid.reach + clearance + (shape.kind === 'disc' ? shape.radius : (shape.width + shape.depth) / 2);
  const awayX = solid.x - pose.x;
  const awayY = solid.y - pose.y;
  const along = awayX * x + awayY * y;
  const off = awayX * y - awayY * x;
  if (off > reach || off < -reach || along < -reach || along > limit + reach) return Number.POSITIVE_INFINITY;
  const radius = solid.radius + clearance;
  if (clearance > 0) {
    const now = gapToShape(base, solid.shape).distance;
    if (now < clearance - TOLERANCE) return leadsNearer(base, x, y, solid, now) ? 0 : Number.POSITIVE_INFINITY;
  } else if (shape.kind === 'rect' && !isPolygon(solid.shape) && solid.shape.shape.kind === 'rect') {
    const travel = travelOfRects(base, solid.shape, x, y);
    return travel > limit ? Number.POSITIVE_INFINITY : Math.max(travel, 0);
  } else if (isIn(base, solid, 0)) return 0;
  const core = coreOf(base);
  const inner = radius > TOLERANCE ? core : innerCore(base);
  const innerRadius = radius > TOLERANCE ? core.radius + radius - TOLERANCE : inner.radius + radius;
  const deep = travelToContact(inner.points, x, y, solid.points, innerRadius);
  if (deep > limit + TOLERANCE * 2) return Number.POSITIVE_INFINITY;
  const exact = travelToContact(core.points, x, y, solid.points, core.radius + radius);
  return Math.max(Math.min(exact, deep), deep - TOLERANCE * 2, 0);
}

/**
 * Turns a base about a point until first contact. `degrees` counts counter-clockwise, negative clockwise, and at most
 * one whole turn.
 */
export function sweepTurn(
  base: Base,
  about: Point,
  degrees: number,
  obstacles: readonly Obstacle[],
  options: SweepOptions = {},
): TurnSweep {
  const sign = degrees < 0 ? -1 : 1;
  const clearance = options.clearance ?? 0;
  let free = Math.abs(degrees);
  let met: Solid | undefined;
  for (const obstacle of obstacles) {
    const solid = solidOf(obstacle);
    const turn = turnTo(base, about, sign, solid, clearance) / DEGREE;
    if (turn < free) [free, met] = [turn, solid];
  }
  if (!met) return { free };
  return { free, hit: { id: met.id, at: gapToShape(turnedAbout(base, about, free * sign), met.shape).to } };
}

/** The base after a turn about any point, counter-clockwise in degrees. */
export function turnedAbout(base: Base, about: Point, degrees: number): Base {
  const centre = add(about, rotate(sub(base.pose, about), degrees));
  return { shape: base.shape, pose: { ...turned(base.pose, degrees), x: centre.x, y: centre.y } };
}

/** The ground a base covers on a straight move, start and end included; a rectangle's is exact. */
export function sweptPolygon(base: Base, vector: Point): Polygon {
  const outline = outlineOf(base);
  return hull([...outline, ...outline.map((point) => add(point, vector))]);
}

/** The ground a base covers while turning about a point inside it or on its rim, in steps of 3 degrees. */
export function sweptTurnPolygon(base: Base, about: Point, degrees: number): Polygon {
  const steps = Math.max(1, Math.ceil(Math.abs(degrees) / 3));
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) points.push(...outlineOf(turnedAbout(base, about, (degrees * i) / steps)));
  return hull(points);
}

/** Whether a straight move passes over a polygon deeper than the tolerance, start and end included. */
export function crosses(base: Base, vector: Point, shape: Base | Polygon): boolean {
  const inner = innerCore(base);
  const swept = hull([...inner.points, ...inner.points.map((point) => add(point, vector))]);
  const other = coreOf(shape);
  return areNearer({ points: swept, radius: 0 }, other, inner.radius + other.radius);
}

/** The least distance between a base and a shape during a straight move, and how far along it comes that near. */
export interface Approach {
  readonly distance: number;
  /** mm gone when it first is that near. */
  readonly along: number;
  readonly from: Point;
  readonly to: Point;
}

/** How near a straight move comes to a shape: for "stays at least so far away all along". */
export function closestApproach(base: Base, vector: Point, shape: Base | Polygon): Approach {
  const length = lengthOf(vector);
  const core = coreOf(base);
  const still = coreOf(shape);
  const swept = length === 0 ? core.points : hull([...core.points, ...core.points.map((p) => add(p, vector))]);
  const near = nearestOfCores({ points: swept, radius: 0 }, still);
  const radii = core.radius + still.radius;
  const distance = Math.max(near.distance - radii, 0);
  let along = 0;
  if (length > 0 && gapToShape(base, shape).distance > distance + 1e-3) {
    const way = scale(vector, 1 / length);
    const travel = travelToContact(core.points, way.x, way.y, still.points, distance + radii + 1e-3);
    along = Math.min(travel, length);
  }
  const at = {
    ...base.pose,
    x: base.pose.x + (vector.x * along) / (length || 1),
    y: base.pose.y + (vector.y * along) / (length || 1),
  };
  const moved = { shape: base.shape, pose: at };
  const found = isPolygon(shape) ? gapToPolygon(moved, shape) : gap(moved, shape);
  return { distance, along, from: found.from, to: found.to };
}

/** The convex hull of points, clockwise, without points on its edges. */
export function hull(points: readonly Point[]): Polygon {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length > 1 && !turnsRight(chain[chain.length - 2]!, chain[chain.length - 1]!, point)) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  const ring = [...half(sorted), ...half(sorted.reverse())];
  return ring.length > 0 ? ring : [sorted[0]!];
}

const turnsRight = (a: Point, b: Point, c: Point): boolean => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) < 0;

function leadsNearer(base: Base, x: number, y: number, solid: Solid, now: number): boolean {
  const step = TOLERANCE;
  const pose = { ...base.pose, x: base.pose.x + x * step, y: base.pose.y + y * step };
  return gapToShape({ shape: base.shape, pose }, solid.shape).distance < now - 1e-9;
}

function turnTo(base: Base, about: Point, sign: 1 | -1, solid: Solid, clearance: number): number {
  const radius = solid.radius + clearance;
  const core = coreOf(base);
  if (clearance > 0) {
    const now = gapToShape(base, solid.shape).distance;
    if (now < clearance - TOLERANCE) {
      const next = gapToShape(turnedAbout(base, about, sign * 0.01), solid.shape).distance;
      return next < now - 1e-9 ? 0 : Number.POSITIVE_INFINITY;
    }
  } else if (isIn(base, solid, 0)) return 0;
  const inner = radius > TOLERANCE ? core : innerCore(base);
  const innerRadius = radius > TOLERANCE ? core.radius + radius - TOLERANCE : inner.radius + radius;
  const deep = turnToContact(inner.points, about, sign, solid.points, innerRadius);
  if (deep === Number.POSITIVE_INFINITY) return deep;
  const exact = turnToContact(core.points, about, sign, solid.points, core.radius + radius);
  const swing = Math.max(...core.points.map((p) => Math.hypot(p.x - about.x, p.y - about.y))) + core.radius;
  return Math.max(Math.min(exact, deep), deep - (TOLERANCE * 2) / swing, 0);
}
