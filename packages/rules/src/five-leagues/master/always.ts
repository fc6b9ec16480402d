import type { Always } from '../steps/step';
import { refused } from '../steps/step';

/** What the game master may do at any time: prepare, reveal, rule, hand enemies over. */
export const mastery: Always = {
  dos: [],
  lapses: false,
  offers: () => [],
  plan: () => refused({ code: 'step/not-now', rule: 'FL-BAT-01' }),
};
