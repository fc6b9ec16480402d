import { arcPolygon } from '@muster/geometry';
import type { Mark, Odds, Refusal, UnitId } from '../../kernel';
import { combatFiguresOf, planBlow } from '../combat/melee-plan';
import type { State } from '../state';
import { baseAt, baseOf, isFielded, unitOf } from '../units';
import type { Stance } from './charge-test';
import { offenders, plates } from './plates';

/** What is drawn of a charge beside its path: the measured line, and for a no whatever stands in the way. */
export function chargeShown(stances: readonly Stance[], refusals: readonly Refusal[]): readonly Mark[] {
  return stances.flatMap((stance): readonly Mark[] => {
    const own = refusals.filter((each) => each.who?.[0] === stance.unit.id);
    const reach: Mark[] = own.some((each) => each.code === 'charge/out-of-reach' || each.code === 'charge/not-in-arc')
      ? [{ is: 'region', polygon: arcPolygon(baseOf(stance.stood), 'front', stance.reach), tone: 'reach' }]
      : [];
    const turned: Mark[] = stance.turns
      ? [{ is: 'pose', unit: stance.unit.id, base: baseAt(stance.unit, stance.stood.pose), tone: 'path' }]
      : [];
    const { from, to } = stance.measured;
    return [
      ...reach,
      ...turned,
      { is: 'line', from, to, tone: own.length > 0 ? 'refused' : 'reach' },
      ...offenders(own, 2),
      { is: 'outline', unit: stance.target.id, tone: own.length > 0 ? 'refused' : 'target' },
      ...plates(own),
    ];
  });
}

/** The exact odds of the combat these chargers would fight, all of them together [KOW-MEL-02]. */
export function chargeOdds(after: State, chargers: readonly UnitId[]): Odds {
  const units = chargers.map((id) => unitOf(after, id)).filter(isFielded);
  const [first] = units;
  const blow = first === undefined ? undefined : planBlow(after, first);
  return blow?.ok ? combatFiguresOf(after, blow.value.target, units) : [];
}
