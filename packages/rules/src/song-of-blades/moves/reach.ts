import { between, crosses, lerp, type Point, sub, unit as vector } from '@muster/geometry';
import { baseAt, type Fielded, has, stickOf } from '../figures';
import { isNear } from '../ground/across';
import { areasOf, isSnowedIn } from '../ground/grounds';
import type { State } from '../state';
import type { StepOf } from '../steps/step';
import type { Way } from '../steps-moves';
import { isDeepFor, isFreeOfGround, isSlowedBy, shorter, stepLength, stickByNature, weariness } from './gait';
import { mannerOf } from './judge';
import { routeOf } from './route';
import { straight } from './way';

/**
 * The ground a figure's centre can reach with one movement, as a ring of points every five degrees: to the end of the
 * stick, shorter through difficult ground, and no farther than what stops it [ASOBH-MOV-01] [ASOBH-MOV-02].
 */
export function reachOn(state: State, figure: Fielded, act: StepOf<'act'> | null = null): readonly Point[] {
  const pace = paceOf(state, figure, act);
  const here = around(state, figure, pace.full);
  return Array.from({ length: 72 }, (_, i) => farthest(here, figure, i * 5, pace));
}

/** The farthest its centre gets on one way, in degrees. */
export const farthestOn = (state: State, figure: Fielded, degrees: number, act: StepOf<'act'> | null = null): Point =>
  farthest(state, figure, degrees, paceOf(state, figure, act));

/** How far a movement takes it over open and over difficult ground, in mm, and how it is called. */
interface Pace {
  readonly full: number;
  readonly slow: number;
  readonly manner: Way['manner'];
}

function paceOf(state: State, figure: Fielded, act: StepOf<'act'> | null): Pace {
  let stick = figure.below ? ('short' as const) : stickByNature(figure);
  if (!figure.below) for (const _why of weariness(state, figure)) stick = shorter(stick);
  const base = stepLength(state, figure);
  return {
    full: Math.max(stickOf(state, stick), base),
    slow: Math.max(stickOf(state, shorter(stick)), base),
    manner: mannerOf(state, figure, act),
  };
}

/** The table without the pieces no way of this length comes near. */
const around = (state: State, figure: Fielded, length: number): State => ({
  ...state,
  terrain: state.terrain.filter(({ outline }) =>
    isNear(outline, figure.pose, length + figure.profile.base.size * 2 + MARGIN),
  ),
});
/** More than any question about a place on the way looks beyond the base, mm. */
const MARGIN = 150;

function farthest(state: State, figure: Fielded, degrees: number, { full, slow, manner }: Pace): Point {
  const { x, y } = vector(degrees);
  const goal = { x: figure.pose.x + x * full, y: figure.pose.y + y * full };
  const route = routeOf(state, figure, straight(goal, manner));
  const free =
    route.slowedBy.length === 0 && !route.deep ? route.length : openLength(state, figure, goal, route.length, slow);
  return lerp(figure.pose, goal, full === 0 ? 0 : Math.min(free, route.length) / full);
}

function openLength(state: State, figure: Fielded, goal: Point, length: number, slow: number): number {
  if (isSnowedIn(state) && !isFreeOfGround(state, figure) && !has(figure, 'snow-walk')) return Math.min(length, slow);
  const far = between(figure.pose, goal);
  const hard = areasOf(state).filter((area) => isSlowedBy(state, figure, area) || isDeepFor(state, figure, area));
  const base = baseAt(figure, figure.pose);
  // Whatever is met on the first so many tens is met on more of them
  const meets = (tens: number): boolean => {
    const at = lerp(figure.pose, goal, Math.min(tens * 10, length) / far);
    const vector = sub(at, figure.pose);
    return hard.some(({ outline }) => isNear(outline, at, tens * 10 + 50) && crosses(base, vector, outline));
  };
  let [clear, met] = [0, Math.floor((length + 9) / 10) + 1];
  while (met - clear > 1) {
    const middle = (clear + met) >> 1;
    if (meets(middle)) met = middle;
    else clear = middle;
  }
  const open = Math.min(clear * 10, length);
  return Math.min(length, Math.max(open, slow));
}
