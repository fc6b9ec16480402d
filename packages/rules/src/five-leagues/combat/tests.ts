import type { Dice } from '../../kernel';
import { figureOf } from '../figures';
import { offerReroll } from '../flow/reroll';
import type { SkillTest } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { TestAid, TestStep } from '../steps-combat';
import { keptFaces } from './faces';
import { attempts } from './test-aids';
import { testing } from './test-ask';
import { judgeTest } from './test-odds';

/** A test to be made; called, it closes with `{ is: 'test', passed, total, natural }` [FL-BAT-197]. */
export const testStep = (test: SkillTest): TestStep => ({ is: 'test', test, stage: 'declare', aids: [], faces: null });

/** Two dice against a number. Who has nothing to throw in is not asked; the test itself cannot be declined. */
export const test: StepRules<'test'> = {
  ...testing,
  carryOn(tale, step, dice) {
    if (figureOf(tale.state, step.test.unit) === undefined) {
      tale.finish({ is: 'test', passed: false, total: 0, natural: 0 });
      return true;
    }
    switch (step.stage) {
      case 'declare':
        if (attempts(tale.state, step.test).length > 1) return false;
        tale.amend({ ...step, stage: 'roll' });
        return true;
      case 'roll':
        roll(tale, step, dice);
        return true;
      case 'kept':
        judge(tale, { ...step, faces: keptFaces(tale.state, step.faces ?? []) });
        return true;
      case 'rope':
        return false;
      case 'done':
        judge(tale, step);
        return true;
    }
  },
};

function roll(tale: Tale, step: TestStep, dice: Dice): void {
  const { unit, why } = step.test;
  if (step.aids.includes('pass-test')) {
    tale.amend({ ...step, stage: 'done', faces: [] });
    return;
  }
  const faces = dice.roll(2, 6);
  tale.add({ type: 'testRolled', unit, why, faces });
  const failed = !passes(tale, { ...step, faces });
  // Dice a rope may throw again are not thrown a third time by a Story Point [FL-GEN-08]
  if (step.aids.includes('coil-of-rope') && failed) tale.amend({ ...step, stage: 'rope', faces });
  else {
    tale.amend({ ...step, stage: 'kept', faces });
    offerReroll(tale, { unit, why: 'test', faces, sides: 6, worth: failed && !step.aids.includes('delvers-kit') });
  }
}

const totalOf = (tale: Tale, step: TestStep): number => {
  const { modifiers } = judgeTest(tale.state, step.test, step.aids);
  return [...(step.faces ?? []), ...modifiers.map(({ amount }) => amount)].reduce((sum, each) => sum + each, 0);
};
const passes = (tale: Tale, step: TestStep): boolean => totalOf(tale, step) >= step.test.target;

function judge(tale: Tale, step: TestStep): void {
  const { unit, why, skills, target } = step.test;
  const { used, modifiers } = judgeTest(tale.state, step.test, step.aids);
  const faces = step.faces ?? [];
  const total = totalOf(tale, step);
  const byDice = faces.length > 0 && total >= target;
  const by: TestAid | null = byDice
    ? null
    : (step.aids.find((aid) => aid === 'pass-test' || aid === 'delvers-kit') ?? null);
  const passed = byDice || by !== null;
  const told = { unit, why, skills, skill: used.skill, target, faces, modifiers, total, passed, by };
  tale.add({ type: 'tested', ...told });
  tale.finish({ is: 'test', passed, total, natural: faces.reduce((sum, face) => sum + face, 0) });
}
