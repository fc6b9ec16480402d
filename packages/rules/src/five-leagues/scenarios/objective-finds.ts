import type { Dice } from '../../kernel';
import { ITEM_IS, ITEM_REWARD, ITEM_TOLD_BY, SEARCH_RESULTS } from '../content/objectives';
import type { Tale } from '../steps/step';
import { asked } from './asked';
import { d6 } from './chance';
import { count, countOf, gain } from './gains';

/** Who told of the thing that is to be fetched. */
export function toldBy(tale: Tale, dice: Dice): void {
  const drawn = asked(tale, ITEM_TOLD_BY, dice);
  if (drawn !== undefined) count(tale, { 'fetch-told-by': drawn.face }, drawn.entry.row);
}

/** It is in somebody's hands: what it is, and what it will bring. */
export function pickedUp(tale: Tale, dice: Dice): void {
  if (countOf(tale.state, 'fetch-reward') > 0) return;
  asked(tale, ITEM_IS, dice);
  const drawn = asked(tale, ITEM_REWARD, dice);
  if (drawn !== undefined) count(tale, { 'fetch-reward': drawn.face }, drawn.entry.row);
}

/** What the fetched thing brings beside the usual. Whether there are Friends, the campaign knows. */
export function fetchGains(tale: Tale): void {
  const who = countOf(tale.state, 'fetch-told-by');
  const pays = countOf(tale.state, 'fetch-reward');
  if (who === 5) gain(tale, 'friend-story-point-or-gold', 1, 'FL-SCN-T-objective-item-who-05');
  if (who === 6) gain(tale, 'gold', 1, 'FL-SCN-T-objective-item-who-06');
  if (pays === 2) gain(tale, 'valuables-bonus', 1, 'FL-SCN-T-objective-item-reward-02');
  if (pays === 4) gain(tale, 'other-buyer', 1, 'FL-SCN-T-objective-item-reward-04');
}

/** A search has turned something up. */
export function searched(tale: Tale, dice: Dice): void {
  const drawn = asked(tale, SEARCH_RESULTS, dice);
  if (drawn === undefined) return;
  const { id, row } = drawn.entry;
  switch (id) {
    case 'enemy-preparations':
      gain(tale, 'enemy-plans-unless-held', 1, row);
      break;
    case 'signs-of-victims':
      gain(tale, 'adventure-points', 1, row);
      break;
    case 'remote-place':
      gain(tale, 'unexplored-location', 1, row);
      break;
    case 'buried-goods': {
      gain(tale, 'delve', 1, row);
      if (!isThreat(tale.state.encounter?.table ?? null)) break;
      const face = d6(dice);
      tale.add({ type: 'diceThrown', why: 'delve-of-the-threat', faces: [face], happens: face >= 4 });
      if (face >= 4) gain(tale, 'delve-of-the-threat', 1, row);
      break;
    }
    case 'enemy-movements':
      gain(tale, 'threat-enemies', 1, row);
      break;
    case 'enemy-plans-found':
      gain(tale, 'adventure-points', 2, row);
      break;
  }
}

/** Robbers by the road and whatever lurks are no Threat to the region; the other tables are one each [FL-ENM-01]. */
const isThreat = (table: string | null): boolean => table !== null && table !== 'roadside' && table !== 'lurking-foes';
