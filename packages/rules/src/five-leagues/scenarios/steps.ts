import type { StepRules } from '../steps/step';
import type { ScenarioStep } from '../steps-scenarios';
import { deployEnemy } from './deploy-enemy';
import { deployParty } from './deploy-party';
import { encounter } from './encounter';
import { playOn } from './ending';
import { eve } from './eve';
import { find } from './find';
import { infiltration } from './infiltration';
import { lair } from './lair';
import { layTerrain } from './lay';
import { reveal } from './reveal';
import { scout } from './scout';
import { seize } from './seize';
import { sneak } from './sneak';

/** The steps of this part and their rules. */
export const scenarioSteps: { readonly [K in ScenarioStep['is']]: StepRules<K> } = {
  encounter,
  'lay-terrain': layTerrain,
  'deploy-enemy': deployEnemy,
  'deploy-party': deployParty,
  seize,
  infiltration,
  sneak,
  scout,
  lair,
  find,
  'reveal-marker': reveal,
  eve,
  'play-on': playOn,
};
