import { enemiesEver, gain, isSlainInMelee } from './rewards';
import type { RuleBook } from './rule';

/** Why a Unique Foe is here [FL-ENM-17]. What it gives to the figures themselves lies in `in-force.ts`. */
export const MOTIVATION_BOOK: RuleBook = {
  'leads-the-group': {},
  'hired-muscle': {},
  'agent-of-dark-powers': {
    battle: {
      gains: (state) =>
        gain(
          'adventure-points',
          uniques(state).some(({ fate }) => fate === 'casualty') ? 2 : 0,
          'agent-of-dark-powers',
        ),
    },
  },
  'shared-goal': {
    battle: {
      gains: (state) => gain('unexplored-location', uniques(state).some(isSlainInMelee) ? 1 : 0, 'shared-goal'),
    },
  },
  'regular-member': {},
  'hunting-the-warband': {
    battle: { seizeBar: () => ({ code: 'seize/hunted', rule: 'FL-ENM-T-unique-foe-motivation-06' }) },
  },
};

const uniques = (state: Parameters<typeof enemiesEver>[0]) =>
  enemiesEver(state).filter(({ profile }) => profile.kind === 'unique');
