import type { Dice, Offer, Preview, Refusal, Result, SeatId, Waiting } from '../kernel';
import {
  consentOffers,
  decideConsent,
  err,
  isConsentIntent,
  lapsing,
  ok,
  previewConsent,
  waitingOnConsent,
} from '../kernel';
import type { Draft } from '../kernel/system';
import { host } from './consent';
import type { Event } from './events';
import { type Intent, parse } from './intents';
import type { State, Step } from './state';
import { rulesOf } from './steps';
import { settle } from './steps/settle';
import { type Planned, refused, tale } from './steps/step';
import { sideOf, topStep } from './units';

/** What a seat may begin now. */
export function offers(state: State, seat: SeatId): readonly Offer<Intent>[] {
  const byConsent = consentOffers(host, state, seat);
  const step = topStep(state);
  if (state.outcome !== null || step === undefined || !isAsked(state, step, seat)) return byConsent;
  return [...rulesOf(step).offers(state, step, seat), ...byConsent];
}

/** A completion of an offer by luck. */
export function sample(state: State, seat: SeatId, offer: Offer<Intent>, random: () => number): Intent | undefined {
  if (offer.needs === 'now') return offer.intent;
  if (offer.needs === 'target') return offer.intents[Math.floor(random() * offer.intents.length)];
  if (offer.do === 'correct') return { do: 'correct', changes: [{ is: 'agree', text: 'So be it' }] };
  const step = topStep(state);
  if (step === undefined) return undefined;
  const intent = rulesOf(step).sample?.(state, step, seat, offer, random);
  if (intent === undefined) return undefined;
  // Luck may miss by a rounding; only what is judged legal is played.
  return planOf(state, seat, intent).ok ? intent : undefined;
}

/** What a draft would do, by the same plan that decides. */
export function preview(state: State, seat: SeatId, draft: Draft<Intent>): Preview<Intent> {
  if (isConsentIntent(draft)) {
    const read = parse(draft);
    return previewConsent(host, state, seat, read.ok && isConsentIntent(read.value) ? read.value : { do: draft.do });
  }
  const read = parse(draft);
  if (!read.ok) return unfinished(state, seat, draft, read.error);
  const plan = planOf(state, seat, read.value);
  if (!plan.ok) return { is: 'refused', ...plan.error };
  const { marks, odds, notes } = plan.value;
  return {
    is: 'ready',
    intent: read.value,
    marks,
    ...(odds === undefined ? {} : { odds }),
    ...(notes === undefined ? {} : { notes }),
  };
}

export function decide(
  state: State,
  seat: SeatId,
  intent: Intent,
  dice: Dice,
): Result<readonly Event[], readonly Refusal[]> {
  const told = tale(state);
  if (isConsentIntent(intent)) {
    const agreed = decideConsent(host, state, seat, intent);
    if (!agreed.ok) return agreed;
    told.add(...agreed.value);
  } else {
    const plan = planOf(state, seat, intent);
    if (!plan.ok) return err(plan.error.refusals);
    told.add(...lapsing(state.consent));
    plan.value.enact(told, dice);
  }
  settle(told);
  return ok(told.events);
}

export function waitingFor(state: State): readonly Waiting[] {
  const step = topStep(state);
  if (state.outcome !== null || step === undefined) return [];
  return [...rulesOf(step).waiting(state, step), ...waitingOnConsent(host, state)];
}

function planOf(state: State, seat: SeatId, intent: Intent): Planned {
  if (sideOf(state, seat) === undefined) return refused({ code: 'seat/unknown', rule: 'GEN-02' });
  const step = topStep(state);
  if (state.outcome !== null || step === undefined) return refused({ code: 'game/over', rule: 'GEN-02' });
  if (!isAsked(state, step, seat))
    return refused({ code: 'seat/not-your-turn', rule: 'KOW-TRN-01', detail: { step: step.is } });
  return rulesOf(step).plan(state, step, seat, intent);
}

/** Whether the step waits for this seat's side; steps without a side ask both. */
const isAsked = (state: State, step: Step, seat: SeatId): boolean => {
  const side = sideOf(state, seat);
  return side !== undefined && (!('side' in step) || step.side === side);
};

function unfinished(state: State, seat: SeatId, draft: Draft<Intent>, refusal: Refusal): Preview<Intent> {
  const needs = String(refusal.detail?.['at'] ?? '');
  const step = topStep(state);
  if (step === undefined || state.outcome !== null || !isAsked(state, step, seat))
    return { is: 'refused', refusals: [{ code: 'seat/not-your-turn', rule: 'KOW-TRN-01' }], marks: [] };
  return rulesOf(step).draft?.(state, step, seat, draft) ?? { is: 'unfinished', needs, marks: [] };
}
