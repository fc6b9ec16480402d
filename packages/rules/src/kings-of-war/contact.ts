import { contactOf } from '@muster/geometry';
import type { Engagement, State } from './state';
import { baseOf, fieldedUnits } from './units';

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
