import { has } from '../figures';
import type { Figure, State } from '../state';

/**
 * A Reckless figure may say so before its activation dice: +1 on every quality roll and -1 in combat until it is
 * activated again [ASOBH-TRAIT-reckless]. The turn in which it said so stands in `used`.
 */
export const RECKLESS = 'reckless';

export const isReckless = (figure: Figure): boolean => (figure.used[RECKLESS] ?? 0) > 0;

/** May it still say so this turn? */
export const mayBeReckless = (state: State, figure: Figure): boolean =>
  has(figure, 'reckless') && !figure.activated && figure.used[RECKLESS] !== state.turn;
