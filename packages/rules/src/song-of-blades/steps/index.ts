import { combatSteps } from '../combat/steps';
import { flowSteps } from '../flow/steps';
import { magicSteps } from '../magic/steps';
import { moraleSteps } from '../morale/steps';
import { moveSteps } from '../moves/steps';
import type { Step } from '../state';
import type { StepOf, StepRules } from './step';

/** Every step of the game and its rules. */
const RULES: { readonly [K in Step['is']]: StepRules<K> } = {
  ...flowSteps,
  ...moveSteps,
  ...combatSteps,
  ...magicSteps,
  ...moraleSteps,
};

/** The rules of a step. */
export function rulesOf<K extends Step['is']>(step: StepOf<K>): StepRules<K> {
  return RULES[step.is as K] as unknown as StepRules<K>;
}
