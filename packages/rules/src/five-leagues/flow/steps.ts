import type { StepRules } from '../steps/step';
import type { FlowStep } from '../steps-flow';

/** The steps of this part and their rules. */
export const flowSteps: { readonly [K in FlowStep['is']]: StepRules<K> } = {
  muster: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  round: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  initiative: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  'party-phase': {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  'enemy-phase': {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  act: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  tracking: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  matter: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  vote: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  reroll: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
};
