import { CONTACT, fieldedOf, gapBetween } from '../figures';
import type { State } from '../state';
import type { MeleeStep } from '../steps-combat';
import { inch } from '../units';

/** Driven too far from each other to go on. */
export function areApart(state: State, { initiator, other }: Pick<MeleeStep, 'initiator' | 'other'>): boolean {
  const one = fieldedOf(state, initiator);
  const two = fieldedOf(state, other);
  return one === undefined || two === undefined || gapBetween(one, two) > CONTACT + inch(0.4);
}

/**
 * The third exchange is the last, or the one that a wall adds to it [FL-BAT-119] [FL-BAT-120]. A wall adds no more than
 * this many: where one can neither lose nor do harm they would never part.
 */
export const isLast = ({ exchange, again }: Pick<MeleeStep, 'exchange' | 'again'>): boolean =>
  (exchange >= 3 && !again) || exchange >= MOST_EXCHANGES;
const MOST_EXCHANGES = 24;
