import type { ConsentEvent, ConsentIntent } from '../consent';
import type { GameEvent, Intent, Offer, Outcome } from '../system';
import type { StepEvent } from './stack';

/**
 * The types of one game, closed once: `interface Game { State: State; Event: Event; … }`. Everything of the machine
 * takes such a bundle, and a game gives its own names to what it uses (`export type Plan = kernel.Plan<Tale>`).
 */
export interface Kinds {
  /** The last of `steps` speaks. */
  readonly State: { readonly steps: readonly { readonly is: string }[] };
  readonly Event: GameEvent;
  readonly Intent: Intent;
  /** One thing the game does or waits for: plain data. */
  readonly Step: { readonly is: string };
  /** What a closed step hands down to the one below it; `never` in a game whose steps hand nothing down. */
  readonly Returned: unknown;
}

/** The step of that name. */
export type StepIn<G extends Kinds, K extends G['Step']['is']> = Extract<G['Step'], { readonly is: K }>;

/** Intents of the game and those every game has. */
export type IntentIn<G extends Kinds> = G['Intent'] | ConsentIntent;

/** Offers of the game and those every game has. */
export type OfferIn<G extends Kinds> = Offer<G['Intent']> | Offer<ConsentIntent>;

/** Events of the game and those every game on the machine has; a game lists them among its own. */
export type EventIn<G extends Kinds> =
  | G['Event']
  | ConsentEvent
  | StepEvent<G['Step'], G['Returned']>
  | { readonly type: 'ended'; readonly outcome: Outcome };
