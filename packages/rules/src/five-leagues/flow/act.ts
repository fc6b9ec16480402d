import type { Offer, Preview, Refusal, SeatId } from '../../kernel';
import { type Fielded, fieldedOf, IDLE, seatOf, sideOf } from '../figures';
import type { Intent } from '../intents';
import { fadeWithActivation } from '../magic/fading';
import { compelledBy } from '../magic/force';
import { struggleFree } from '../scenarios/traps';
import { afterActivation, onActivation } from '../special/hooks';
import type { Figure, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { playOn } from './act-automa';
import { isVerb, verbsFor } from './verbs';

type Act = StepOf<'act'>;

/**
 * One figure's activation: a move, then one Combat or Non-Combat Action [FL-BAT-15]. It ends when its player says so,
 * or when nothing more can follow.
 */
export const act: StepRules<'act'> = {
  carryOn(tale, step, dice) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure === undefined || step.stage === 'end') {
      if (step.stage !== 'begin') tale.add({ type: 'activationEnded', unit: step.unit });
      tale.finish({ is: 'done' });
      fadeWithActivation(tale, step.unit);
      if (figure !== undefined) afterActivation(tale, step.unit, dice);
      return true;
    }
    if (step.stage === 'begin') {
      // Whom a Mystic calls, no hand holds [FL-MAG-15]
      const runs = compelledBy(tale.state, figure.id) === null ? step.runs : 'game';
      tale.amend({ ...step, by: seatOf(figure), runs, stage: 'act' });
      const kind = figure.did.ended ? 'lost' : step.kind;
      tale.add({ type: 'activationBegan', unit: figure.id, kind });
      // A fall and wet feet count for a whole round, whenever in it they came [FL-BAT-32] [FL-BAT-63]
      const did = { ...IDLE, ended: figure.did.ended, water: figure.did.water };
      const set = { did, keepsDown: false, ...(step.kind === 'turn' ? { activated: true } : {}) };
      tale.add({ type: 'changed', unit: figure.id, set, because: 'FL-BAT-15' });
      if (onActivation(tale, figure.id, dice) === 'skip') {
        const now = tale.state.figures[figure.id]?.did ?? IDLE;
        tale.add({ type: 'changed', unit: figure.id, set: { did: { ...now, ended: true } }, because: 'FL-BAT-15' });
      }
      if (step.kind === 'turn') struggleFree(tale, figure.id);
      return true;
    }
    if (isSpent(step, figure)) return ends(tale, step);
    if (step.runs === 'game') return playOn(tale, step, figure, dice);
    return offersOf(tale.state, step, figure).length > 0 ? false : ends(tale, step);
  },
  waiting: (state, step) => {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || step.stage !== 'act' || step.runs === 'game') return [];
    return [{ seat: seatOf(figure), what: 'act', detail: { unit: step.unit, kind: step.kind } }];
  },
  offers: (state, step, seat) => {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined) return [];
    const end: Intent = { do: 'end-activation', unit: step.unit };
    return [
      ...offersOf(state, step, figure),
      { needs: 'now', do: 'end-activation', unit: step.unit, intent: end },
      ...(isForGame(seat) ? [{ needs: 'now' as const, do: 'automa' as const, intent: { do: 'automa' as const } }] : []),
    ];
  },
  plan: (state, step, seat, intent) => {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined) return refused({ code: 'unit/not-on-table', rule: 'GEN-02', who: [step.unit] });
    if (intent.do === 'automa' && isForGame(seat))
      return planned({ marks: [], enact: (tale) => tale.amend({ ...step, runs: 'game', automa: null }) });
    const refusal = refusalOf(step, figure, intent);
    if (refusal !== undefined) return refused(refusal);
    if (intent.do === 'end-activation') return planEnd(step, figure);
    const verb = verbsFor(step, figure).find((each) => each.do === intent.do);
    if (verb !== undefined) return verb.plan(state, step, figure, intent as never);
    if (!isVerb(intent.do)) return outOfStep(step, intent);
    return refused(notForIt(step, figure, intent.do));
  },
  draft: (state, step, _seat, draft) => {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || !('unit' in draft) || typeof draft.unit !== 'string') return undefined;
    const refusal = refusalOf(step, figure, draft as Intent);
    if (refusal !== undefined) return { is: 'refused', refusals: [refusal], marks: [] } satisfies Preview<Intent>;
    const verb = verbsFor(step, figure).find((each) => each.do === draft.do);
    return verb?.draft?.(state, step, figure, draft as never);
  },
  sample: (state, step, _seat, offer, random) => {
    const figure = fieldedOf(state, step.unit);
    const verb = figure && verbsFor(step, figure).find((each) => each.do === offer.do);
    return figure === undefined ? undefined : verb?.sample?.(state, step, figure, offer, random);
  },
};

/** The seat of the enemies may always leave it to the game. */
const isForGame = (seat: SeatId): boolean => seat === 'gm';

function ends(tale: Parameters<NonNullable<StepRules<'act'>['carryOn']>>[0], step: Act): true {
  tale.amend({ ...step, stage: 'end' });
  return true;
}

/** Nothing more can follow, whatever it may have left: it fell, or was allowed one thing only and did it [FL-SET-16]. */
const isSpent = (step: Act, { did }: Figure): boolean =>
  did.ended || (step.kind === 'seize' && (did.moved > 0 || did.spent > 0 || did.shots + did.casts > 0 || did.acted));

/** Asked several times about one state. */
const known = new WeakMap<State, { readonly step: Act; readonly offers: readonly Offer<Intent>[] }>();

function offersOf(state: State, step: Act, figure: Fielded): readonly Offer<Intent>[] {
  const before = known.get(state);
  if (before?.step === step) return before.offers;
  const offers = verbsFor(step, figure).flatMap((verb) => verb.offers(state, step, figure));
  known.set(state, { step, offers });
  return offers;
}

/** It is this figure's activation and nobody else's. */
function refusalOf(step: Act, figure: Figure, intent: Intent): Refusal | undefined {
  if (!('unit' in intent) || typeof intent.unit !== 'string') return undefined;
  if (intent.unit !== step.unit) return { code: 'act/other-first', rule: 'FL-BAT-10', who: [step.unit, intent.unit] };
  if (step.kind === 'seize' && intent.do === 'move' && (intent.dash === true || intent.into !== undefined))
    return { code: 'act/seize-walks', rule: 'FL-SET-16', who: [figure.id] };
  return undefined;
}

/** A verb of the game that this figure has not now: enemies have few Non-Combat Actions [FL-BAT-17] [FL-AI-60]. */
function notForIt(step: Act, figure: Figure, verb: string): Refusal {
  const who = [figure.id];
  if (figure.side === 'party' && sideOf(figure) === 'enemies')
    return { code: 'act/in-enemy-power', rule: 'FL-BAT-19', who, detail: { verb } };
  if (sideOf(figure) === 'enemies') return { code: 'act/not-for-enemies', rule: 'FL-BAT-17', who, detail: { verb } };
  return { code: 'act/not-in-it', rule: 'FL-BAT-15', who, detail: { verb, kind: step.kind } };
}

function planEnd(step: Act, figure: Fielded): Planned {
  const idle = figure.did.moved === 0 && figure.did.shots === 0 && !figure.did.acted && !figure.did.fought;
  return planned({
    marks: [],
    notes: idle ? [{ code: 'does-nothing', because: 'FL-BAT-15', detail: { unit: figure.id } }] : [],
    enact: (tale) => tale.amend({ ...step, stage: 'end' }),
  });
}
