import { exchangeOf } from '../combat/exchange';
import type { EnchantedArmorId } from '../content/enchanted-ids';
import type { ItemId } from '../content/ids';
import type { State } from '../state';
import { aBattle, type FigureGiven } from '../test-kit';
import { fight, withTrait } from './test-kit';

/** Stories of enchanted things: who wears them, whom they are tried on, a shot and an exchange about to come. */

export const clad = (id: EnchantedArmorId, armor = 2): FigureGiven => ({ specials: [id], profile: { armor } });
export const wearing = (...worn: readonly ItemId[]): FigureGiven => ({ profile: { worn } });
export const dead = withTrait('undead');

/** `a` may shoot at `e`, 10" away. */
export const shooting = (
  a: FigureGiven,
  e: FigureGiven,
  more: Readonly<Record<string, FigureGiven>> = {},
  given = {},
): State =>
  aBattle({ ...given, figures: { a: { at: [10, 10], ...a }, e: { at: [10, 20], ...e }, ...more }, acting: 'a' });

/** Both fighters before their dice, `a` with its weapon. */
export const exchange = (state: State, by: 'a' | 'e' = 'a') => {
  const found = exchangeOf(state, fight(by, { weapons: { a: 'w' } }));
  if (found === undefined) throw new Error('nobody fights');
  return found;
};
