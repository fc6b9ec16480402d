import { fieldedOf, seatOf } from '../figures';
import type { IntentOf } from '../intents';
import { outOfStep, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { hundredths } from './grid';
import { planWalk } from './plan-walk';
import { asFarAs } from './route';
import { sampled, unfinished } from './verbs';

/**
 * Something happened on the way: its player says how it goes on with what is left of its allowance, or that it stays
 * [FL-GEN-17]. The game plays on as it was going.
 */
export const askRest: Pick<StepRules<'walk'>, 'waiting' | 'offers' | 'plan' | 'draft' | 'sample'> = {
  waiting: (state, step) => {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || step.stage !== 'ask') return [];
    return [{ seat: seatOf(figure), what: 'walk', detail: { unit: step.unit, left: hundredths(leftOf(step)) } }];
  },
  offers: (_state, step, seat) => [
    {
      needs: 'place',
      do: 'move',
      unit: step.unit,
      draft: { do: 'move', unit: step.unit, dash: step.manner === 'dash' },
    },
    { needs: 'now', do: 'halt', unit: step.unit, intent: { do: 'halt', unit: step.unit } },
    ...(seat === 'gm' ? [{ needs: 'now' as const, do: 'automa' as const, intent: { do: 'automa' as const } }] : []),
  ],
  plan(state, step, seat, intent) {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined) return refused({ code: 'unit/not-on-table', rule: 'GEN-02', who: [step.unit] });
    if (intent.do === 'automa' && seat === 'gm')
      return planned({
        marks: [],
        enact(tale) {
          const route = step.path.length === 0 ? undefined : asFarAs(state, figure, step.path, leftOf(step));
          if (route === undefined) tale.finish({ is: 'walked', arrived: false, into: null });
          else tale.amend({ ...step, path: route.path, into: null, stage: 'go' });
        },
      });
    if (intent.do !== 'move' && intent.do !== 'halt') return outOfStep(step, intent);
    if (intent.unit !== step.unit)
      return refused({ code: 'move/other-goes', rule: 'FL-GEN-17', who: [step.unit, intent.unit] });
    if (intent.do === 'halt')
      return planned({ marks: [], enact: (tale) => tale.finish({ is: 'walked', arrived: false, into: null }) });
    if (intent.dash !== (step.manner === 'dash'))
      return refused({ code: 'move/same-gait', rule: 'FL-GEN-17', who: [step.unit] });
    const { path, into, jump } = intent;
    return planWalk(state, figure, { manner: step.manner, path, into, jump, left: leftOf(step) }, (tale) =>
      tale.amend({ ...step, path, into: into ?? null, jump, stage: 'go' }),
    );
  },
  draft: (state, step, _seat, draft) => {
    const figure = fieldedOf(state, step.unit);
    return figure === undefined || draft.do !== 'move' ? undefined : unfinished(figure, leftOf(step));
  },
  sample: (state, step, seat, offer, random) => {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || offer.do !== 'move') return undefined;
    const dash = step.manner === 'dash';
    return sampled(state, figure, leftOf(step), random, (path): IntentOf<'move'> | undefined => {
      const intent: IntentOf<'move'> = { do: 'move', unit: figure.id, path, dash, jump: false };
      return askRest.plan?.(state, step, seat, intent).ok === true ? intent : undefined;
    });
  },
};

/** What it may still spend; in a ruin no more than the die gave [FL-BAT-65]. */
const leftOf = ({ left, far }: StepOf<'walk'>): number => Math.min(left, far ?? Number.POSITIVE_INFINITY);
