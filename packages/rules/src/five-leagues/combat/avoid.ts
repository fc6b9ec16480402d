import { figureOf, seatOf } from '../figures';
import { maySpendStory, spendStory } from '../flow/story';
import type { State } from '../state';
import { outOfStep, planned, type StepRules, type Tale } from '../steps/step';
import type { HitStep } from '../steps-combat';
import { mayTakeFromPack, takeFromPack } from './pack';

export type Avoidance = 'story-point' | 'potion-of-fortune';

/**
 * What may still turn a Hit aside: a Story Point for an attack or a spell, a potion from the Backpack for bodily harm.
 * Asked once the dice tell what it would do, and only where it does anything [FL-BAT-167] [FL-BAT-168].
 */
export function avoidances(state: State, { hit, result, stage }: HitStep): readonly Avoidance[] {
  const figure = figureOf(state, hit.target);
  if (stage !== 'avoid' || figure === undefined || result === null || result === 'nothing') return [];
  const attack = hit.how !== 'fall' && hit.how !== 'trap' && hit.how !== 'hazard';
  return [
    ...(attack && maySpendStory(state, figure.id) ? (['story-point'] as const) : []),
    ...(hit.how !== 'spell' && mayTakeFromPack(state, figure, 'potion-of-fortune')
      ? (['potion-of-fortune'] as const)
      : []),
  ];
}

/** The question of a Hit to the seat of the struck. */
export const avoiding: Pick<StepRules<'hit'>, 'waiting' | 'offers' | 'plan'> = {
  waiting(state, step) {
    const figure = figureOf(state, step.hit.target);
    if (figure === undefined || avoidances(state, step).length === 0) return [];
    const detail = { unit: figure.id, by: step.hit.by ?? '', how: step.hit.how, result: step.result ?? 'nothing' };
    return [{ seat: seatOf(figure), what: 'avoid', detail }];
  },
  offers(state, step) {
    const unit = step.hit.target;
    return [
      ...avoidances(state, step).map((way) => ({
        needs: 'now' as const,
        do: 'avoid' as const,
        unit,
        intent: { do: 'avoid' as const, unit, with: way },
      })),
      { needs: 'now', do: 'endure', unit, intent: { do: 'endure', unit } },
    ];
  },
  plan(state, step, seat, intent) {
    const unit = step.hit.target;
    if ((intent.do !== 'avoid' && intent.do !== 'endure') || intent.unit !== unit) return outOfStep(step, intent);
    if (intent.do === 'endure') return planned({ marks: [], enact: (tale) => tale.amend({ ...step, stage: 'apply' }) });
    const way = intent.with;
    if (!avoidances(state, step).includes(way)) return outOfStep(step, intent);
    return planned({
      marks: [],
      enact(tale) {
        if (way === 'story-point') spendStory(tale, seat, unit, 'avoid');
        else takeFromPack(tale, way);
        turnAside(tale, step, way);
      },
    });
  },
};

function turnAside(tale: Tale, step: HitStep, way: Avoidance): void {
  const { target: unit, by, how, why } = step.hit;
  tale.add({ type: 'struck', unit, by, how, why, result: 'nothing', points: 0, deadly: null, avoided: way });
  tale.amend({ ...step, stage: 'done', result: 'nothing' });
}
