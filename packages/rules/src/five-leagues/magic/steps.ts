import { interact } from '../scenarios/interact';
import type { StepRules } from '../steps/step';
import type { MagicStep } from '../steps-magic';
import { cast } from './cast-step';
import { ward } from './ward';

/** The steps of this part and their rules. */
export const magicSteps: { readonly [K in MagicStep['is']]: StepRules<K> } = {
  cast,
  ward,
  interact,
};
