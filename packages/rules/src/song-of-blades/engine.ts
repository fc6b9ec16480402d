import type { Dice, Offer, Preview, Refusal, Result, SeatId, Waiting } from '../kernel';
import {
  consentOffers,
  decideConsent,
  err,
  isConsentIntent,
  lapsing,
  ok,
  outcomeByConsent,
  previewConsent,
  waitingOnConsent,
} from '../kernel';
import type { Draft } from '../kernel/system';
import { host } from './consent';
import type { Event } from './events';
import { sideOf, topStep } from './figures';
import { declineOffers, planDecline } from './flow/auto-decline';
import { type Intent, parse } from './intents';
import { endOf } from './morale/ending';
import type { State, Step } from './state';
import { rulesOf } from './steps';
import { type Planned, refused, type Tale, tale } from './steps/step';

/** What a seat may begin now. */
export function offers(state: State, seat: SeatId): readonly Offer<Intent>[] {
  const byConsent = consentOffers(host, state, seat);
  const step = topStep(state);
  if (state.outcome !== null || step === undefined) return byConsent;
  const always = [...declineOffers(state, seat), ...byConsent];
  if (!isAsked(state, step, seat)) return always;
  return [...(rulesOf(step).offers?.(state, step, seat) ?? []), ...always];
}

/** A completion of an offer by luck; only what is judged legal is played. */
export function sample(state: State, seat: SeatId, offer: Offer<Intent>, random: () => number): Intent | undefined {
  if (offer.needs === 'now') return offer.intent;
  if (offer.needs === 'target') return offer.intents[Math.floor(random() * offer.intents.length)];
  if (offer.do === 'correct') return { do: 'correct', changes: [{ is: 'agree', text: 'So be it' }] };
  const step = topStep(state);
  if (step === undefined) return undefined;
  const intent = rulesOf(step).sample?.(state, step, seat, offer, random);
  if (intent === undefined) return undefined;
  return planOf(state, seat, intent).ok ? intent : undefined;
}

/** What a draft would do, by the same plan that decides. */
export function preview(state: State, seat: SeatId, draft: Draft<Intent>): Preview<Intent> {
  const read = parse(draft);
  if (isConsentIntent(draft))
    return previewConsent(host, state, seat, read.ok && isConsentIntent(read.value) ? read.value : { do: draft.do });
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
    // A standing wish for later touches nothing that lies on the table
    if (intent.do !== 'auto-decline') told.add(...lapsing(state.consent));
    plan.value.enact(told, dice);
  }
  carryOn(told, dice);
  return ok(told.events);
}

export function waitingFor(state: State): readonly Waiting[] {
  const step = topStep(state);
  if (state.outcome !== null || step === undefined) return [];
  return [...(rulesOf(step).waiting?.(state, step) ?? []), ...waitingOnConsent(host, state)];
}

/** Carries the game on until somebody is asked or it is over. */
export function carryOn(tale: Tale, dice: Dice): void {
  while (tale.state.outcome === null) {
    const agreed = outcomeByConsent(tale.state.consent, tale.state.seats);
    const outcome = agreed ?? endOf(tale.state);
    if (outcome !== undefined) {
      tale.add({ type: 'ended', outcome });
      return;
    }
    const step = topStep(tale.state);
    if (step === undefined || !(rulesOf(step).carryOn?.(tale, step, dice) ?? false)) return;
  }
}

function planOf(state: State, seat: SeatId, intent: Intent): Planned {
  if (sideOf(state, seat) === undefined) return refused({ code: 'seat/unknown', rule: 'GEN-02' });
  const step = topStep(state);
  if (state.outcome !== null || step === undefined) return refused({ code: 'game/over', rule: 'GEN-02' });
  if (intent.do === 'auto-decline') return planDecline(state, seat, intent);
  if (!isAsked(state, step, seat))
    return refused({ code: 'seat/not-your-turn', rule: 'ASOBH-INI-01', detail: { step: step.is } });
  return rulesOf(step).plan?.(state, step, seat, intent) ?? refused({ code: 'step/not-now', rule: 'ASOBH-ACT-03' });
}

const isAsked = (state: State, step: Step, seat: SeatId): boolean =>
  (rulesOf(step).waiting?.(state, step) ?? []).some((each) => each.seat === seat);

function unfinished(state: State, seat: SeatId, draft: Draft<Intent>, refusal: Refusal): Preview<Intent> {
  const step = topStep(state);
  if (step === undefined || state.outcome !== null || !isAsked(state, step, seat))
    return { is: 'refused', refusals: [{ code: 'seat/not-your-turn', rule: 'ASOBH-INI-01' }], marks: [] };
  const needs = String(refusal.detail?.['at'] ?? '');
  return rulesOf(step).draft?.(state, step, seat, draft) ?? { is: 'unfinished', needs, marks: [] };
}
