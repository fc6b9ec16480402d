import type { Always } from '../steps/step';
import { refused } from '../steps/step';

/** A player’s standing wishes: not to be asked about rerolls. */
export const wishes: Always = {
  dos: [],
  lapses: false,
  offers: () => [],
  plan: () => refused({ code: 'step/not-now', rule: 'FL-BAT-01' }),
};
