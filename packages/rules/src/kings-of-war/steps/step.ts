import type { Dice, Mark, Note, Odds, Offer, Preview, Refusal, Result, SeatId, Waiting } from '../../kernel';
import { err, ok } from '../../kernel';
import type { Draft } from '../../kernel/system';
import type { Event } from '../events';
import { evolve } from '../evolve';
import type { Intent } from '../intents';
import type { State, Step } from '../state';

/** One place to wait: what may be asked there, and what comes of it. */
export interface StepRules<K extends Step['is'] = Step['is']> {
  offers(state: State, step: StepOf<K>, seat: SeatId): readonly Offer<Intent>[];
  /** Judges a whole intent. `preview` shows the plan, `decide` enacts it: one function for both. */
  plan(state: State, step: StepOf<K>, seat: SeatId, intent: Intent): Planned;
  /** What to show of an intent that is not whole yet. */
  draft?(state: State, step: StepOf<K>, seat: SeatId, draft: Draft<Intent>): Preview<Intent> | undefined;
  /** A completion of a `place` offer. */
  sample?(state: State, step: StepOf<K>, seat: SeatId, offer: Offer<Intent>, random: () => number): Intent | undefined;
  waiting(state: State, step: StepOf<K>): readonly Waiting[];
}

export type StepOf<K extends Step['is']> = Extract<Step, { is: K }>;

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

/** The intent belongs to another step of the game [KOW-TRN-01]. */
export const outOfStep = (step: Step, intent: Intent): Planned =>
  refused({ code: 'step/not-now', rule: 'KOW-TRN-01', detail: { step: step.is, asked: intent.do } });

/** Events as they come true, folded one by one, so that what follows is judged on the state it follows. */
export interface Tale {
  readonly state: State;
  readonly events: readonly Event[];
  add(...events: readonly Event[]): void;
}

export function tale(start: State): Tale {
  let state = start;
  const events: Event[] = [];
  return {
    get state() {
      return state;
    },
    events,
    add(...more) {
      for (const event of more) {
        state = evolve(state, event);
        events.push(event);
      }
    },
  };
}
