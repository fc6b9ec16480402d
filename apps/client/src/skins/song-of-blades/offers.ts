import type { Offer, Preview } from '@muster/rules/kernel';
import { actOf, type Intent, type State, seatOf, songOfBlades } from '@muster/rules/song-of-blades';
import type { AnyDraft, SkinContext } from '../skin';

const known = new WeakMap<State, Map<string, readonly Offer<Intent>[]>>();

/** What the seat looked through may begin now; asked once per position. */
export function offersNow({ seat }: Pick<SkinContext, 'seat'>, state: State): readonly Offer<Intent>[] {
  return seat === undefined ? [] : offersFor(state, seat);
}

export function offersFor(state: State, seat: string): readonly Offer<Intent>[] {
  const bySeat = known.get(state) ?? new Map<string, readonly Offer<Intent>[]>();
  known.set(state, bySeat);
  const before = bySeat.get(seat);
  if (before) return before;
  const found = songOfBlades.offers(state, seat);
  bySeat.set(seat, found);
  return found;
}

/** Whole intents of an offer; none where the hand gives the rest. */
export const intentsOf = (offer: Offer<Intent>): readonly Intent[] =>
  offer.needs === 'now' ? [offer.intent] : offer.needs === 'target' ? offer.intents : [];

export const previewOf = (state: State, seat: string, draft: AnyDraft): Preview<Intent> =>
  songOfBlades.preview(state, seat, draft as never);

/** The table as if this figure had so many actions now: for what it could do if its dice were kind. */
export function asIfActing(state: State, unit: string, actions = 1): State {
  return {
    ...state,
    steps: [
      ...state.steps,
      {
        is: 'act',
        kind: 'turn',
        figures: [unit],
        left: { [unit]: actions },
        given: actions,
        current: null,
        done: [],
        spell: null,
      },
    ],
  };
}

/** Whether this figure spends actions now, and how many it has left. */
export function actionsLeft(state: State, unit: string): number | undefined {
  const act = actOf(state);
  if (act === undefined || state.steps.at(-1)?.is !== 'act') return undefined;
  return act.figures.includes(unit) && !act.done.includes(unit) ? (act.left[unit] ?? 0) : undefined;
}

/** Whether the step on top asks this seat. */
export const isAsked = (state: State, seat: string | undefined): boolean =>
  seat !== undefined &&
  songOfBlades.waitingFor(state).some((each) => each.seat === seat && each.what !== 'answer-proposal');

/** Whether a figure answers to the seat looked through. */
export function isOwn(state: State, seat: string | undefined, unit: string): boolean {
  const figure = state.figures[unit];
  return figure !== undefined && seatOf(figure) === seat;
}

/** Plays a whole intent at once, as a button does. */
export const play = ({ store }: SkinContext, intent: Intent): void => void store.act(intent);
