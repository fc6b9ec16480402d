import type { StepRules } from '../steps/step';
import type { FlowStep } from '../steps-flow';

/** The steps of this part and their rules. */
export const flowSteps = {} as { readonly [K in FlowStep['is']]: StepRules<K> };
