import type { Dice } from '../dice';
import type { Draft, Preview, SeatId, Waiting } from '../system';
import type { IntentIn, Kinds, OfferIn, StepIn } from './kinds';
import type { Planned } from './plan';
import type { Tale } from './tale';

/** A step that asks: what may be asked there, and what comes of it. `S`: the step; `T`: the game's tale. */
export interface Asking<G extends Kinds, S extends G['Step'] = G['Step'], T = Tale<G>> {
  /** The seats asked; empty while it goes on by itself. */
  waiting(state: G['State'], step: S): readonly Waiting[];
  /** Seats nobody waits for, which may speak all the same: who takes back that he is ready. */
  hears?(state: G['State'], step: S): readonly SeatId[];
  offers(state: G['State'], step: S, seat: SeatId): readonly OfferIn<G>[];
  /** Judges a whole intent. `preview` shows the plan, `decide` enacts it: one function for both. */
  plan(state: G['State'], step: S, seat: SeatId, intent: G['Intent']): Planned<T>;
  /** What to show of an intent that is not whole yet. */
  draft?(state: G['State'], step: S, seat: SeatId, draft: Draft<IntentIn<G>>): Preview<IntentIn<G>> | undefined;
  /** A completion of a `place` offer. */
  sample?(state: G['State'], step: S, seat: SeatId, offer: OfferIn<G>, random: () => number): G['Intent'] | undefined;
}

/**
 * One thing the game does or waits for. A step that asks somebody has `waiting`, `offers` and `plan`; one that goes on
 * by itself, or may, has `carryOn`. Steps call each other like procedures: `tale.call(step)` puts a step on top,
 * `tale.finish(returned)` closes the top one and leaves what it found in `state.returned` for the step below, which
 * is then carried on from the stage it had noted with `tale.amend`.
 */
export interface StepRules<G extends Kinds, S extends G['Step'] = G['Step'], T = Tale<G>>
  extends Partial<Asking<G, S, T>> {
  /**
   * Goes on as far as one stage; false where the step waits for an answer. Called again and again while it returns
   * true, whichever step is then on top. May throw dice.
   */
  carryOn?(tale: T, step: S, dice: Dice): boolean;
}

/** The rules of every step of a game, by its name. */
export type StepTable<G extends Kinds, T = Tale<G>> = {
  readonly [K in G['Step']['is']]: StepRules<G, StepIn<G, K>, T>;
};

/** The rules of a step, out of the table of all. */
export const rulesIn =
  <G extends Kinds, T = Tale<G>>(table: StepTable<G, T>) =>
  (step: G['Step']): StepRules<G, G['Step'], T> =>
    // The table gives each step its own rules, which is more than a type can say of a step not yet told apart
    table[step.is as G['Step']['is']] as unknown as StepRules<G, G['Step'], T>;
