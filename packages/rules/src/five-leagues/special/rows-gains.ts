import { enemiesEver, gain, isHeld, leadersSlain } from './rewards';
import type { RuleBook } from './rule';

/**
 * Rules of single rows that pay between battles. What must still be rolled for is named as a roll; who takes up the
 * report rolls it (`roll:bounty-6`: a six of each die pays a Gold Mark).
 */
export const GAINS_BOOK: RuleBook = {
  'looted-loot': { battle: { gains: () => gain('valuables-gold', 1, 'looted-loot') } },
  'just-in-time': {
    battle: { gains: (state) => (isHeld(state) ? gain('friend:villager-or-forester', 1, 'just-in-time') : []) },
  },
  uprising: {},
  bounty: { battle: { gains: (state) => gain('roll:bounty-6', leadersSlain(state).length, 'bounty') } },
  'servants-of-the-mistress': {
    battle: {
      gains: (state) =>
        gain(
          'adventure-points',
          leadersSlain(state).filter(({ profile }) => profile.id === 'fog-born').length,
          'servants-of-the-mistress',
        ),
    },
  },
  'worthy-struggle': {
    battle: {
      gains: (state) =>
        isHeld(state)
          ? [...gain('story-points', 1, 'worthy-struggle'), ...gain('adventure-points', 1, 'worthy-struggle')]
          : [],
    },
  },
  'gather-the-spoils': {
    battle: {
      gains: (state) =>
        isHeld(state)
          ? [...gain('adventure-points', 1, 'gather-the-spoils'), ...gain('gold', 1, 'gather-the-spoils')]
          : [],
    },
  },
  hunters: { battle: { gains: (state) => (isHeld(state) ? gain('item:rations', 1, 'hunters') : []) } },
  'silver-jewelry': { battle: { gains: (state) => gain('gold', leadersSlain(state).length, 'silver-jewelry') } },
  pillagers: { battle: { gains: (state) => (isHeld(state) ? gain('roll:rations-5', 2, 'pillagers') : []) } },
  'tip-of-the-spear': {
    battle: {
      gains: (state) =>
        enemiesEver(state).some(({ profile, fate }) => profile.kind === 'unique' && fate !== 'casualty')
          ? gain('enemy-plans', 1, 'tip-of-the-spear')
          : [],
    },
  },
  'hunted-in-the-gloom': { battle: { gains: () => gain('flight-stands', 1, 'hunted-in-the-gloom') } },
  'belt-purse': { battle: { gains: (state) => gain('gold', leadersSlain(state).length, 'belt-purse') } },
  'duke-bounty': { battle: { gains: (state) => gain('roll:bounty-5', leadersSlain(state).length, 'duke-bounty') } },
  'crime-pays': { battle: { gains: (state) => (isHeld(state) ? gain('gold', 1, 'crime-pays') : []) } },
  'tax-the-taxman': { battle: { gains: (state) => (isHeld(state) ? gain('gold', 1, 'tax-the-taxman') : []) } },
};
