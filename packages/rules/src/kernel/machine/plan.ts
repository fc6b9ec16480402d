import type { Dice } from '../dice';
import type { Refusal, RuleId } from '../refusal';
import { err, ok, type Result } from '../result';
import type { Mark, Note, Odds } from '../system';

/** A legal intent: what to show of it, and what it makes true. `enact` may throw dice; nothing else may. */
export interface Plan<T> {
  readonly marks: readonly Mark[];
  readonly odds?: Odds;
  readonly notes?: readonly Note[];
  enact(tale: T, dice: Dice): void;
}

export interface Refused {
  readonly refusals: readonly Refusal[];
  readonly marks: readonly Mark[];
}

export type Planned<T> = Result<Plan<T>, Refused>;

export const refused = (refusal: Refusal | readonly Refusal[], marks: readonly Mark[] = []): Result<never, Refused> =>
  err({ refusals: Array.isArray(refusal) ? refusal : [refusal as Refusal], marks });

/** A game closes it on its own tale: `planned<Tale>`. */
export const planned = <T>(plan: Plan<T>): Planned<T> => ok(plan);

/** `step/not-now`, by the game's own rule: the intent belongs to another step. */
export const outOfStep =
  (rule: RuleId) =>
  (step: { readonly is: string }, intent: { readonly do: string }): Result<never, Refused> =>
    refused({ code: 'step/not-now', rule, detail: { step: step.is, asked: intent.do } });
