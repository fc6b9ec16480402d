import type * as kernel from '../../kernel';
import { tale as bareTale, outOfStep as outOfStepBy, planned as plannedOn } from '../../kernel';
import type { Draft, Offer, Preview } from '../../kernel/system';
import type { Event } from '../events';
import { evolve } from '../evolve';
import type { Fielded } from '../figures';
import type { Intent } from '../intents';
import type { Returned, State, Step } from '../state';

/** The game's own words for the parts of the machine (see kernel/machine). */
export interface Game {
  readonly State: State;
  readonly Event: Event;
  readonly Intent: Intent;
  readonly Step: Step;
  readonly Returned: Returned;
}

export type StepOf<K extends Step['is']> = kernel.StepIn<Game, K>;
export type Tale = kernel.Tale<Game>;
export type StepRules<K extends Step['is'] = Step['is']> = kernel.StepRules<Game, StepOf<K>, Tale>;
/** The rules of matters, by their names: a part of the game lists its own (see `flow/matter.ts`). */
export type MatterTable = Readonly<Record<string, StepRules<'matter'>>>;
export type Planned = kernel.Planned<Tale>;
export type Always = kernel.Always<Game, Tale>;

export { refused } from '../../kernel';
export const planned = plannedOn<Tale>;
/** The intent belongs to another step of the game. */
export const outOfStep = outOfStepBy('FL-BAT-01');
export const tale = (start: State): Tale => bareTale<Game>(start, evolve);

/**
 * What a figure may do in its activation: its offers appear while the `act` step is on top and asks. A verb that is the
 * figure's one Action says so with `tale.add(changed … did)` itself; `flow/act.ts` ends the activation where nothing more
 * can follow.
 */
export interface VerbOf<D extends Intent['do']> {
  readonly do: D;
  offers(state: State, act: StepOf<'act'>, figure: Fielded): readonly Offer<Intent>[];
  plan(state: State, act: StepOf<'act'>, figure: Fielded, intent: Extract<Intent, { do: D }>): Planned;
  draft?(
    state: State,
    act: StepOf<'act'>,
    figure: Fielded,
    draft: Draft<Extract<Intent, { do: D }>>,
  ): Preview<Intent> | undefined;
  sample?(
    state: State,
    act: StepOf<'act'>,
    figure: Fielded,
    offer: Offer<Intent>,
    random: () => number,
  ): Intent | undefined;
}

/** A verb of this name; without a name, any of them. */
export type Verb<D extends Intent['do'] = Intent['do']> = D extends Intent['do'] ? VerbOf<D> : never;
