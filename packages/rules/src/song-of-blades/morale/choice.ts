import type { IntentOf } from '../intents';
import { outOfStep, planned, refused, type StepRules } from '../steps/step';

/** A figure's player picks one of a few ways: where it runs, what is mended first. */
export const choiceRules: StepRules<'morale-choice'> = {
  waiting: (_state, step) => [{ seat: step.seat, what: `morale-choice/${step.of}`, detail: { unit: step.unit } }],
  offers: (_state, step, seat) =>
    seat === step.seat
      ? [
          {
            needs: 'target',
            do: 'choose',
            unit: step.unit,
            intents: step.options.map((option): IntentOf<'choose'> => ({ do: 'choose', option })),
          },
        ]
      : [],
  plan(_state, step, seat, intent) {
    if (intent.do !== 'choose') return outOfStep(step, intent);
    if (seat !== step.seat) return refused({ code: 'seat/not-your-turn', rule: 'ASOBH-INI-01' });
    const { option } = intent;
    if (!step.options.includes(option))
      return refused({ code: 'choose/no-such-option', rule: 'ASOBH-MOR-01', who: [step.unit], detail: { option } });
    return planned({
      marks: [{ is: 'outline', unit: step.unit, tone: 'target' }],
      enact: (tale) => tale.finish({ is: 'morale-chosen', of: step.of, option }),
    });
  },
};
