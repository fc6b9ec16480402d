import type { StepRules } from '../steps/step';
import type { MoveStep } from '../steps-moves';
import { fall } from './fall-step';
import { place } from './place-step';
import { walk } from './walk-step';

/** The steps of this part and their rules. */
export const moveSteps: { readonly [K in MoveStep['is']]: StepRules<K> } = { walk, fall, place };
