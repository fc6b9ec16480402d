import type { UnitId } from '../../kernel';
import { mayTakeFromPack, takeFromPack } from '../combat/pack';
import { figureOf, seatOf } from '../figures';
import { maySpendStory, spendStory } from '../flow/story';
import type { State } from '../state';
import { outOfStep, planned, type StepRules } from '../steps/step';
import type { WardStep } from '../steps-magic';

/**
 * Magic that an enemy’s own rule lays on a figure, before it does anything: its player may crush a herb, or spend a Story
 * Point. Closes with `{ is: 'warded', warded }`; who has neither is not asked [FL-MAG-14] [FL-BAT-168].
 */
export const wardStep = (unit: UnitId, by: UnitId | null, why: string): WardStep => ({
  is: 'ward',
  unit,
  by,
  why,
  stage: 'ask',
  warded: false,
});

export const ward: StepRules<'ward'> = {
  carryOn(tale, step) {
    if (step.stage === 'ask' && wardsOf(tale.state, step.unit).length > 0) return false;
    tale.finish({ is: 'warded', warded: step.warded });
    return true;
  },
  waiting(state, step) {
    const figure = figureOf(state, step.unit);
    if (figure === undefined || step.stage !== 'ask' || wardsOf(state, step.unit).length === 0) return [];
    return [{ seat: seatOf(figure), what: 'ward', detail: { unit: step.unit, by: step.by ?? '', why: step.why } }];
  },
  offers(state, { unit }) {
    const intents = wardsOf(state, unit).map((way) => ({ do: 'ward' as const, unit, with: way }));
    return [
      { needs: 'target', do: 'ward', unit, intents },
      { needs: 'now', do: 'bear-spell', unit, intent: { do: 'bear-spell', unit } },
    ];
  },
  plan(state, step, seat, intent) {
    if ((intent.do !== 'ward' && intent.do !== 'bear-spell') || intent.unit !== step.unit)
      return outOfStep(step, intent);
    const way = intent.do === 'ward' ? intent.with : null;
    if (way !== null && !wardsOf(state, step.unit).includes(way)) return outOfStep(step, intent);
    return planned({
      marks: [],
      enact(tale) {
        if (way === 'story-point') spendStory(tale, seat, step.unit, 'avoid');
        else if (way !== null) takeFromPack(tale, way);
        tale.add({ type: 'warded', unit: step.unit, why: step.why, with: way });
        tale.amend({ ...step, stage: 'done', warded: way !== null });
      },
    });
  },
};

function wardsOf(state: State, unit: UnitId): readonly ('spell-breaker-herb' | 'story-point')[] {
  const figure = figureOf(state, unit);
  if (figure === undefined) return [];
  return [
    ...(mayTakeFromPack(state, figure, 'spell-breaker-herb') ? (['spell-breaker-herb'] as const) : []),
    ...(maySpendStory(state, unit) ? (['story-point'] as const) : []),
  ];
}
