import type { Offer, SeatId } from '../../kernel';
import { testOdds } from '../combat/test-odds';
import { testStep } from '../combat/tests';
import { type Fielded, figureOf, partyOf, playingSeats } from '../figures';
import { activate } from '../flow/activation';
import type { Intent } from '../intents';
import { seizeBar } from '../special/hooks';
import type { SkillTest, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';

type Step = StepOf<'seize'>;

/** Somebody tests 9+ [Battlewise]; on a success each of the warband does one thing before the first round [FL-SET-16]. */
export const seize: StepRules<'seize'> = {
  carryOn(tale, step) {
    const bar = seizeBar(tale.state);
    if (step.stage === 'choose') {
      if (bar === undefined && playingSeats(tale.state).length > 0) return false;
      if (bar !== undefined) tale.add({ type: 'seizeBarred', because: bar.rule, code: bar.code });
      return over(tale);
    }
    if (step.stage === 'test') {
      const { returned } = tale.state;
      const passed = returned?.is === 'test' && returned.passed;
      tale.add({ type: 'seizeTried', unit: step.unit ?? '', passed });
      if (!passed) return over(tale);
      tale.amend({ ...step, stage: 'act' });
      return true;
    }
    return asked(tale.state, step).length > 0 ? false : over(tale);
  },
  waiting: (state, step) => {
    if (step.stage === 'choose') return playingSeats(state).map((seat) => ({ seat, what: 'seize' }));
    if (step.stage !== 'act') return [];
    return asked(state, step).map((seat) => ({
      seat,
      what: 'seize-act',
      detail: { left: leftOf(state, step, seat).length },
    }));
  },
  offers: (state, step, seat) => (step.stage === 'choose' ? chooseOffers(state, seat) : actOffers(state, step, seat)),
  plan: (state, step, seat, intent) =>
    step.stage === 'choose' ? planChoose(state, step, seat, intent) : planAct(state, step, seat, intent),
};

function over(tale: Tale): boolean {
  tale.finish({ is: 'scenario', what: 'seize' });
  return true;
}

const own = (state: State, seat: SeatId): readonly Fielded[] => partyOf(state).filter((each) => each.seat === seat);
/** Who has had nothing of it yet. */
const leftOf = (state: State, step: Step, seat: SeatId): readonly Fielded[] =>
  own(state, seat).filter(({ id }) => !step.done.includes(id));
const asked = (state: State, step: Step): readonly SeatId[] =>
  playingSeats(state).filter((seat) => !step.passed.includes(seat) && leftOf(state, step, seat).length > 0);

/** Who tests: any of one's own, or nobody. */
const chooseOffers = (state: State, seat: SeatId): readonly Offer<Intent>[] => [
  {
    needs: 'target',
    do: 'choose',
    intents: [
      ...own(state, seat).map(({ id }): Intent => ({ do: 'choose', what: id })),
      { do: 'choose', what: 'none' },
    ],
  },
];

function planChoose(state: State, step: Step, seat: SeatId, intent: Intent): Planned {
  if (intent.do !== 'choose') return outOfStep(step, intent);
  const unit = intent.what;
  if (unit === 'none') return planned({ marks: [], enact: (tale) => void over(tale) });
  const figure = figureOf(state, unit);
  if (figure === undefined) return refused({ code: 'scenario/no-such-choice', rule: 'FL-SET-16' });
  if (!own(state, seat).some(({ id }) => id === unit))
    return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [unit] });
  const test: SkillTest = { unit, skills: ['battlewise'], target: 9, why: 'seize' };
  return planned({
    marks: [{ is: 'outline', unit, tone: 'legal' }],
    odds: testOdds(state, test),
    enact: (tale) => {
      tale.amend({ ...step, stage: 'test', unit });
      tale.call(testStep(test));
    },
  });
}

const actOffers = (state: State, step: Step, seat: SeatId): readonly Offer<Intent>[] => [
  {
    needs: 'target',
    do: 'activate',
    intents: leftOf(state, step, seat).map(({ id }): Intent => ({ do: 'activate', unit: id })),
  },
  { needs: 'now', do: 'end-phase', intent: { do: 'end-phase' } },
];

function planAct(state: State, step: Step, seat: SeatId, intent: Intent): Planned {
  if (intent.do === 'end-phase')
    return planned({
      marks: [],
      notes: [{ code: 'not-acted', because: 'FL-SET-16', detail: { figures: leftOf(state, step, seat).length } }],
      enact: (tale) => tale.amend({ ...step, passed: [...step.passed, seat] }),
    });
  if (intent.do !== 'activate') return outOfStep(step, intent);
  const figure = figureOf(state, intent.unit);
  if (figure === undefined) return refused({ code: 'unit/unknown', rule: 'GEN-02' });
  if (!own(state, seat).some(({ id }) => id === intent.unit))
    return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [intent.unit] });
  if (step.done.includes(intent.unit))
    return refused({ code: 'phase/has-acted', rule: 'FL-SET-16', who: [intent.unit] });
  return planned({
    marks: [{ is: 'outline', unit: intent.unit, tone: 'legal' }],
    enact: (tale) => {
      tale.amend({ ...step, done: [...step.done, intent.unit] });
      activate(tale, intent.unit, 'seize');
    },
  });
}
