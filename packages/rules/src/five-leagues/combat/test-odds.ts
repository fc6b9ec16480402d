import type { Modifier, Odds } from '../../kernel';
import { figureOf } from '../figures';
import type { SkillTest, State } from '../state';
import type { TestAid } from '../steps-combat';
import type { Attempt } from './test-aids';
import { type SkillUsed, skillFor } from './test-skill';

/** Every number of a test before its dice fall. */
export interface TestJudgement {
  readonly used: SkillUsed;
  readonly modifiers: readonly Modifier[];
}

export function judgeTest(state: State, test: SkillTest, aids: readonly TestAid[]): TestJudgement {
  const figure = figureOf(state, test.unit);
  const gear = !aids.some((each) => each !== 'will' && each !== 'pass-test');
  const used = figure === undefined ? { skill: null, modifiers: [] } : skillFor(state, figure, test.skills, gear);
  const will = aids.includes('will') ? [{ amount: 2, because: 'FL-BAT-202' }] : [];
  return { used, modifiers: [...used.modifiers, ...will] };
}

/** Chance to pass: two dice, with whatever is thrown in; a rope throws those again that serve best. */
export function testChance(state: State, test: SkillTest, { with: aids }: Attempt): number {
  if (aids.includes('pass-test') || aids.includes('delvers-kit')) return 1;
  const { modifiers } = judgeTest(state, test, aids);
  const needs = test.target - modifiers.reduce((sum, { amount }) => sum + amount, 0);
  let chance = 0;
  for (const [one, two] of PAIRS) {
    if (one + two >= needs) chance += 1 / 36;
    else if (aids.includes('coil-of-rope'))
      chance += Math.max(atLeast(needs - one, 1), atLeast(needs - two, 1), atLeast(needs, 2)) / 36;
  }
  return chance;
}

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((one) => FACES.map((two) => [one, two] as const));
const atLeast = (needs: number, dice: 1 | 2): number =>
  dice === 1
    ? FACES.filter((face) => face >= needs).length / 6
    : PAIRS.filter(([one, two]) => one + two >= needs).length / 36;

/** What a preview shows: the number to reach, every bonus by name, the chance. */
export function testOdds(state: State, test: SkillTest, attempt: Attempt = { with: [] }): Odds {
  const { modifiers } = judgeTest(state, test, attempt.with);
  const adds = modifiers.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { is: 'number', code: 'test-target', value: test.target },
    ...(modifiers.length === 0 ? [] : [{ is: 'number' as const, code: 'test-adds', value: adds, modifiers }]),
    { is: 'chance', code: 'test-passes', value: testChance(state, test, attempt) },
  ];
}
