import type { StepRules } from '../steps/step';
import type { MagicStep } from '../steps-magic';

/** The steps of this part and their rules. */
export const magicSteps = {} as { readonly [K in MagicStep['is']]: StepRules<K> };
