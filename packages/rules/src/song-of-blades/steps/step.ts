import type { Dice, Mark, Note, Odds, Offer, Preview, Refusal, Result, SeatId, UnitId, Waiting } from '../../kernel';
import { err, ok } from '../../kernel';
import type { Draft } from '../../kernel/system';
import type { Event } from '../events';
import { evolve } from '../evolve';
import type { Intent } from '../intents';
import type { Figure, Returned, State, Step } from '../state';

export type StepOf<K extends Step['is']> = Extract<Step, { is: K }>;

/**
 * One thing the game does or waits for. A step that asks somebody has `offers`, `plan` and `waiting`; one that goes on
 * by itself, or may, has `carryOn`. Steps call each other like procedures: `tale.call(step)` puts a step on top,
 * `tale.finish(returned)` closes the top one and leaves what it found in `state.returned` for the step below, which
 * is then carried on from the stage it had noted with `tale.amend`.
 */
export interface StepRules<K extends Step['is'] = Step['is']> {
  /**
   * Goes on as far as one stage; false where the step waits for an answer. Called again and again while it returns
   * true, whichever step is then on top. May throw dice.
   */
  carryOn?(tale: Tale, step: StepOf<K>, dice: Dice): boolean;
  /** The seats asked; empty while it goes on by itself. */
  waiting?(state: State, step: StepOf<K>): readonly Waiting[];
  offers?(state: State, step: StepOf<K>, seat: SeatId): readonly Offer<Intent>[];
  /** Judges a whole intent. `preview` shows the plan, `decide` enacts it: one function for both. */
  plan?(state: State, step: StepOf<K>, seat: SeatId, intent: Intent): Planned;
  /** What to show of an intent that is not whole yet. */
  draft?(state: State, step: StepOf<K>, seat: SeatId, draft: Draft<Intent>): Preview<Intent> | undefined;
  /** A completion of a `place` offer. */
  sample?(state: State, step: StepOf<K>, seat: SeatId, offer: Offer<Intent>, random: () => number): Intent | undefined;
}

/** A verb of a figure that acts: it costs actions, and its offers appear while the `act` step is on top. */
export interface VerbOf<D extends Intent['do']> {
  readonly do: D;
  offers(state: State, act: StepOf<'act'>, figure: Figure): readonly Offer<Intent>[];
  /** `tale.spend` pays; steps that follow are called on top of the act step, which goes on after them. */
  plan(state: State, act: StepOf<'act'>, figure: Figure, intent: Extract<Intent, { do: D }>): Planned;
  draft?(
    state: State,
    act: StepOf<'act'>,
    figure: Figure,
    draft: Draft<Extract<Intent, { do: D }>>,
  ): Preview<Intent> | undefined;
  sample?(
    state: State,
    act: StepOf<'act'>,
    figure: Figure,
    offer: Offer<Intent>,
    random: () => number,
  ): Intent | undefined;
}

/** A verb of this name; without a name, any of them. */
export type Verb<D extends Intent['do'] = Intent['do']> = D extends Intent['do'] ? VerbOf<D> : never;

/** A legal intent: what to show of it, and what it makes true. `enact` may throw dice; nothing else may. */
export interface Plan {
  readonly marks: readonly Mark[];
  readonly odds?: Odds;
  readonly notes?: readonly Note[];
  enact(tale: Tale, dice: Dice): void;
}

export interface Refused {
  readonly refusals: readonly Refusal[];
  readonly marks: readonly Mark[];
}

export type Planned = Result<Plan, Refused>;

export const refused = (refusal: Refusal | readonly Refusal[], marks: readonly Mark[] = []): Planned =>
  err({ refusals: Array.isArray(refusal) ? refusal : [refusal as Refusal], marks });

export const planned = (plan: Plan): Planned => ok(plan);

/** The intent belongs to another step of the game. */
export const outOfStep = (step: Step, intent: Intent): Planned =>
  refused({ code: 'step/not-now', rule: 'ASOBH-ACT-03', detail: { step: step.is, asked: intent.do } });

/** Events as they come true, folded one by one, so that what follows is judged on the state it follows. */
export interface Tale {
  readonly state: State;
  readonly events: readonly Event[];
  add(...events: readonly Event[]): void;
  /** A step on top of the present one; it goes first. */
  call(step: Step): void;
  /** Several steps that go one after another, the first of the list first. */
  callInOrder(steps: readonly Step[]): void;
  /** The step on top, changed. */
  amend(step: Step): void;
  /** Closes the step on top and hands down what it found. */
  finish(returned?: Returned): void;
  /** Actions of the figure that acts. */
  spend(unit: UnitId, actions: number, on: string): void;
}

export function tale(start: State): Tale {
  let state = start;
  const events: Event[] = [];
  const add = (...more: readonly Event[]): void => {
    for (const event of more) {
      state = evolve(state, event);
      events.push(event);
    }
  };
  return {
    get state() {
      return state;
    },
    events,
    add,
    call: (step) => add({ type: 'opened', step }),
    callInOrder: (steps) => add(...steps.toReversed().map((step) => ({ type: 'opened' as const, step }))),
    amend: (step) => add({ type: 'amended', step }),
    finish: (returned) => add({ type: 'closed', returned: returned ?? null }),
    spend: (unit, actions, on) => add({ type: 'spent', unit, actions, on }),
  };
}
