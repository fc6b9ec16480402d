import { between, crosses, lerp, overlapsPolygon, type Point, sub, sweepStraight, TOLERANCE } from '@muster/geometry';
import { baseAt, type Fielded, has } from '../figures';
import { boxOf, isNear } from '../ground/across';
import { type Area, areasOf, isSnowedIn } from '../ground/grounds';
import { heightOf } from '../ground/height';
import { footOf, isSteepAt, topAt } from '../ground/levels';
import { topPieceAt } from '../ground/top';
import { isFrozen } from '../magic/queries';
import type { State } from '../state';
import type { Way } from '../steps-moves';
import { type Barrier, barriersOn, type Hitch, type Stop } from './barriers';
import { clings, isDeepFor, isFreeOfGround, isSlippery, isSlowedBy } from './gait';
import { rounded } from './place';

/** One straight piece of a way, and what is judged where it ends. */
export interface Leg {
  readonly path: readonly Point[];
  readonly to: Point;
  readonly length: number;
  readonly hitch: Hitch | null;
}

/** A way as the ground lets it be gone. Lengths in mm. */
export interface Route {
  readonly legs: readonly Leg[];
  readonly start: Point;
  readonly end: Point;
  readonly length: number;
  /** What stopped it short of where it was meant to end. */
  readonly stop: Stop | null;
  /** Areas and pieces that slow it, by id; `snow` and `uphill` beside them. */
  readonly slowedBy: readonly string[];
  /** It goes through deep water. */
  readonly deep: boolean;
  /** It passes through thick woods, at a flyer's peril. */
  readonly branches: boolean;
  /** It ends on ground it may slip on. */
  readonly slips: boolean;
  /** It has trees about it. */
  readonly wooded: boolean;
}

/**
 * Follows a way from where a figure stands until it ends or something stops it: first contact with an active foe, an
 * obstacle it does not cross in stride, a steep side, an edge. `crossed`: what lies behind it already. Judges neither
 * length nor whether the end is free.
 */
export function routeOf(state: State, figure: Fielded, way: Way, crossed: readonly string[] = []): Route {
  const legs: Leg[] = [];
  const behind = [...crossed];
  const start = { x: figure.pose.x, y: figure.pose.y };
  let at: Point = start;
  let path: Point[] = [start];
  let stop: Stop | null = null;
  const close = (hitch: Hitch | null): void => {
    const to = rounded(at);
    const corners = [...path.slice(0, -1), to];
    legs.push({ path: corners.length > 1 ? corners : [start, to], to, length: lengthOf(corners), hitch });
    path = [to];
    at = to;
  };
  walking: for (const target of [...way.via, way.to]) {
    for (let turns = 0; turns < 40; turns++) {
      const far = between(at, target);
      if (far <= TOLERANCE) break;
      const met = nextOn(state, figure, way, at, target, behind);
      at = met === undefined ? target : lerp(at, target, Math.min(1, met.far / far));
      path.push(at);
      if (met === undefined) break;
      if (met.means === 'level') continue;
      if (isStop(met.means)) {
        stop = met.means;
        break walking;
      }
      if (met.means.is === 'drop') {
        close(met.means);
        break walking;
      }
      behind.push(met.means.is === 'slip' ? `slip:${met.means.id}` : met.means.id);
      close(met.means);
      if (met.means.is === 'dazzles') break walking;
    }
  }
  if (path.length > 1) close(null);
  const end = legs[legs.length - 1]?.to ?? start;
  return {
    legs,
    start,
    end,
    length: legs.reduce((sum, leg) => sum + leg.length, 0),
    stop,
    ...groundOn(state, figure, way, legs, end),
  };
}

const isStop = (means: Stop | Hitch): means is Stop =>
  means.is === 'foe' || means.is === 'friend' || means.is === 'piece' || means.is === 'edge';
const lengthOf = (corners: readonly Point[]): number =>
  corners.slice(1).reduce((sum, corner, i) => sum + between(corner, corners[i] ?? corner), 0);

interface Met {
  readonly far: number;
  /** `level`: it has come down a step and goes on lower. */
  readonly means: Stop | Hitch | 'level';
}

/** The first thing on a straight piece of the way. */
function nextOn(
  state: State,
  figure: Fielded,
  way: Way,
  at: Point,
  target: Point,
  behind: readonly string[],
): Met | undefined {
  const level = figure.below ? 0 : topAt(state, at);
  let best: Met | undefined;
  const nearer = (far: number, means: Met['means']): void => {
    if (best === undefined || far < best.far) best = { far, means };
  };
  const barriers = barriersOn(state, figure, at, target, level, way, behind);
  if (barriers.length > 0) {
    const swept = sweepStraight(baseAt(figure, at), sub(target, at), barriers);
    const hit = swept.hit === undefined ? undefined : barriers.find(({ id }) => id === swept.hit?.id);
    if (hit !== undefined) nearer(swept.free, meaningOf(hit));
  }
  if (figure.below || isFreeOfGround(state, figure)) return best;
  const edge = behind.includes(EDGE) ? undefined : edgeOn(state, figure, at, target, level, way.drop);
  if (edge !== undefined) nearer(edge.far, edge.means);
  const slip = slipOn(state, figure, at, target, behind);
  if (slip !== undefined) nearer(slip.far, slip.means);
  return best;
}
const meaningOf = (barrier: Barrier): Stop | Hitch => barrier.means;

/** Where the way goes over the edge of what the figure stands on. Heights of its own it jumps down in passing [ASOBH-MOV-11]. */
function edgeOn(
  state: State,
  figure: Fielded,
  at: Point,
  target: Point,
  level: number,
  drop: boolean,
): Met | undefined {
  if (level === 0 || clings(figure)) return undefined;
  const far = between(at, target);
  for (let gone = 0; gone < far; gone += STRIDE) {
    const next = Math.min(gone + STRIDE, far);
    const lower = topAt(state, lerp(at, target, next / far));
    if (lower >= level - TOLERANCE) continue;
    if (level - lower <= heightOf(state, figure) + TOLERANCE)
      return next < far ? { far: next, means: 'level' } : undefined;
    const brink = lerp(at, target, gone / far);
    if (!isSteepAt(state, brink)) return next < far ? { far: next, means: 'level' } : undefined;
    const height = level - lower;
    if (!drop) return { far: gone, means: { is: 'edge', height } };
    const angle = (Math.atan2(target.y - at.y, target.x - at.x) * 180) / Math.PI;
    const foot = footOf(state, { ...figure, pose: { ...brink, facing: 0 }, level }, angle);
    return { far: gone, means: { is: 'drop', height: level - foot.level, to: foot.to } };
  }
  return undefined;
}
const STRIDE = 3;
/** Among what is behind a climber: the edge it goes over hand by hand. */
export const EDGE = 'edge';

/** Where the way comes off slippery ground: it is judged there, not at its end [ASOBH-ENV-01]. */
function slipOn(state: State, figure: Fielded, at: Point, target: Point, behind: readonly string[]): Met | undefined {
  let best: Met | undefined;
  const vector = sub(target, at);
  const far = between(at, target);
  for (const area of slippery(state, figure)) {
    if (behind.includes(`slip:${area.id}`) || !isOn(area, at, target, figure)) continue;
    if (!crosses(baseAt(figure, at), vector, area.outline)) continue;
    if (overlapsPolygon(baseAt(figure, target), area.outline)) continue;
    // Backward from the end, to the last place where it still touches the ground in question
    let last = far;
    while (last > 0 && !overlapsPolygon(baseAt(figure, lerp(at, target, last / far)), area.outline)) last -= STRIDE;
    const off = Math.min(far, Math.max(0, last) + STRIDE);
    if (off < far - TOLERANCE && (best === undefined || off < best.far))
      best = { far: off, means: { is: 'slip', id: area.id } };
  }
  return best;
}

const slippery = (state: State, figure: Fielded): readonly Area[] =>
  areasOf(state).filter((area) => isSlippery(state, figure, area));
const isOn = (area: Area, at: Point, target: Point, figure: Fielded): boolean => {
  const { minX, minY, maxX, maxY } = boxOf(area.outline);
  const out = figure.profile.base.size;
  return (
    Math.max(at.x, target.x) >= minX - out &&
    Math.min(at.x, target.x) <= maxX + out &&
    Math.max(at.y, target.y) >= minY - out &&
    Math.min(at.y, target.y) <= maxY + out
  );
};

/** What the ground does to a way that has been followed. */
function groundOn(
  state: State,
  figure: Fielded,
  way: Way,
  legs: readonly Leg[],
  end: Point,
): Pick<Route, 'slowedBy' | 'deep' | 'branches' | 'slips' | 'wooded'> {
  const none = { slowedBy: [], deep: false, branches: false, slips: false, wooded: false };
  if (figure.below || legs.length === 0) return none;
  const touched = areasOf(state).filter((area) => legs.some((leg) => passesOver(figure, leg, area)));
  const slowedBy = touched.filter((area) => isSlowedBy(state, figure, area, way.daring)).map(({ id }) => id);
  const last = baseAt(figure, end);
  const frozen = (area: Area): boolean =>
    (area.ground === 'shallow' || area.ground === 'deep' || area.ground === 'ford') && isFrozen(state, last);
  const free = isFreeOfGround(state, figure);
  if (!free && isSnowedIn(state) && !has(figure, 'snow-walk')) slowedBy.push('snow');
  if (!free && !clings(figure) && !has(figure, 'mountaineer') && goesUphill(state, legs)) slowedBy.push('uphill');
  return {
    slowedBy,
    deep: touched.some((area) => isDeepFor(state, figure, area) && !frozen(area)),
    branches: way.daring && touched.some(({ ground }) => ground === 'thick'),
    slips: touched.some(
      (area) =>
        isNear(area.outline, end, figure.profile.base.size) &&
        overlapsPolygon(last, area.outline) &&
        (isSlippery(state, figure, area) || (!free && frozen(area) && !has(figure, 'snow-walk'))),
    ),
    wooded: touched.some(({ ground }) => ground === 'woods' || ground === 'thick'),
  };
}

const passesOver = (figure: Fielded, leg: Leg, area: Area): boolean =>
  leg.path.some((corner, i) => {
    const next = leg.path[i + 1];
    if (next === undefined) return false;
    return isOn(area, corner, next, figure) && crosses(baseAt(figure, corner), sub(next, corner), area.outline);
  });

/** It ends a piece of its way higher on a hill than it began it [ASOBH-TRAIT-mountaineer]. */
function goesUphill(state: State, legs: readonly Leg[]): boolean {
  if (!state.terrain.some(({ stands }) => stands === 'hill')) return false;
  const corners = legs.flatMap(({ path }) => path);
  return corners.some((corner, i) => {
    const next = corners[i + 1];
    if (next === undefined) return false;
    const far = between(corner, next);
    let level = topAt(state, corner);
    for (let gone = STRIDE * 2; gone <= far + STRIDE * 2; gone += STRIDE * 2) {
      const top = topPieceAt(state.terrain, lerp(corner, next, Math.min(1, gone / (far || 1))));
      const now = top?.height ?? 0;
      if (now > level + TOLERANCE && top?.stands === 'hill') return true;
      level = now;
    }
    return false;
  });
}
