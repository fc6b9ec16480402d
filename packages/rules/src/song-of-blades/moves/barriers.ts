import { type Obstacle, overlapsPolygon, type Point, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { baseAt, baseOf, type Fielded, fielded, HALF_A_MAN, has, isActive, runBy } from '../figures';
import { boxOf } from '../ground/across';
import { isCramped } from '../ground/cramped';
import { isFace, isSteepAt } from '../ground/levels';
import { wallsOf } from '../magic/effects';
import { crossingOf } from '../magic/walls';
import type { Figure, State } from '../state';
import type { Way } from '../steps-moves';
import { clings, flies, isFreeOfGround, isTall } from './gait';

/** What ends a way before it is done. */
export type Stop =
  | { readonly is: 'foe'; readonly unit: UnitId }
  | { readonly is: 'friend'; readonly unit: UnitId }
  /** `low`: it may be crossed by an action of its own or in stride; `tall`: climbed; `shut`: neither. */
  | { readonly is: 'piece'; readonly id: string; readonly how: 'low' | 'tall' | 'shut' }
  | { readonly is: 'edge'; readonly height: number };

/** Something on the way that is judged where it is met. */
export type Hitch =
  | { readonly is: 'stride'; readonly id: string }
  | { readonly is: 'burns'; readonly id: string }
  | { readonly is: 'dazzles'; readonly id: string }
  | { readonly is: 'slip'; readonly id: string }
  | { readonly is: 'drop'; readonly height: number; readonly to: Point };

/** A shape on the way and what meeting it means. */
export interface Barrier extends Obstacle {
  readonly means: Stop | Hitch;
}

/**
 * Everything between two points that stops a figure or is judged on the way: active foes, friends where it is cramped,
 * solid things, obstacles, steep sides, walls of magic. What it passes freely is left out [ASOBH-MOV-05 … 09].
 * `level` is the height it goes at, in mm.
 */
export function barriersOn(
  state: State,
  figure: Fielded,
  from: Point,
  to: Point,
  level: number,
  way: Pick<Way, 'stride'>,
  crossed: readonly string[],
): readonly Barrier[] {
  if (figure.below) return [];
  const airy = isFreeOfGround(state, figure);
  const near = boxAround(from, to, figure.profile.base.size);
  const found: Barrier[] = [];
  if (!airy) {
    for (const other of fielded(state)) {
      if (other.id === figure.id || other.below || !near(other.pose, other.profile.base.size)) continue;
      const foe = runBy(other) !== runBy(figure);
      if (foe ? !isActive(other) : !isCramped(state, other)) continue;
      if (Math.abs(other.level - level) > HALF_A_MAN && isSteepAt(state, other.level > level ? other.pose : from))
        continue;
      const means: Stop = foe ? { is: 'foe', unit: other.id } : { is: 'friend', unit: other.id };
      found.push({ id: other.id, shape: baseOf(other), means });
    }
  }
  const start = baseAt(figure, from);
  for (const piece of state.terrain) {
    if (piece.stands === 'flat' || piece.stands === 'hill' || crossed.includes(piece.id)) continue;
    if (airy || !near(boxOf(piece.outline), 0)) continue;
    const barrier = (means: Barrier['means']): void => {
      found.push({ id: piece.id, shape: piece.outline, means });
    };
    if (piece.stands === 'solid') barrier({ is: 'piece', id: piece.id, how: 'shut' });
    else if (clings(figure)) continue;
    else if (piece.stands === 'platform') {
      // What it comes down from is behind it
      if (isFace(state, figure, piece, level) && !overlapsPolygon(start, piece.outline))
        barrier({ is: 'piece', id: piece.id, how: has(figure, 'clumsy') ? 'shut' : 'tall' });
    } else if (isTall(state, figure, piece))
      barrier({ is: 'piece', id: piece.id, how: has(figure, 'clumsy') ? 'shut' : 'tall' });
    else barrier(way.stride ? { is: 'stride', id: piece.id } : { is: 'piece', id: piece.id, how: 'low' });
  }
  for (const wall of wallsOf(state)) {
    if (crossed.includes(wall.id) || !near(boxOf(wall.outline), 0)) continue;
    const means = wallMeans(crossingOf(state, wall, figure), wall.id, figure, way.stride);
    if (means !== undefined && !flies(state, figure)) found.push({ id: wall.id, shape: wall.outline, means });
  }
  return found;
}

function wallMeans(
  crossing: ReturnType<typeof crossingOf>,
  id: string,
  figure: Figure,
  stride: boolean,
): Barrier['means'] | undefined {
  switch (crossing) {
    case 'open':
      return undefined;
    case 'obstacle':
      return stride ? { is: 'stride', id } : { is: 'piece', id, how: 'low' };
    case 'climb':
      return { is: 'piece', id, how: has(figure, 'clumsy') ? 'shut' : 'tall' };
    case 'shut':
      return { is: 'piece', id, how: 'shut' };
    case 'burns':
      return { is: 'burns', id };
    case 'dazzles':
      return { is: 'dazzles', id };
  }
}

type Box = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

/** Whether a point or a box lies near the strip between two points. */
function boxAround(from: Point, to: Point, margin: number): (at: Point | Box, reach: number) => boolean {
  const minX = Math.min(from.x, to.x) - margin;
  const maxX = Math.max(from.x, to.x) + margin;
  const minY = Math.min(from.y, to.y) - margin;
  const maxY = Math.max(from.y, to.y) + margin;
  return (at, reach) =>
    'minX' in at
      ? at.maxX >= minX && at.minX <= maxX && at.maxY >= minY && at.minY <= maxY
      : at.x >= minX - reach - TOLERANCE &&
        at.x <= maxX + reach &&
        at.y >= minY - reach - TOLERANCE &&
        at.y <= maxY + reach;
}
