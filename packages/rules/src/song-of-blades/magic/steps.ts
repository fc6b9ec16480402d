import type { StepRules } from '../steps/step';
import type { MagicStep } from '../steps-magic';
import { backfireRules } from './backfire';
import { castRules } from './cast-step';
import { choiceRules } from './choice';
import { counterRules } from './counter';
import { dreadRules } from './dread';
import { maelstromRules } from './maelstrom';

/** The steps of this part and their rules. */
export const magicSteps: { readonly [K in MagicStep['is']]: StepRules<K> } = {
  cast: castRules,
  counter: counterRules,
  backfire: backfireRules,
  'magic-choice': choiceRules,
  dread: dreadRules,
  maelstrom: maelstromRules,
};
