import type { Dice, UnitId } from '../../kernel';
import type { State } from '../state';
import type { AutomaPlan } from '../steps-flow';
import { chooseFor } from './choose';

export { activationOrder } from './order';

/**
 * What the game does with an enemy in its activation, by the procedures of the book [FL-AI-01 … 53]. Given the position
 * and the faces it is a function; dice fall only where the book leaves equals to luck.
 */
export const chooseActivation = (state: State, unit: UnitId, dice: Dice): AutomaPlan => chooseFor(state, unit, dice);
