import { type Fielded, has, isFielded } from '../figures';
import { groundsUnder } from '../ground/grounds';
import { isFreeOfGround } from '../moves/gait';
import type { Figure, State } from '../state';
import type { Ground } from '../terrain';

/** What the ground under a figure does to its state; false for one that is not on the table. */

const stands = (state: State, figure: Figure, grounds: readonly Ground[]): boolean =>
  isFielded(figure) && groundsUnder(state, figure).some((ground) => grounds.includes(ground));

/** Getting up costs more there [ASOBH-ENV-04]. */
export const isInShallows = (state: State, figure: Figure): boolean =>
  stands(state, figure, ['shallow']) && !has(figure, 'amphibious');
/** Whoever is in the air or not of this world is above it [ASOBH-ENV-05]. */
export const isInDeepWater = (state: State, figure: Fielded): boolean =>
  stands(state, figure, ['deep']) && !isFreeOfGround(state, figure);
/** Water of any depth cools [ASOBH-WTH-01]. */
export const isInWater = (state: State, figure: Fielded): boolean => stands(state, figure, ['shallow', 'deep', 'ford']);
/** Snow lies on everything but water [ASOBH-WTH-05]. */
export const isOnSnow = (state: State, figure: Figure): boolean =>
  state.weather === 'snow' && !has(figure, 'snow-walk') && !stands(state, figure, ['shallow', 'deep', 'ford']);
