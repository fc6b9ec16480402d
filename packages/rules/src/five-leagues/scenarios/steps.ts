import type { StepRules } from '../steps/step';
import type { ScenarioStep } from '../steps-scenarios';
import { playOn } from './ending';
import { find } from './find';
import { reveal } from './reveal';

const over: StepRules = {
  carryOn: (tale) => {
    tale.finish();
    return true;
  },
};

/** The steps of this part and their rules. */
export const scenarioSteps: { readonly [K in ScenarioStep['is']]: StepRules<K> } = {
  encounter: over as StepRules<'encounter'>,
  'lay-terrain': over as StepRules<'lay-terrain'>,
  'deploy-enemy': over as StepRules<'deploy-enemy'>,
  'deploy-party': over as StepRules<'deploy-party'>,
  seize: over as StepRules<'seize'>,
  infiltration: over as StepRules<'infiltration'>,
  sneak: over as StepRules<'sneak'>,
  scout: over as StepRules<'scout'>,
  lair: over as StepRules<'lair'>,
  find,
  'reveal-marker': reveal,
  'play-on': playOn,
};
