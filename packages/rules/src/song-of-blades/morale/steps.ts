import type { StepRules } from '../steps/step';
import type { MoraleStep } from '../steps-morale';
import { aftermathRules } from './aftermath';
import { potionRules } from './care';
import { choiceRules } from './choice';
import { moraleRules, testsRules } from './test';
import { theftRules } from './theft';
import { upkeepRules } from './upkeep';

/** The steps of this part and their rules. */
export const moraleSteps: { readonly [K in MoraleStep['is']]: StepRules<K> } = {
  tests: testsRules,
  morale: moraleRules,
  aftermath: aftermathRules,
  'morale-choice': choiceRules,
  upkeep: upkeepRules,
  theft: theftRules,
  potion: potionRules,
};
