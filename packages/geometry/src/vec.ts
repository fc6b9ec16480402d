/** A point or a vector on the table, in mm: x to the right, y up, origin at the table's lower left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight piece from one point to another. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const DEGREE = Math.PI / 180;

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const sub = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** Positive when `b` lies counter-clockwise of `a`. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const lengthOf = (a: Point): number => Math.sqrt(a.x * a.x + a.y * a.y);

/** The distance between two points, in mm. */
export const between = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** The cosine of an angle in degrees; exact at every multiple of 90, so that square things stay square. */
export function cosine(degrees: number): number {
  const quarter = quarterTurns(degrees);
  if (quarter === undefined) return Math.cos(degrees * DEGREE);
  return quarter === 0 ? 1 : quarter === 2 ? -1 : 0;
}

/** The sine of an angle in degrees; exact at every multiple of 90. */
export function sine(degrees: number): number {
  const quarter = quarterTurns(degrees);
  if (quarter === undefined) return Math.sin(degrees * DEGREE);
  return quarter === 1 ? 1 : quarter === 3 ? -1 : 0;
}

/** The vector of length 1 that points along an angle in degrees, counter-clockwise from +x. */
export const unit = (degrees: number): Point => ({ x: cosine(degrees), y: sine(degrees) });

/** The angle of a vector in degrees, within (-180, 180]; 0 for the zero vector. */
export const angleOf = (a: Point): number => Math.atan2(a.y, a.x) / DEGREE;

/** Turns a vector counter-clockwise about the origin. */
export function rotate(a: Point, degrees: number): Point {
  const c = cosine(degrees);
  const s = sine(degrees);
  return { x: a.x * c - a.y * s, y: a.x * s + a.y * c };
}

/** The point a share `t` of the way from `a` (0) to `b` (1). */
export const lerp = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** An angle in degrees brought into (-180, 180]: the short way to turn. */
export function shortTurn(degrees: number): number {
  const turn = degrees % 360;
  if (turn > 180) return turn - 360;
  return turn <= -180 ? turn + 360 : turn;
}

/** The point of a segment nearest to `p`. */
export function nearestOnSegment(segment: Segment, p: Point): Point {
  const along = sub(segment.to, segment.from);
  const square = dot(along, along);
  if (square === 0) return segment.from;
  const t = dot(sub(p, segment.from), along) / square;
  if (t <= 0) return segment.from;
  return t >= 1 ? segment.to : lerp(segment.from, segment.to, t);
}

function quarterTurns(degrees: number): number | undefined {
  const turns = degrees / 90;
  const whole = Math.floor(turns);
  return whole === turns ? whole & 3 : undefined;
}
