import { fieldedOf } from '../figures';
import { qualityRoll } from '../flow/quality';
import { testsStep } from '../morale/test';
import type { StepRules } from '../steps/step';
import { effectOf, isWall } from './effects';

/** One who has come near a Wall of Fear resists it, or tests his courage [ASOBH-SPELL-wall-of-fear]. */
export const dreadRules: StepRules<'dread'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    const wall = effectOf(tale.state, step.wall);
    if (figure === undefined || step.stage === 'tested' || !isWall(wall)) {
      tale.finish();
      return true;
    }
    if (step.stage === 'roll') {
      tale.amend({ ...step, stage: 'rolled' });
      tale.call(qualityRoll(tale.state, { unit: step.unit, why: 'resist', dice: wall.power, against: 'wall-of-fear' }));
      return true;
    }
    const { returned } = tale.state;
    const resisted = returned?.is === 'quality' && returned.failures === 0;
    tale.add({ type: 'spellResisted', unit: step.unit, spell: 'wall-of-fear', by: wall.caster, resisted });
    tale.amend({ ...step, stage: 'tested' });
    if (!resisted) tale.call(testsStep([{ unit: step.unit, cause: 'spell', by: wall.caster }]));
    return true;
  },
};
