import type { Point } from '@muster/geometry';
import type { Fielded } from '../figures';
import { cross } from '../ground/cross';
import { fieldOf } from '../ground/field';
import { whoStandsAt } from '../ground/free';
import { moverOf } from '../ground/mover';
import { standsBadly } from '../ground/stand';
import type { State } from '../state';
import { hundredths } from './grid';
import { landingOf } from './landing';
import { passed } from './passing';

/** Where a figure goes that is driven straight away from a point [FL-BAT-124]. */
export interface Backed {
  readonly to: Point;
  readonly level: number;
  /** It has no room for the whole distance and stays where it is. */
  readonly blocked: boolean;
  /** What stops it: a figure, a piece, or `edge`. */
  readonly by: string | null;
  /** Millimetres it drops over an edge, more than 1"; else 0 [A-42]. */
  readonly drop: number;
}

/**
 * Straight away from `from` for `distance` mm, the whole of it or nothing. It climbs nothing and forces no door; over an
 * edge it falls to the foot of it.
 */
export function backAway(state: State, unit: Fielded, from: Point, distance: number): Backed {
  const here: Point = { x: unit.pose.x, y: unit.pose.y };
  const stays = (by: string | null): Backed => ({ to: here, level: unit.level, blocked: true, by, drop: 0 });
  const dx = here.x - from.x;
  const dy = here.y - from.y;
  const length = Math.hypot(dx, dy);
  if (length === 0) return stays(null);
  const to = { x: hundredths(here.x + (dx / length) * distance), y: hundredths(here.y + (dy / length) * distance) };
  const field = fieldOf(state);
  const mover = moverOf(state, unit);
  const way = cross(field, mover, here, to, unit.level, true);
  if (!way.ok) return stays(way.piece);
  const climbed = way.met.find(({ is }) => is === 'climb' || is === 'door' || is === 'leap');
  if (climbed !== undefined) return stays(climbed.piece);
  const end =
    way.drop === null
      ? to
      : landingOf(state, field, mover, unit, { from: here, to, level: unit.level, drop: way.drop });
  if (end === undefined) return stays(way.drop?.piece ?? null);
  const other = passed(state, unit, mover, here, end, unit.level, way.level) ?? whoStandsAt(state, unit, end);
  if (other !== undefined) return stays(other.id);
  const bad = standsBadly(field, mover, end, way.level);
  if (bad !== undefined) return stays(bad === 'edge' ? 'edge' : bad.id);
  return { to: end, level: way.level, blocked: false, by: null, drop: way.drop === null ? 0 : way.drop.mm };
}
