import { check } from '../consent';
import type { IntentOf } from '../intents';
import type { Reward } from '../secret';
import type { State } from '../state';
import { type Planned, planned, refused, type Tale } from '../steps/step';

/** A ruling: it skips the rules of play, but not the table’s edge nor bases that overlap, and everybody reads it. */
export function planRule(state: State, { changes, text }: IntentOf<'rule'>): Planned {
  const refusals = check(state, changes);
  if (refusals.length > 0) return refused(refusals);
  return planned({ marks: [], enact: (tale) => tale.add({ type: 'ruled', changes, text }) });
}

export function planReward({ reward }: IntentOf<'reward'>): Planned {
  if (isNothing(reward)) return refused({ code: 'master/nothing-given', rule: 'FL-BAT-201' });
  return planned({ marks: [], enact: (tale) => give(tale, reward, 'master') });
}

const isNothing = ({ storyPoints, gold, text }: Reward): boolean => storyPoints === 0 && gold === 0 && text === '';

/** Story Points are there at once; gold is counted and goes into the report. */
export function give(tale: Tale, reward: Reward, because: 'master' | 'test'): void {
  if (isNothing(reward)) return;
  const { state } = tale;
  tale.add({
    type: 'battleChanged',
    set: {
      storyPoints: state.storyPoints + reward.storyPoints,
      counts: { ...state.counts, 'gold-given': (state.counts['gold-given'] ?? 0) + reward.gold },
    },
    because: 'FL-BAT-201',
  });
  tale.add({ type: 'rewarded', reward, because });
}
