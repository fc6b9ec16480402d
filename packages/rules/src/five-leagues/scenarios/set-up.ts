import type { State, Step } from '../state';
import { hasThings } from './eve';

/** Everything before the first round, in the order of the scenario. */
export const setUpSteps = (state: State): readonly Step[] => [
  ...ownSteps(state),
  ...(hasThings(state) ? [{ is: 'eve', ready: [] } as const] : []),
];

function ownSteps(state: State): readonly Step[] {
  const field: Step = { is: 'lay-terrain' };
  const enemy: Step = { is: 'deploy-enemy', stage: 'begin' };
  const party: Step = { is: 'deploy-party', stage: 'begin', ready: [] };
  switch (state.config.scenario) {
    case 'starter':
    case 'starter-replay':
      return [field, enemy, party];
    case 'meeting':
      return [field, enemy, party, { is: 'seize', stage: 'choose', unit: null, done: [], passed: [] }];
    case 'defensive':
      return [field, party, enemy, { is: 'infiltration', stage: 'next', unit: null, moved: [] }];
    case 'camp-raid':
    case 'hideout-raid':
      return [field, enemy, party, { is: 'sneak', stage: 'move', unit: null, ready: [] }];
    case 'site':
      return [field, party, { is: 'scout', stage: 'begin' }, enemy];
    case 'lair':
      return [field, { is: 'lair', stage: 'choose', scout: null, moved: [], ready: [] }];
  }
}
