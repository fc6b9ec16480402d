import type { Offer } from '../../kernel';
import { enemiesOf, type Fielded, fieldedOf, figureOf, gapBetween, partyOf, playingSeats } from '../figures';
import type { Intent, IntentOf } from '../intents';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';
import { pick, twoD6 } from './chance';
import { judgeSteal, STEALING, sampleSteal, stealDraft, stole } from './steal';
import { watch, watchChance } from './watch';

type Step = StepOf<'sneak'>;

/**
 * Before a raid: any character steals 4" nearer, and the enemy nearest to it listens. It ends when one is heard, or when
 * all seats have come near enough [FL-SET-27].
 */
export const sneak: StepRules<'sneak'> = {
  carryOn(tale, step, dice) {
    const { state } = tale;
    if (step.stage === 'watch') {
      const figure = step.unit === null ? undefined : fieldedOf(state, step.unit);
      const by = figure === undefined ? undefined : pick(dice, nearest(state, figure))?.is;
      if (figure !== undefined && by !== undefined && watch(tale, 'sneak', figure, by, twoD6(dice))) return over(tale);
      tale.amend({ ...step, stage: 'move', unit: null });
      return true;
    }
    if (enemiesOf(state).length > 0 && asked(state, step).length > 0) return false;
    return over(tale);
  },
  waiting: (state, step) => (step.stage === 'move' ? asked(state, step).map((seat) => ({ seat, what: 'sneak' })) : []),
  hears: (_state, step) => (step.stage === 'move' ? step.ready : []),
  offers: (state, step, seat) =>
    step.ready.includes(seat)
      ? [{ needs: 'now', do: 'ready', intent: { do: 'ready', ready: false } }]
      : [
          ...own(state, seat).map(
            ({ id }): Offer<Intent> => ({ needs: 'place', do: 'steal', unit: id, draft: { do: 'steal', unit: id } }),
          ),
          { needs: 'now', do: 'ready', intent: { do: 'ready', ready: true } },
        ],
  plan: (state, step, seat, intent) => {
    if (step.ready.includes(seat)) return planNotYet(step, seat, intent);
    if (intent.do === 'steal') return planSteal(state, step, seat, intent);
    if (intent.do !== 'ready') return outOfStep(step, intent);
    if (!intent.ready) return refused({ code: 'deploy/not-ready', rule: 'FL-SET-27' });
    return planned({ marks: [], enact: (tale) => tale.amend({ ...step, ready: [...step.ready, seat] }) });
  },
  draft: (state, _step, _seat, draft) => {
    const figure = 'unit' in draft && typeof draft.unit === 'string' ? fieldedOf(state, draft.unit) : undefined;
    return stealDraft(figure, STEALING);
  },
  sample: (state, _step, _seat, offer, random) => {
    const figure = offer.unit === undefined ? undefined : fieldedOf(state, offer.unit);
    return figure === undefined ? undefined : sampleSteal(state, figure, STEALING, random);
  },
};

/** As long as others still steal nearer, whoever had enough may think again. */
function planNotYet(step: Step, seat: string, intent: Intent): Planned {
  if (intent.do !== 'ready' || intent.ready) return refused({ code: 'deploy/is-ready', rule: 'FL-SET-27' });
  return planned({
    marks: [],
    enact: (tale) => {
      tale.amend({ ...step, ready: step.ready.filter((each) => each !== seat) });
      tale.add({ type: 'readied', seat, ready: false, by: 'hand' });
    },
  });
}

function over(tale: Tale): boolean {
  tale.finish({ is: 'scenario', what: 'sneak' });
  return true;
}

const own = (state: State, seat: string): readonly Fielded[] => partyOf(state).filter((each) => each.seat === seat);
const asked = (state: State, step: Step): readonly string[] =>
  playingSeats(state).filter((seat) => !step.ready.includes(seat) && own(state, seat).length > 0);

/** The nearest enemy listens; of equals one by luck [FL-GEN-16]. */
function nearest(state: State, figure: Fielded): readonly Fielded[] {
  const enemies = enemiesOf(state);
  const least = Math.min(...enemies.map((each) => gapBetween(each, figure)));
  return enemies.filter((each) => gapBetween(each, figure) <= least + 0.03);
}

function planSteal(state: State, step: Step, seat: string, intent: IntentOf<'steal'>): Planned {
  const figure = fieldedOf(state, intent.unit);
  if (figure === undefined)
    return figureOf(state, intent.unit) === undefined
      ? refused({ code: 'unit/unknown', rule: 'GEN-02' })
      : refused({ code: 'unit/not-on-table', rule: 'GEN-02', who: [intent.unit] });
  if (!own(state, seat).includes(figure)) return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [figure.id] });
  const { walked, refusals, marks } = judgeSteal(state, figure, intent.path, STEALING);
  if (walked === undefined) return refused(refusals, marks);
  const there: Fielded = { ...figure, pose: { ...figure.pose, ...walked.end }, level: walked.level };
  const by = nearest({ ...state, figures: { ...state.figures, [there.id]: there } }, there)[0];
  return planned({
    marks: by === undefined ? marks : [...marks, { is: 'outline', unit: by.id, tone: 'threat' }],
    ...(by === undefined ? {} : { odds: [{ is: 'chance', code: 'heard', value: chanceThere(state, there, by) }] }),
    enact: (tale) => {
      tale.amend({ ...step, stage: 'watch', unit: figure.id });
      stole(tale, figure, intent.path, walked);
    },
  });
}

/** Sight is asked of where it will be. */
const chanceThere = (state: State, there: Fielded, by: Fielded): number =>
  watchChance({ ...state, figures: { ...state.figures, [there.id]: there } }, 'sneak', there, by);
