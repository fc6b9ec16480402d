import { gapToPolygon, type Point } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import { type Fielded, fielded, gapTo } from '../figures';
import type { Figure, State } from '../state';
import { inch } from '../units';
import { apart, centreOfEdge, depthFrom, enemyEdge, middleOf, rounded, spotOf, strip } from './edges';
import { countOf } from './gains';
import type { Zone } from './zones';

/** The group a figure stands in; the scenario says what that means. */
export const groupOf = (figure: Figure): number => figure.counts['group'] ?? 0;

/** Where an enemy may be set up by its scenario, for a master's hand and for the game alike [FL-AI-60]. */
export function enemyZone(state: State, figure: Figure): readonly Zone[] {
  const deeper = [2, 6, 12, 99].map((deep) => band(state, 0, inch(deep), 'FL-SET-12'));
  switch (state.encounter?.scenario) {
    case 'meeting': {
      const line = countOf(state, 'line-enemy');
      return [band(state, line - inch(4), line - inch(1), 'FL-SET-12'), band(state, 0, line, 'FL-SET-12'), ...deeper];
    }
    case 'defensive': {
      const line = depthFrom(state.table, state.edge) - countOf(state, 'forward');
      return [band(state, 0, line, 'FL-SET-20'), ...deeper];
    }
    case 'camp-raid':
      return groupOf(figure) === 0
        ? [byFeature(state), near(middleOf(state.table), inch(6), 'FL-SET-25')]
        : sentries(state, figure);
    case 'hideout-raid':
      return groupOf(figure) === 0
        ? [near(hideoutHeart(state), inch(3), 'FL-SET-26'), near(hideoutHeart(state), inch(6), 'FL-SET-26')]
        : sentries(state, figure);
    case 'site': {
      const marker = figure.goal === null ? undefined : state.markers[figure.goal];
      const at = marker?.at ?? middleOf(state.table);
      return [3, 6, 12, 40].map((reach) => near(at, inch(reach), 'FL-SCN-20'));
    }
    default:
      return [band(state, 0, inch(8), 'FL-SET-50'), ...deeper];
  }
}

/** Midway between the middle and the enemy's edge [FL-SET-26]. */
export function hideoutHeart(state: State): Point {
  const edge = centreOfEdge(state.table, enemyEdge(state));
  const middle = middleOf(state.table);
  return rounded({ x: (edge.x + middle.x) / 2, y: (edge.y + middle.y) / 2 });
}

/** From the enemy's edge: fronts of bases between so deep and so deep; never so shallow that nobody fits. */
function band(state: State, from: number, to: number, rule: string): Zone {
  const edge = enemyEdge(state);
  const most = Math.max(to, inch(1) + 1);
  const least = Math.min(from, most - inch(1));
  return {
    regions: [strip(state.table, edge, Math.max(0, least - inch(1)), Math.min(most, depthFrom(state.table, edge)))],
    rings: [],
    refuse: (at, radius) => {
      const front = spotOf(state.table, edge, at).deep + radius;
      return front > most + TOLERANCE || front < least - TOLERANCE
        ? { code: 'deploy/outside-zone', rule, where: at, detail: { deep: most } }
        : undefined;
    },
  };
}
const TOLERANCE = 0.03;

function near(centre: Point, reach: number, rule: string): Zone {
  return {
    regions: [square(centre, reach)],
    rings: [{ at: centre, radius: reach }],
    refuse: (at) =>
      apart(centre, at) > reach + TOLERANCE
        ? { code: 'deploy/far-from-group', rule, where: at, detail: { reach } }
        : undefined,
  };
}

const square = ({ x, y }: Point, reach: number): readonly Point[] => [
  { x: x - reach, y: y - reach },
  { x: x + reach, y: y - reach },
  { x: x + reach, y: y + reach },
  { x: x - reach, y: y + reach },
];

/** Within 2" of the fire in the middle of the camp. */
function byFeature(state: State): Zone {
  const fire = state.terrain.find(({ id }) => id === 'camp');
  if (fire === undefined) return near(middleOf(state.table), inch(3), 'FL-SET-25');
  const at = middleOf(state.table);
  return {
    regions: [square(heart(fire.outline), inch(4.5))],
    rings: [{ at: heart(fire.outline), radius: inch(2) + reachOf(fire.outline) }],
    refuse: (spot, radius) => {
      const base = { shape: { kind: 'disc' as const, radius }, pose: { ...spot, facing: 0 } };
      return gapToPolygon(base, fire.outline).distance > inch(2) + TOLERANCE
        ? { code: 'deploy/far-from-group', rule: 'FL-SET-25', where: at, detail: { reach: inch(2) } }
        : undefined;
    },
  };
}

const heart = (outline: readonly Point[]): Point => {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return rounded({ x: sum.x / outline.length, y: sum.y / outline.length });
};
const reachOf = (outline: readonly Point[]): number => Math.max(...outline.map((at) => apart(at, heart(outline))));

/** Sentries keep 5" from the others; in a hideout 9" from the warband's edge, in a camp in the enemies' half. */
function sentries(state: State, figure: Figure): readonly Zone[] {
  const isCamp = state.encounter?.scenario === 'camp-raid';
  const edge = enemyEdge(state);
  const long = depthFrom(state.table, edge);
  const deep = isCamp ? long / 2 : long - inch(9);
  const rule = isCamp ? 'FL-SET-25' : 'FL-SET-26';
  const guarded = fielded(state).filter(
    (each) => each.side === 'enemies' && each.id !== figure.id && groupOf(each) === 0,
  );
  const zone = (apartBy: number): Zone => ({
    regions: [strip(state.table, edge, 0, deep)],
    rings: [],
    refuse: (at, radius) => tooClose(guarded, at, radius, apartBy, rule) ?? inHalf(state, at, radius, deep, rule),
  });
  return [zone(inch(5)), zone(inch(2)), zone(0)];
}

function tooClose(
  guarded: readonly Fielded[],
  at: Point,
  radius: number,
  least: number,
  rule: string,
): Refusal | undefined {
  const close = guarded.find((each) => gapTo(each, at) - radius < least - TOLERANCE);
  if (close === undefined) return undefined;
  const gap = Math.max(0, Math.round((gapTo(close, at) - radius) * 100) / 100);
  return { code: 'deploy/too-near', rule, who: [close.id], where: at, detail: { gap, least } };
}

function inHalf(state: State, at: Point, radius: number, deep: number, rule: string): Refusal | undefined {
  return spotOf(state.table, enemyEdge(state), at).deep + radius > deep + TOLERANCE
    ? { code: 'deploy/outside-zone', rule, where: at, detail: { deep } }
    : undefined;
}
