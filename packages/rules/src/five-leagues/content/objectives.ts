import type { ObjectiveId } from '../scenario';
import type { RollTable } from './tables';
import type { TextRow } from './text-row';

export interface ObjectiveRow extends TextRow {
  readonly id: ObjectiveId;
}

/** Why one fights a Meeting Engagement [FL-SET-17]. */
export const OBJECTIVES: RollTable<ObjectiveRow> = {
  id: 'objectives',
  sides: 100,
  entries: [
    {
      id: 'fetch',
      row: 'FL-SCN-T-objectives-01',
      name: 'Fetch something',
      range: [1, 15],
      text: 'A random feature holds an item. By the end of Round 6 a member enters it (or stands next to it) and takes an Interact Action, no roll. After Round 6 it is lost. The carrier must leave the table or hold it at the end. If the carrier falls the item is picked up from there by an Interact Action; on the ground at the end it is lost.',
    },
    {
      id: 'search',
      row: 'FL-SCN-T-objectives-02',
      name: 'Search for something',
      range: [16, 30],
      text: 'Random feature. In Rounds 1-5 a member enters it (or stands next to it), takes an Interact Action and passes 7+ [Battlewise].',
    },
    {
      id: 'scout',
      row: 'FL-SCN-T-objectives-03',
      name: 'Scout the area',
      range: [31, 50],
      text: 'Two random features. Before Round 6 members must enter (or stand next to) both. On success D6: 5-6 adds an Unexplored Location where you are.',
    },
    {
      id: 'investigate',
      row: 'FL-SCN-T-objectives-04',
      name: 'Investigate area',
      range: [51, 60],
      text: 'Before Round 6 a member reaches the table centre. Roll D6: 1-4 done; 5-6 replaces it with a Search for something objective without time limit. A battle ending sooner may be played on to finish it.',
    },
    {
      id: 'eliminate',
      row: 'FL-SCN-T-objectives-05',
      name: 'Eliminate the enemy',
      range: [61, 75],
      text: 'Slay 4 or more enemies by the end of Round 6; Captains and Unique Foes count double. +1 Adventure Point.',
    },
    {
      id: 'hunt',
      row: 'FL-SCN-T-objectives-06',
      name: 'Hunt the enemy',
      range: [76, 85],
      text: 'Defeat in melee the Unique Foe if present, else the highest-ranking leader, else a random enemy who gets +1 Toughness. No time limit. +1 Adventure Point.',
    },
    {
      id: 'secure',
      row: 'FL-SCN-T-objectives-07',
      name: 'Secure the area',
      range: [86, 100],
      text: 'Hold the Field; no time limit. The first Valuable found after the battle is worth +1 Gold Mark.',
    },
  ],
};

/** Who told of the thing to be fetched. */
export const ITEM_TOLD_BY: RollTable<TextRow> = {
  id: 'objective-item-who',
  sides: 6,
  entries: [
    { id: 'villager', row: 'FL-SCN-T-objective-item-who-01', name: 'Villager', range: [1, 1], text: 'No effect.' },
    { id: 'old-book', row: 'FL-SCN-T-objective-item-who-02', name: 'Old book', range: [2, 2], text: 'No effect.' },
    {
      id: 'tavern-rumor',
      row: 'FL-SCN-T-objective-item-who-03',
      name: 'Tavern rumor',
      range: [3, 3],
      text: 'No effect.',
    },
    { id: 'wise-elder', row: 'FL-SCN-T-objective-item-who-04', name: 'Wise elder', range: [4, 4], text: 'No effect.' },
    {
      id: 'a-friend',
      row: 'FL-SCN-T-objective-item-who-05',
      name: 'A Friend',
      range: [5, 5],
      text: '+1 Story Point if the item is found; with no Friends treat as Interested party.',
    },
    {
      id: 'interested-party',
      row: 'FL-SCN-T-objective-item-who-06',
      name: 'Interested party',
      range: [6, 6],
      text: 'Pays 1 Gold Mark more.',
    },
  ],
};

/** What it is. */
export const ITEM_IS: RollTable<TextRow> = {
  id: 'objective-item-what',
  sides: 6,
  entries: [
    { id: 'wooden-box', row: 'FL-SCN-T-objective-item-what-01', name: 'Wooden box', range: [1, 1], text: '' },
    { id: 'small-chest', row: 'FL-SCN-T-objective-item-what-02', name: 'Small chest', range: [2, 2], text: '' },
    { id: 'letter', row: 'FL-SCN-T-objective-item-what-03', name: 'Letter', range: [3, 3], text: '' },
    {
      id: 'figurine-with-hidden-space',
      row: 'FL-SCN-T-objective-item-what-04',
      name: 'Figurine with hidden space',
      range: [4, 4],
      text: '',
    },
    { id: 'small-bag', row: 'FL-SCN-T-objective-item-what-05', name: 'Small bag', range: [5, 5], text: '' },
    {
      id: 'small-box-with-hidden-space',
      row: 'FL-SCN-T-objective-item-what-06',
      name: 'Small box with hidden space',
      range: [6, 6],
      text: '',
    },
  ],
};

/** How it pays. */
export const ITEM_REWARD: RollTable<TextRow> = {
  id: 'objective-item-reward',
  sides: 6,
  entries: [
    {
      id: 'sold',
      row: 'FL-SCN-T-objective-item-reward-01',
      name: 'Sold',
      range: [1, 1],
      text: 'Paid by the teller or sold openly.',
    },
    {
      id: 'map-inside',
      row: 'FL-SCN-T-objective-item-reward-02',
      name: 'Map inside',
      range: [2, 2],
      text: 'Points to hidden valuables: each Valuable found after this battle is worth +1 Gold Mark.',
    },
    {
      id: 'trade',
      row: 'FL-SCN-T-objective-item-reward-03',
      name: 'Trade',
      range: [3, 3],
      text: 'Traded for the reward.',
    },
    {
      id: 'other-buyer',
      row: 'FL-SCN-T-objective-item-reward-04',
      name: 'Other buyer',
      range: [4, 4],
      text: 'A third party offers to pay; refuse and take +1 Adventure Point instead of the reward.',
    },
    {
      id: 'known-buyer',
      row: 'FL-SCN-T-objective-item-reward-05',
      name: 'Known buyer',
      range: [5, 5],
      text: 'Someone you know pays for the contents.',
    },
    {
      id: 'worthless',
      row: 'FL-SCN-T-objective-item-reward-06',
      name: 'Worthless',
      range: [6, 6],
      text: 'No value, but something else turns up in the search.',
    },
  ],
};

/** What a search turns up. */
export const SEARCH_RESULTS: RollTable<TextRow> = {
  id: 'objective-search',
  sides: 6,
  entries: [
    {
      id: 'enemy-preparations',
      row: 'FL-SCN-T-objective-search-01',
      name: 'Enemy preparations',
      range: [1, 1],
      text: 'If you do not Hold the Field, roll on Enemy Plans.',
    },
    {
      id: 'signs-of-victims',
      row: 'FL-SCN-T-objective-search-02',
      name: 'Signs of victims',
      range: [2, 2],
      text: '+1 Adventure Point.',
    },
    {
      id: 'remote-place',
      row: 'FL-SCN-T-objective-search-03',
      name: 'Remote place',
      range: [3, 3],
      text: 'Add an Unexplored Location.',
    },
    {
      id: 'buried-goods',
      row: 'FL-SCN-T-objective-search-04',
      name: 'Buried goods',
      range: [4, 4],
      text: 'Add a Delve. If this was a Threat battle roll D6: on 4-6 its battles use that Threat table (not counted as Threat battles).',
    },
    {
      id: 'enemy-movements',
      row: 'FL-SCN-T-objective-search-05',
      name: 'Enemy movements',
      range: [5, 5],
      text: 'The next fight with the same Threat type has +1 enemy.',
    },
    {
      id: 'enemy-plans-found',
      row: 'FL-SCN-T-objective-search-06',
      name: 'Enemy plans found',
      range: [6, 6],
      text: '+2 Adventure Points.',
    },
  ],
};
