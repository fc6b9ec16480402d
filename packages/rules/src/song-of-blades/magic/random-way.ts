import { type Point, roundLength, unit as vector } from '@muster/geometry';
import type { Dice, Table } from '../../kernel';

/** A way by luck, in degrees: the line between two dice as they lie, read as a die of 360 [ASOBH-MOV-13]. */
export function randomWay(dice: Dice): number {
  const [face = 360] = dice.roll(1, 360);
  return face % 360;
}

/** The point so many mm off that way, or where the way comes within `margin` mm of the table's edge. */
export function pointOff(from: Point, degrees: number, far: number, table: Table, margin: number): Point {
  const way = vector(degrees);
  const room = Math.min(
    far,
    roomAlong(from.x, way.x, margin, table.width - margin),
    roomAlong(from.y, way.y, margin, table.depth - margin),
  );
  return { x: roundLength(from.x + way.x * room), y: roundLength(from.y + way.y * room) };
}

/** How far one may go along an axis before the limits of it. */
function roomAlong(from: number, way: number, least: number, most: number): number {
  if (Math.abs(way) < 1e-9) return Number.POSITIVE_INFINITY;
  return Math.max(0, way > 0 ? (most - from) / way : (from - least) / -way);
}
