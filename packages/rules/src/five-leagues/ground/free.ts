import { type Point, TOLERANCE } from '@muster/geometry';
import { type Fielded, fielded, foesOf } from '../figures';
import type { Figure, State } from '../state';
import { inch } from '../units';
import { fieldOf } from './field';
import { levelAt } from './levels';
import { moverOf } from './mover';
import { standsBadly } from './stand';

export interface FreeOptions {
  /** Farthest from the point, in mm; 12" unless told. */
  readonly within?: number;
  /** No nearer than this to any enemy, base to base, in mm. */
  readonly fromFoes?: number;
  /** Further wishes. */
  readonly also?: (at: Point) => boolean;
  /** The level it should stand at; that of the ground unless told. */
  readonly level?: number;
}

/** Whether a figure could stand there: on the table, on firm ground, its base clear of all others. */
export function isFree(state: State, figure: Figure, at: Point, level?: number): boolean {
  return hinders(state, figure, at, level) === null;
}

/** What keeps a figure from standing there: `edge`, a piece, or another figure. */
export function hinders(state: State, figure: Figure, at: Point, level?: number): string | null {
  const bad = standsBadly(fieldOf(state), moverOf(state, figure), at, level ?? levelAt(state, figure, at));
  if (bad !== undefined) return bad === 'edge' ? 'edge' : bad.id;
  return whoStandsAt(state, figure, at)?.id ?? null;
}

/** Somebody whose base a figure's would overlap there; `but`: who does not count. */
export const whoStandsAt = (
  state: State,
  figure: Figure,
  at: Point,
  but: (other: Fielded) => boolean = () => false,
): Fielded | undefined =>
  fielded(state).find(
    (other) =>
      other.id !== figure.id &&
      Math.hypot(other.pose.x - at.x, other.pose.y - at.y) <
        (other.profile.base + figure.profile.base) / 2 - TOLERANCE &&
      !but(other),
  );

/** The free spot nearest to a point, in whole hundredths of a mm; undefined where there is none within reach. */
export function nearestFree(state: State, figure: Figure, at: Point, options: FreeOptions = {}): Point | undefined {
  const { within = inch(12), fromFoes = 0, also, level } = options;
  const foes = fromFoes > 0 ? foesOf(state, figure) : [];
  const field = fieldOf(state);
  const mover = moverOf(state, figure);
  const fits = (spot: Point): boolean =>
    whoStandsAt(state, figure, spot) === undefined &&
    foes.every(
      (foe) =>
        Math.hypot(foe.pose.x - spot.x, foe.pose.y - spot.y) - (foe.profile.base + figure.profile.base) / 2 >=
        fromFoes - TOLERANCE,
    ) &&
    standsBadly(field, mover, spot, level ?? levelAt(state, figure, spot)) === undefined &&
    (also?.(spot) ?? true);
  const first = settled(at);
  if (fits(first)) return first;
  for (let far = RING; far <= within + TOLERANCE; far += RING) {
    const count = Math.max(12, Math.round((2 * Math.PI * far) / RING));
    for (let i = 0; i < count; i++) {
      // Right and left by turns, beginning toward the middle of the table, so that edges do not draw figures along them
      const turn = ((i % 2 === 0 ? i : -i - 1) * Math.PI) / count + inward(state, at);
      const spot = settled({ x: at.x + far * Math.cos(turn), y: at.y + far * Math.sin(turn) });
      if (fits(spot)) return spot;
    }
  }
  return undefined;
}
/** How far apart the rings of the search lie: a quarter of an inch. */
const RING = inch(0.25);

const inward = ({ table }: State, at: Point): number => Math.atan2(table.depth / 2 - at.y, table.width / 2 - at.x);

const settled = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

/** Where a figure comes to stand that arrives in play: at least 1" from enemies, 1" beside what is occupied [FL-BAT-37]. */
export function arrivalSpot(state: State, figure: Figure, at: Point): Point | undefined {
  const spot = settled(at);
  const there = whoStandsAt(state, figure, spot);
  const apart = (other: Point): number =>
    there === undefined
      ? Number.POSITIVE_INFINITY
      : Math.hypot(there.pose.x - other.x, there.pose.y - other.y) - (there.profile.base + figure.profile.base) / 2;
  const beside = nearestFree(state, figure, spot, {
    fromFoes: inch(1),
    also: (each) => apart(each) >= inch(1) - TOLERANCE,
  });
  return beside ?? nearestFree(state, figure, spot, { fromFoes: inch(1), within: inch(48) });
}
