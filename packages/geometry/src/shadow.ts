import { type Base, type Bounds, boundsOf, isPolygon, type Polygon } from './base';
import { gap, gapToPoint, gapToPolygon } from './distance';
import { TOLERANCE } from './measure';
import { coreOf, edgeAt, isInsideRing, nearestOfCores } from './rings';
import { between, cosine, dot, nearestOnSegment, type Point, type Segment, sine, sub } from './vec';

/** A stretch of a side from one place to another; 0 and 1 are the side's ends. */
export type Interval = readonly [low: number, high: number];

/** A blocker as points with a radius, and the box around all of it. */
export interface Wall {
  readonly id: string;
  readonly shape: Base | Polygon;
  readonly points: readonly Point[];
  readonly radius: number;
  readonly box: Bounds;
}

/** A blocker as shadows are cast by it. */
export function wallOf(id: string, shape: Base | Polygon): Wall {
  const { points, radius } = coreOf(shape);
  return { id, shape, points, radius, box: boundsOf(shape) };
}

/** What one blocker hides of a side. */
export interface Shadow {
  readonly id: string;
  readonly wall: Wall | undefined;
  /** What its outline hides, exactly. */
  readonly span: Interval;
  /** The same with both ends drawn in by the tolerance: lines that graze are not hidden. */
  readonly eased: Interval;
}

/**
 * The shadows that walls between the eye and a side cast on it, seen from the eye. Works on the plane through the eye:
 * `aside` runs along the side and `ahead` towards its line, so a point's shadow is where its ray meets that line, and
 * only what is ahead of the eye and not beyond the line casts one.
 */
export function shadowsOn(
  side: Segment,
  eye: Point,
  walls: readonly Wall[],
  own: { readonly id: string; readonly base: Base } | undefined,
): readonly Shadow[] {
  const screen = screenOf(side, eye);
  const shadows: Shadow[] = [];
  if (own) {
    const span = behindOwnFront(screen, own.base);
    if (span) shadows.push({ id: own.id, wall: undefined, span, eased: span });
  }
  for (const wall of walls) {
    if (!mayShade(side, eye, wall)) continue;
    const place = standsAgainst(eye, wall);
    if (place === 'inside') {
      shadows.push({ id: wall.id, wall, span: EVERYTHING, eased: EVERYTHING });
      continue;
    }
    const from = place === undefined ? screen : screenOf(side, place);
    for (const { low, high } of wall.points.length > 2 ? ofRing(from, wall.points) : ofDisc(from, wall)) {
      const span: Interval = [low.place, high.place];
      if (span[1] <= span[0] || span[1] <= 0 || span[0] >= 1) continue;
      shadows.push({ id: wall.id, wall, span, eased: [easedPlace(from, low, 1), easedPlace(from, high, -1)] });
    }
  }
  return shadows;
}

/**
 * The stretches of a side no shadow covers, by the exact shadows or by the eased ones. A slit between two blockers
 * that touch is no opening.
 */
export function openings(shadows: readonly Shadow[], by: 'span' | 'eased'): Interval[] {
  const sorted = [...shadows].sort((a, b) => a[by][0] - b[by][0]);
  const open: Interval[] = [];
  let reached = 0;
  let last: Shadow | undefined;
  for (const shadow of sorted) {
    const [low, high] = shadow[by];
    if (high <= low) continue;
    if (low > reached) {
      const end = Math.min(low, 1);
      if (!(last && end - reached <= slitOf(last, shadow) && areTouching(last.wall, shadow.wall))) {
        open.push([reached, end]);
      }
    }
    if (high > reached || !last) {
      reached = Math.max(reached, high);
      last = shadow;
    }
    if (reached >= 1) break;
  }
  if (reached < 1) open.push([reached, 1]);
  return open;
}

/** How wide an opening between two shadows can be that only the tolerance made. */
const slitOf = (left: Shadow, right: Shadow): number =>
  2 * (left.span[1] - left.eased[1] + right.eased[0] - right.span[0]) + 1e-12;

const EVERYTHING: Interval = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

interface Screen {
  readonly eye: Point;
  /** Unit vectors along the side and from the eye towards its line. */
  readonly aside: Point;
  readonly ahead: Point;
  /** mm from the eye to the line of the side. */
  readonly depth: number;
  /** Where the side starts along `aside`, and its length. */
  readonly start: number;
  readonly length: number;
}

function screenOf(side: Segment, eye: Point): Screen {
  const length = between(side.from, side.to);
  const aside = { x: (side.to.x - side.from.x) / length, y: (side.to.y - side.from.y) / length };
  const ahead = { x: aside.y, y: -aside.x };
  const start = sub(side.from, eye);
  return { eye, aside, ahead, depth: dot(start, ahead), start: dot(start, aside), length };
}

interface RawShadow {
  readonly low: Cast;
  readonly high: Cast;
}

/** Where a point ahead of the eye throws its shadow, and where it stands on the screen. */
interface Cast {
  readonly place: number;
  readonly aside: number;
  readonly ahead: number;
}

const cast = (screen: Screen, aside: number, ahead: number): Cast => ({
  place: ((aside / ahead) * screen.depth - screen.start) / screen.length,
  aside,
  ahead,
});

/** The place of a shadow's end when the line may pass the point that throws it by the tolerance. */
function easedPlace(screen: Screen, { place, aside, ahead }: Cast, way: 1 | -1): number {
  if (!Number.isFinite(place)) return place;
  const away = Math.sqrt(aside * aside + ahead * ahead);
  const angle = Math.atan2(aside, ahead) + way * Math.asin(Math.min(TOLERANCE / away, 1));
  if (Math.abs(angle) >= Math.PI / 2) return way * Number.POSITIVE_INFINITY;
  return (Math.tan(angle) * screen.depth - screen.start) / screen.length;
}

function ofRing(screen: Screen, points: readonly Point[]): RawShadow[] {
  const least = Math.min(1e-6, screen.depth / 2);
  const raw: RawShadow[] = [];
  for (let i = 0; i < points.length; i++) {
    const { from, to } = edgeAt(points, i);
    const fromAhead = (from.x - screen.eye.x) * screen.ahead.x + (from.y - screen.eye.y) * screen.ahead.y;
    const toAhead = (to.x - screen.eye.x) * screen.ahead.x + (to.y - screen.eye.y) * screen.ahead.y;
    const run = toAhead - fromAhead;
    let start = 0;
    let end = 1;
    if (run === 0) {
      if (fromAhead < least || fromAhead > screen.depth) continue;
    } else {
      const one = (least - fromAhead) / run;
      const other = (screen.depth - fromAhead) / run;
      start = Math.max(0, Math.min(one, other));
      end = Math.min(1, Math.max(one, other));
      if (start > end) continue;
    }
    const fromAside = (from.x - screen.eye.x) * screen.aside.x + (from.y - screen.eye.y) * screen.aside.y;
    const toAside = (to.x - screen.eye.x) * screen.aside.x + (to.y - screen.eye.y) * screen.aside.y;
    const a = cast(screen, fromAside + (toAside - fromAside) * start, Math.max(fromAhead + run * start, least));
    const b = cast(screen, fromAside + (toAside - fromAside) * end, Math.max(fromAhead + run * end, least));
    const [low, high] = a.place <= b.place ? [a, b] : [b, a];
    raw.push({ low, high });
  }
  return joined(raw);
}

/** The tangents of a disc, or, where the line of the side cuts it, the ends of the cut. */
function ofDisc(screen: Screen, wall: Wall): RawShadow[] {
  const centre = sub(wall.points[0]!, screen.eye);
  const aside = dot(centre, screen.aside);
  const ahead = dot(centre, screen.ahead);
  const { radius } = wall;
  const far = Math.hypot(aside, ahead);
  const tangent = Math.sqrt(Math.max(far * far - radius * radius, 0));
  const turn = Math.asin(Math.min(radius / far, 1));
  const middle = Math.atan2(aside, ahead);
  const ends: Cast[] = [];
  for (const angle of [middle - turn, middle + turn]) {
    const onAhead = Math.cos(angle) * tangent;
    if (onAhead > screen.depth) continue;
    if (onAhead > 1e-6) ends.push(cast(screen, Math.sin(angle) * tangent, onAhead));
    else if (ahead + radius > 0) ends.push({ place: Math.sign(angle) * Number.POSITIVE_INFINITY, aside: 0, ahead: 0 });
  }
  const cut = radius * radius - (screen.depth - ahead) ** 2;
  if (cut > 0) {
    for (const sign of [-1, 1]) ends.push(cast(screen, aside + sign * Math.sqrt(cut), screen.depth));
  }
  if (ends.length < 2) return [];
  ends.sort((a, b) => a.place - b.place);
  return [{ low: ends[0]!, high: ends[ends.length - 1]! }];
}

/** The shadows of a ring's edges run into each other at its corners: together they are the shadow of the whole. */
function joined(raw: RawShadow[]): RawShadow[] {
  raw.sort((a, b) => a.low.place - b.low.place);
  const all: RawShadow[] = [];
  for (const next of raw) {
    const last = all[all.length - 1];
    if (!last || next.low.place > last.high.place + 1e-9) all.push(next);
    else if (next.high.place > last.high.place) all[all.length - 1] = { low: last.low, high: next.high };
  }
  return all;
}

/** Lines leave through the front edge: what lies level with it or behind is hidden by the viewer's own base. */
function behindOwnFront(screen: Screen, base: Base): Interval | undefined {
  const front = { x: cosine(base.pose.facing), y: sine(base.pose.facing) };
  const aside = dot(front, screen.aside) * screen.length;
  const limit = dot(front, screen.ahead) * screen.depth + dot(front, screen.aside) * screen.start;
  if (Math.abs(aside) < 1e-9) return limit > 0 ? undefined : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const place = -limit / aside;
  return aside > 0 ? [Number.NEGATIVE_INFINITY, place] : [place, Number.POSITIVE_INFINITY];
}

/** A wall outside the box around the eye and the side shades nothing. */
const mayShade = (side: Segment, eye: Point, { box }: Wall): boolean =>
  box.minX <= Math.max(side.from.x, side.to.x, eye.x) &&
  box.maxX >= Math.min(side.from.x, side.to.x, eye.x) &&
  box.minY <= Math.max(side.from.y, side.to.y, eye.y) &&
  box.maxY >= Math.min(side.from.y, side.to.y, eye.y);

/**
 * An eye inside a wall sees nothing past it. An eye that stands against one (a leader point on the rim of a wood) is
 * looked from just clear of it, so that the wall's own rim is in front of the eye or behind it and never through it.
 */
function standsAgainst(eye: Point, wall: Wall): Point | 'inside' | undefined {
  const { box } = wall;
  const out = TOLERANCE * 2;
  if (eye.x < box.minX - out || eye.x > box.maxX + out || eye.y < box.minY - out || eye.y > box.maxY + out)
    return undefined;
  const core = coreOf(wall.shape);
  const rim: { point: Point; inside: boolean } = isPolygon(wall.shape)
    ? { point: nearestOnRim(core.points, eye), inside: isInsideRing(core.points, eye) }
    : rimOfBase(wall.shape, eye);
  const away = between(rim.point, eye);
  if (rim.inside && away > TOLERANCE) return 'inside';
  if (away > TOLERANCE) return undefined;
  const clear = TOLERANCE * 2;
  const middle = away > 1e-9 ? rim.point : undefined;
  const outward = middle
    ? { x: ((eye.x - middle.x) / away) * (rim.inside ? -1 : 1), y: ((eye.y - middle.y) / away) * (rim.inside ? -1 : 1) }
    : outwardAt(wall, rim.point);
  return { x: rim.point.x + outward.x * clear, y: rim.point.y + outward.y * clear };
}

function rimOfBase(base: Base, eye: Point): { point: Point; inside: boolean } {
  if (base.shape.kind === 'disc') {
    const away = between(base.pose, eye);
    const { radius } = base.shape;
    const x = away === 0 ? 1 : (eye.x - base.pose.x) / away;
    const y = away === 0 ? 0 : (eye.y - base.pose.y) / away;
    return { point: { x: base.pose.x + x * radius, y: base.pose.y + y * radius }, inside: away < radius };
  }
  const outside = gapToPoint(base, eye);
  if (outside.distance > 0) return { point: outside.from, inside: false };
  const ring = coreOf(base).points;
  return { point: nearestOnRim(ring, eye), inside: isInsideRing(ring, eye) };
}

function nearestOnRim(points: readonly Point[], eye: Point): Point {
  let best = Number.POSITIVE_INFINITY;
  let at = points[0]!;
  for (let i = 0; i < points.length; i++) {
    const near = nearestOnSegment(edgeAt(points, i), eye);
    const square = (near.x - eye.x) ** 2 + (near.y - eye.y) ** 2;
    if (square < best) [best, at] = [square, near];
  }
  return at;
}

/** A direction that leads out of a wall from a point of its rim. */
function outwardAt(wall: Wall, at: Point): Point {
  const probe = TOLERANCE * 2;
  let best: Point = { x: 1, y: 0 };
  let clearest = -1;
  for (let i = 0; i < 16; i++) {
    const way = { x: cosine(i * 22.5), y: sine(i * 22.5) };
    const point = { x: at.x + way.x * probe, y: at.y + way.y * probe };
    const off = distanceOutside(wall, point);
    if (off > clearest) [clearest, best] = [off, way];
  }
  return best;
}

function distanceOutside({ shape }: Wall, point: Point): number {
  if (!isPolygon(shape)) return gapToPoint(shape, point).distance;
  return nearestOfCores({ points: shape, radius: 0 }, { points: [point], radius: 0 }).distance;
}

function areTouching(a: Wall | undefined, b: Wall | undefined): boolean {
  if (!a || !b) return false;
  if (a === b) return true;
  if (!isPolygon(a.shape)) {
    return (isPolygon(b.shape) ? gapToPolygon(a.shape, b.shape) : gap(a.shape, b.shape)).distance <= TOLERANCE;
  }
  if (!isPolygon(b.shape)) return gapToPolygon(b.shape, a.shape).distance <= TOLERANCE;
  return nearestOfCores(coreOf(a.shape), coreOf(b.shape)).distance <= TOLERANCE;
}
