import { areaOf, boundsOf, type Point } from '@muster/geometry';
import { type Fielded, fielded, partyOf } from '../figures';
import { isFree, nearestFree } from '../ground/free';
import { sightFrom } from '../ground/sight';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';
import { apart, rounded } from './edges';
import { entriesOf, roomsOf } from './entries';
import { MAN, makeEnemy, trooperOf } from './force';
import { setMarker } from './markers';
import { depthOf } from './numbers';
import { heartOf } from './objective-places';
import { explorable } from './patrol';
import { isOnTop } from './token';

/** One Exploration Marker for each member on the field, and those of the depth [FL-SET-30]. */
export function placeExploration(tale: Tale): void {
  const many = fielded(tale.state).filter(({ side }) => side === 'party').length + depthOf(tale.state).markers;
  const used = entriesOf(tale.state).filter((entry) =>
    partyOf(tale.state).some(({ pose }) => apart(pose, entry) <= inch(6)),
  );
  const party = partyOf(tale.state).map(({ pose }): Point => pose);
  for (const at of spread(tale.state, many, used.length > 0 ? used : party, inch(9))) setExploration(tale, at);
}

export function setExploration(tale: Tale, at: Point): void {
  const number = explorable(tale.state).length + 1;
  setMarker(tale, { is: 'exploration', at, number }, 'FL-SET-30');
}

/** By the largest features, or in the largest rooms [FL-SCN-T-site-reaction-03]. */
export function placeDeep(tale: Tale, many: number): void {
  const { state } = tale;
  const places = [...roomsOf(state), ...state.terrain].sort((a, b) => areaOf(b.outline) - areaOf(a.outline));
  const hearts = places.map(({ outline }) => middle(outline));
  let set = 0;
  for (const at of hearts) {
    if (set >= many) return;
    // Beside those that lie there already
    const clear = (spot: Point): boolean =>
      !isOnTop(tale.state, spot) && explorable(tale.state).every((each) => apart(each.at, spot) >= inch(2));
    const free = nearestFree(tale.state, token(tale.state), at, { within: inch(6), also: clear });
    if (free === undefined) continue;
    setExploration(tale, free);
    set += 1;
  }
}

const middle = (outline: readonly Point[]): Point => {
  const { minX, maxX, minY, maxY } = boundsOf(outline);
  return rounded({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
};

/**
 * Places worth a look, spread as evenly as can be: rooms, features and crossings, never in sight of those points or
 * nearer than `least` to them. What the table cannot give is given up: sight first, then the distance.
 */
export function spread(state: State, many: number, from: readonly Point[], least: number): readonly Point[] {
  const all = places(state);
  const far = (at: Point, by: number): boolean => from.every((each) => apart(each, at) >= by);
  const hidden = (at: Point): boolean => from.every((each) => !sees(state, each, at));
  const chosen: Point[] = [];
  for (const good of [
    (at: Point) => far(at, least) && hidden(at),
    (at: Point) => far(at, least),
    (at: Point) => far(at, least / 2),
    () => true,
  ]) {
    const pool = all.filter(good);
    while (chosen.length < many) {
      const next = loneliest(pool, chosen, from);
      if (next === undefined) break;
      chosen.push(next);
    }
  }
  return chosen;
}

/** The place that is farthest from all that are taken; undefined where every one lies within 3" of one. */
function loneliest(pool: readonly Point[], taken: readonly Point[], from: readonly Point[]): Point | undefined {
  let best: { readonly at: Point; readonly far: number } | undefined;
  for (const at of pool) {
    const gap = Math.min(...taken.map((each) => apart(each, at)), 9999);
    if (gap < inch(3)) continue;
    const far = Math.min(gap, ...from.map((each) => apart(each, at) * 1.5));
    if (best === undefined || far > best.far) best = { at, far };
  }
  return best?.at;
}

/** Rooms, the sides of features, and a grid between them; wherever a token can lie. */
function places(state: State): readonly Point[] {
  const figure = token(state);
  const { width, depth } = state.table;
  const points: Point[] = roomsOf(state).map(({ outline }) => middle(outline));
  for (const piece of state.terrain) {
    const free = nearestFree(state, figure, heartOf(piece), { within: inch(4), also: (at) => !isOnTop(state, at) });
    if (free !== undefined) points.push(free);
  }
  for (let x = inch(2); x < width - inch(1); x += inch(2.5))
    for (let y = inch(2); y < depth - inch(1); y += inch(2.5)) points.push(rounded({ x, y }));
  return points.filter((at) => !isOnTop(state, at) && isFree(state, figure, at));
}

const token = (state: State): Figure => makeEnemy(state, trooperOf(state, 'melee'), 'e0');

function sees(state: State, from: Point, at: Point): boolean {
  const ghost: Fielded = { ...token(state), fate: 'table', pose: { ...at, facing: 0 } };
  return sightFrom(state, { at: from, level: 0, radius: MAN / 2 }, ghost).sees;
}
