import { atLeast, between, closestApproach, lerp, type Point, sub, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { baseAt, baseOf, type Fielded, fieldedOf, foesOf, gapBetween, has, isActive, stickOf } from '../figures';
import type { Edge, State } from '../state';
import type { FleeStep } from '../steps-moves';
import { beyond } from './along';
import { standingAt } from './contact';
import { allowance } from './judge';
import { isFree, off } from './place';
import { routeOf } from './route';
import { straight } from './way';

/** One compulsory move as it will be run. */
export interface Flight {
  readonly to: Point;
  readonly path: readonly Point[];
  /** It runs off the table. */
  readonly leaves: boolean;
  /** Nothing cut it short. */
  readonly full: boolean;
}

/** Edges of the table that are nearest to a figure; more than one where they are as near [ASOBH-MOR-01]. */
export function nearestEdges(state: State, figure: Fielded): readonly Edge[] {
  const far = (edge: Edge): number => toEdge(state, figure.pose, edge);
  const least = Math.min(...EDGES.map(far));
  return EDGES.filter((edge) => far(edge) <= least + SAME);
}
const EDGES: readonly Edge[] = ['near', 'far', 'left', 'right'];
/** Ways that differ by no more than this are as long, mm. */
const SAME = 0.5;
const WAYS: Readonly<Record<Edge, number>> = { near: 270, far: 90, left: 180, right: 0 };

/** From a point to an edge, mm. */
function toEdge(state: State, { x, y }: Point, edge: Edge): number {
  switch (edge) {
    case 'near':
      return y;
    case 'far':
      return state.table.depth - y;
    case 'left':
      return x;
    case 'right':
      return state.table.width - x;
  }
}

/**
 * The compulsory move that brings it nearest to its edge, or to a standard, while it keeps one Short from active foes it
 * was not fighting. `surrounded` where there is none and a foe is that near; null where only the ground holds it up
 * [ASOBH-MOR-05] [ASOBH-MOR-08].
 */
export function flightOf(state: State, figure: Fielded, step: FleeStep): Flight | 'surrounded' | null {
  const shunned = shunnedBy(state, figure, step.fled);
  const standard = step.toStandard === null ? undefined : fieldedOf(state, step.toStandard);
  const edge = step.edge ?? 'near';
  const away = standard === undefined ? WAYS[edge] : wayTo(figure.pose, standard.pose);
  const left = (at: Point): number =>
    standard === undefined ? toEdge(state, at, edge) : Math.max(0, gapBetween(standingAt(state, figure, at), standard));
  // Straight on where nothing is in the way; else the move after which another gets it farthest
  const onward = runOn(state, figure, away, edge, standard, shunned);
  if (onward !== undefined && (onward.leaves || onward.full)) return onward;
  const hope = (at: Point): number => {
    const there = standingAt(state, figure, at);
    const way = standard === undefined ? away : wayTo(at, standard.pose);
    const { end } = routeOf(state, there, straight(off(at, way, stickOf(state, 'medium')), 'flee'));
    return Math.max(0, left(end)) + left(at) / 100;
  };
  let best: { flight: Flight; left: number } | undefined;
  for (const offset of OFFSETS) {
    const found = offset === 0 ? onward : runOn(state, figure, away + offset, edge, standard, shunned);
    if (found === undefined) continue;
    const rest = found.leaves ? -1 : hope(found.to);
    if (best === undefined || rest < best.left - SAME) best = { flight: found, left: rest };
    if (best.left < 0) break;
  }
  if (best !== undefined && best.left < left(figure.pose) - SAME) return best.flight;
  const stays = shunned.every(({ foe, now }) => now >= stickOf(state, 'short') - TOLERANCE || foe === undefined);
  if (stays) return null;
  return best?.flight ?? 'surrounded';
}
const OFFSETS = [0, ...Array.from({ length: 18 }, (_, i) => [10 * (i + 1), -10 * (i + 1)]).flat()];

interface Shunned {
  readonly foe: Fielded;
  /** How near it is already. */
  readonly now: number;
}

/** Active foes it must keep away from; the blind see nobody run. */
const shunnedBy = (state: State, figure: Fielded, fled: readonly UnitId[]): readonly Shunned[] =>
  foesOf(state, figure)
    .filter(
      (foe) =>
        isActive(foe) && !foe.below && !fled.includes(foe.id) && !foe.conditions.some(({ is }) => is === 'blind'),
    )
    .map((foe) => ({ foe, now: gapBetween(figure, foe) }));

/** As far as it may run on one straight way: the longest of a few lengths that is legal. */
function runOn(
  state: State,
  figure: Fielded,
  way: number,
  edge: Edge,
  standard: Fielded | undefined,
  shunned: readonly Shunned[],
): Flight | undefined {
  const most = stickOf(state, 'long');
  const goal =
    standard === undefined
      ? off(figure.pose, way, most)
      : off(figure.pose, way, Math.min(most, between(figure.pose, standard.pose)));
  const full = routeOf(state, figure, straight(goal, 'flee'));
  const { allowed } = allowance(state, figure, straight(goal, 'flee'), full);
  const room = Math.min(full.length, allowed);
  if (standard === undefined) {
    const out = edgeAlong(state, figure.pose, way, edge);
    const rim = outOfTable(state, figure, way);
    if (
      out <= allowed &&
      full.length >= Math.min(out, rim) - 1 &&
      keeps(state, figure, off(figure.pose, way, Math.max(0, rim)), shunned, false)
    ) {
      const to = off(figure.pose, way, Math.max(0, rim));
      return { to, path: [{ x: figure.pose.x, y: figure.pose.y }, to], leaves: true, full: true };
    }
  }
  for (const share of [1, 0.85, 0.7, 0.5, 0.35, 0.2]) {
    const at = lerp(full.start, full.end, full.length === 0 ? 0 : (room * share) / full.length);
    const to = { x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 };
    if (between(to, figure.pose) > 1 && isFree(state, figure, to) && keeps(state, figure, to, shunned, true))
      return { to, path: [full.start, to], leaves: false, full: share === 1 && full.stop === null };
  }
  // An obstacle it stands against is crossed by a move of its own [ASOBH-MOV-08]
  if (full.stop?.is === 'piece' && full.stop.how !== 'shut' && full.length <= 1) {
    const to = beyond(state, figure, goal, full.stop.id);
    if (to !== undefined && keeps(state, figure, to, shunned, true))
      return { to, path: [full.start, to], leaves: false, full: true };
  }
  return undefined;
}

/** Its way stays one Short from those foes, or no nearer than it began where it began nearer; it ends clear of them. */
function keeps(state: State, figure: Fielded, to: Point, shunned: readonly Shunned[], ends: boolean): boolean {
  const short = stickOf(state, 'short');
  const vector = sub(to, figure.pose);
  return shunned.every(({ foe, now }) => {
    if (Math.hypot(foe.pose.x - figure.pose.x, foe.pose.y - figure.pose.y) > 500) return true;
    if (ends && !atLeast(gapBetween({ ...figure, pose: { ...to, facing: 0 } }, foe), short)) return false;
    const { distance } = closestApproach(baseAt(figure, figure.pose), vector, baseOf(foe));
    return atLeast(distance, Math.min(short, now) - TOLERANCE);
  });
}

/** How far the centre goes on a way until it is over that edge; endless where the way leads elsewhere. */
function edgeAlong(state: State, from: Point, way: number, edge: Edge): number {
  const turn = ((way - WAYS[edge]) * Math.PI) / 180;
  const pace = Math.cos(turn);
  return pace <= 0.01 ? Number.POSITIVE_INFINITY : toEdge(state, from, edge) / pace;
}

/** How far the base goes on a way until it would hang over an edge. */
function outOfTable(state: State, figure: Fielded, way: number): number {
  const half = figure.profile.base.size / 2;
  const { width, depth } = state.table;
  const rad = (way * Math.PI) / 180;
  const along = (at: number, pace: number, most: number): number =>
    pace > 1e-6 ? (most - half - at) / pace : pace < -1e-6 ? (half - at) / pace : Number.POSITIVE_INFINITY;
  return Math.min(along(figure.pose.x, Math.cos(rad), width), along(figure.pose.y, Math.sin(rad), depth));
}

const wayTo = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Whether an active foe may strike a Tough one down as it runs by: the nearest of those it cannot avoid [ASOBH-MOR-05]. */
export function interceptorOf(state: State, figure: Fielded, fled: readonly UnitId[]): Fielded | undefined {
  if (!has(figure, 'tough')) return undefined;
  const short = stickOf(state, 'short');
  return shunnedBy(state, figure, fled)
    .filter(({ now }) => now < short + figure.profile.base.size)
    .toSorted((a, b) => a.now - b.now || (a.foe.id < b.foe.id ? -1 : 1))[0]?.foe;
}
