import type { Outcome } from '../../kernel';
import type { State } from '../state';

/** How the battle ended, or undefined while it goes on [ASOBH-END-01]. */
export const endOf = (_state: State): Outcome | undefined => undefined;
