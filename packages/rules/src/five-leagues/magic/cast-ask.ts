import { takeFromPack } from '../combat/pack';
import { figureOf, seatOf } from '../figures';
import { spendWill } from '../flow/will';
import { outOfStep, planned, type StepRules } from '../steps/step';
import { choosesPay, etherBurn } from './cast-step';

/** What a spell asks its Mystic: whether Will forces it, and what pays where no Strand is left. */
export const casting: Pick<StepRules<'cast'>, 'waiting' | 'offers' | 'plan'> = {
  waiting(state, step) {
    const figure = figureOf(state, step.by);
    if (figure === undefined) return [];
    const what = step.stage === 'will' ? 'force-spell' : choosesPay(state, step) ? 'pay-spell' : undefined;
    if (what === undefined) return [];
    const faces = (step.faces ?? []).join(' ');
    return [{ seat: seatOf(figure), what, detail: { unit: figure.id, spell: step.spell, faces } }];
  },
  offers(_state, step) {
    const unit = step.by;
    if (step.stage === 'will')
      return [
        { needs: 'now', do: 'force-spell', unit, intent: { do: 'force-spell', unit } },
        { needs: 'now', do: 'let-fail', unit, intent: { do: 'let-fail', unit } },
      ];
    const intents = (['congealed-strands', 'wound'] as const).map((way) => ({
      do: 'pay-spell' as const,
      unit,
      with: way,
    }));
    return [{ needs: 'target', do: 'pay-spell', unit, intents }];
  },
  plan(state, step, _seat, intent) {
    if (!('unit' in intent) || intent.unit !== step.by) return outOfStep(step, intent);
    if (step.stage === 'will' && intent.do === 'force-spell')
      return planned({
        marks: [],
        enact(tale) {
          spendWill(tale, step.by, 'cast');
          tale.amend({ ...step, bonus: 2, stage: 'settle' });
        },
      });
    if (step.stage === 'will' && intent.do === 'let-fail')
      return planned({ marks: [], enact: (tale) => tale.amend({ ...step, stage: 'settle' }) });
    if (intent.do !== 'pay-spell' || !choosesPay(state, step)) return outOfStep(step, intent);
    return planned({
      marks: [],
      enact(tale) {
        tale.amend({ ...step, stage: step.worked === true ? 'saves' : 'done' });
        if (intent.with === 'wound') etherBurn(tale, step.by);
        else {
          takeFromPack(tale, 'congealed-strands');
          tale.add({ type: 'strandPaid', unit: step.by, with: 'congealed-strands' });
        }
      },
    });
  },
};
