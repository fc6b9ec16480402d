import type { UnitId } from '../../kernel';
import { mayTakeFromPack, takeFromPack } from '../combat/pack';
import { figureOf, seatOf } from '../figures';
import { maySpendStory, spendStory } from '../flow/story';
import { enchantedBar, spellGuard } from '../special/hooks';
import type { State } from '../state';
import { outOfStep, planned, type StepRules, type Tale } from '../steps/step';
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
    const sure = step.stage === 'ask' ? sureWard(tale, step.unit) : null;
    if (sure !== null) {
      tale.add({ type: 'warded', unit: step.unit, why: step.why, with: sure });
      tale.finish({ is: 'warded', warded: true });
      return true;
    }
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

/** Whom a thing of magic keeps from it without being asked: for good, or the first time in a battle. */
function sureWard(tale: Tale, unit: UnitId): 'spell-breakers-seal' | 'nullification-token' | null {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return null;
  if (spellGuard(tale.state, figure).proof === 'spell-breakers-seal') return 'spell-breakers-seal';
  return spendToken(tale, unit) ? 'nullification-token' : null;
}

/** The first spell on its wearer comes to nothing, for all whom it is laid on, a friend’s as well. */
export function spendToken(tale: Tale, unit: UnitId): boolean {
  const figure = figureOf(tale.state, unit);
  const meddled = figure !== undefined && enchantedBar(tale.state, figure) !== undefined;
  if (figure === undefined || meddled || !figure.profile.worn.includes('nullification-token')) return false;
  if ((figure.counts['token-spent'] ?? 0) > 0) return false;
  const counts = { ...figure.counts, 'token-spent': 1 };
  tale.add({ type: 'changed', unit, set: { counts }, because: 'nullification-token' });
  return true;
}

function wardsOf(state: State, unit: UnitId): readonly ('spell-breaker-herb' | 'story-point')[] {
  const figure = figureOf(state, unit);
  if (figure === undefined) return [];
  return [
    ...(mayTakeFromPack(state, figure, 'spell-breaker-herb') ? (['spell-breaker-herb'] as const) : []),
    ...(maySpendStory(state, unit) ? (['story-point'] as const) : []),
  ];
}
