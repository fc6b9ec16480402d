import { SCENARIO_MATTERS } from '../scenarios/matters';
import { SPECIAL_MATTERS } from '../special/matters';
import { type MatterTable, outOfStep, type StepOf, type StepRules } from '../steps/step';
import { settleMatter } from './tracking-parts';

const OWN: MatterTable = {
  /** One of several matters of Tracking that are settled as they are listed; `stage` names it [FL-BAT-14]. */
  tracking: {
    carryOn(tale, step, dice) {
      const below = tale.state.steps.findLast((each) => each.is === 'tracking');
      tale.finish({ is: 'done' });
      tale.add({ type: 'matterBegan', what: step.stage, stage: below?.is === 'tracking' ? below.stage : 'rest' });
      settleMatter(tale, step.stage, dice);
      return true;
    },
  },
};

const rulesFor = ({ what }: StepOf<'matter'>): StepRules<'matter'> | undefined =>
  [OWN, SPECIAL_MATTERS, SCENARIO_MATTERS].find((table) => Object.hasOwn(table, what))?.[what];

/** A matter with dice or answers of its own, by rules that are looked up by its name; one without rules is over. */
export const matter: StepRules<'matter'> = {
  carryOn(tale, step, dice) {
    const rules = rulesFor(step);
    if (rules !== undefined) return rules.carryOn?.(tale, step, dice) ?? false;
    tale.finish({ is: 'done' });
    return true;
  },
  waiting: (state, step) => rulesFor(step)?.waiting?.(state, step) ?? [],
  offers: (state, step, seat) => rulesFor(step)?.offers?.(state, step, seat) ?? [],
  plan: (state, step, seat, intent) => rulesFor(step)?.plan?.(state, step, seat, intent) ?? outOfStep(step, intent),
  draft: (state, step, seat, draft) => rulesFor(step)?.draft?.(state, step, seat, draft),
  sample: (state, step, seat, offer, random) => rulesFor(step)?.sample?.(state, step, seat, offer, random),
};
