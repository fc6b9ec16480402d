import { boundsOf, inches, isDeeper, overlapsPolygon, type Pose, roundPose } from '@muster/geometry';
import type { SideId } from '../../kernel';
import { isBlocking } from '../moves/ending';
import type { State, Unit } from '../state';
import { baseAt, baseOf, fieldedOf } from '../units';

/** The strip of a side: from its edge to 12 inches short of the middle line. mm from y = 0. */
export function zoneOf(state: State, side: SideId): { readonly from: number; readonly to: number } {
  const depth = state.table.depth / 2 - inches(12);
  return state.sides[side]?.edge === 'far'
    ? { from: state.table.depth - depth, to: state.table.depth }
    : { from: 0, to: depth };
}

const known = new WeakMap<State, Map<string, Pose | undefined>>();

/**
 * A free place for a unit on its strip, found by walking the strip in half inches, looking ahead or sideways; undefined
 * where the walk finds none.
 */
export function roomFor(state: State, unit: Unit): Pose | undefined {
  const places = known.get(state) ?? new Map<string, Pose | undefined>();
  known.set(state, places);
  const { width, depth } = unit.profile.footprint;
  const key = `${unit.side} ${width} ${depth}`;
  if (!places.has(key)) places.set(key, found(state, unit));
  return places.get(key);
}

function found(state: State, unit: Unit): Pose | undefined {
  const { from, to } = zoneOf(state, unit.side);
  const { width, depth } = unit.profile.footprint;
  const taken = fieldedOf(state, unit.side).map(baseOf);
  const rocks = state.terrain
    .filter(isBlocking)
    .map((piece) => ({ outline: piece.outline, at: boundsOf(piece.outline) }));
  const ahead = state.sides[unit.side]?.edge === 'far' ? 270 : 90;
  for (const facing of [ahead, ahead + 90]) {
    const [wide, deep] = facing === ahead ? [width, depth] : [depth, width];
    for (let y = from + deep / 2; y <= to - deep / 2; y += STEP)
      for (let x = wide / 2; x <= state.table.width - wide / 2; x += STEP) {
        const pose = roundPose({ x, y, facing });
        const base = baseAt(unit, pose);
        const near = (at: { minX: number; maxX: number; minY: number; maxY: number }): boolean =>
          at.minX < x + wide / 2 && at.maxX > x - wide / 2 && at.minY < y + deep / 2 && at.maxY > y - deep / 2;
        if (taken.some((other) => isDeeper(base, other, -AIR))) continue;
        if (rocks.some((rock) => near(rock.at) && overlapsPolygon(base, rock.outline))) continue;
        return pose;
      }
  }
  return undefined;
}

/** mm between the places tried, and between friends. */
const STEP = 12.7;
const AIR = 0.2;
