import type { SeatId } from '../../kernel';
import { figureOf } from '../figures';
import { useOnce } from '../flow/story';
import { spendWill } from '../flow/will';
import { gain } from '../scenarios/gains';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepRules, type Tale } from '../steps/step';
import type { TestStep } from '../steps-combat';
import { takeFromPack } from './pack';
import { type Attempt, attempts, isSameAttempt } from './test-aids';
import { testOdds } from './test-odds';

/** The questions of a test to the seat whose figure makes it: a controlled figure tests at its best all the same [FL-GEN-18]. */
export const testing: Pick<StepRules<'test'>, 'waiting' | 'offers' | 'plan'> = {
  waiting(state, step) {
    const figure = figureOf(state, step.test.unit);
    if (figure === undefined || (step.stage !== 'declare' && step.stage !== 'rope')) return [];
    if (step.stage === 'declare' && attempts(state, step.test).length <= 1) return [];
    const { unit, why, target } = step.test;
    const what = step.stage === 'rope' ? 'rope' : 'test';
    const faces = (step.faces ?? []).join(' ');
    return [{ seat: figure.seat, what, detail: { unit, why, target, skills: step.test.skills.join(' '), faces } }];
  },
  offers(state, step) {
    const { unit } = step.test;
    if (step.stage === 'rope') {
      const intents = DICE.map((dice) => ({ do: 'rope' as const, unit, dice }));
      return [{ needs: 'target', do: 'rope', unit, intents }];
    }
    const intents = attempts(state, step.test).map((way) => ({
      do: 'try' as const,
      unit,
      ...way,
      with: [...way.with],
    }));
    return [{ needs: 'target', do: 'try', unit, intents: intents as never }];
  },
  plan(state, step, seat, intent) {
    if (intent.do === 'try' && step.stage === 'declare' && intent.unit === step.test.unit)
      return declare(state, step, seat, intent as unknown as Attempt);
    if (intent.do === 'rope' && step.stage === 'rope' && intent.unit === step.test.unit) {
      const { dice } = intent;
      if (!DICE.some((each) => each.length === dice.length && each.every((die, i) => die === dice[i])))
        return refused({ code: 'test/no-such-dice', rule: 'FL-BAT-199', who: [intent.unit] });
      return planned({ marks: [], enact: (tale, chance) => pull(tale, step, dice, chance.roll(dice.length, 6)) });
    }
    return outOfStep(step, intent);
  },
};

const DICE: readonly (readonly number[])[] = [[0], [1], [0, 1]];

function declare(state: State, step: TestStep, seat: SeatId, attempt: Attempt): Planned {
  const { unit, why } = step.test;
  const way = attempts(state, step.test).find((each) => isSameAttempt(each, attempt));
  if (way === undefined) return refused({ code: 'test/not-at-hand', rule: 'FL-BAT-199', who: [unit] });
  return planned({
    marks: [],
    odds: testOdds(state, step.test, way),
    enact(tale) {
      tale.add({ type: 'testDeclared', unit, why, aids: way.with });
      for (const aid of way.with) {
        if (aid === 'will') spendWill(tale, unit, 'test');
        else if (aid === 'pass-test') learn(tale, seat, unit, way);
        else takeFromPack(tale, aid);
      }
      tale.amend({ ...step, stage: 'roll', aids: way.with });
    },
  });
}

/** The test is passed, and its skill kept for good; the report hands it to the campaign [FL-CHR-52]. */
function learn(tale: Tale, seat: SeatId, unit: string, { skill }: Attempt): void {
  useOnce(tale, seat, 'pass-test');
  const profile = figureOf(tale.state, unit)?.profile;
  if (skill === undefined || profile === undefined) return;
  gain(tale, `skill:${unit}:${skill}`, 1, 'FL-CHR-52');
  tale.add(
    {
      type: 'changed',
      unit,
      set: { profile: { ...profile, skills: [...profile.skills, skill] } },
      because: 'FL-CHR-52',
    },
    { type: 'skillGained', unit, skill },
  );
}

/** The chosen dice fall anew and count, better or worse [FL-BAT-199]. */
function pull(tale: Tale, step: TestStep, dice: readonly number[], fell: readonly number[]): void {
  const faces = (step.faces ?? []).map((face, place) => fell[dice.indexOf(place)] ?? face);
  tale.add({ type: 'testRolled', unit: step.test.unit, why: step.test.why, faces });
  tale.amend({ ...step, stage: 'done', faces });
}
