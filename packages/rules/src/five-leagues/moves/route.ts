import { type Point, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { CONTACT, type Fielded, fielded, fieldedOf, isFielded, sideOf } from '../figures';
import { areInContact } from '../ground/contact';
import { isFree, nearestFree } from '../ground/free';
import { standsBadly } from '../ground/stand';
import type { Figure, State } from '../state';
import { inch } from '../units';
import { hundredths, MESH } from './grid';
import { isRoom, type Scene, sceneOf, straight } from './scene';
import { cornersTo, pulled, search } from './search';
import { goneWay, judgeWalk } from './walk';

export interface RouteOptions {
  /** Gives up on ways that cost more, in mm. */
  readonly most?: number;
  /** Ground to keep out of: what harms at any price, water where that can be [FL-AI-41] [FL-BAT-63]. */
  readonly avoid?: 'dangerous' | 'water';
  /** Figures that are not there, by id. */
  readonly past?: readonly UnitId[];
}

export interface Route {
  /** From the first corner to the end; the start is left out. Whole hundredths of a mm. */
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

/**
 * The cheapest way to a point, or into contact with a figure; undefined where there is none. Jumps are not thought of.
 * A point that is taken, or no place to stand, has no way.
 */
export function routeTo(
  state: State,
  figure: Fielded,
  goal: Point | Figure,
  options: RouteOptions = {},
): Route | undefined {
  const target = 'id' in goal ? goal : undefined;
  if (target !== undefined && !isFielded(target)) return undefined;
  const key = `${figure.id} ${target?.id ?? `${(goal as Point).x},${(goal as Point).y}`} ${wishes(options)}`;
  const isReal = state.figures[figure.id] === figure && (target === undefined || state.figures[target.id] === target);
  return remembered(state, isReal ? key : undefined, () => {
    const find = (shuns: RouteOptions['avoid'] | null): Route | undefined => {
      const scene = sceneOf(state, figure, shuns ?? null, options.past);
      const goals = target === undefined ? pointGoals(scene, goal as Point) : contactGoals(state, scene, target);
      return best(scene, goals, options.most ?? Number.POSITIVE_INFINITY);
    };
    return find(options.avoid) ?? (options.avoid === 'water' ? find(null) : undefined);
  });
}

const wishes = ({ most, avoid, past }: RouteOptions): string => `${most} ${avoid} ${past?.join()}`;

const kept = new WeakMap<State, Map<string, unknown>>();
/** Found once for one state. */
function remembered<T>(state: State, key: string | undefined, find: () => T): T {
  if (key === undefined) return find();
  let known = kept.get(state);
  if (known === undefined) {
    known = new Map();
    kept.set(state, known);
  }
  if (!known.has(key)) known.set(key, find());
  return known.get(key) as T;
}

interface Goals {
  readonly ends: readonly Point[];
  /** Middle of the ends, and how far from it they are at most. */
  readonly middle: Point;
  readonly around: number;
}

function pointGoals({ field, mover, figure, ...scene }: Scene, goal: Point): Goals {
  const at = { x: hundredths(goal.x), y: hundredths(goal.y) };
  const whole: Scene = { field, mover, figure, ...scene };
  return { ends: isRoom(whole, at) ? [at] : [], middle: at, around: 0 };
}

/** Spots in contact with a figure: base to base, or as near as walls allow. */
function contactGoals(state: State, scene: Scene, target: Fielded): Goals {
  const touching = scene.mover.radius + target.profile.base / 2 + 0.01;
  const toward = Math.atan2(scene.figure.pose.y - target.pose.y, scene.figure.pose.x - target.pose.x);
  const ring = (far: number): Point[] =>
    Array.from({ length: SPOKES }, (_, i) => {
      const turn = toward + (2 * Math.PI * i) / SPOKES;
      return {
        x: hundredths(target.pose.x + far * Math.cos(turn)),
        y: hundredths(target.pose.y + far * Math.sin(turn)),
      };
    }).filter((at) => isContact(state, scene, target, at));
  const near = ring(touching);
  const ends = near.length > 0 ? near : ring(touching + CONTACT * 0.9);
  return { ends, middle: target.pose, around: touching + CONTACT };
}
const SPOKES = 32;

function isContact(state: State, scene: Scene, target: Fielded, at: Point): boolean {
  if (!isRoom(scene, at)) return false;
  const { figure, field, mover } = scene;
  return [target.level, 0].some((level) => {
    if (standsBadly(field, mover, at, level) !== undefined) return false;
    return areInContact(state, { ...figure, pose: { ...figure.pose, ...at }, level }, target);
  });
}

/** The cheapest way to any of the ends. */
function best(scene: Scene, { ends, middle, around }: Goals, most: number): Route | undefined {
  const { figure, field, mover, grid } = scene;
  let least = most;
  let end: { readonly at: Point; readonly level: number; readonly from: number } | undefined;
  const fits = (at: Point, level: number): boolean => standsBadly(field, mover, at, level) === undefined;
  const start = { x: figure.pose.x, y: figure.pose.y };
  const lookFrom = (at: Point, level: number, paid: number, from: number, far: number): void => {
    for (const goal of ends) {
      const apart = Math.hypot(goal.x - at.x, goal.y - at.y);
      if (apart > far || paid + apart >= least - 1e-6) continue;
      const way = straight(scene, at, level, goal, undefined);
      if (way === undefined || paid + way.cost >= least - 1e-6 || !fits(goal, way.level)) continue;
      least = paid + way.cost;
      end = { at: goal, level: way.level, from };
    }
  };
  lookFrom(start, figure.level, 0, -1, Number.POSITIVE_INFINITY);
  if (end !== undefined && isPlain(start, end.at, least)) return { path: [end.at], cost: least };
  const ahead = (at: Point): number => Math.max(0, Math.hypot(at.x - middle.x, at.y - middle.y) - around);
  const found =
    ends.length === 0
      ? undefined
      : search(scene, {
          most: least,
          ahead,
          settled: (node, cost) => {
            const { at, level } = grid.nodes[node] ?? { at: start, level: 0 };
            if (ahead(at) <= NEARBY) lookFrom(at, level, cost, node, NEARBY + 10);
            return least;
          },
        });
  if (end === undefined || found === undefined) return undefined;
  const corners = end.from < 0 ? [] : cornersTo(scene, found, end.from);
  return pulled(scene, [...corners, { at: end.at, level: end.level }]);
}
/** Ends this near to a node are looked at from it, in mm. */
const NEARBY = 3 * MESH;

/** No way is shorter than one that costs no more than the bare distance. */
const isPlain = (from: Point, to: Point, cost: number): boolean =>
  cost <= Math.hypot(to.x - from.x, to.y - from.y) + 1e-6;

/** Where a figure could come to stand for at most `allowance` mm, on a mesh of half an inch; where it stands is the first. */
export function reachable(
  state: State,
  figure: Fielded,
  allowance: number,
  options: RouteOptions = {},
): readonly Spot[] {
  const isReal = state.figures[figure.id] === figure;
  const key = isReal ? `${figure.id} reach ${allowance} ${wishes(options)}` : undefined;
  return remembered(state, key, () => {
    const scene = sceneOf(state, figure, options.avoid ?? null, options.past);
    const found = search(scene, { most: allowance });
    const here: Spot = { at: { x: figure.pose.x, y: figure.pose.y }, level: figure.level, cost: 0, path: [] };
    const spots = scene.grid.nodes.flatMap(({ at, level, index }): Spot[] => {
      const cost = found.cost[index] ?? Number.POSITIVE_INFINITY;
      if (cost > allowance + TOLERANCE || (scene.marks[index] !== 0 && !isRoom(scene, at))) return [];
      return [
        {
          at,
          level,
          cost,
          get path() {
            const corners = cornersTo(scene, found, index);
            return pulled(scene, corners)?.path ?? corners.map((each) => each.at);
          },
        },
      ];
    });
    return [here, ...spots];
  });
}

/** As far along a way as an allowance goes: the last spot on it that can be stood on, in contact with nobody. */
export function asFarAs(state: State, figure: Fielded, path: readonly Point[], allowance: number): Route | undefined {
  const judged = goneWay(state, figure, path, false);
  const legs = judged.ok ? judged.value.legs : [];
  let paid = 0;
  for (const [i, leg] of legs.entries()) {
    if (paid + leg.cost <= allowance + TOLERANCE && i < legs.length - 1) {
      paid += leg.cost;
      continue;
    }
    const before = legs.slice(0, i).map(({ to }) => to);
    // No way costs less than its length
    const most = Math.min(leg.length, Math.max(0, allowance - paid));
    for (let gone = most; gone > 0.5; gone -= gone === most && paid + leg.cost <= allowance ? 1 : 2) {
      const far = gone;
      const way = (length: number): Route | undefined => {
        const t = length / leg.length;
        const at = {
          x: hundredths(leg.from.x + (leg.to.x - leg.from.x) * t),
          y: hundredths(leg.from.y + (leg.to.y - leg.from.y) * t),
        };
        const judged = judgeWalk(state, figure, [...before, at], { manner: 'move', allowance });
        return judged.ok ? { path: [...before, at], cost: judged.value.cost } : undefined;
      };
      const found = way(far);
      if (found !== undefined) return utmost(way, found, far, Math.min(most, far + 2));
    }
    // Nowhere on this stretch: the corner before it, or one before that
    for (let j = i; j > 0; j--) {
      const short = legs.slice(0, j).map(({ to }) => to);
      const way = judgeWalk(state, figure, short, { manner: 'move', allowance });
      if (way.ok) return { path: short, cost: way.value.cost };
    }
    return undefined;
  }
  return undefined;
}

/** Between a length that can be gone and one that cannot, the farthest that can, to a tenth of a mm. */
function utmost(way: (length: number) => Route | undefined, found: Route, good: number, bad: number): Route {
  let [best, least, most] = [found, good, bad];
  while (most - least > 0.1) {
    const middle = (least + most) / 2;
    const next = way(middle);
    if (next === undefined) most = middle;
    else [best, least] = [next, middle];
  }
  return best;
}

/**
 * A drag to a spot as a whole way: round what stands between, into contact with a foe who stands there, or to the free
 * spot next to it. For the client, which shows it and sends it; undefined where nothing leads there.
 */
export function wayTo(
  state: State,
  unit: UnitId,
  to: Point,
  dash = false,
): { readonly path: readonly Point[]; readonly cost: number; readonly into?: UnitId } | undefined {
  const figure = fieldedOf(state, unit);
  if (figure === undefined) return undefined;
  const foe = fielded(state).find(
    (other) =>
      sideOf(other) !== sideOf(figure) &&
      Math.hypot(other.pose.x - to.x, other.pose.y - to.y) <= (other.profile.base + figure.profile.base) / 2 + CONTACT,
  );
  if (foe !== undefined && !dash) {
    const route = routeTo(state, figure, foe);
    return route === undefined ? undefined : { ...route, into: foe.id };
  }
  const wish =
    isFree(state, figure, to) && foe === undefined
      ? to
      : nearestFree(state, figure, to, { within: inch(2), fromFoes: CONTACT + 0.1 });
  return wish === undefined ? undefined : routeTo(state, figure, wish);
}
