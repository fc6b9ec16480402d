import { type Base, boundsOf, type Point, type Pose, roundPose, TOLERANCE } from '@muster/geometry';
import type { SideId } from '../../kernel';
import { baseAt, stickOf } from '../figures';
import { isFree } from '../moves/place';
import type { Edge, Figure, State } from '../state';

interface Zone {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * Where a figure may be set down: one Medium deep along the edge of its side [ASOBH-SET-15]. Where terrain and friends
 * leave it no room there, the strip grows by another Medium until they do (our ruling).
 */
export function zoneOf(state: State, figure: Figure): Zone {
  return foundFor(state, figure).zone;
}

/** A free place for a figure in its strip, found by walking it; undefined where not even the whole table has one. */
export function roomFor(state: State, figure: Figure): Pose | undefined {
  return foundFor(state, figure).pose;
}

/** Looking toward the other side. */
export function faceOff(state: State, side: SideId): number {
  return LOOKS[state.sides[side]?.edge ?? 'near'];
}
const LOOKS: Readonly<Record<Edge, number>> = { near: 90, far: 270, left: 0, right: 180 };

export const zonePolygon = ({ minX, minY, maxX, maxY }: Zone): readonly Point[] => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];

/** Wholly inside, to the tolerance. */
export function baseInZone(base: Base, zone: Zone): boolean {
  const bounds = boundsOf(base);
  return (
    bounds.minX >= zone.minX - TOLERANCE &&
    bounds.maxX <= zone.maxX + TOLERANCE &&
    bounds.minY >= zone.minY - TOLERANCE &&
    bounds.maxY <= zone.maxY + TOLERANCE
  );
}

interface Found {
  readonly zone: Zone;
  readonly pose: Pose | undefined;
}
const known = new WeakMap<State, Map<string, Found>>();

function foundFor(state: State, figure: Figure): Found {
  const places = known.get(state) ?? new Map<string, Found>();
  known.set(state, places);
  const { shape, size } = figure.profile.base;
  const key = `${figure.side} ${shape} ${size}`;
  const before = places.get(key);
  if (before !== undefined) return before;
  const found = searched(state, figure);
  places.set(key, found);
  return found;
}

function searched(state: State, figure: Figure): Found {
  const deep = stickOf(state, 'medium');
  const most = Math.ceil(Math.max(state.table.width, state.table.depth) / deep);
  for (let times = 1; times <= most; times += 1) {
    const zone = strip(state, figure.side, deep * times);
    const pose = firstFree(state, figure, zone);
    if (pose !== undefined) return { zone, pose };
  }
  return { zone: strip(state, figure.side, deep), pose: undefined };
}

function strip(state: State, side: SideId, deep: number): Zone {
  const { width, depth } = state.table;
  switch (state.sides[side]?.edge ?? 'near') {
    case 'near':
      return { minX: 0, minY: 0, maxX: width, maxY: Math.min(depth, deep) };
    case 'far':
      return { minX: 0, minY: Math.max(0, depth - deep), maxX: width, maxY: depth };
    case 'left':
      return { minX: 0, minY: 0, maxX: Math.min(width, deep), maxY: depth };
    case 'right':
      return { minX: Math.max(0, width - deep), minY: 0, maxX: width, maxY: depth };
  }
}

function firstFree(state: State, figure: Figure, zone: Zone): Pose | undefined {
  const half = figure.profile.base.size / 2;
  const facing = faceOff(state, figure.side);
  for (let y = zone.minY + half; y <= zone.maxY - half; y += STEP)
    for (let x = zone.minX + half; x <= zone.maxX - half; x += STEP) {
      const pose = roundPose({ x, y, facing });
      if (baseInZone(baseAt(figure, pose), zone) && isFree(state, figure, pose)) return pose;
    }
  return undefined;
}

/** mm between the places tried. */
const STEP = 15;
