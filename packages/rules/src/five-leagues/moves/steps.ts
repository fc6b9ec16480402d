import type { StepRules } from '../steps/step';
import type { MoveStep } from '../steps-moves';

/** The steps of this part and their rules. */
export const moveSteps: { readonly [K in MoveStep['is']]: StepRules<K> } = {
  walk: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  fall: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  place: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
};
