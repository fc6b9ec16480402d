import type { Offer, Refusal, SeatId, UnitId } from '../../kernel';
import { type Fielded, figureOf, isFielded, partyOf, partySeats, seatOf, sideOf } from '../figures';
import type { Intent } from '../intents';
import { fadeWithPhase } from '../magic/fading';
import { closeIfDecided } from '../scenarios/ending';
import { initiativeReroll, initiativeSettled } from '../special/hooks';
import type { Figure, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { activate } from './activation';
import { actsOn } from './initiative-dice';
import { spendWill, willOf } from './will';

type Phase = StepOf<'party-phase'>;

/**
 * Whoever may act in this phase does, one after the other, in whatever order the players like [FL-BAT-10] [FL-BAT-12].
 * As long as Quick lasts, Will brings others into it, and a die may be thrown again whose bearer has such a rule.
 */
export const partyPhase: StepRules<'party-phase'> = {
  carryOn(tale, step, dice) {
    if (step.stage === 'open') {
      tale.add({ type: 'phaseBegan', phase: step.phase });
      tale.amend({ ...step, stage: 'act' });
      return true;
    }
    if (closeIfDecided(tale, dice)) return true;
    const fallen = ready(tale.state, step).find(({ did }) => did.ended);
    if (fallen !== undefined) {
      activate(tale, fallen.id, 'turn');
      return true;
    }
    if (seatsAsked(tale.state, step).length > 0) return false;
    fadeWithPhase(tale);
    tale.finish({ is: 'done' });
    return true;
  },
  waiting: (state, step) =>
    step.stage === 'open'
      ? []
      : seatsAsked(state, step).map((seat) => {
          const ready = readyOf(state, step).filter((each) => seatOf(each) === seat).length;
          const spare = spareOf(state, step).filter((each) => seatOf(each) === seat).length;
          const what = ready > 0 ? 'party-phase' : 'spare-will';
          return { seat, what, detail: { phase: step.phase, figures: ready > 0 ? ready : spare } };
        }),
  offers: (state, step, seat) => {
    const own = (all: readonly Fielded[]): readonly UnitId[] =>
      all.filter((each) => seatOf(each) === seat).map(({ id }) => id);
    const spare = spareOf(state, step);
    return [
      ...targets('activate', own(readyOf(state, step))),
      ...targets('act-quick', own(spare.filter((each) => willOf(each) > 0))),
      ...targets('reroll-own', own(spare.filter((each) => mayReroll(state, each)))),
      { needs: 'now', do: 'end-phase', intent: { do: 'end-phase' } },
    ];
  },
  plan: (state, step, seat, intent) => {
    switch (intent.do) {
      case 'activate':
      case 'act-quick':
      case 'reroll-own': {
        const figure = figureOf(state, intent.unit);
        const refusal = refusalOf(state, step, seat, figure, intent.do);
        if (refusal !== undefined) return refused(refusal);
        if (figure === undefined) return refused({ code: 'unit/unknown', rule: 'GEN-02' });
        return intent.do === 'activate'
          ? planActivate(figure)
          : intent.do === 'act-quick'
            ? planQuick(figure)
            : planReroll(state, figure);
      }
      case 'end-phase':
        return planEnd(state, step, seat);
      default:
        return outOfStep(step, intent);
    }
  },
};

const targets = (act: 'activate' | 'act-quick' | 'reroll-own', units: readonly UnitId[]): readonly Offer<Intent>[] =>
  units.length === 0 ? [] : [{ needs: 'target', do: act, intents: units.map((unit): Intent => ({ do: act, unit })) }];

const ready = (state: State, step: Phase): readonly Fielded[] =>
  partyOf(state).filter((each) => !each.activated && each.acts === step.phase);

/** Who still acts in this phase: nobody who fell earlier in the round, whose turn passes by itself [FL-BAT-32]. */
const readyOf = (state: State, step: Phase): readonly Fielded[] => ready(state, step).filter(({ did }) => !did.ended);

/** In Quick: those of Slow who could still come into it. */
const spareOf = (state: State, step: Phase): readonly Fielded[] =>
  step.phase === 'slow'
    ? []
    : partyOf(state).filter(
        (each) =>
          !each.activated && !each.did.ended && each.acts === 'slow' && (willOf(each) > 0 || mayReroll(state, each)),
      );

const mayReroll = (state: State, figure: Figure): boolean =>
  figure.die !== null && figure.counts[OWN] !== state.round && initiativeReroll(state, figure) !== null;
/** The round in which a figure threw its own die again. */
const OWN = 'own-die';

const seatsAsked = (state: State, step: Phase): readonly SeatId[] => {
  const all = [...readyOf(state, step), ...spareOf(state, step)].map(seatOf);
  return partySeats(state).filter((seat) => all.includes(seat) && !step.passed.includes(seat));
};

function refusalOf(
  state: State,
  step: Phase,
  seat: SeatId,
  figure: Figure | undefined,
  act: 'activate' | 'act-quick' | 'reroll-own',
): Refusal | undefined {
  if (figure === undefined) return { code: 'unit/unknown', rule: 'GEN-02' };
  const who = [figure.id];
  if (!isFielded(figure)) return { code: 'unit/not-on-table', rule: 'GEN-02', who };
  if (figure.side === 'party' && sideOf(figure) === 'enemies')
    return { code: 'phase/in-enemy-power', rule: 'FL-BAT-19', who };
  if (sideOf(figure) === 'enemies') return { code: 'phase/enemies-later', rule: 'FL-BAT-11', who };
  if (seatOf(figure) !== seat) return { code: 'unit/not-yours', rule: 'GEN-02', who };
  if (figure.activated) return { code: 'phase/has-acted', rule: 'FL-BAT-10', who };
  if (figure.did.ended) return { code: 'phase/fell', rule: 'FL-BAT-32', who };
  if (act === 'activate') {
    if (figure.acts === step.phase) return undefined;
    if (figure.acts === null) return { code: 'phase/next-round', rule: 'FL-BAT-02', who };
    const [code, rule] = step.phase === 'quick' ? ['phase/acts-slow', 'FL-BAT-04'] : ['phase/quick-over', 'FL-BAT-10'];
    return { code, rule, who, detail: { will: willOf(figure) } };
  }
  if (step.phase !== 'quick') return { code: 'phase/quick-over', rule: 'FL-BAT-06', who, detail: { will: 0 } };
  if (figure.acts === 'quick') return { code: 'phase/quick-already', rule: 'FL-BAT-06', who };
  if (figure.acts === null) return { code: 'phase/next-round', rule: 'FL-BAT-02', who };
  if (act === 'act-quick') return willOf(figure) > 0 ? undefined : { code: 'will/none-left', rule: 'FL-BAT-06', who };
  if (figure.die === null) return { code: 'initiative/no-die', rule: 'FL-BAT-07', who };
  if (initiativeReroll(state, figure) === null) return { code: 'initiative/no-such-rule', rule: 'FL-BAT-07', who };
  return mayReroll(state, figure) ? undefined : { code: 'reroll/twice', rule: 'FL-GEN-08', who };
}

const planActivate = ({ id }: Figure): Planned =>
  planned({ marks: [{ is: 'outline', unit: id, tone: 'legal' }], enact: (tale) => activate(tale, id, 'turn') });

const planQuick = (figure: Figure): Planned =>
  planned({
    marks: [{ is: 'outline', unit: figure.id, tone: 'legal' }],
    notes: [{ code: 'will-left', because: 'FL-BAT-202', detail: { left: willOf(figure) - 1 } }],
    enact: (tale) => {
      spendWill(tale, figure.id, 'quick');
      tale.add({ type: 'changed', unit: figure.id, set: { acts: 'quick' }, because: 'FL-BAT-06' });
    },
  });

function planReroll(state: State, figure: Figure): Planned {
  const because = initiativeReroll(state, figure) ?? 'FL-BAT-07';
  const agility = figure.profile.agility ?? 1;
  return planned({
    marks: [{ is: 'outline', unit: figure.id, tone: 'legal' }],
    odds: [{ is: 'chance', code: 'acts-quick', value: Math.max(0, Math.min(6, agility)) / 6 }],
    enact: (tale, dice) => {
      const after = dice.roll(1, 6)[0] ?? 6;
      const acts = actsOn(figure, after);
      tale.add({ type: 'ownDieThrown', unit: figure.id, before: figure.die ?? 0, after, in: acts, because });
      const counts = { ...figure.counts, [OWN]: tale.state.round };
      tale.add({ type: 'changed', unit: figure.id, set: { die: after, acts, counts }, because });
      initiativeSettled(tale, [figure.id], dice);
    },
  });
}

function planEnd(state: State, step: Phase, seat: SeatId): Planned {
  const left = readyOf(state, step).filter((each) => seatOf(each) === seat);
  return planned({
    marks: left.map(({ id }) => ({ is: 'outline', unit: id, tone: 'legal' })),
    notes: left.length === 0 ? [] : [{ code: 'not-acted', because: 'FL-BAT-10', detail: { figures: left.length } }],
    enact: (tale) => {
      tale.add({ type: 'phasePassed', seat });
      tale.amend({ ...step, passed: [...step.passed, seat] });
    },
  });
}
