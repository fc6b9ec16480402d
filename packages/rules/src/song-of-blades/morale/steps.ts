import type { StepRules } from '../steps/step';
import type { MoraleStep } from '../steps-morale';

/** The steps of this part and their rules. */
export const moraleSteps = {} as { readonly [K in MoraleStep['is']]: StepRules<K> };
