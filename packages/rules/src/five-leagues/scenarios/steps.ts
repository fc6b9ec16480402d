import type { StepRules } from '../steps/step';
import type { ScenarioStep } from '../steps-scenarios';

/** The steps of this part and their rules. */
export const scenarioSteps: { readonly [K in ScenarioStep['is']]: StepRules<K> } = {
  encounter: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  'lay-terrain': {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  'deploy-enemy': {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  'deploy-party': {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  seize: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  infiltration: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  sneak: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  scout: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  find: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  'reveal-marker': {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
  arrive: {
    carryOn: (tale) => {
      tale.finish();
      return true;
    },
  },
};
