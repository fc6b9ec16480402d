import type { Point } from '@muster/geometry';
import { type Fielded, fielded, fieldedOf, gapTo } from '../figures';
import { isFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';
import { put } from './deploy-party';
import { depthFrom, enemyEdge, lengthOfEdge, middleOf, pointAt, rounded } from './edges';
import { groupOf, hideoutHeart } from './enemy-zones';
import { MAN } from './force';
import { countOf } from './gains';
import { spotNear } from './spots';
import { isOnTop } from './token';
import { zoneOf } from './zones';

/** Sets up every enemy that still waits, as the scenario describes it. */
export function placeAll(tale: Tale): void {
  const { state } = tale;
  switch (state.encounter?.scenario) {
    case 'meeting':
      inLine(tale, [0, 1, 2], inch(1.2));
      break;
    case 'defensive':
      inLine(tale, [0, 1], inch(0.3));
      break;
    case 'camp-raid':
    case 'hideout-raid':
      placeGroup(tale, 0, state.encounter.scenario === 'camp-raid' ? middleOf(state.table) : hideoutHeart(state));
      scatter(tale, 1);
      break;
    case 'site':
      byMarkers(tale);
      break;
    default:
      roughLine(tale);
      break;
  }
}

const waiting = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(({ side, fate }) => side === 'enemies' && fate === 'reserve');
const standing = (state: State, group: number): readonly Fielded[] =>
  fielded(state).filter((each) => each.side === 'enemies' && groupOf(each) % 100 === group);

/**
 * Groups side by side, six inches between them and an inch between their figures, about the middle of the table; closer
 * together where the table is small. Leaders with a hundred stand an inch or two behind theirs.
 */
function inLine(tale: Tale, groups: readonly number[], behind: number): void {
  const { state } = tale;
  const edge = enemyEdge(state);
  const long = lengthOfEdge(state.table, edge);
  const line = countOf(state, 'line-enemy') || depthFrom(state.table, edge) - countOf(state, 'forward');
  const members = groups.map((group) => waiting(state).filter((each) => groupOf(each) === group));
  const widths = members.map((each) => Math.max(0, each.length * (MAN + inch(1)) - inch(1)));
  const sum = widths.reduce((all, width) => all + width, 0);
  const between = Math.max(inch(1.5), Math.min(inch(6), (long - sum - inch(1)) / Math.max(1, groups.length - 1)));
  let along = long / 2 - (sum + between * (groups.length - 1)) / 2;
  for (const [i, all] of members.entries()) {
    for (const [slot, figure] of all.entries()) {
      const at = pointAt(state.table, edge, {
        along: clamp(along + slot * (MAN + inch(1)) + MAN / 2, MAN, long - MAN),
        deep: Math.max(MAN / 2, line - behind - MAN / 2),
      });
      stand(tale, figure, at, i);
    }
    along += (widths[i] ?? 0) + between;
  }
  for (const figure of waiting(tale.state).filter((each) => groupOf(each) >= 100)) {
    const mates = standing(tale.state, groupOf(figure) - 100);
    const middle = mates[Math.floor(mates.length / 2)];
    const at =
      middle === undefined ? pointAt(state.table, edge, { along: long / 2, deep: MAN }) : behindOf(tale.state, middle);
    stand(tale, figure, at, groupOf(figure) - 100);
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** An inch and a half behind somebody, toward the enemy's edge. */
function behindOf(state: State, { pose }: Fielded): Point {
  const way = (pose.facing * Math.PI) / 180;
  const far = MAN + inch(1.5);
  return rounded({
    x: clamp(pose.x - far * Math.cos(way), MAN / 2, state.table.width - MAN / 2),
    y: clamp(pose.y - far * Math.sin(way), MAN / 2, state.table.depth - MAN / 2),
  });
}

function stand(tale: Tale, figure: Figure, want: Point, group: number, because = 'FL-SET-12'): void {
  const at = spotNear(tale.state, figure, want, { from: standing(tale.state, group) });
  if (at !== undefined) put(tale, figure, at, because);
}

/** All of a group about one point. */
function placeGroup(tale: Tale, group: number, at: Point): void {
  for (const figure of waiting(tale.state).filter((each) => groupOf(each) === group)) stand(tale, figure, at, group);
}

/** As far from one another as the ground they guard lets them be. */
function scatter(tale: Tale, group: number): void {
  for (const figure of waiting(tale.state).filter((each) => groupOf(each) === group)) {
    const at = loneliest(tale.state, figure);
    if (at !== undefined) put(tale, figure, at, 'FL-SET-25');
    else stand(tale, figure, middleOf(tale.state.table), group);
  }
}

function loneliest(state: State, figure: Figure): Point | undefined {
  const zone = zoneOf(state, figure);
  const radius = figure.profile.base / 2;
  const others = fielded(state).filter(({ side }) => side === 'enemies');
  const { width, depth } = state.table;
  let best: { readonly at: Point; readonly far: number } | undefined;
  for (let x = inch(1.5); x <= width - inch(1.5); x += inch(1.5))
    for (let y = inch(1.5); y <= depth - inch(1.5); y += inch(1.5)) {
      const at = rounded({ x, y });
      // The rim counts a little too, lest all stand along it
      const rim = Math.min(x, y, width - x, depth - y) * 2;
      const far = Math.min(rim, ...others.map((each) => gapTo(each, at)));
      if (best !== undefined && far <= best.far) continue;
      const free = !isOnTop(state, at) && zone.refuse(at, radius) === undefined && isFree(state, figure, at);
      if (free) best = { at, far };
    }
  return best?.at;
}

/** Three by three at their markers; groups at one place four inches apart [FL-SCN-20]. */
function byMarkers(tale: Tale): void {
  const groups = [...new Set(waiting(tale.state).map(groupOf))].sort((a, b) => a - b);
  for (const group of groups)
    for (const figure of waiting(tale.state).filter((each) => groupOf(each) === group)) {
      const goal = figure.goal === null ? undefined : tale.state.markers[figure.goal];
      const mates = standing(tale.state, group);
      const others = fielded(tale.state).filter((each) => each.side === 'enemies' && groupOf(each) !== group);
      const first = mates[0];
      const at =
        first === undefined
          ? freeNear(tale.state, figure, goal?.at ?? middleOf(tale.state.table), others)
          : freeNear(tale.state, figure, first.pose);
      if (at !== undefined) put(tale, figure, at, 'FL-SCN-20');
    }
}

/** A rough line two inches apart, each in or behind Cover [FL-SET-50]. */
function roughLine(tale: Tale): void {
  const edge = enemyEdge(tale.state);
  const long = lengthOfEdge(tale.state.table, edge);
  const all = waiting(tale.state);
  const step = MAN + inch(2);
  for (const [i, figure] of all.entries()) {
    const along = clamp(long / 2 + (i - (all.length - 1) / 2) * step, MAN, long - MAN);
    const want = pointAt(tale.state.table, edge, { along, deep: inch(4.5) });
    const at = spotNear(tale.state, figure, want, { from: standing(tale.state, 0), gap: inch(1.9), forCover: inch(9) });
    if (at !== undefined) put(tale, figure, at, 'FL-SET-50');
  }
}

/** Groups of a Site that have three figures. */
export const groupsOf = (state: State): readonly number[] => {
  const all = fielded(state).filter((each) => each.side === 'enemies' && groupOf(each) > 0);
  return [...new Set(all.map(groupOf))].filter((group) => all.filter((each) => groupOf(each) === group).length === 3);
};

/** A whole group is found in the middle of the table instead [FL-SCN-T-site-reaction-07]. */
export function moveGroup(tale: Tale, group: number): void {
  for (const { id } of standing(tale.state, group)) {
    const figure = fieldedOf(tale.state, id);
    if (figure === undefined) continue;
    const at = freeNear(tale.state, figure, middleOf(tale.state.table));
    if (at === undefined) continue;
    const level = levelAt(tale.state, figure, at);
    tale.add({
      type: 'placed',
      unit: id,
      pose: { ...at, facing: figure.pose.facing },
      level,
      because: 'FL-SCN-T-site-reaction-07',
    });
  }
}

/** The nearest free place, four inches from others where that can be [FL-SCN-20]. */
function freeNear(state: State, figure: Figure, want: Point, others: readonly Fielded[] = []): Point | undefined {
  for (let far = 0; far <= inch(8); far += inch(0.25))
    for (let i = 0; i < 24; i++) {
      const angle = (i * Math.PI) / 12;
      const at = rounded({ x: want.x + far * Math.cos(angle), y: want.y + far * Math.sin(angle) });
      const clear = others.every((each) => gapTo(each, at) - figure.profile.base / 2 >= inch(4));
      if (clear && !isOnTop(state, at) && isFree(state, figure, at)) return at;
    }
  return others.length > 0 ? freeNear(state, figure, want) : undefined;
}
