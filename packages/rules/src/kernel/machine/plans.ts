import { type ConsentHost, consentOffers, decideConsent, previewConsent, waitingOnConsent } from '../agree';
import { type ConsentEvent, isConsentIntent, lapsing } from '../consent';
import type { Dice } from '../dice';
import type { Refusal, RuleId } from '../refusal';
import { err, ok, type Result } from '../result';
import type { Draft, Preview, SeatId, Waiting } from '../system';
import type { IntentIn, Kinds, OfferIn } from './kinds';
import { outOfStep, type Planned, type Refused, refused } from './plan';
import { topStep } from './stack';
import type { StepRules } from './step-rules';
import type { Told } from './tale';

/** What a seat may do whichever step is on top: a standing wish, a ruling of a game master. Never once it is over. */
export interface Always<G extends Kinds, T> {
  /** The intents it answers for; no step is asked about them. */
  readonly dos: readonly G['Intent']['do'][];
  /** Whether an open proposal lapses by it: so where it touches the table, not where it only tells a wish. */
  readonly lapses: boolean;
  offers(state: G['State'], seat: SeatId): readonly OfferIn<G>[];
  plan(state: G['State'], seat: SeatId, intent: G['Intent']): Planned<T>;
  draft?(state: G['State'], seat: SeatId, draft: Draft<IntentIn<G>>): Preview<IntentIn<G>> | undefined;
  sample?(state: G['State'], seat: SeatId, offer: OfferIn<G>, random: () => number): G['Intent'] | undefined;
}

/** A game whose steps judge whole intents by plans. */
export interface PlanHost<G extends Kinds, T> {
  readonly consent: ConsentHost<G['State'], G['Event']>;
  /** The rules that speak for `seat/not-your-turn` and `step/not-now`. */
  readonly rules: { readonly turn: RuleId; readonly now: RuleId };
  parse(input: unknown): Result<IntentIn<G>, Refusal>;
  rulesOf(step: G['Step']): StepRules<G, G['Step'], T>;
  /** Whether this seat sits at the table at all. */
  sits(state: G['State'], seat: SeatId): boolean;
  /** Whether the step would hear this seat now. */
  asks(state: G['State'], step: G['Step'], seat: SeatId): boolean;
  readonly always?: readonly Always<G, T>[];
  tale(state: G['State']): T;
  /** After what was decided came true: on to where somebody is asked again, or to the end. */
  carryOn(tale: T, dice: Dice): void;
}

/** The functions of a `RulesSystem` that plans and consent answer. */
export interface PlanEngine<G extends Kinds, T extends Told<G['State'], unknown>> {
  /** What a seat may begin now. */
  offers(state: G['State'], seat: SeatId): readonly OfferIn<G>[];
  /** A completion of an offer by luck; only what is judged legal is played. */
  sample(state: G['State'], seat: SeatId, offer: OfferIn<G>, random: () => number): IntentIn<G> | undefined;
  /** What a draft would do, by the same plan that decides. */
  preview(state: G['State'], seat: SeatId, draft: Draft<IntentIn<G>>): Preview<IntentIn<G>>;
  decide(state: G['State'], seat: SeatId, intent: IntentIn<G>, dice: Dice): Result<T['events'], readonly Refusal[]>;
  waitingFor(state: G['State']): readonly Waiting[];
}

/**
 * Judges, shows and enacts by the plans of the step on top, beside consent. Refusals of its own: `seat/unknown`,
 * `game/over` [GEN-02], `seat/not-your-turn` and `step/not-now`.
 */
export function planEngine<G extends Kinds, T extends Told<G['State'], G['Event'] | ConsentEvent>>(
  host: PlanHost<G, T>,
): PlanEngine<G, T> {
  type State = G['State'];
  const notNow = outOfStep(host.rules.now);
  const top = (state: State): G['Step'] | undefined =>
    host.consent.isOver(state) ? undefined : (topStep(state) as G['Step'] | undefined);

  /** Who answers an intent of this name from this seat, or why nobody does. */
  function heard(state: State, seat: SeatId, verb: string): Result<Answer<G, T>, Refused> {
    if (!host.sits(state, seat)) return refused({ code: 'seat/unknown', rule: 'GEN-02' });
    const step = top(state);
    if (step === undefined) return refused({ code: 'game/over', rule: 'GEN-02' });
    const always = host.always?.find((each) => each.dos.some((its) => its === verb));
    if (always !== undefined)
      return ok({
        lapses: always.lapses,
        plan: (intent) => always.plan(state, seat, intent),
        draft: (draft) => always.draft?.(state, seat, draft),
        sample: (offer, random) => always.sample?.(state, seat, offer, random),
      });
    if (!host.asks(state, step, seat))
      return refused({ code: 'seat/not-your-turn', rule: host.rules.turn, detail: { step: step.is } });
    const rules = host.rulesOf(step);
    return ok({
      lapses: true,
      plan: (intent) => rules.plan?.(state, step, seat, intent) ?? notNow(step, intent),
      draft: (draft) => rules.draft?.(state, step, seat, draft),
      sample: (offer, random) => rules.sample?.(state, step, seat, offer, random),
    });
  }

  function offers(state: State, seat: SeatId): readonly OfferIn<G>[] {
    const byConsent = consentOffers(host.consent, state, seat);
    const step = top(state);
    if (step === undefined || !host.sits(state, seat)) return byConsent;
    const always = (host.always ?? []).flatMap((each) => each.offers(state, seat));
    const asked = host.asks(state, step, seat) ? (host.rulesOf(step).offers?.(state, step, seat) ?? []) : [];
    return [...asked, ...always, ...byConsent];
  }

  function sample(state: State, seat: SeatId, offer: OfferIn<G>, random: () => number): IntentIn<G> | undefined {
    if (offer.needs === 'now') return offer.intent;
    if (offer.needs === 'target') return offer.intents[Math.floor(random() * offer.intents.length)];
    if (offer.do === 'correct') return { do: 'correct', changes: [{ is: 'agree', text: 'So be it' }] };
    const answer = heard(state, seat, offer.do);
    if (!answer.ok) return undefined;
    const intent = answer.value.sample(offer, random);
    // Luck may miss by a rounding; only what is judged legal is played
    return intent !== undefined && answer.value.plan(intent).ok ? intent : undefined;
  }

  function preview(state: State, seat: SeatId, draft: Draft<IntentIn<G>>): Preview<IntentIn<G>> {
    const read = host.parse(draft);
    if (isConsentIntent(draft)) {
      const whole = read.ok && isConsentIntent(read.value) ? read.value : { do: draft.do };
      return previewConsent(host.consent, state, seat, whole);
    }
    const answer = heard(state, seat, draft.do);
    if (!answer.ok) return { is: 'refused', ...answer.error };
    if (!read.ok) {
      const needs = String(read.error.detail?.['at'] ?? '');
      return answer.value.draft(draft) ?? { is: 'unfinished', needs, marks: [] };
    }
    const plan = answer.value.plan(read.value);
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

  function decide(
    state: State,
    seat: SeatId,
    intent: IntentIn<G>,
    dice: Dice,
  ): Result<T['events'], readonly Refusal[]> {
    const tale = host.tale(state);
    if (isConsentIntent(intent)) {
      const agreed = decideConsent(host.consent, state, seat, intent);
      if (!agreed.ok) return agreed;
      tale.add(...agreed.value);
    } else {
      const answer = heard(state, seat, intent.do);
      if (!answer.ok) return err(answer.error.refusals);
      const plan = answer.value.plan(intent);
      if (!plan.ok) return err(plan.error.refusals);
      if (answer.value.lapses) tale.add(...lapsing(host.consent.consent(state)));
      plan.value.enact(tale, dice);
    }
    host.carryOn(tale, dice);
    return ok(tale.events);
  }

  function waitingFor(state: State): readonly Waiting[] {
    const step = top(state);
    if (step === undefined) return [];
    return [...(host.rulesOf(step).waiting?.(state, step) ?? []), ...waitingOnConsent(host.consent, state)];
  }

  return { offers, sample, preview, decide, waitingFor };
}

/** What hears an intent: the step on top, or what always does. */
interface Answer<G extends Kinds, T> {
  readonly lapses: boolean;
  plan(intent: G['Intent']): Planned<T>;
  draft(draft: Draft<IntentIn<G>>): Preview<IntentIn<G>> | undefined;
  sample(offer: OfferIn<G>, random: () => number): G['Intent'] | undefined;
}
