import type { Mark, SeatId } from '../../kernel';
import { inMelee, nerveOf } from '../combat/facts-attacks';
import { nerveFigures } from '../combat/figures';
import { planNerve, resolveNerve } from '../combat/nerve';
import { testOdds } from '../combat/odds';
import type { NerveOutcome, NervePlan } from '../combat/types';
import type { Intent } from '../intents';
import type { Harm, State } from '../state';
import { type Fielded, isFielded, isIndividual, seatsOf, unitOf } from '../units';
import { outOfStep, planned, refused, type StepOf, type StepRules, type Tale } from './step';

/** Tests of the enemies that were damaged; the side that did it chooses their order and rolls. [KOW-TRN-04] [KOW-NRV-13] */
export const nerve: StepRules<'nerve'> = {
  offers: (state, step) =>
    state.toTest.length === 0
      ? []
      : [{ needs: 'target', do: 'test', intents: state.toTest.flatMap((harm) => intentsOf(state, step, harm)) }],
  plan: (state, step, _seat, intent) => {
    if (intent.do !== 'test') return outOfStep(step, intent);
    const target = unitOf(state, intent.target);
    const harm = state.toTest.find(({ unit }) => unit === intent.target);
    if (!harm || !isFielded(target))
      return refused({ code: 'test/not-owed', rule: 'KOW-NRV-13', who: [intent.target] });
    const plan = planNerve(nerveOf(state, target, step.during, byOf(state, step, target, harm), intent.choice));
    if (intent.choice !== undefined && !plan.choices.includes(intent.choice)) {
      const detail = { choice: intent.choice };
      return refused({ code: 'test/no-such-choice', rule: 'KOW-NRV-03', who: [target.id], detail });
    }
    const odds = testOdds(plan);
    return planned({
      marks: marksOf(plan),
      odds: [
        ...nerveFigures(plan),
        { is: 'chance', code: 'steady', value: odds.steady },
        { is: 'chance', code: 'wavering', value: odds.wavering },
        { is: 'chance', code: 'rout', value: odds.rout },
      ],
      notes: plan.reroll
        ? [{ code: 'rout-rerolled', because: plan.reroll.because, detail: { unit: plan.reroll.unit } }]
        : [],
      enact: (tale, dice) => tell(tale, step, target, resolveNerve(plan, dice)),
    });
  },
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat: SeatId) => ({ seat, what: 'test', detail: { left: state.toTest.length } })),
};

/** In melee everyone in it counts, whether he hurt or not; at the end of a phase those who did the damage. */
const byOf = (state: State, step: StepOf<'nerve'>, target: Fielded, harm: Harm): Harm['by'] =>
  step.during === 'melee' ? inMelee(state, target, step.strikers) : harm.by;

/** One intent for a test, and one for each pick where Dread meets Brutal or Shattering. */
function intentsOf(state: State, step: StepOf<'nerve'>, harm: Harm): Intent[] {
  const target = unitOf(state, harm.unit);
  if (!isFielded(target)) return [];
  const { choices } = planNerve(nerveOf(state, target, step.during, byOf(state, step, target, harm)));
  return [
    { do: 'test', target: harm.unit },
    ...choices.map((choice): Intent => ({ do: 'test', target: harm.unit, choice })),
  ];
}

function marksOf(plan: NervePlan): Mark[] {
  const target: Mark = { is: 'outline', unit: plan.target, tone: 'target' };
  return plan.reroll ? [target, { is: 'outline', unit: plan.reroll.unit, tone: 'aura' }] : [target];
}

/** The result, and what comes of a Rout: the unit is gone, and those who fought it may regroup. [KOW-NRV-09] [KOW-MEL-10] */
function tell(tale: Tale, step: StepOf<'nerve'>, target: Fielded, outcome: NerveOutcome): void {
  tale.add({ type: 'tested', during: step.during, outcome });
  if (outcome.result !== 'rout') return;
  tale.add({ type: 'routed', unit: target.id });
  if (step.during !== 'melee') return;
  tale.add(
    { type: 'closed' },
    {
      type: 'opened',
      step: {
        is: 'regroup',
        side: step.side,
        units: step.strikers.filter((id) => isFielded(unitOf(tale.state, id))),
        routed: target.id,
        individual: isIndividual(target),
        barred: [],
      },
    },
  );
}
