import { type Base, edge, FACES, type Face, isPolygon, type Polygon } from './base';
import { gapToPoint, holdsPoint } from './distance';
import { TOLERANCE } from './measure';
import { edgeAt, isInsideRing, meetingOf } from './rings';
import { type Interval, openings, shadowsOn, type Wall, wallOf } from './shadow';
import { between, cosine, DEGREE, lerp, type Point, type Segment, sine, sub } from './vec';

/** Something that may stand in a line of sight. Height is in the game's own levels. */
export interface Blocker {
  readonly id: string;
  readonly shape: Base | Polygon;
  readonly height: number;
}

export interface SightRequest {
  /** Where the line starts: a unit's leader point. */
  readonly eye: Point;
  readonly eyeHeight: number;
  readonly target: Base;
  readonly targetHeight: number;
  readonly blockers: readonly Blocker[];
  /** The viewer's own base: lines may leave only through its front edge. [KOW-LOS-04] */
  readonly own?: { readonly id: string; readonly base: Base };
  /** Also tells the share of this facing of the target that can be seen. */
  readonly face?: Face;
  /** Which blockers count; unset, those at least as high as both viewer and target. [KOW-LOS-02] */
  readonly blocks?: (blocker: Blocker) => boolean;
  /** False spares finding where the line meets who hides most: `blockedBy` stays unset, `hiddenBy` names him first. */
  readonly meets?: boolean;
}

export interface Sight {
  readonly seen: boolean;
  /** 0..1: how much of the outline turned to the eye has a clear line. */
  readonly share: number;
  /** 0..1: how much of the asked facing has a clear line; 0 when it is turned away, unset when not asked. */
  readonly faceShare?: number;
  /** A clear line that proves it, through the middle of the widest free stretch. */
  readonly line?: Segment;
  /** When nothing is seen: who hides most of it, and where the line meets it. */
  readonly blockedBy?: { readonly id: string; readonly at: Point };
  /** Everyone who hides some of it, with the share of the turned outline each hides on its own, most first. */
  readonly hiddenBy: readonly { readonly id: string; readonly share: number }[];
}

/**
 * What can be seen of a base from a point. Exact: each blocker casts its shadow on the sides of the target turned to
 * the eye, and what no shadow covers is seen. A line may graze: entering a blocker by no more than the tolerance is
 * clear, unless it would squeeze between two blockers that touch. [KOW-LOS-01] [KOW-LOS-03]
 */
export function sight(request: SightRequest): Sight {
  const { eye, target, face } = request;
  const asked = (share: number): { faceShare?: number } => (face === undefined ? {} : { faceShare: share });
  const near = gapToPoint(target, eye);
  if (near.distance <= TOLERANCE) {
    return { seen: true, share: 1, ...asked(1), line: { from: eye, to: near.from }, hiddenBy: [] };
  }
  const walls = wallsOf(request);
  const facets = isMixedWith(target, walls);
  const sides = sidesTurnedTo(target, eye, facets);
  let total = 0;
  let free = 0;
  let faceTotal = 0;
  let faceFree = 0;
  let widest = 0;
  let line: Segment | undefined;
  const hidden = new Map<string, number>();
  for (const side of sides) {
    const shadows = shadowsOn(side.edge, eye, walls, request.own);
    const open = openings(shadows, 'span');
    total += side.measure(0, 1);
    if (face !== undefined) faceTotal += side.measureOf(face, 0, 1);
    for (const [low, high] of open) {
      free += side.measure(low, high);
      if (face !== undefined) faceFree += side.measureOf(face, low, high);
    }
    for (const [low, high] of open.length > 0 ? open : openings(shadows, 'eased')) {
      const width = side.measure(low, high);
      if (width <= widest) continue;
      widest = width;
      line = { from: eye, to: side.at((low + high) / 2) };
    }
    for (const shadow of shadows) {
      const [low, high] = clipped(shadow.span);
      if (high > low) hidden.set(shadow.id, (hidden.get(shadow.id) ?? 0) + side.measure(low, high));
    }
  }
  const share = total === 0 ? 0 : Math.min(free / total, 1);
  const hiddenBy = [...hidden]
    .map(([id, length]) => ({ id, share: Math.min(length / total, 1) }))
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
  const faceShare = asked(faceTotal === 0 ? 0 : Math.min(faceFree / faceTotal, 1));
  if (line) return { seen: true, share, ...faceShare, line, hiddenBy };
  const first = hiddenBy[0]?.id;
  const blockedBy =
    first === undefined || request.meets === false
      ? {}
      : { blockedBy: { id: first, at: meetingWith(first, request, sides) } };
  return { seen: false, share: 0, ...faceShare, ...blockedBy, hiddenBy };
}

/** A stretch of the target's outline turned to the eye, as the chord it is seen along; places on it run from 0 to 1. */
export interface Side {
  readonly edge: Segment;
  /** mm of outline between two places. */
  readonly measure: (low: number, high: number) => number;
  /** mm of outline of one face between two places. */
  readonly measureOf: (face: Face, low: number, high: number) => number;
  readonly at: (place: number) => Point;
}

const clipped = ([low, high]: Interval): Interval => [Math.max(low, 0), Math.min(high, 1)];

function wallsOf(request: SightRequest): readonly Wall[] {
  const { eyeHeight, targetHeight } = request;
  const tall = Math.max(eyeHeight, targetHeight);
  const blocks = request.blocks ?? ((blocker: Blocker) => blocker.height >= tall);
  return request.blockers.filter(blocks).map(({ id, shape }) => wallOf(id, shape));
}

/** A disc is seen along one chord, which is exact unless a blocker reaches into it: then it is taken in facets. */
export function isMixedWith(target: Base, walls: readonly Wall[]): boolean {
  if (target.shape.kind === 'rect') return false;
  const { radius } = target.shape;
  return walls.some(({ shape }) => {
    if (!isPolygon(shape)) return gapToPoint(shape, target.pose).distance < radius - TOLERANCE;
    if (isInsideRing(shape, target.pose)) return true;
    return shape.some((_, i) => distanceToEdge(edgeAt(shape, i), target.pose) < radius - TOLERANCE);
  });
}

function distanceToEdge({ from, to }: Segment, p: Point): number {
  const along = sub(to, from);
  const square = along.x * along.x + along.y * along.y;
  const t = square === 0 ? 0 : ((p.x - from.x) * along.x + (p.y - from.y) * along.y) / square;
  return between(lerp(from, to, Math.min(Math.max(t, 0), 1)), p);
}

export function sidesTurnedTo(target: Base, eye: Point, facets: boolean): readonly Side[] {
  if (target.shape.kind === 'rect') {
    return FACES.map((face) => ({ face, edge: edge(target, face) }))
      .filter(({ edge: { from, to } }) => isAhead(from, to, eye))
      .map(({ face, edge: line }) => straightSide(line, (asked) => asked === face));
  }
  if (!facets) return [roundSide(target, target.shape.radius, eye)];
  const count = 96;
  const { radius } = target.shape;
  const { facing } = target.pose;
  return Array.from({ length: count }, (_, i) => {
    const middle = facing + 45 - (360 * (i + 0.5)) / count;
    const line = {
      from: onRim(target.pose, radius, middle + 180 / count),
      to: onRim(target.pose, radius, middle - 180 / count),
    };
    const face = FACES[Math.floor((4 * i) / count)]!;
    return { line, face };
  })
    .filter(({ line }) => isAhead(line.from, line.to, eye))
    .map(({ line, face }) => straightSide(line, (asked) => asked === face));
}

/** Outlines run clockwise, so the outside is to the left of each edge. An edge seen from its very line shows nothing. */
const isAhead = (from: Point, to: Point, eye: Point): boolean =>
  (to.x - from.x) * (eye.y - from.y) - (to.y - from.y) * (eye.x - from.x) > 1e-9;

function straightSide(line: Segment, isOf: (face: Face) => boolean): Side {
  const length = between(line.from, line.to);
  const measure = (low: number, high: number): number => (high - low) * length;
  return {
    edge: line,
    measure,
    measureOf: (face, low, high) => (isOf(face) ? measure(low, high) : 0),
    at: (place) => lerp(line.from, line.to, place),
  };
}

/** The near rim of a disc, seen along the chord between the two tangents. */
function roundSide(disc: Base, radius: number, eye: Point): Side {
  const centre = disc.pose;
  const away = between(eye, centre);
  const towards = Math.atan2(eye.y - centre.y, eye.x - centre.x) / DEGREE;
  const half = Math.acos(Math.min(radius / away, 1)) / DEGREE;
  const chord = { from: onRim(centre, radius, towards + half), to: onRim(centre, radius, towards - half) };
  const sin = (degrees: number): number => sine(degrees);
  /** Degrees about the centre, from the direction of the eye, of the rim point seen at a place of the chord. */
  const turnAt = (place: number): number => {
    const aside = (1 - 2 * place) * radius * sin(half);
    const ahead = away - radius * cosine(half);
    const angle = Math.atan2(aside, ahead);
    const reach = Math.min(Math.max((away * Math.sin(angle)) / radius, -1), 1);
    return (Math.asin(reach) - angle) / DEGREE;
  };
  const perDegree = radius * DEGREE;
  return {
    edge: chord,
    measure: (low, high) => (turnAt(low) - turnAt(high)) * perDegree,
    measureOf: (face, low, high) => {
      const middle = centre.facing - 90 * FACES.indexOf(face) - towards;
      const top = turnAt(low);
      const bottom = turnAt(high);
      let sum = 0;
      for (let turn = -3; turn <= 3; turn++) {
        const at = middle + 360 * turn;
        sum += Math.max(Math.min(top, at + 45) - Math.max(bottom, at - 45), 0);
      }
      return sum * perDegree;
    },
    at: (place) => onRim(centre, radius, towards + turnAt(place)),
  };
}

const onRim = (centre: Point, radius: number, degrees: number): Point => ({
  x: centre.x + radius * Math.cos(degrees * DEGREE),
  y: centre.y + radius * Math.sin(degrees * DEGREE),
});

/** Where the line to the middle of what a blocker hides first meets it. */
function meetingWith(id: string, request: SightRequest, sides: readonly Side[]): Point {
  const { eye } = request;
  if (request.own?.id === id) return eye;
  const walls = wallsOf(request).filter((wall) => wall.id === id);
  let best: Segment | undefined;
  let most = 0;
  for (const side of sides) {
    for (const { span } of shadowsOn(side.edge, eye, walls, undefined)) {
      const [low, high] = clipped(span);
      if (high - low <= 0 || side.measure(low, high) <= most) continue;
      most = side.measure(low, high);
      best = { from: eye, to: side.at((low + high) / 2) };
    }
  }
  if (!best) return eye;
  let at = best.to;
  for (const wall of walls) {
    if (!isPolygon(wall.shape) && holdsPoint(wall.shape, eye)) return eye;
    if (isPolygon(wall.shape) && isInsideRing(wall.shape, eye)) return eye;
    for (const met of meetingsAlong(best, wall)) if (between(eye, met) < between(eye, at)) at = met;
  }
  return at;
}

function meetingsAlong(line: Segment, wall: Wall): Point[] {
  if (wall.points.length > 2) {
    return wall.points.flatMap((_, i) => meetingOf(line, edgeAt(wall.points, i)) ?? []);
  }
  const centre = wall.points[0]!;
  const length = between(line.from, line.to);
  const x = (line.to.x - line.from.x) / length;
  const y = (line.to.y - line.from.y) / length;
  const along = (centre.x - line.from.x) * x + (centre.y - line.from.y) * y;
  const off = (centre.x - line.from.x) * y - (centre.y - line.from.y) * x;
  const back = Math.sqrt(Math.max(wall.radius ** 2 - off ** 2, 0));
  return [{ x: line.from.x + x * (along - back), y: line.from.y + y * (along - back) }];
}
