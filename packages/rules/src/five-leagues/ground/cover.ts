import { type Point, TOLERANCE } from '@muster/geometry';
import type { Fielded } from '../figures';
import { inch } from '../units';
import type { Field, Lie } from './field';
import { isInside, toRing } from './track';

/** How near a base must be to a corner to be in contact with it, in mm: as near as a hand puts it there. */
const AT_CORNER = 2;
/** A corner turns by at least so many degrees; gentler bends are a round side. */
const SHARP = 30;

/**
 * What gives a figure Cover: pieces a line to it goes over more than 1" from where it begins, an Area it stands in, the
 * corner of a Block it touches. Cover holds however plainly it is seen; doubt gives it [FL-BAT-54] [FL-BAT-55].
 */
export function coverOf(
  field: Field,
  target: Fielded,
  over: readonly { readonly id: string; readonly at: number }[],
): readonly string[] {
  const nearest = new Map<string, number>();
  for (const { id, at } of over) nearest.set(id, Math.min(at, nearest.get(id) ?? at));
  const by = new Set([...nearest].filter(([, at]) => at > inch(1) + TOLERANCE).map(([id]) => id));
  for (const lie of field.lies) if (shelters(lie, target)) by.add(lie.id);
  return [...by];
}

function shelters(lie: Lie, target: Fielded): boolean {
  const radius = target.profile.base / 2;
  if (lie.stands === 'area') return toRing(lie.outline, target.pose) < radius - TOLERANCE;
  if (lie.piece.stands !== 'block' || (lie.height > 0 && lie.height <= target.level + TOLERANCE)) return false;
  return lie.outline.some(
    (corner, i) =>
      Math.hypot(corner.x - target.pose.x, corner.y - target.pose.y) <= radius + AT_CORNER && isCorner(lie.outline, i),
  );
}

/** A sharp corner that sticks out. */
function isCorner(ring: readonly Point[], i: number): boolean {
  const at = ring[i];
  const before = ring[(i + ring.length - 1) % ring.length];
  const after = ring[(i + 1) % ring.length];
  if (at === undefined || before === undefined || after === undefined) return false;
  const turn = Math.atan2(after.y - at.y, after.x - at.x) - Math.atan2(at.y - before.y, at.x - before.x);
  const degrees = Math.abs((((turn * 180) / Math.PI + 540) % 360) - 180);
  const middle = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
  const inward = { x: at.x + (middle.x - at.x) * 0.02, y: at.y + (middle.y - at.y) * 0.02 };
  return degrees >= SHARP && isInside(ring, inward);
}
