import type { SpellId } from '../content/spell-ids';
import { SPELLS } from '../content/spells';
import { stickOf } from '../figures';
import type { Stick } from '../profile';
import type { Figure, State } from '../state';
import type { Line } from './walls';
import { clampPower, isOf } from './walls';

/** Numbers of a spell at a Power. Lengths in mm. */

const BY_POWER: readonly [Stick, Stick, Stick] = ['short', 'medium', 'long'];
const stickByPower = (power: number): Stick => BY_POWER[clampPower(power) - 1] ?? 'short';

/** One stick of the spell's range, and how many it reaches; null where distance does not count [ASOBH-MAG-12]. */
export function rangeOf(
  state: State,
  spell: SpellId,
  power: number,
): { readonly stick: number; readonly sticks: number } | null {
  const entry = SPELLS[spell];
  if (entry.range !== 'power') return null;
  return { stick: stickOf(state, stickByPower(power)), sticks: entry.sticks };
}

/** Radius of its area in mm; null where it has none. */
export function radiusOf(state: State, spell: SpellId, power: number): number | null {
  const { area } = SPELLS[spell];
  if (area === null) return null;
  const across = stickOf(state, area.stick === 'power' ? stickByPower(power) : area.stick);
  return area.is === 'radius' ? across : across / 2;
}

/** C of its attack before anything is added. */
export const combatOf = (spell: SpellId, power: number): number =>
  SPELLS[spell].attack?.c[clampPower(power) - 1] ?? power;

export const isFire = (spell: SpellId): boolean => SPELLS[spell].attack?.fire === true;
/** Flames thrown at a creature of ice leave nothing of it [ASOBH-SPELL-fireball] [ASOBH-SPELL-flame-jet]. */
export const isLethal = (spell: SpellId, target: Figure | undefined): boolean =>
  isFire(spell) && target !== undefined && isOf(target, 'ice');

export const lineOf = (spell: SpellId): Line => (isFire(spell) ? 'fire' : 'spell');

/** Most points of a creature called with this Power. */
export const summonsUpTo = (spell: SpellId, power: number): number =>
  SPELLS[spell].summons?.[clampPower(power) - 1] ?? 0;
