import type { State } from '../state';
import { type Planned, refused } from '../steps/step';
import { engagedWith, type Fielded } from '../units';
import { orderRefusals } from './order';

/** A unit that began its turn Engaged charges one of those it fights. [KOW-CTR-01] to [KOW-CTR-05] */
export function planCounterCharge(state: State, unit: Fielded, target: Fielded): Planned {
  const barred = orderRefusals(unit, 'counter-charge');
  if (barred.length > 0) return refused(barred);
  if (!engagedWith(state, unit.id).includes(target.id) || !unit.start.engaged.includes(target.id))
    return refused({ code: 'counter/not-engaged', rule: 'KOW-CTR-01', who: [unit.id, target.id] });
  return refused({ code: 'counter/no-room', rule: 'KOW-CTR-03', who: [unit.id, target.id] });
}
