import type { Point } from '@muster/geometry';
import type { Event } from '../events';
import { type Fielded, fieldedOf } from '../figures';
import { groundAt, groundUnder } from '../ground/under';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';

/**
 * Who was driven into water, through it or out of it has wet feet for this round. `before`: as it stood; `path`: the
 * corners of its way, where it was not straight [FL-BAT-63].
 */
export function wade(tale: Tale, before: Fielded, path: readonly Point[] = []): void {
  const now = fieldedOf(tale.state, before.id);
  if (now !== undefined) tale.add(...wettened(tale.state, before, now, path));
}

/** The same for a figure as it will stand. */
export function wettened(state: State, before: Fielded, now: Fielded, path: readonly Point[] = []): readonly Event[] {
  if (now.did.water || !isThroughWater(state, before, now, path)) return [];
  return [{ type: 'changed', unit: now.id, set: { did: { ...now.did, water: true } }, because: 'FL-BAT-63' }];
}

function isThroughWater(state: State, before: Fielded, now: Fielded, path: readonly Point[]): boolean {
  const corners = [before.pose, ...path, now.pose];
  const long = corners.slice(1).some((to, i) => apart(corners[i] ?? to, to) > 0);
  if (!long) return false;
  if (groundUnder(state, now).tags.includes('water')) return true;
  return corners.slice(1).some((to, leg) => {
    const from = corners[leg] ?? to;
    const stops = Math.max(1, Math.ceil(apart(from, to) / STRIDE));
    return Array.from({ length: stops }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / stops,
      y: from.y + ((to.y - from.y) * i) / stops,
    })).some((at) => groundAt(state, at, before.level).tags.includes('water'));
  });
}
/** How far apart the places of the way lie that are asked. */
const STRIDE = inch(0.25);
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
