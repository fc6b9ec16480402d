import { atLeast, type Point, TOLERANCE } from '@muster/geometry';
import { type Field, LEVEL, type Lie, STEP } from './field';
import type { Mover } from './mover';
import { isInside, toEdge, toRim } from './track';

/** What keeps a base from standing at a point at that level: `edge`, or a piece; undefined where it can stand. */
export function standsBadly(field: Field, mover: Mover, at: Point, level: number): Lie | 'edge' | undefined {
  const r = mover.radius;
  const isOn =
    atLeast(at.x - r, 0) && atLeast(at.y - r, 0) && atLeast(field.width, at.x + r) && atLeast(field.depth, at.y + r);
  if (!isOn) return 'edge';
  for (const lie of field.lies) {
    const { box } = lie;
    if (at.x < box.minX - r || at.x > box.maxX + r || at.y < box.minY - r || at.y > box.maxY + r) continue;
    if (bars(lie, mover, at, level)) return lie;
  }
  return undefined;
}

function bars(lie: Lie, mover: Mover, at: Point, level: number): boolean {
  const near = mover.radius - TOLERANCE;
  switch (lie.stands) {
    case 'individual':
      return rises(lie, level, LEVEL) && isNearer(lie, at, near);
    case 'linear':
      return rises(lie, level, LEVEL) && isNearer(lie, at, near);
    case 'barrier':
      return isNearer(lie, at, near);
    case 'area':
    case 'field':
      return isClosedTo(lie, mover) && isNearer(lie, at, near);
    case 'block':
      return lie.height - level > LEVEL && isNearer(lie, at, near);
    case 'floor':
      return lie.height - level > STEP + LEVEL && isNearer(lie, at, near);
    case 'interior':
      return (
        (!lie.roofed || level < lie.height - LEVEL) && lie.walls.some(({ from, to }) => toEdge(from, to, at) < near)
      );
  }
}

/** Something of no given height is as high as need be. */
export const rises = ({ height }: Lie, level: number, more: number): boolean => height === 0 || height - level > more;

const isNearer = ({ outline }: Lie, at: Point, near: number): boolean =>
  isInside(outline, at) || toRim(outline, at) < near;

/** Ground nobody enters, or not this one: chasms, and thorns for who wears no armour [FL-BAT-43] [FL-BAT-64]. */
export const isClosedTo = ({ tags }: Lie, mover: Mover): boolean =>
  tags.has('impassable') ||
  (tags.has('thorns') && mover.bare && mover.flies === null) ||
  (mover.shuns !== null && tags.has(mover.shuns));
