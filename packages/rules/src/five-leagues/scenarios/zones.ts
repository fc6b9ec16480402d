import { boundsOf, type Point } from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import { enemiesOf, gapTo } from '../figures';
import { isFree } from '../ground/free';
import { speedOf } from '../moves/allowance';
import type { Figure, State } from '../state';
import { inch } from '../units';
import { apart, depthFrom, rounded, spotOf, strip } from './edges';
import { enemyZone } from './enemy-zones';
import { entriesOf } from './entries';
import { countOf } from './gains';

/** Where a figure may be set up. `refuse` says what stands in the way of a base centred there; undefined where nothing does. */
export interface Zone {
  readonly regions: readonly (readonly Point[])[];
  readonly rings: readonly { readonly at: Point; readonly radius: number }[];
  /** Circles nobody is set up in: round every enemy. */
  readonly keepsOut?: readonly { readonly at: Point; readonly radius: number }[];
  refuse(at: Point, radius: number): Refusal | undefined;
}

/**
 * The zone of a figure by its scenario. Where that has no room left for it the strip of an inch at its edge does, then
 * ever deeper ones: nobody is left out for want of room.
 */
export function zoneOf(state: State, figure: Figure): Zone {
  return found(state, figure).zone;
}

/** A free place in its zone, or undefined where the whole table has none. */
export const roomFor = (state: State, figure: Figure): Point | undefined => found(state, figure).at;

interface Found {
  readonly zone: Zone;
  readonly at: Point | undefined;
}
const known = new WeakMap<State, Map<string, Found>>();

function found(state: State, figure: Figure): Found {
  const places = known.get(state) ?? new Map<string, Found>();
  known.set(state, places);
  // Who stands already makes room for himself
  const key = figure.id;
  const before = places.get(key);
  if (before !== undefined) return before;
  const now = searched(state, figure);
  places.set(key, now);
  return now;
}

function searched(state: State, figure: Figure): Found {
  const zones = figure.side === 'party' ? partyZones(state, figure) : enemyZone(state, figure);
  for (const zone of zones) {
    const at = firstFree(state, figure, zone);
    if (at !== undefined) return { zone, at };
  }
  return { zone: zones[0] ?? NOWHERE, at: undefined };
}

const NOWHERE: Zone = { regions: [], rings: [], refuse: () => ({ code: 'deploy/no-room', rule: 'FL-SET-13' }) };

function firstFree(state: State, figure: Figure, zone: Zone): Point | undefined {
  const radius = figure.profile.base / 2;
  for (const region of zone.regions) {
    const { minX, maxX, minY, maxY } = boundsOf(region);
    for (let y = Math.max(minY, radius); y <= Math.min(maxY, state.table.depth - radius) + 0.01; y += STEP)
      for (let x = Math.max(minX, radius); x <= Math.min(maxX, state.table.width - radius) + 0.01; x += STEP) {
        const at = rounded({ x, y });
        if (zone.refuse(at, radius) === undefined && isFree(state, figure, at)) return at;
      }
  }
  return undefined;
}
/** mm between the places tried. */
const STEP = inch(0.5);

function partyZones(state: State, figure: Figure): readonly Zone[] {
  const deeper = [2, 6, 12, 99].map((deep) => edgeStrip(state, inch(deep), 'FL-SET-13'));
  switch (state.encounter?.scenario) {
    case 'meeting':
      return [edgeStrip(state, countOf(state, 'line-party'), 'FL-SET-13'), ...deeper];
    case 'defensive':
      return [edgeStrip(state, inch(6), 'FL-SET-20'), ...deeper];
    case 'camp-raid':
      return [standoff(state, depthFrom(state.table, state.edge) / 2, 'FL-SET-25'), ...deeper];
    case 'hideout-raid':
      return [standoff(state, inch(9), 'FL-SET-26'), ...deeper];
    case 'site':
      return [nearEntries(state, inch(3), 'FL-SET-30'), nearEntries(state, inch(6), 'FL-SET-30'), ...deeper];
    case 'lair':
      return [...lairZones(state, figure), ...deeper];
    default:
      return [standoff(state, 9999, 'FL-SET-50'), ...deeper];
  }
}

/** Along the warband's edge, so deep; bases wholly in it. */
function edgeStrip(state: State, deep: number, rule: string): Zone {
  return {
    regions: [strip(state.table, state.edge, 0, Math.min(deep, depthFrom(state.table, state.edge)))],
    rings: [],
    refuse: (at, radius) =>
      spotOf(state.table, state.edge, at).deep + radius > deep + TOLERANCE
        ? { code: 'deploy/outside-zone', rule, where: at, detail: { deep } }
        : undefined,
  };
}
const TOLERANCE = 0.03;

/** So far from every enemy, on one’s own part of the table. */
function standoff(state: State, deep: number, rule: string): Zone {
  const least = countOf(state, 'standoff') || inch(12);
  const strips = edgeStrip(state, Math.min(deep, depthFrom(state.table, state.edge)), rule);
  const enemies = enemiesOf(state);
  return {
    regions: strips.regions,
    rings: [],
    keepsOut: enemies.map(({ pose, profile }) => ({
      at: { x: pose.x, y: pose.y },
      radius: least + profile.base / 2,
    })),
    refuse: (at, radius) => {
      const near = enemies.find((enemy) => gapTo(enemy, at) - radius < least - TOLERANCE);
      if (near !== undefined)
        return {
          code: 'deploy/too-near',
          rule,
          who: [near.id],
          where: at,
          detail: { gap: Math.max(0, Math.round((gapTo(near, at) - radius) * 100) / 100), least },
        };
      return strips.refuse(at, radius);
    },
  };
}

/** By the ways into a dungeon. */
function nearEntries(state: State, reach: number, rule: string): Zone {
  return around(entriesOf(state), reach, rule);
}

export function around(points: readonly Point[], reach: number, rule: string): Zone {
  return {
    regions: points.map((at) => square(at, reach)),
    rings: points.map((at) => ({ at, radius: reach })),
    refuse: (at, radius) =>
      points.some((point) => apart(point, at) - radius <= reach + TOLERANCE)
        ? undefined
        : { code: 'deploy/far-from-entry', rule, where: at, detail: { reach } },
  };
}

const square = ({ x, y }: Point, reach: number): readonly Point[] => [
  { x: x - reach, y: y - reach },
  { x: x + reach, y: y - reach },
  { x: x + reach, y: y + reach },
  { x: x - reach, y: y + reach },
];

/** Anywhere for an ambush; else from the scout's entry, as far as one move or three carry [FL-SET-35]. */
function lairZones(state: State, figure: Figure): readonly Zone[] {
  const situation = countOf(state, 'lair-situation');
  const entries = entriesOf(state);
  const entry = entries[countOf(state, 'lair-entry')] ?? entries[0];
  if (entry === undefined) return [];
  if (situation === 0) return [around(entries, inch(6), 'FL-SET-35')];
  if (situation === 1) return [anywhere(state)];
  const moves = situation === 2 ? 3 : 1;
  return [around([entry], Math.max(inch(1), speedOf(state, figure).base * moves), 'FL-SET-35')];
}

function anywhere(state: State): Zone {
  const { width, depth } = state.table;
  const whole = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  return { regions: [whole], rings: [], refuse: () => undefined };
}

/** The zone, drawn. */
export const zoneMarks = ({ regions, rings, keepsOut = [] }: Zone): readonly Mark[] => [
  ...(rings.length > 0 && regions.length === rings.length
    ? []
    : regions.map((polygon): Mark => ({ is: 'region', polygon, tone: 'reach' }))),
  ...rings.map(({ at, radius }): Mark => ({ is: 'ring', at, radius, tone: 'reach' })),
  ...keepsOut.map(({ at, radius }): Mark => ({ is: 'ring', at, radius, tone: 'refused' })),
];
