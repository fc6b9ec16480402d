import { rulesIn } from '../../kernel';
import { combatSteps } from '../combat/steps';
import { flowSteps } from '../flow/steps';
import { magicSteps } from '../magic/steps';
import { moraleSteps } from '../morale/steps';
import { moveSteps } from '../moves/steps';
import type { Game, Tale } from './step';

/** The rules of every step of the game. */
export const rulesOf = rulesIn<Game, Tale>({
  ...flowSteps,
  ...moveSteps,
  ...combatSteps,
  ...magicSteps,
  ...moraleSteps,
});
