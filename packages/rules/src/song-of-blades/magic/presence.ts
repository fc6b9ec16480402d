import type { UnitId } from '../../kernel';
import { fieldedOf } from '../figures';
import type { State, Step } from '../state';
import { wallsOf } from './effects';
import { isInVortex } from './queries';
import { inAura } from './walls';

/**
 * What magic asks of a figure that has ended a movement of any kind: courage near a Wall of Fear, and the vortex if it
 * has come into it [ASOBH-SPELL-wall-of-fear] [ASOBH-FLX-06]. Steps to call, in order.
 */
export function afterMove(state: State, unit: UnitId): readonly Step[] {
  const figure = fieldedOf(state, unit);
  if (figure === undefined) return [];
  const fears = wallsOf(state)
    .filter((wall) => wall.is === 'wall-of-fear' && inAura(state, wall, figure))
    .map((wall): Step => ({ is: 'dread', unit, wall: wall.id, stage: 'roll' }));
  const sucked: Step[] = isInVortex(state, figure)
    ? [{ is: 'maelstrom', units: [unit], effects: [], now: null, stage: 'next' }]
    : [];
  return [...sucked, ...fears];
}
