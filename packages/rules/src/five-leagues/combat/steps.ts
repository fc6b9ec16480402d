import type { StepRules } from '../steps/step';
import type { CombatStep } from '../steps-combat';
import { aftermath } from './leaving';

/** The steps of this part and their rules. */
export const combatSteps: { readonly [K in CombatStep['is']]: StepRules<K> } = {
  shoot: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  melee: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  hit: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  test: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  aftermath,
};
