import type { Dice } from '../../kernel';
import { testStep } from '../combat/tests';
import type { SkillId } from '../content/ids';
import { fieldedOf } from '../figures';
import type { State } from '../state';
import type { MatterTable, StepOf, Tale } from '../steps/step';

export type Matter = StepOf<'matter'>;

export const first = (step: Matter): string => step.units[0] ?? '';

export function over(tale: Tale): true {
  tale.finish({ is: 'done' });
  return true;
}

export const isFailed = (state: State): boolean => state.returned?.is === 'test' && !state.returned.passed;

/** A test by the first figure of a matter, and what comes of it. `fallen`: it may be off the table. */
export function tested(
  target: number,
  skills: readonly SkillId[],
  after: (tale: Tale, step: Matter, passed: boolean, dice: Dice) => void,
  who: 'fielded' | 'fallen' = 'fielded',
): MatterTable[string] {
  return {
    carryOn: (tale, step, dice) => {
      const unit = first(step);
      if (who === 'fielded' && fieldedOf(tale.state, unit) === undefined) return over(tale);
      if (step.stage === 'test') {
        tale.amend({ ...step, stage: 'tested' });
        tale.call(testStep({ unit, skills, target, why: step.what }));
        return true;
      }
      if (step.stage === 'tested') {
        tale.amend({ ...step, stage: 'done' });
        after(tale, step, !isFailed(tale.state), dice);
        return true;
      }
      return over(tale);
    },
  };
}
