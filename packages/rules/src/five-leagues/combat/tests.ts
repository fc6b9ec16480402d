import type { SkillTest } from '../state';
import type { TestStep } from '../steps-combat';

/** A test to be made; called, it closes with `{ is: 'test', passed, total, natural }` [FL-BAT-197]. */
export const testStep = (test: SkillTest): TestStep => ({ is: 'test', test, stage: 'declare', aids: [], faces: null });
