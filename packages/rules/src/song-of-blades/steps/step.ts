import type * as kernel from '../../kernel';
import { tale as bareTale, outOfStep as outOfStepBy, planned as plannedOn } from '../../kernel';
import type { Draft, Offer, Preview } from '../../kernel/system';
import type { Event } from '../events';
import { evolve } from '../evolve';
import type { Intent } from '../intents';
import type { Figure, Returned, State, Step } from '../state';

/** The game's own words for the parts of the machine (see kernel/machine). */
export interface Game {
  readonly State: State;
  readonly Event: Event;
  readonly Intent: Intent;
  readonly Step: Step;
  readonly Returned: Returned;
}

export type StepOf<K extends Step['is']> = kernel.StepIn<Game, K>;
export type StepRules<K extends Step['is'] = Step['is']> = kernel.StepRules<Game, StepOf<K>, Tale>;
export type Plan = kernel.Plan<Tale>;
export type Planned = kernel.Planned<Tale>;

export { refused } from '../../kernel';
export const planned = plannedOn<Tale>;
/** The intent belongs to another step of the game. */
export const outOfStep = outOfStepBy('ASOBH-ACT-03');

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

/** The tale of this game also pays. */
export interface Tale extends kernel.Tale<Game> {
  /** Actions of the figure that acts. */
  spend(unit: kernel.UnitId, actions: number, on: string): void;
}

export function tale(start: State): Tale {
  const told = bareTale<Game>(start, evolve);
  return Object.assign(told, {
    spend: (unit: kernel.UnitId, actions: number, on: string) => told.add({ type: 'spent', unit, actions, on }),
  });
}
