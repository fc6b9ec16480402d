import type { StepRules } from '../steps/step';
import type { MoveStep } from '../steps-moves';

/** The steps of this part and their rules. */
export const moveSteps = {} as { readonly [K in MoveStep['is']]: StepRules<K> };
