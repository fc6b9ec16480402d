import type { StepRules } from '../steps/step';
import type { CombatStep } from '../steps-combat';
import { combatChoice } from './choice-step';
import { disarm } from './disarm-step';
import { combat } from './fight-step';
import { freeThrow } from './throw-step';
import { web } from './web-step';

/** The steps of this part and their rules. */
export const combatSteps: { readonly [K in CombatStep['is']]: StepRules<K> } = {
  combat,
  'combat-choice': combatChoice,
  disarm,
  'free-throw': freeThrow,
  web,
};
