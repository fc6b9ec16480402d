import type { StepRules } from '../steps/step';
import type { CombatStep } from '../steps-combat';

/** The steps of this part and their rules. */
export const combatSteps = {} as { readonly [K in CombatStep['is']]: StepRules<K> };
