import { fielded, sideOf } from '../figures';
import type { Report } from '../scenario';
import type { State } from '../state';
import { gainsOf } from './gains';

/** How the battle went, from the state in which it ended. */
export function reportOf(state: State): Report {
  const all = Object.values(state.figures);
  const enemies = all.filter((each) => each.side === 'enemies');
  const gone = (fate: string) => enemies.filter((each) => each.fate === fate);
  return {
    scenario: state.config.scenario,
    heldField: fielded(state).some((each) => sideOf(each) === 'party'),
    objective: state.objective?.state ?? 'lost',
    rounds: state.round,
    characters: all
      .filter((each) => each.side === 'party')
      .map(({ id, fate }) => ({
        id,
        fate: fate === 'casualty' || fate === 'left' || fate === 'removed' ? fate : 'stands',
        flight: false,
        injury: [],
        kills: [],
      })),
    enemies: {
      slain: gone('casualty').length,
      routed: gone('routed').length,
      leadersSlain: gone('casualty').flatMap(({ profile }) => (profile.kind === 'leader' ? [profile.id] : [])),
      uniqueFoe: null,
      aberrationsSlain: gone('casualty').flatMap(({ profile }) => (profile.kind === 'aberration' ? [profile.id] : [])),
    },
    gains: gainsOf(state),
    storyPoints: state.storyPoints,
    spentItems: [],
    damaged: [],
    gone: [],
  };
}
