import { type Pose, toWorld } from './pose';
import { cosine, type Point, type Segment, sine } from './vec';

/** A footprint, in mm. A rectangle's width runs along its front. */
export type Shape =
  | { readonly kind: 'rect'; readonly width: number; readonly depth: number }
  | { readonly kind: 'disc'; readonly radius: number };

/** A footprint standing on the table. */
export interface Base {
  readonly shape: Shape;
  readonly pose: Pose;
}

export type Face = 'front' | 'right' | 'rear' | 'left';

/** The faces clockwise from the front; face `i` runs from corner `i` to corner `i + 1`. */
export const FACES: readonly Face[] = ['front', 'right', 'rear', 'left'];

/** A simple ring of three or more points in mm, not closed (the last point is not the first again), either way round. */
export type Polygon = readonly Point[];

/** A table of `width` by `depth` mm with its lower left corner at the origin. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** An upright box, in mm. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Whether a shape on the table is a polygon rather than a base. */
export const isPolygon = (shape: Base | Polygon): shape is Polygon => Array.isArray(shape);

/** Half the width and half the depth of the rectangle that carries the four faces (a disc: its inscribed square). */
export function halves(shape: Shape): { readonly width: number; readonly depth: number } {
  if (shape.kind === 'rect') return { width: shape.width / 2, depth: shape.depth / 2 };
  const half = shape.radius * Math.SQRT1_2;
  return { width: half, depth: half };
}

/**
 * The corners clockwise: front left, front right, rear right, rear left. A disc's are the rim points at 45 degrees
 * between its faces, so that its arcs run straight out from its centre.
 */
export function corners(base: Base): readonly [Point, Point, Point, Point] {
  const { width, depth } = halves(base.shape);
  const { x, y, facing } = base.pose;
  const c = cosine(facing);
  const s = sine(facing);
  const aheadX = depth * c;
  const aheadY = depth * s;
  const asideX = width * s;
  const asideY = -width * c;
  return [
    { x: x + aheadX - asideX, y: y + aheadY - asideY },
    { x: x + aheadX + asideX, y: y + aheadY + asideY },
    { x: x - aheadX + asideX, y: y - aheadY + asideY },
    { x: x - aheadX - asideX, y: y - aheadY - asideY },
  ];
}

/** The edge of a face, clockwise: seen from outside, looking at the face, it runs from its right end to its left. */
export function edge(base: Base, face: Face): Segment {
  const all = corners(base);
  const index = FACES.indexOf(face);
  return { from: all[index]!, to: all[(index + 1) % 4]! };
}

/** The direction a face looks, in degrees, not brought into [0, 360). */
export const facingOf = (base: Base, face: Face): number => base.pose.facing - 90 * FACES.indexOf(face);

/** The length of a face, in mm: the part of it that can be touched along (a disc: its chord). */
export function faceLength(shape: Shape, face: Face): number {
  const { width, depth } = halves(shape);
  return 2 * (face === 'front' || face === 'rear' ? width : depth);
}

/** The middle of a face; on a disc the rim point. */
export function faceCentre(base: Base, face: Face): Point {
  const { shape, pose } = base;
  const ahead = shape.kind === 'disc' ? shape.radius : shape.depth / 2;
  const aside = shape.kind === 'disc' ? shape.radius : shape.width / 2;
  if (face === 'front') return toWorld(pose, { x: 0, y: ahead });
  if (face === 'rear') return toWorld(pose, { x: 0, y: -ahead });
  return toWorld(pose, { x: face === 'right' ? aside : -aside, y: 0 });
}

/** The middle of the front edge. [KOW-UNI-09] */
export const leaderPoint = (base: Base): Point => faceCentre(base, 'front');

/** The radius of the smallest circle about the centre that holds the base, in mm. */
export const reachOf = (shape: Shape): number =>
  shape.kind === 'disc' ? shape.radius : Math.sqrt(shape.width * shape.width + shape.depth * shape.depth) / 2;

/** The outline as a polygon: four corners, or a disc as `segments` points on its rim. */
export function outlineOf(base: Base, segments = 48): Polygon {
  const { shape, pose } = base;
  if (shape.kind === 'rect') return corners(base);
  return Array.from({ length: segments }, (_, i) => {
    const angle = (-360 * i) / segments;
    return toWorld(pose, { x: shape.radius * sine(angle + 90), y: shape.radius * sine(angle) });
  });
}

/** The smallest upright box around a base or a polygon. */
export function boundsOf(shape: Base | Polygon): Bounds {
  if (isPolygon(shape)) return boundsOfPoints(shape);
  if (shape.shape.kind === 'rect') return boundsOfPoints(corners(shape));
  const { x, y } = shape.pose;
  const { radius } = shape.shape;
  return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
}

function boundsOfPoints(points: readonly Point[]): Bounds {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}
