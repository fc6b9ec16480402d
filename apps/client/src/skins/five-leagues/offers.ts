import { figureOf, fiveLeagues, IDLE, type Intent, type State, seatOf, topStep } from '@muster/rules/five-leagues';
import type { Offer, Preview } from '@muster/rules/kernel';
import type { AnyDraft, SkinContext } from '../skin';

const known = new WeakMap<State, Map<string, readonly Offer<Intent>[]>>();

/** What the seat looked through may begin now; asked once per position. */
export function offersNow({ seat }: Pick<SkinContext, 'seat'>, state: State): readonly Offer<Intent>[] {
  if (seat === undefined) return [];
  const bySeat = known.get(state) ?? new Map<string, readonly Offer<Intent>[]>();
  known.set(state, bySeat);
  const before = bySeat.get(seat);
  if (before) return before;
  const found = fiveLeagues.offers(state, seat);
  bySeat.set(seat, found);
  return found;
}

/** The offer of that deed, if there is one. */
export const offerOf = (context: SkinContext, state: State, doing: string): Offer<Intent> | undefined =>
  offersNow(context, state).find((offer) => offer.do === doing);

/** Whole intents of an offer; none where the hand gives the rest. */
export const intentsOf = (offer: Offer<Intent>): readonly Intent[] =>
  offer.needs === 'now' ? [offer.intent] : offer.needs === 'target' ? offer.intents : [];

export const previewOf = (state: State, seat: string, draft: AnyDraft): Preview<Intent> =>
  fiveLeagues.preview(state, seat, draft as never);

/** Whether the step on top asks this seat. */
export const isAsked = (state: State, seat: string | undefined): boolean =>
  seat !== undefined &&
  fiveLeagues.waitingFor(state).some((each) => each.seat === seat && each.what !== 'answer-proposal');

/** Whether a figure answers to the seat looked through. */
export function isOwn(state: State, seat: string | undefined, unit: string): boolean {
  const figure = figureOf(state, unit);
  return figure !== undefined && seatOf(figure) === seat;
}

/** The figure whose activation asks this seat just now. */
export function actingUnit(state: State, seat: string | undefined): string | undefined {
  const step = topStep(state);
  return step?.is === 'act' && step.runs === 'hand' && isOwn(state, seat, step.unit) ? step.unit : undefined;
}

/** Whether this figure may begin its activation now. */
export const mayActivate = (context: SkinContext, state: State, unit: string): boolean =>
  offersNow(context, state).some(
    (offer) => offer.do === 'activate' && intentsOf(offer).some((intent) => 'unit' in intent && intent.unit === unit),
  );

const acting = new WeakMap<State, Map<string, State>>();

/** The position as if this figure had just begun to act: what it could do from where it stands. */
export function asIfActing(state: State, unit: string): State {
  const byUnit = acting.get(state) ?? new Map<string, State>();
  acting.set(state, byUnit);
  const before = byUnit.get(unit);
  const figure = figureOf(state, unit);
  if (before || !figure) return before ?? state;
  const made: State = {
    ...state,
    figures: { ...state.figures, [unit]: { ...figure, did: IDLE, activated: true } },
    steps: [
      ...state.steps,
      { is: 'act', unit, by: seatOf(figure), kind: 'turn', stage: 'act', runs: 'hand', automa: null },
    ],
  };
  byUnit.set(unit, made);
  return made;
}

/** Plays a whole intent at once, as a button does. */
export const play = ({ store }: SkinContext, intent: Intent): void => void store.act(intent);

/** Plays the whole intent an offer carries; the first of several. */
export function playOffer(context: SkinContext, offer: Offer<Intent>): void {
  const [intent] = intentsOf(offer);
  if (intent) play(context, intent);
}

/** A die, or anything else nobody would dare by a slip of the hand: it is confirmed once more. */
export const isDaring = (preview: Preview<Intent> | undefined): boolean =>
  preview?.is === 'ready' &&
  ((preview.odds ?? []).some((figure) => figure.is === 'chance') ||
    (preview.notes ?? []).some(({ code }) => code.startsWith('move/falls')));

/** A draft as people send it: what `store` holds is of any game. */
export const asDraft = (intent: Intent): AnyDraft => intent as unknown as AnyDraft;
