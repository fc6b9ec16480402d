import { type State, topStep } from '@muster/rules/five-leagues';
import type { SkinContext } from '../skin';
import { type Deed, deedsOf } from './deeds';
import { handOf, restHand } from './hand';
import { inHand } from './meant';
import { intentsOf, mayActivate, offersNow, play } from './offers';

interface Press {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}

/** Keys of this game; true when one was used. */
export function partyKey(context: SkinContext, { key, ctrl }: Press, commit: () => Promise<void>): boolean {
  const { store } = context;
  const state = store.data.getState().state as State | undefined;
  if (!state || ctrl) return false;
  const { preview } = store.data.getState();
  if (key === 'Enter') {
    if (preview?.is === 'ready') {
      void commit();
      return true;
    }
    const [first] = document.querySelectorAll<HTMLButtonElement>('[data-choice]');
    first?.click();
    return first !== undefined;
  }
  if (key === 'Escape') {
    restHand(store);
    store.letGo();
    return true;
  }
  if (key === 'd' || key === 'D') {
    handOf(store).setState({ dash: !handOf(store).getState().dash, means: 'move' });
    return true;
  }
  if (key === 'x' || key === 'X') {
    handOf(store).setState({ threats: !handOf(store).getState().threats });
    return true;
  }
  if (key === 'v' || key === 'V') {
    handOf(store).setState({ means: 'why' });
    return true;
  }
  if (key === '[' || key === ']') {
    const { spin } = handOf(store).getState();
    handOf(store).setState({ spin: spin + (key === '[' ? 15 : -15) });
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const choice = document.querySelectorAll<HTMLButtonElement>('[data-choice]')[Number(key) - 1];
    choice?.click();
    return choice !== undefined;
  }
  const deed = deedsOf(context, state, inHand(context, state)).find(
    (each) => each.key?.toLowerCase() === key.toLowerCase(),
  );
  if (!deed) return false;
  takeDeed(context, state, deed);
  return true;
}

/** A deed without a choice is done; one with a target or a place is taken into the hand. */
export function takeDeed(context: SkinContext, state: State, deed: Deed): void {
  const { store } = context;
  const [only, more] = deed.intents;
  if (!deed.place && only !== undefined && more === undefined) {
    const seen = context.seat === undefined ? undefined : context.system.preview(state, context.seat, only as never);
    if (seen?.is === 'ready' && (seen.odds?.length ?? 0) > 0) {
      store.hold(only as never);
      store.rest();
      return;
    }
    restHand(store);
    play(context, only);
    return;
  }
  const { means } = handOf(store).getState();
  if (means === deed.do) {
    restHand(store);
    store.letGo();
    return;
  }
  handOf(store).setState({ means: deed.do, how: {}, picked: [], dash: false });
}

/** Own figures that may still begin to act in this phase. */
export const waitingFigures = (context: SkinContext, state: State): readonly string[] =>
  Object.keys(state.figures).filter((id) => mayActivate(context, state, id));

/** The whole intents of prompts: what the step on top asks this seat, and nothing that stands beside every step. */
export function answersNow(context: SkinContext, state: State): ReturnType<typeof intentsOf> {
  return offersNow(context, state)
    .filter((offer) => ANSWERS.has(offer.do))
    .flatMap(intentsOf);
}

/** Answers to a question, in the order they are shown: whoever keeps what lies comes first. */
const ANSWERS: ReadonlySet<string> = new Set([
  'keep',
  'reroll',
  'fight-with',
  'step-up',
  'stay',
  'slip-away',
  'fight-on',
  'rally',
  'stay-down',
  'avoid',
  'endure',
  'try',
  'rope',
  'force-spell',
  'let-fail',
  'pay-spell',
  'ward',
  'bear-spell',
  'halt',
  'choose',
]);

export const isQuestion = (state: State): boolean => topStep(state)?.is !== 'act';
