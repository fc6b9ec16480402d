import type { StepRules } from '../steps/step';
import type { CombatStep } from '../steps-combat';
import { hit } from './hit';
import { aftermath } from './leaving';
import { melee } from './melee';
import { shoot } from './shoot';
import { test } from './tests';

/** The steps of this part and their rules. */
export const combatSteps: { readonly [K in CombatStep['is']]: StepRules<K> } = { shoot, melee, hit, test, aftermath };
