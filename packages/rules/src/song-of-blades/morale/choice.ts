import type { Mark } from '../../kernel';
import { adjacentFoes, fieldedOf, isActive } from '../figures';
import type { IntentOf } from '../intents';
import { fleeStep } from '../moves/flee';
import { flightOf, nearestEdges } from '../moves/flee-way';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { nearestStandard } from './comrades';

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
  plan(state, step, seat, intent) {
    if (intent.do !== 'choose') return outOfStep(step, intent);
    if (seat !== step.seat) return refused({ code: 'seat/not-your-turn', rule: 'ASOBH-INI-01' });
    const { option } = intent;
    if (!step.options.includes(option))
      return refused({ code: 'choose/no-such-option', rule: 'ASOBH-MOR-01', who: [step.unit], detail: { option } });
    return planned({
      marks: [{ is: 'outline', unit: step.unit, tone: 'target' }, ...wayOf(state, step, option)],
      enact: (tale) => tale.finish({ is: 'morale-chosen', of: step.of, option }),
    });
  },
};

/** The first move of the flight it would be. */
function wayOf(state: State, step: StepOf<'morale-choice'>, option: string): readonly Mark[] {
  const figure = fieldedOf(state, step.unit);
  if (figure === undefined || step.of !== 'flight' || option === 'stay') return [];
  const standard = option === 'standard' ? (nearestStandard(state, figure)?.id ?? null) : null;
  const [edge = 'near'] = nearestEdges(state, figure);
  const fled = adjacentFoes(state, figure)
    .filter(isActive)
    .map(({ id }) => id);
  const flight = flightOf(state, figure, { ...fleeStep(figure.id, 1, standard), stage: 'run', edge, fled });
  return flight === null || flight === 'surrounded' ? [] : [{ is: 'path', points: flight.path, tone: 'path' }];
}
