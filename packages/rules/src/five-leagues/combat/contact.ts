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
