import { arcPolygon, type Face, type Polygon } from '@muster/geometry';
import type { SideId, UnitId } from '../../kernel';
import { weaponsOf } from '../combat/facts';
import { mayReach, planShot } from '../combat/ranged-plan';
import type { State } from '../state';
import {
  baseOf,
  enemiesOf,
  engagedWith,
  type Fielded,
  fieldedOf,
  isIndividual,
  isWarEngine,
  otherSide,
} from '../units';
import { chargerOf, inReach } from './charge';
import { chargeRefusals, chargeStance } from './charge-test';
import { asTurnOf } from './fresh';
import { orderRefusals, reachOfCharge } from './order';
import { solve } from './solve';

/** What one enemy could do in its next turn from where it stands now. */
export interface Threat {
  readonly unit: UnitId;
  /** Where it reaches: its charge, and its weapons. */
  readonly regions: readonly Polygon[];
  /** `pivots` are the signed degrees it would turn on the way. */
  readonly charges: readonly { readonly target: UnitId; readonly face: Face; readonly pivots: readonly number[] }[];
  readonly shots: readonly { readonly target: UnitId; readonly weapon: string }[];
}

/** Every enemy of a side: whom it could charge, on which facing and with which pivots, and whom it could shoot. */
export function threats(state: State, side: SideId): readonly Threat[] {
  const now = asTurnOf(state, otherSide(state, side));
  return enemiesOf(now, side).map((unit) => ({
    unit: unit.id,
    regions: regionsOf(now, unit),
    charges: chargesOf(now, unit),
    shots: shotsOf(now, unit),
  }));
}

function regionsOf(state: State, unit: Fielded): readonly Polygon[] {
  const base = baseOf(unit);
  const charge =
    orderRefusals(state, unit, 'charge').length === 0 ? [arcPolygon(base, 'front', reachOfCharge(state, unit))] : [];
  const narrow = isWarEngine(unit) ? { frontWidth: 50 } : {};
  const weapons = unit.disordered ? [] : weaponsOf(unit).map(({ range }) => arcPolygon(base, 'front', range, narrow));
  return [...charge, ...weapons];
}

function chargesOf(state: State, unit: Fielded): Threat['charges'] {
  if (orderRefusals(state, unit, 'charge').length > 0) return [];
  const held = engagedWith(state, unit.id);
  return inReach(state, unit).flatMap((target) => {
    if (held.includes(target.id)) return [];
    const facing = isIndividual(unit) ? chargerOf(unit, target).facing : undefined;
    const stance = chargeStance(state, unit, target, facing);
    if (chargeRefusals(state, stance).length > 0) return [];
    const solved = solve(state, [stance], target);
    const plan = solved.ok ? solved.value[0] : undefined;
    return plan === undefined ? [] : [{ target: target.id, face: plan.face, pivots: plan.pivots }];
  });
}

const shotsOf = (state: State, unit: Fielded): Threat['shots'] =>
  weaponsOf(unit).flatMap((weapon) =>
    fieldedOf(state, otherSide(state, unit.side))
      .filter((target) => mayReach(state, unit, target, weapon.range))
      .filter((target) => planShot(state, unit, target, weapon.name).ok)
      .map((target) => ({ target: target.id, weapon: weapon.name })),
  );
