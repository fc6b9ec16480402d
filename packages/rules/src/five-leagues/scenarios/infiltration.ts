import type { Offer } from '../../kernel';
import { enemiesOf, type Fielded, fieldedOf, figureOf, gapTo, partyOf, playingSeats } from '../figures';
import { sightFrom } from '../ground/sight';
import type { Intent } from '../intents';
import { reachable, type Spot } from '../moves/route';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';
import { inch } from '../units';
import { twoD6 } from './chance';
import { spotOf } from './edges';
import { judgeSteal, STEALING, sampleSteal, stealDraft, stole } from './steal';
import { watch, watchChance } from './watch';

type Step = StepOf<'infiltration'>;

/**
 * From the left, each enemy steals 4" nearer in Cover, and after each somebody of the warband looks out for it; when all
 * have moved they begin anew. It ends when one is spotted [FL-SET-21].
 */
export const infiltration: StepRules<'infiltration'> = {
  carryOn(tale, step) {
    if (step.stage === 'move' && mover(tale.state, step) === undefined) {
      tale.amend({ ...step, stage: 'next', unit: null });
      return true;
    }
    if (step.stage !== 'next') return false;
    const { state } = tale;
    const all = leftFirst(state);
    if (all.length === 0 || partyOf(state).length === 0) return over(tale);
    const next = all.find(({ id }) => !step.moved.includes(id));
    if (next === undefined) tale.amend({ ...step, moved: [] });
    else tale.amend({ ...step, stage: 'move', unit: next.id, moved: [...step.moved, next.id] });
    return true;
  },
  waiting: (state, step) => {
    const unit = step.unit ?? '';
    if (step.stage === 'move') return [{ seat: 'gm', what: 'infiltrate', detail: { unit } }];
    return step.stage === 'watch' ? playingSeats(state).map((seat) => ({ seat, what: 'watch', detail: { unit } })) : [];
  },
  offers: (state, step, seat) => {
    if (step.stage === 'watch') return [watchOffer(state, seat)];
    const figure = mover(state, step);
    if (figure === undefined) return [];
    return [
      { needs: 'now', do: 'automa', unit: figure.id, intent: { do: 'automa' } },
      { needs: 'place', do: 'steal', unit: figure.id, draft: { do: 'steal', unit: figure.id } },
    ];
  },
  plan: (state, step, seat, intent) =>
    step.stage === 'watch' ? planWatch(state, step, seat, intent) : planMove(state, step, intent),
  draft: (state, step) => stealDraft(mover(state, step), STEALING),
  sample: (state, step, _seat, _offer, random) => {
    const figure = mover(state, step);
    return figure === undefined ? undefined : sampleSteal(state, figure, STEALING, random);
  },
};

function over(tale: Tale): boolean {
  tale.finish({ is: 'scenario', what: 'infiltration' });
  return true;
}

const mover = (state: State, step: Step): Fielded | undefined =>
  step.unit === null ? undefined : fieldedOf(state, step.unit);

/** From the left, as the warband sees them. */
const leftFirst = (state: State): readonly Fielded[] =>
  enemiesOf(state)
    .filter(({ side }) => side === 'enemies')
    .sort((a, b) => spotOf(state.table, state.edge, a.pose).along - spotOf(state.table, state.edge, b.pose).along);

function planMove(state: State, step: Step, intent: Intent): Planned {
  const figure = mover(state, step);
  if (figure === undefined) return outOfStep(step, intent);
  if (intent.do === 'automa')
    return planned({
      marks: [{ is: 'outline', unit: figure.id, tone: 'path' }],
      enact: (tale) => {
        tale.amend({ ...step, stage: 'watch' });
        const spot = bestSpot(state, figure);
        const path = spot?.path.map(({ x, y }) => ({ x, y })) ?? [];
        const { walked } = path.length === 0 ? { walked: undefined } : judgeSteal(state, figure, path, STEALING);
        if (walked !== undefined) stole(tale, figure, path, walked);
      },
    });
  if (intent.do !== 'steal') return outOfStep(step, intent);
  if (intent.unit !== figure.id) return refused({ code: 'steal/not-its-turn', rule: 'FL-SET-21', who: [figure.id] });
  const { walked, refusals, marks } = judgeSteal(state, figure, intent.path, STEALING);
  if (walked === undefined) return refused(refusals, marks);
  return planned({
    marks,
    enact: (tale) => {
      tale.amend({ ...step, stage: 'watch' });
      stole(tale, figure, intent.path, walked);
    },
  });
}

/** As near to the warband as it comes in Cover or out of sight; where it finds none nearer, as near as it comes. */
function bestSpot(state: State, figure: Fielded): Spot | undefined {
  const party = partyOf(state);
  const gap = ({ at }: Spot): number => Math.min(...party.map((each) => gapTo(each, at) - figure.profile.base / 2));
  const now = Math.min(...party.map((each) => gapTo(each, figure.pose) - figure.profile.base / 2));
  const nearer = reachable(state, figure, STEALING)
    .filter((spot) => spot.path.length > 0)
    .map((spot) => ({ spot, gap: gap(spot) }))
    .filter((each) => each.gap < now - 1 && each.gap >= inch(1))
    .sort((a, b) => a.gap - b.gap)
    .map(({ spot }) => spot);
  return nearer.slice(0, 80).find((spot) => isHidden(state, figure, spot)) ?? nearer[0];
}

const isHidden = (state: State, figure: Fielded, { at, level }: Spot): boolean => {
  const eye = { at, level, radius: figure.profile.base / 2, unit: figure.id };
  return partyOf(state).every((each) => {
    const sight = sightFrom(state, eye, each);
    return !sight.sees || sight.partly || sight.cover;
  });
};

const watchOffer = (state: State, seat: string): Offer<Intent> => ({
  needs: 'target',
  do: 'choose',
  intents: partyOf(state)
    .filter((each) => each.seat === seat)
    .map(({ id }): Intent => ({ do: 'choose', what: id })),
});

function planWatch(state: State, step: Step, seat: string, intent: Intent): Planned {
  if (intent.do !== 'choose') return outOfStep(step, intent);
  const by = fieldedOf(state, intent.what);
  const figure = mover(state, step);
  if (by === undefined) {
    const known = figureOf(state, intent.what) !== undefined;
    return refused({
      code: known ? 'unit/not-on-table' : 'scenario/no-such-choice',
      rule: 'FL-SET-21',
      ...(known ? { who: [intent.what] } : {}),
    });
  }
  if (by.seat !== seat || by.side !== 'party') return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [by.id] });
  return planned({
    marks: [{ is: 'outline', unit: by.id, tone: 'legal' }],
    ...(figure === undefined
      ? {}
      : { odds: [{ is: 'chance', code: 'spots', value: watchChance(state, 'infiltration', figure, by) }] }),
    enact: (tale, dice) => {
      if (figure !== undefined && watch(tale, 'infiltration', figure, by, twoD6(dice))) over(tale);
      else tale.amend({ ...step, stage: 'next', unit: null });
    },
  });
}
