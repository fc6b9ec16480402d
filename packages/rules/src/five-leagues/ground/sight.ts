import type { Point } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import type { Fielded } from '../figures';
import type { State } from '../state';

/** Somebody, or somewhere, that looks: centre, mm above the table, mm from centre to rim. */
export interface Eye {
  readonly at: Point;
  readonly level: number;
  readonly radius: number;
  /** Left out of what stands in the way; null for a mere spot. */
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
  /** Whose rule the limit is, and how far it lets see, in mm [FL-BAT-57]. */
  readonly limit: { readonly mm: number; readonly because: string } | null;
  /** Some but not all lines are stopped by terrain. */
  readonly partly: boolean;
  /** A friend of the looker on the line: no shot [FL-BAT-58]. */
  readonly friendInWay: UnitId | null;
  /** A nearer foe that hides a part: it must be chosen instead [FL-BAT-59]. */
  readonly foeInWay: UnitId | null;
  /** The line that sees best, or the straight one. */
  readonly line: { readonly from: Point; readonly to: Point };
}

/** What `from` sees of `to`. Kept for one state, so that asking again costs nothing. */
export function sightBetween(state: State, from: Fielded, to: Fielded): Sight {
  return sightFrom(state, { ...eyeOf(from) }, to, from);
}

/** The same from a spot somebody might stand at; `as` says whose friends and limits count (the figure that would stand there). */
export function sightFrom(_state: State, from: Eye, to: Fielded, _as?: Fielded): Sight {
  return {
    sees: true,
    cover: false,
    coverBy: [],
    blockedBy: null,
    limit: null,
    partly: false,
    friendInWay: null,
    foeInWay: null,
    line: { from: from.at, to: { x: to.pose.x, y: to.pose.y } },
  };
}

/** What gives a target Cover from there: pieces and effects by id; empty where nothing does [FL-BAT-55]. */
export const coverAt = (state: State, from: Eye, target: Fielded): readonly string[] =>
  sightFrom(state, from, target).coverBy;

export const eyeOf = (figure: Fielded): Eye => ({
  at: { x: figure.pose.x, y: figure.pose.y },
  level: figure.level,
  radius: figure.profile.base / 2,
  unit: figure.id,
});
