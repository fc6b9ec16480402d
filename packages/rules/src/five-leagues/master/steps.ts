import { testStep } from '../combat/tests';
import { fieldedOf, partyOf } from '../figures';
import type { StepOf, StepRules, Tale } from '../steps/step';
import type { MasterStep } from '../steps-master';
import { putDown } from './put';
import { give } from './rulings';

/** What was prepared comes: its figures first, then its test, asked of the whole party; a reward without a test at once. */
const spring: StepRules<'spring'> = {
  carryOn(tale, step) {
    const { figures, test, reward } = step.prepared;
    if (step.stage === 'figures') {
      tale.amend({ ...step, stage: 'test' });
      for (const each of figures) putDown(tale, each, 'FL-AI-60');
      return true;
    }
    tale.finish({ is: 'sprung' });
    if (reward !== null) give(tale, reward, 'master');
    const units = partyOf(tale.state).map(({ id }) => id);
    if (test === null || units.length === 0) return true;
    const { skills, target } = test;
    // What it is called was told when it sprang
    tale.add({ type: 'masterAsked', units, skills, target, text: '' });
    tale.call({ is: 'master-test', units, now: null, ...test });
    return true;
  },
};

const masterTest: StepRules<'master-test'> = {
  carryOn(tale, step) {
    const { returned } = tale.state;
    if (step.now !== null && returned?.is === 'test') return answered(tale, step, step.now, returned.passed);
    const [unit, ...rest] = step.units;
    if (unit === undefined) {
      tale.finish({ is: 'sprung' });
      return true;
    }
    if (fieldedOf(tale.state, unit) === undefined) {
      tale.amend({ ...step, units: rest, now: null });
      return true;
    }
    tale.amend({ ...step, units: rest, now: unit });
    tale.call(testStep({ unit, skills: step.skills, target: step.target, why: 'master' }));
    return true;
  },
};

/** Each hears what came of it; the reward is given once, to the first who passes. */
function answered(tale: Tale, step: StepOf<'master-test'>, unit: string, passed: boolean): boolean {
  tale.add({ type: 'masterAnswered', unit, passed, text: passed ? step.onPass : step.onFail });
  const due = passed ? step.reward : null;
  tale.amend({ ...step, now: null, reward: due === null ? step.reward : null });
  if (due !== null) give(tale, due, 'test');
  return true;
}

/** The steps of this part and their rules. */
export const masterSteps: { readonly [K in MasterStep['is']]: StepRules<K> } = {
  spring,
  'master-test': masterTest,
};
