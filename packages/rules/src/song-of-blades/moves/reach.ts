import { between, crosses, lerp, type Point, sub, unit as vector } from '@muster/geometry';
import { baseAt, type Fielded, has, stickOf } from '../figures';
import { isNear } from '../ground/across';
import { areasOf, isSnowedIn } from '../ground/grounds';
import type { State } from '../state';
import type { StepOf } from '../steps/step';
import { isDeepFor, isFreeOfGround, isSlowedBy, shorter, stepLength, stickByNature, weariness } from './gait';
import { mannerOf } from './judge';
import { routeOf } from './route';
import { straight } from './way';

/**
 * The ground a figure's centre can reach with one movement, as a ring of points every five degrees: to the end of the
 * stick, shorter through difficult ground, and no farther than what stops it [ASOBH-MOV-01] [ASOBH-MOV-02].
 */
export function reachOn(state: State, figure: Fielded, act: StepOf<'act'> | null = null): readonly Point[] {
  return Array.from({ length: 72 }, (_, i) => farthestOn(state, figure, i * 5, act));
}

/** The farthest its centre gets on one way, in degrees. */
export function farthestOn(state: State, figure: Fielded, degrees: number, act: StepOf<'act'> | null = null): Point {
  let stick = figure.below ? ('short' as const) : stickByNature(figure);
  if (!figure.below) for (const _why of weariness(state, figure)) stick = shorter(stick);
  const base = stepLength(state, figure);
  const full = Math.max(stickOf(state, stick), base);
  const slow = Math.max(stickOf(state, shorter(stick)), base);
  const { x, y } = vector(degrees);
  const goal = { x: figure.pose.x + x * full, y: figure.pose.y + y * full };
  const route = routeOf(state, figure, straight(goal, mannerOf(state, figure, act)));
  const free =
    route.slowedBy.length === 0 && !route.deep ? route.length : openLength(state, figure, goal, route.length, slow);
  return lerp(figure.pose, goal, full === 0 ? 0 : Math.min(free, route.length) / full);
}

/** Before the first difficult ground the whole stick counts; from there the shorter one. */
function openLength(state: State, figure: Fielded, goal: Point, length: number, slow: number): number {
  if (isSnowedIn(state) && !isFreeOfGround(state, figure) && !has(figure, 'snow-walk')) return Math.min(length, slow);
  const far = between(figure.pose, goal);
  const hard = areasOf(state).filter((area) => isSlowedBy(state, figure, area) || isDeepFor(state, figure, area));
  let open = 0;
  for (let gone = 10; gone <= length + 9; gone += 10) {
    const at = lerp(figure.pose, goal, Math.min(gone, length) / far);
    const base = baseAt(figure, figure.pose);
    const vector = sub(at, figure.pose);
    if (hard.some(({ outline }) => isNear(outline, at, gone + 50) && crosses(base, vector, outline))) break;
    open = Math.min(gone, length);
  }
  return Math.min(length, Math.max(open, slow));
}
