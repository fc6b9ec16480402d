import type { StepRules } from '../steps/step';
import type { FlowStep } from '../steps-flow';
import { act } from './act';
import { enemyPhase } from './enemy-phase';
import { initiative } from './initiative';
import { matter } from './matter';
import { muster } from './muster';
import { partyPhase } from './party-phase';
import { reroll } from './reroll-step';
import { round } from './round';
import { tracking } from './tracking';
import { vote } from './vote';

/** The steps of this part and their rules. */
export const flowSteps: { readonly [K in FlowStep['is']]: StepRules<K> } = {
  muster,
  round,
  initiative,
  'party-phase': partyPhase,
  'enemy-phase': enemyPhase,
  act,
  tracking,
  matter,
  reroll,
  vote,
};
