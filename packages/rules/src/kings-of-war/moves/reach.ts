import { chargeRegion, reachRegion } from '@muster/geometry';
import type { Mark } from '../../kernel';
import type { State } from '../state';
import { baseOf, type Fielded } from '../units';
import { allowanceOf, pivotsOf, reachOfCharge } from './order';

/** The ground an order could take a unit over, obstacles left out. */
export function reachMarks(unit: Fielded, kind: 'advance' | 'back' | 'sidestep' | 'double'): readonly Mark[] {
  const move = kind === 'back' || kind === 'sidestep' ? kind : 'ahead';
  const polygon = reachRegion(baseOf(unit), {
    kind: move,
    distance: allowanceOf(unit, kind),
    pivots: pivotsOf(unit, kind),
  });
  return [{ is: 'region', polygon, tone: 'reach' }];
}

/** The front arc as far as a charge reaches [KOW-CHG-01]. */
export const chargeMarks = (state: State, unit: Fielded): readonly Mark[] => [
  { is: 'region', polygon: chargeRegion(baseOf(unit), reachOfCharge(state, unit)), tone: 'reach' },
];
