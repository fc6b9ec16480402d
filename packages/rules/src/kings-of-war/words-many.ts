import type { Names, UnitId } from '../kernel';
import type { Unit } from './state';

/**
 * Whether a unit is spoken of as many: several figures under a name in the plural (“Knights of the Grey Vale”, “The
 * Damp Ones”). A name in the singular stays one (“The Long Hedge”), and so does a hero, whatever his name ends in.
 */
export function isSpokenOfAsMany(unit: Pick<Unit, 'name' | 'profile'> | undefined): boolean {
  if (unit === undefined || unit.profile.size === 'single') return false;
  const head = unit.name.split(/ (?:of|from|in|on|with|under) /)[0] ?? '';
  return /(?:[^s]s|men|folk)$/i.test(head.trim());
}

/** The verb that goes with a unit’s name. */
export const verb = (names: Names, unit: UnitId, one: string, many: string): string =>
  names.isMany?.(unit) === true ? many : one;
