import { between, isOnTable, type Point, sub, sweepStraight, TOLERANCE } from '@muster/geometry';
import type { Modifier } from '../../kernel';
import { baseAt, baseOf, type Fielded, fielded, HALF_A_MAN, isActive, runBy, stickOf } from '../figures';
import { boxOf } from '../ground/across';
import { isCramped } from '../ground/cramped';
import { areasUnder } from '../ground/grounds';
import { heightOf } from '../ground/height';
import { isFace, topAt } from '../ground/levels';
import { wallsOf } from '../magic/effects';
import { crossingOf } from '../magic/walls';
import type { State } from '../state';
import { isFreeOfGround, isSlippery, shorter, stepLength, stickByNature, weariness } from './gait';
import { isFree, off } from './place';

/** How far a leap carries, by its roll: the stick of its movement, or the next shorter one [ASOBH-MOV-10]. */
export function leapOf(
  state: State,
  figure: Fielded,
  made: boolean,
): { readonly reach: 'short' | 'medium' | 'long' | 'base'; readonly length: number } {
  let stick = stickByNature(figure);
  for (const _why of weariness(state, figure)) stick = shorter(stick);
  if (made) return { reach: stick, length: stickOf(state, stick) };
  if (stick === 'short') return { reach: 'base', length: stepLength(state, figure) };
  return { reach: shorter(stick), length: stickOf(state, shorter(stick)) };
}

/** A running start [ASOBH-MOV-10]. */
export const RUN_UP: Modifier = { amount: 1, because: 'ASOBH-MOV-10' };

/** Where a leap ends, and how far below where it began. */
export interface Landing {
  readonly to: Point;
  /** Millimetres it falls; 0 where it lands on its feet. */
  readonly drop: number;
}

/** Flies straight until something as tall as the leap is in the way: foes, solid things, steep sides, walls. */
export function landingOf(state: State, figure: Fielded, direction: number, length: number): Landing {
  const most = withinTable(state, figure, direction, length);
  const goal = off(figure.pose, direction, most);
  const barriers = inTheAir(state, figure, goal);
  const swept = barriers.length === 0 ? most : sweepStraight(baseOf(figure), sub(goal, figure.pose), barriers).free;
  const far = Math.min(most, swept);
  const aimed = off(figure.pose, direction, far);
  const own = heightOf(state, figure);
  const depth = figure.level - topAt(state, aimed);
  // Over a gap it could not clear it goes down, wherever its feet would have caught
  if (depth > own + TOLERANCE) return { to: aimed, drop: depth };
  for (let gone = far; gone > 0; gone -= 1) {
    const to = gone === far ? aimed : off(figure.pose, direction, gone);
    if (figure.level - topAt(state, to) > own + TOLERANCE) return { to, drop: figure.level - topAt(state, to) };
    if (isFree(state, figure, to)) return { to, drop: 0 };
  }
  return { to: { x: figure.pose.x, y: figure.pose.y }, drop: 0 };
}

/** The length of a way that keeps the base on the table. */
function withinTable(state: State, figure: Fielded, direction: number, length: number): number {
  for (let far = length; far > 0; far -= 1)
    if (isOnTable(baseAt(figure, off(figure.pose, direction, far)), state.table)) return far;
  return 0;
}

function inTheAir(state: State, figure: Fielded, goal: Point) {
  if (isFreeOfGround(state, figure)) return [];
  const top = figure.level + heightOf(state, figure) / 2;
  const near = (outline: readonly Point[]): boolean => {
    const { minX, minY, maxX, maxY } = boxOf(outline);
    const out = figure.profile.base.size;
    return (
      Math.max(figure.pose.x, goal.x) >= minX - out &&
      Math.min(figure.pose.x, goal.x) <= maxX + out &&
      Math.max(figure.pose.y, goal.y) >= minY - out &&
      Math.min(figure.pose.y, goal.y) <= maxY + out
    );
  };
  const others = fielded(state)
    .filter((other) => other.id !== figure.id && !other.below && Math.abs(other.level - figure.level) <= HALF_A_MAN)
    .filter((other) => (runBy(other) === runBy(figure) ? isCramped(state, other) : isActive(other)))
    .map((other) => ({ id: other.id, shape: baseOf(other) }));
  const pieces = state.terrain
    .filter((piece) => near(piece.outline))
    .filter((piece) =>
      piece.stands === 'platform'
        ? isFace(state, figure, piece, figure.level)
        : piece.stands === 'solid'
          ? piece.height === 0 || piece.height > top
          : piece.stands === 'linear' && piece.height > top,
    )
    .map(({ id, outline }) => ({ id, shape: outline }));
  const walls = wallsOf(state)
    .filter((wall) => near(wall.outline) && !['open', 'obstacle'].includes(crossingOf(state, wall, figure)))
    .map(({ id, outline }) => ({ id, shape: outline }));
  return [...others, ...pieces, ...walls];
}

/** Whether the ground where it stands is slippery: its footing is tested before the leap and after it [ASOBH-MOV-10]. */
export const isOnSlippery = (state: State, figure: Fielded): boolean =>
  areasUnder(state, figure).some((area) => isSlippery(state, figure, area));

/** Length of the arrow that shows a leap's direction and nothing else, mm. */
export const ARROW = 45;

/** Whether a leap is being made: nobody measures until it has landed [ASOBH-SET-12]. */
export const isJumping = (state: State): boolean => state.steps.some(({ is }) => is === 'jump');

/** Whether two points are one place. */
export const stays = (a: Point, b: Point): boolean => between(a, b) <= TOLERANCE;
