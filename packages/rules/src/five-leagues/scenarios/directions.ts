import type { Point } from '@muster/geometry';
import type { State } from '../state';
import { apart, inward } from './edges';

/** A step of one millimetre from a place toward another; without one, toward the warband's edge. */
export function unitToward(state: State, from: Point, to: Point | undefined): Point {
  if (to === undefined) {
    const angle = ((inward(state.edge) + 180) * Math.PI) / 180;
    return { x: Math.round(Math.cos(angle)), y: Math.round(Math.sin(angle)) };
  }
  const long = apart(from, to);
  return long < 0.01 ? { x: 1, y: 0 } : { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
}
