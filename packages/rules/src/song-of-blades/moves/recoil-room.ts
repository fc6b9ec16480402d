import { angleOf, between, type Point, sub, sweepStraight, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { baseAt, baseOf, type Fielded, fieldedOf, has, is, isActive, isTouching, runBy } from '../figures';
import { isCramped } from '../ground/cramped';
import type { Drop } from '../ground/levels';
import { footOf } from '../ground/levels';
import type { State } from '../state';
import type { RecoilStep } from '../steps-moves';
import { metAt, standingAt } from './contact';
import { disengagesFrom } from './leave';
import { off, troubleAt } from './place';
import { routeOf } from './route';
import { straight } from './way';

/** A place a figure may give way to. */
export interface Retreat {
  /** Degrees. */
  readonly way: number;
  readonly to: Point;
  /** The friend it goes through. */
  readonly behind: UnitId | null;
  /** It falls: over the edge it stands on. */
  readonly over: Pick<Drop, 'height' | 'to'> | null;
  /** Active foes it would come into contact with. */
  readonly touches: readonly UnitId[];
}

/** Farthest to the side of straight away that still is away, in degrees. */
export const ASIDE = 85;
/** A friend's base is gone through, and no more than this of open ground behind it, mm. */
const THROUGH = 130;

/** Where straight away is: from what beat it back, in degrees. */
export const awayFrom = (figure: Fielded, from: Point): number => {
  const way = sub(figure.pose, from);
  return way.x === 0 && way.y === 0 ? figure.pose.facing + 180 : angleOf(way);
};

/**
 * Where a figure may give way by one base width on a given way, behind the friends it goes through; undefined where
 * there is no place: a wall, the table's edge, a foe's base in between [ASOBH-MEL-12].
 */
export function retreatOn(
  state: State,
  figure: Fielded,
  step: Pick<RecoilStep, 'by'>,
  way: number,
): Retreat | undefined {
  if (is(figure, 'entangled') || is(figure, 'held') || is(figure, 'stone')) return undefined;
  const width = figure.profile.base.size;
  const by = step.by === null ? undefined : fieldedOf(state, step.by);
  let behind: UnitId | null = null;
  for (let far = width; far <= width + THROUGH; ) {
    const to = off(figure.pose, way, far);
    const route = routeOf(state, figure, straight(to, 'recoil'));
    if (route.stop?.is === 'edge') {
      const brink = { ...figure, pose: { ...route.end, facing: 0 } };
      const foot = footOf(state, brink, way);
      return { way, to: route.end, behind, over: { height: figure.level - foot.level, to: foot.to }, touches: [] };
    }
    if (between(route.end, to) > TOLERANCE * 2) return undefined;
    const trouble = troubleAt(state, figure, to);
    if (trouble?.is === 'figure') {
      const other = fieldedOf(state, trouble.unit);
      if (other === undefined || runBy(other) !== runBy(figure)) return undefined;
      if (isCramped(state, figure) || isCramped(state, other)) return undefined;
      behind = other.id;
      far = Math.max(far + TOLERANCE, past(figure, other, way));
      continue;
    }
    if (trouble !== undefined) return undefined;
    if (by !== undefined && isTouching(state, standingAt(state, figure, to), by)) return undefined;
    const touches = metAt(state, figure, to).filter(isActive);
    return { way, to, behind, over: null, touches: touches.map(({ id }) => id) };
  }
  return undefined;
}

/** How far a figure goes on a way until it has just come through another, mm. */
function past(figure: Fielded, other: Fielded, way: number): number {
  const out = off(figure.pose, way, 2 * THROUGH);
  const { free } = sweepStraight(baseAt(figure, out), sub(figure.pose, out), [{ id: other.id, shape: baseOf(other) }]);
  return between(figure.pose, out) - free;
}

/** What its owner may pick from, nearest to straight away first. */
export interface Room {
  readonly away: number;
  readonly retreats: readonly Retreat[];
}

/**
 * The places it may go: clear ones, edges, and beside other foes who then strike. Where every one touches a foe it is
 * surrounded and there is none; where only edges are clear it goes over one [ASOBH-MEL-12] [ASOBH-MEL-23].
 */
export function roomFor(state: State, figure: Fielded, step: Pick<RecoilStep, 'by' | 'from'>): Room {
  const away = awayFrom(figure, step.from);
  const all = OFFSETS.flatMap((offset) => retreatOn(state, figure, step, away + offset) ?? []);
  const clear = all.filter(({ touches, over }) => touches.length === 0 && over === null);
  if (clear.length > 0) return { away, retreats: all };
  return { away, retreats: all.filter(({ over }) => over !== null) };
}
const OFFSETS = [0, ...Array.from({ length: ASIDE / 5 }, (_, i) => [5 * (i + 1), -5 * (i + 1)]).flat()];

/** Foes that strike at one who gives way against them; not at those who slip off or are not of flesh [ASOBH-MEL-12]. */
export const strikeAt = (state: State, figure: Fielded, touches: readonly UnitId[]): readonly UnitId[] =>
  has(figure, 'incorporeal')
    ? []
    : touches.filter((id) => {
        const foe = fieldedOf(state, id);
        return foe !== undefined && !disengagesFrom(state, figure, foe);
      });
