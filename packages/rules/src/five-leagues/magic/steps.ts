import { interact } from '../scenarios/interact';
import type { StepRules } from '../steps/step';
import type { MagicStep } from '../steps-magic';

/** The steps of this part and their rules. */
export const magicSteps: { readonly [K in MagicStep['is']]: StepRules<K> } = {
  cast: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  use: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  interact,
};
