import type { UnitId } from '../../kernel';
import type { State, Step } from '../state';

/** What magic asks of a figure that has ended a movement: fear near a wall, the vortex. Steps to call, in order. */
export function afterMove(_state: State, _unit: UnitId): readonly Step[] {
  return [];
}
