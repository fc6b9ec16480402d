import { contactOf, touches } from '@muster/geometry';
import type { UnitId } from '../kernel';
import type { Engagement, State } from './state';
import { baseOf, engagedWith, fieldedUnits } from './units';

/** Every pair of enemies whose bases meet along an edge; a corner alone is no contact [KOW-CHG-10]. */
export function contactsOf(state: State): readonly Engagement[] {
  const units = fieldedUnits(state);
  return units.flatMap((a, i) =>
    units
      .slice(i + 1)
      .filter((b) => b.side !== a.side && contactOf(baseOf(a), baseOf(b))?.kind === 'edge')
      .map((b) => ({ a: a.id, b: b.id })),
  );
}

/**
 * Every pair of bases that meet: the Engaged ones, and the few enemies that touch without fighting because nothing
 * could be nudged.
 */
export function touchingPairs(state: State): readonly (readonly [UnitId, UnitId])[] {
  const units = fieldedUnits(state);
  const loose = units.flatMap((a, i) =>
    units
      .slice(i + 1)
      .filter((b) => b.side !== a.side && !engagedWith(state, a.id).includes(b.id) && touches(baseOf(a), baseOf(b)))
      .map((b): readonly [UnitId, UnitId] => [a.id, b.id]),
  );
  return [...state.engagements.map(({ a, b }): readonly [UnitId, UnitId] => [a, b]), ...loose];
}
