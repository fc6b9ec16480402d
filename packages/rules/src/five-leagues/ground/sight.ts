import { type Point, type Segment, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { type Fielded, fielded, sideOf } from '../figures';
import { sightLimit } from '../special/hooks';
import type { State } from '../state';
import { type Barred, barred, type Ends } from './barred';
import { coverOf } from './cover';
import { fieldOf } from './field';
import { isLit } from './light';
import { linesOf } from './lines';
import { tallnessOf } from './mover';
import { toEdge } from './track';

/** Somebody, or somewhere, that looks: centre, mm above the table, mm from centre to rim. */
export interface Eye {
  readonly at: Point;
  readonly level: number;
  readonly radius: number;
  /** Left out of what stands in the way; absent for a mere spot. */
  readonly unit?: UnitId;
}

/** What one sees of another [FL-BAT-47 … 60]. */
export interface Sight {
  /** Terrain and the reach of sight let it be seen; figures in the way do not count here. */
  readonly sees: boolean;
  /** The target has Cover from there [FL-BAT-55]. */
  readonly cover: boolean;
  /** Pieces and effects that give it. */
  readonly coverBy: readonly string[];
  /** The piece that stops sight; `sight-limit` where it is too far to see; null where it is seen. */
  readonly blockedBy: string | null;
  /** Whose rule the limit is that stops it, and how far it lets see, in mm [FL-BAT-57]. */
  readonly limit: { readonly mm: number; readonly because: string } | null;
  /** Some but not all lines are stopped by terrain. */
  readonly partly: boolean;
  /** A friend of the looker on the line: no shot [FL-BAT-58]. */
  readonly friendInWay: UnitId | null;
  /** A nearer foe that hides a part: it must be chosen instead [FL-BAT-59]. */
  readonly foeInWay: UnitId | null;
  /** The line that sees best, or the straight one. */
  readonly line: Segment;
}

/** What `from` sees of `to`. Kept for one state, so that asking again costs nothing. */
export function sightBetween(state: State, from: Fielded, to: Fielded): Sight {
  if (state.figures[from.id] !== from || state.figures[to.id] !== to) return sightFrom(state, eyeOf(from), to, from);
  let known = kept.get(state);
  if (known === undefined) {
    known = new Map();
    kept.set(state, known);
  }
  const key = `${from.id} ${to.id}`;
  let found = known.get(key);
  if (found === undefined) {
    found = sightFrom(state, eyeOf(from), to, from);
    known.set(key, found);
  }
  return found;
}
const kept = new WeakMap<State, Map<string, Sight>>();

/**
 * The same from a spot somebody might stand at. `as`: the figure that would look from there, whose friends and limits
 * count; without it nobody but the pieces is asked. `through`: woods and bushes stop nothing.
 */
export function sightFrom(state: State, from: Eye, to: Fielded, as?: Fielded, through = false): Sight {
  const there = eyeOf(to);
  const ends: Ends = {
    low: from.level,
    tall: as === undefined ? Math.max(MAN, from.radius * 2.5) : tallnessOf(as),
    lowThere: to.level,
    tallThere: tallnessOf(to),
  };
  const field = fieldOf(state);
  const judge = (line: Segment): Barred => barred(field, line, ends, state.config.linearSight === 'either3', through);
  const { beside, aslant } = linesOf(from, there);
  const judged = beside.map((line) => ({ line, ...judge(line) }));
  const open =
    judged.find(({ by }) => by === null) ??
    aslant()
      .map((line) => ({ line, ...judge(line) }))
      .find(({ by }) => by === null);
  const stopped = judged.find(({ by }) => by !== null)?.by ?? null;
  const straight = judged[0] as (typeof judged)[number];
  const best = open ?? straight;
  const limit = limitOf(state, from, to, as);
  const coverBy = coverOf(
    field,
    to,
    judged.flatMap(({ over }) => over),
  );
  return {
    sees: open !== undefined && limit === null,
    cover: coverBy.length > 0,
    coverBy,
    blockedBy: open === undefined ? stopped : limit === null ? null : 'sight-limit',
    limit: open === undefined ? null : limit,
    partly: open !== undefined && stopped !== null,
    ...inTheWay(state, from, to, ends, best.line, beside, as),
    line: best.line,
  };
}
const MAN = 25 * 1.25;

export const eyeOf = (figure: Fielded): Eye => ({
  at: { x: figure.pose.x, y: figure.pose.y },
  level: figure.level,
  radius: figure.profile.base / 2,
  unit: figure.id,
});

function limitOf(state: State, from: Eye, to: Fielded, as: Fielded | undefined): Sight['limit'] {
  if (as === undefined || isLit(state, to.pose, to.profile.base / 2)) return null;
  const limit = sightLimit(state, { ...as, pose: { ...as.pose, ...from.at }, level: from.level }, to);
  if (limit === null) return null;
  const apart = Math.hypot(from.at.x - to.pose.x, from.at.y - to.pose.y) - from.radius - to.profile.base / 2;
  return apart > limit.mm + TOLERANCE ? limit : null;
}

/** Figures between: a friend on the best line, a foe that hides any part. Markers are no figures [FL-BAT-60]. */
function inTheWay(
  state: State,
  from: Eye,
  to: Fielded,
  ends: Ends,
  best: Segment,
  beside: readonly Segment[],
  as: Fielded | undefined,
): Pick<Sight, 'friendInWay' | 'foeInWay'> {
  if (as === undefined) return { friendInWay: null, foeInWay: null };
  let friendInWay: UnitId | null = null;
  let foeInWay: UnitId | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of fielded(state)) {
    if (other.id === as.id || other.id === to.id || other.id === from.unit) continue;
    if (!isBetween(from, to, other, ends)) continue;
    const half = other.profile.base / 2 - TOLERANCE;
    if (sideOf(other) === sideOf(as)) {
      if (friendInWay === null && toEdge(best.from, best.to, other.pose) < half) friendInWay = other.id;
    } else if (beside.some((line) => toEdge(line.from, line.to, other.pose) < half)) {
      const far = Math.hypot(other.pose.x - from.at.x, other.pose.y - from.at.y);
      if (far < nearest) [nearest, foeInWay] = [far, other.id];
    }
  }
  return { friendInWay, foeInWay };
}

/** Somewhere along the way between two, and about as high as the line there. */
function isBetween(from: Eye, to: Fielded, other: Fielded, ends: Ends): boolean {
  const dx = to.pose.x - from.at.x;
  const dy = to.pose.y - from.at.y;
  const full = dx * dx + dy * dy;
  if (full === 0) return false;
  const t = ((other.pose.x - from.at.x) * dx + (other.pose.y - from.at.y) * dy) / full;
  if (t <= 0 || t >= 1) return false;
  const feet = ends.low + (ends.lowThere - ends.low) * t;
  const heads = feet + ends.tall + (ends.tallThere - ends.tall) * t;
  return other.level < heads && other.level + tallnessOf(other) > feet;
}
