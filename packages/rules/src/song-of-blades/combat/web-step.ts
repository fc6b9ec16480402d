import { fieldedOf } from '../figures';
import { qualityRoll } from '../flow/quality';
import { befall, entangleTask } from '../morale/conditions';
import type { StepRules } from '../steps/step';

/** A web in the air: the target tears free of every strand of it or hangs in it [ASOBH-TRAIT-entangle]. */
export const web: StepRules<'web'> = {
  carryOn(tale, step) {
    const target = fieldedOf(tale.state, step.target);
    const { returned } = tale.state;
    if (target === undefined) tale.finish();
    else if (step.stage === 'roll') {
      tale.amend({ ...step, stage: 'rolled' });
      tale.call(qualityRoll(tale.state, { unit: target.id, why: 'entangle', dice: step.actions, against: step.unit }));
    } else {
      const caught = returned?.is === 'quality' && returned.failures > 0;
      tale.finish();
      if (caught) befall(tale, target.id, { is: 'entangled', task: entangleTask(target), done: 0 }, 'entangle');
    }
    return true;
  },
};
