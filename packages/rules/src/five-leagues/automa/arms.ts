import { rangeOf } from '../content/enchanted';
import type { Fielded } from '../figures';
import type { Carried } from '../profile';
import type { State } from '../state';

/** The ranged weapon a figure can shoot with now: undamaged and not empty; the one in hand first. */
export function loadedWeapon(_state: State, figure: Fielded): Carried | undefined {
  const ranged = figure.profile.weapons.filter(
    (each) => rangeOf(each) !== null && !each.damaged && figure.ammunition[each.id] !== 'empty',
  );
  return ranged.find(({ id }) => id === figure.hand) ?? ranged[0];
}

export const isLoaded = (state: State, figure: Fielded): boolean => loadedWeapon(state, figure) !== undefined;
