import type * as kernel from '../../kernel';
import { outOfStep as outOfStepBy, planned as plannedOn, told } from '../../kernel';
import type { Event } from '../events';
import { evolve } from '../evolve';
import type { Intent } from '../intents';
import type { State, Step } from '../state';

/** The game's own words for the plans of the kernel (see kernel/machine). Its steps hand nothing down. */
export interface Game {
  readonly State: State;
  readonly Event: Event;
  readonly Intent: Intent;
  readonly Step: Step;
  readonly Returned: never;
}

export type StepOf<K extends Step['is']> = kernel.StepIn<Game, K>;
/** One place to wait: what may be asked there, and what comes of it. */
export type StepRules<K extends Step['is'] = Step['is']> = kernel.Asking<Game, StepOf<K>, Tale>;
export type Plan = kernel.Plan<Tale>;
export type Planned = kernel.Planned<Tale>;
export type Refused = kernel.Refused;

export { refused } from '../../kernel';
export const planned = plannedOn<Tale>;
/** The intent belongs to another step of the game [KOW-TRN-01]. */
export const outOfStep = outOfStepBy('KOW-TRN-01');

export type Tale = kernel.Told<State, Event>;
export const tale = (start: State): Tale => told(start, evolve);
