import type { Point } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import type { Fielded } from '../figures';
import type { Figure, State } from '../state';

export interface RouteOptions {
  /** Gives up on ways that cost more, in mm. */
  readonly most?: number;
  /** Ground to keep out of: horrors go round what harms, archers round water [FL-AI-41] [FL-BAT-63]. */
  readonly avoid?: 'dangerous' | 'water';
  /** Figures that are not there, by id. */
  readonly past?: readonly UnitId[];
}

export interface Route {
  /** From the first corner to the end; the start is left out. Whole numbers of 0.01 mm. */
  readonly path: readonly Point[];
  readonly cost: number;
}

/** A spot within reach; its way is made when it is asked for. */
export interface Spot {
  readonly at: Point;
  readonly level: number;
  readonly cost: number;
  readonly path: readonly Point[];
}

/** The cheapest way to a point, or into contact with a figure; undefined where there is none. */
export function routeTo(
  _state: State,
  figure: Fielded,
  goal: Point | Figure,
  _options: RouteOptions = {},
): Route | undefined {
  const to = 'id' in goal ? goal.pose : goal;
  if (to === null) return undefined;
  return { path: [{ x: to.x, y: to.y }], cost: Math.hypot(to.x - figure.pose.x, to.y - figure.pose.y) };
}

/** Where a figure could come to stand for at most `allowance` mm, on a grid of half an inch; where it stands among them. */
export function reachable(
  _state: State,
  figure: Fielded,
  _allowance: number,
  _options: RouteOptions = {},
): readonly Spot[] {
  return [{ at: { x: figure.pose.x, y: figure.pose.y }, level: figure.level, cost: 0, path: [] }];
}

/** A drag to a spot as a whole way: round what stands between, into contact where a foe stands there. For the client. */
export function wayTo(
  state: State,
  unit: UnitId,
  to: Point,
  _dash = false,
): { readonly path: readonly Point[]; readonly into?: UnitId } | undefined {
  const figure = state.figures[unit];
  return figure?.pose == null ? undefined : { path: [to] };
}
