import { rulesIn } from '../../kernel';
import { combatSteps } from '../combat/steps';
import { flowSteps } from '../flow/steps';
import { magicSteps } from '../magic/steps';
import { masterSteps } from '../master/steps';
import { moveSteps } from '../moves/steps';
import { scenarioSteps } from '../scenarios/steps';
import type { Game, Tale } from './step';

/** The rules of every step of the game. */
export const rulesOf = rulesIn<Game, Tale>({
  ...flowSteps,
  ...scenarioSteps,
  ...moveSteps,
  ...combatSteps,
  ...magicSteps,
  ...masterSteps,
});
