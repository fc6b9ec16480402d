import type { StepRules } from '../steps/step';
import type { MoveStep } from '../steps-moves';
import { fallRules } from './fall-step';
import { fleeRules, interceptRules } from './flee-step';
import { followUpRules } from './follow-up';
import { goRules } from './go';
import { jumpRules } from './jump-step';
import { leaveRules } from './leave-step';
import { recoilRules } from './recoil-step';
import { sideRules } from './side-step';
import { surfaceRules } from './surface-step';

/** The steps of this part and their rules. */
export const moveSteps: { readonly [K in MoveStep['is']]: StepRules<K> } = {
  move: goRules,
  side: sideRules,
  leave: leaveRules,
  recoil: recoilRules,
  'follow-up': followUpRules,
  fall: fallRules,
  flee: fleeRules,
  intercept: interceptRules,
  jump: jumpRules,
  surface: surfaceRules,
};
