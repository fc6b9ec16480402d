import {
  type Base,
  edge,
  FACES,
  type Face,
  faceLength,
  facingOf,
  isPolygon,
  reachOf,
  type Shape,
  type Table,
} from './base';
import { travelToContact } from './casting';
import { TOLERANCE } from './measure';
import type { Pose } from './pose';
import { coreOf, edgeAt, isInsideRing } from './rings';
import { innerCore, type Solid } from './solid';
import { travelOfRects } from './sweep';
import { add, angleOf, lerp, type Point, scale, sub, unit } from './vec';

/**
 * The line of a facing, along which others stand flush. Places on it are mm from its centre, growing to the right of
 * whoever stands facing it.
 */
export interface FaceLine {
  readonly centre: Point;
  /** The unit vector out of the facing, and its angle. */
  readonly out: Point;
  readonly looks: number;
  readonly along: Point;
  /** Half the length that can be touched; 0 on a disc, which is touched in one point. */
  readonly half: number;
}

/** A stretch of places, ends included. */
export interface Stretch {
  readonly low: number;
  readonly high: number;
}

/** Where along a facing a base can stand flush, and who keeps it from standing elsewhere. */
export interface Room {
  /** In rising order. */
  readonly free: readonly Stretch[];
  readonly taken: readonly (Stretch & { readonly id: string })[];
  /** The stretch on which it would touch the facing by more than a corner, obstacles left out. */
  readonly touching: Stretch;
}

/** The line of a face of a base; of a disc, its tangent at a rim point. */
export function faceLineOf(base: Base, face: Face, touch?: Point): FaceLine {
  if (base.shape.kind === 'disc') {
    const looks = touch ? angleOf(sub(touch, base.pose)) : facingOf(base, face);
    const out = unit(looks);
    const centre = add(base.pose, scale(out, base.shape.radius));
    return { centre, out, looks, along: unit(looks + 90), half: 0 };
  }
  const line = edge(base, face);
  const looks = facingOf(base, face);
  const half = faceLength(base.shape, face) / 2;
  return { centre: lerp(line.from, line.to, 0.5), out: unit(looks), looks, along: unit(looks + 90), half };
}

/** The place on a line nearest to a point. */
export const placeOf = (line: FaceLine, point: Point): number =>
  (point.x - line.centre.x) * line.along.x + (point.y - line.centre.y) * line.along.y;

/** The point at a place of a line. */
export const pointAt = (line: FaceLine, place: number): Point => add(line.centre, scale(line.along, place));

/** Half of what a base can touch with on that face, and half of what it takes up beside others. */
export function halvesAlong(shape: Shape, face: Face): { readonly touch: number; readonly side: number } {
  if (shape.kind === 'disc') return { touch: 0, side: shape.radius };
  const half = faceLength(shape, face) / 2;
  return { touch: half, side: half };
}

/** The pose of a base flush against a line with one of its faces, its middle at a place. Not rounded. */
export function poseAt(line: FaceLine, shape: Shape, face: Face, place: number): Pose {
  const isAhead = face === 'front' || face === 'rear';
  const off = shape.kind === 'disc' ? shape.radius : (isAhead ? shape.depth : shape.width) / 2;
  const at = add(pointAt(line, place), scale(line.out, off));
  return { x: at.x, y: at.y, facing: line.looks + 180 + 90 * FACES.indexOf(face) };
}

/** Where a base can stand flush with a face against a line, clear of solids and on the table. */
export function roomOn(line: FaceLine, shape: Shape, face: Face, solids: readonly Solid[], table: Table): Room {
  const { touch } = halvesAlong(shape, face);
  const least = touch > 0 && line.half > 0 ? TOLERANCE * 2 : 0;
  const reach = line.half + touch - least;
  const middle = { shape, pose: poseAt(line, shape, face, 0) };
  const taken: (Stretch & { id: string })[] = [];
  for (const solid of solids) {
    for (const { low, high } of takenBy(line, middle, solid, reach)) {
      if (high > -reach && low < reach) taken.push({ id: solid.id, low, high });
    }
  }
  const onTable = stretchOnTable(line, middle, table);
  const low = Math.max(-reach, onTable.low);
  const high = Math.min(reach, onTable.high);
  return { free: between(taken, low, high), taken, touching: { low: -reach, high: reach } };
}

/** The place nearest to `wanted` in some stretches within limits; undefined when there is none. */
export function nearestPlace(
  free: readonly Stretch[],
  wanted: number,
  low = Number.NEGATIVE_INFINITY,
  high = Number.POSITIVE_INFINITY,
): number | undefined {
  let best: number | undefined;
  for (const stretch of free) {
    const from = Math.max(stretch.low, low);
    const to = Math.min(stretch.high, high);
    if (from > to) continue;
    const place = Math.min(Math.max(wanted, from), to);
    if (best === undefined || Math.abs(place - wanted) < Math.abs(best - wanted)) best = place;
  }
  return best;
}

/** mm of a facing that a base touches with `touch` mm either side of its place. */
export function contactLengthAt(line: FaceLine, touch: number, place: number): number {
  return Math.max(Math.min(place + touch, line.half) - Math.max(place - touch, -line.half), 0);
}

/** What is left of a stretch when others are taken out; a gap too narrow by the tolerance still is one place. */
function between(taken: readonly Stretch[], low: number, high: number): Stretch[] {
  const free: Stretch[] = [];
  let from = low;
  for (const stretch of [...taken].sort((a, b) => a.low - b.low)) {
    if (stretch.low >= from - TOLERANCE) {
      if (stretch.low > high) break;
      const middle = (from + stretch.low) / 2;
      free.push(stretch.low < from ? { low: middle, high: middle } : { low: from, high: stretch.low });
    }
    from = Math.max(from, stretch.high);
  }
  if (from <= high) free.push({ low: from, high });
  return free;
}

/**
 * The places a solid keeps a base from. Pushed along the line from far left, the base first meets a convex piece where
 * the stretch begins, and from far right where it ends; a polygon is taken edge by edge, and its inside filled.
 */
function takenBy(line: FaceLine, middle: Base, solid: Solid, reach: number): Stretch[] {
  const span = reachOf(middle.shape) + solid.reach + solid.clearance;
  const x = solid.x - middle.pose.x;
  const y = solid.y - middle.pose.y;
  const off = x * line.out.x + y * line.out.y;
  const along = x * line.along.x + y * line.along.y;
  if (Math.abs(off) > span || Math.abs(along) > span + reach) return [];
  if (
    middle.shape.kind === 'rect' &&
    !isPolygon(solid.shape) &&
    solid.shape.shape.kind === 'rect' &&
    !solid.clearance
  ) {
    return stretchOfRect(line, middle, solid.shape);
  }
  const isFat = solid.radius + solid.clearance > TOLERANCE;
  const whole = coreOf(middle);
  const push: Push = {
    line,
    whole: whole.points,
    inner: isFat ? whole.points : innerCore(middle).points,
    radius: whole.radius + solid.radius + solid.clearance,
    innerRadius: (isFat ? whole.radius - TOLERANCE : innerCore(middle).radius) + solid.radius + solid.clearance,
  };
  if (!isPolygon(solid.shape)) return stretchOf(push, solid.points);
  const edges = solid.points.flatMap((_, i) => {
    const { from, to } = edgeAt(solid.points, i);
    return stretchOf(push, [from, to]);
  });
  const { shape } = solid;
  const inside = between(edges, -reach, reach).filter(
    ({ low, high }) =>
      high - low > TOLERANCE && isInsideRing(shape, add(middle.pose, scale(line.along, (low + high) / 2))),
  );
  return [...edges, ...inside];
}

function stretchOfRect(line: FaceLine, middle: Base, other: Base): Stretch[] {
  const at = (place: number): Base => {
    const pose = { ...add(middle.pose, scale(line.along, place)), facing: middle.pose.facing };
    return { shape: middle.shape, pose };
  };
  const fromLeft = travelOfRects(at(-FAR), other, line.along.x, line.along.y);
  const fromRight = travelOfRects(at(FAR), other, -line.along.x, -line.along.y);
  if (fromLeft === Number.POSITIVE_INFINITY || fromRight === Number.POSITIVE_INFINITY) return [];
  return [{ low: fromLeft - FAR, high: FAR - fromRight }];
}

/** A base pushed along a line: whole, and drawn in by the tolerance, which alone tells whether it meets anything. */
interface Push {
  readonly line: FaceLine;
  readonly whole: readonly Point[];
  readonly inner: readonly Point[];
  readonly radius: number;
  readonly innerRadius: number;
}

function stretchOf(push: Push, still: readonly Point[]): Stretch[] {
  const fromLeft = pushed(push, still, 1);
  if (fromLeft === Number.POSITIVE_INFINITY) return [];
  return [{ low: fromLeft - FAR, high: FAR - pushed(push, still, -1) }];
}

function pushed({ line, whole, inner, radius, innerRadius }: Push, still: readonly Point[], way: 1 | -1): number {
  const x = line.along.x * way;
  const y = line.along.y * way;
  const start = (points: readonly Point[]): Point[] => points.map((p) => ({ x: p.x - x * FAR, y: p.y - y * FAR }));
  const deep = travelToContact(start(inner), x, y, still, innerRadius);
  if (deep === Number.POSITIVE_INFINITY) return deep;
  return Math.max(Math.min(travelToContact(start(whole), x, y, still, radius), deep), deep - TOLERANCE * 2);
}

/** mm: farther along a line than anything on a table. */
const FAR = 1e4;

function stretchOnTable(line: FaceLine, middle: Base, table: Table): Stretch {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  const core = coreOf(middle);
  const limit = (at: number, step: number, least: number, most: number): void => {
    if (Math.abs(step) < 1e-12) {
      if (at < least || at > most) high = Number.NEGATIVE_INFINITY;
      return;
    }
    const one = (least - at) / step;
    const other = (most - at) / step;
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
  };
  for (const { x, y } of core.points) {
    limit(x, line.along.x, core.radius - TOLERANCE / 2, table.width - core.radius + TOLERANCE / 2);
    limit(y, line.along.y, core.radius - TOLERANCE / 2, table.depth - core.radius + TOLERANCE / 2);
  }
  return { low, high };
}
