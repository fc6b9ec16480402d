import { fieldedOf } from '../figures';
import { outOfStep, planned, refused, type StepRules } from '../steps/step';

/** The other side says on which side of an obstacle a figure lies that fell over it [ASOBH-MOV-08]. */
export const sideRules: StepRules<'side'> = {
  carryOn(tale, step) {
    if (fieldedOf(tale.state, step.unit) !== undefined) return false;
    tale.finish();
    return true;
  },
  waiting: (_state, step) => [{ seat: step.seat, what: 'fall-side', detail: { unit: step.unit } }],
  offers: (_state, step) =>
    [false, true].map((far) => ({
      needs: 'now',
      do: 'fall-side',
      unit: step.unit,
      intent: { do: 'fall-side', unit: step.unit, far },
    })),
  plan(_state, step, _seat, intent) {
    if (intent.do !== 'fall-side') return outOfStep(step, intent);
    if (intent.unit !== step.unit)
      return refused({ code: 'move/not-this-figure', rule: 'ASOBH-MOV-08', who: [step.unit] });
    const to = intent.far ? step.far : step.near;
    return planned({
      marks: [{ is: 'ring', at: to, radius: 20, tone: 'target' }],
      enact: (tale) => tale.finish({ is: 'sided', to }),
    });
  },
};
