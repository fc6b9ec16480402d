import type { RollTable } from './tables';
import type { TextRow } from './text-row';

/** What stirs when the scout of a Site has gone in [FL-SET-31]. */
export const SITE_REACTIONS: RollTable<TextRow> = {
  id: 'site-reaction',
  sides: 100,
  entries: [
    { id: 'all-quiet', row: 'FL-SCN-T-site-reaction-01', name: 'All quiet', range: [1, 15], text: 'No change.' },
    {
      id: 'guarded-tomb',
      row: 'FL-SCN-T-site-reaction-02',
      name: 'Guarded tomb',
      range: [16, 30],
      text: '2 extra Exploration Markers at the table centre with 3 extra Unaware Skeletons (4", Skill +1, Toughness 4, Armor 1, Undead) within 1" of them.',
    },
    {
      id: 'deep-places',
      row: 'FL-SCN-T-site-reaction-03',
      name: 'Deep places',
      range: [31, 50],
      text: '3 extra Exploration Markers by the three largest features or rooms.',
    },
    {
      id: 'suspicious-tracks',
      row: 'FL-SCN-T-site-reaction-04',
      name: 'Suspicious tracks',
      range: [51, 65],
      text: 'Marker at the table centre: when a member comes within 8" and sight, roll a Unique Foe and place it there. Beaten: +2 Adventure Points. Never found, or alive at the end: roll on Enemy Plans.',
    },
    {
      id: 'way-through',
      row: 'FL-SCN-T-site-reaction-05',
      name: 'Way through',
      range: [66, 80],
      text: 'Add an Unexplored Location to this Map Area.',
    },
    {
      id: 'watcher-in-the-dark',
      row: 'FL-SCN-T-site-reaction-06',
      name: 'Watcher in the dark',
      range: [81, 90],
      text: 'Add an Unknown Enemy marker at the table centre in Step 4.',
    },
    {
      id: 'quiet-entrance',
      row: 'FL-SCN-T-site-reaction-07',
      name: 'Quiet entrance',
      range: [91, 100],
      text: 'After Step 4 move one group of 3 enemies to the table centre.',
    },
  ],
};

/** What an Exploration Marker is [FL-SET-33]. */
export const SITE_FINDS: RollTable<TextRow> = {
  id: 'site-finds',
  sides: 100,
  entries: [
    {
      id: 'environmental-hazard',
      row: 'FL-SCN-T-site-finds-01',
      name: 'Environmental hazard',
      range: [1, 10],
      text: '3" around the marker. The revealer passes 9+ [Wits] and moves back 1", or is affected (+1/+0 Hit). Afterwards enemies stay out; a member passes 8+ [Expertise] to enter safely, testing again each round they stay.',
    },
    {
      id: 'obstacle',
      row: 'FL-SCN-T-site-finds-02',
      name: 'Obstacle',
      range: [11, 20],
      text: '2" around is Difficult for both sides; an adjacent Interact Action with 8+ [Pathwise] opens a path for the warband for the battle.',
    },
    { id: 'item', row: 'FL-SCN-T-site-finds-03', name: 'Item', range: [21, 35], text: 'Make a Loot roll.' },
    {
      id: 'hidden-thing',
      row: 'FL-SCN-T-site-finds-04',
      name: 'Hidden thing',
      range: [36, 60],
      text: 'Interact Action with 8+ [Scouting]: Loot roll. Failure finds nothing; a natural double 1 springs a Trap on the searcher and everyone within 1" (each tests). One try per member.',
    },
    {
      id: 'trap',
      row: 'FL-SCN-T-site-finds-05',
      name: 'Trap',
      range: [61, 75],
      text: '10+ [Expertise] or roll on the trap table; then it is spent.',
    },
    {
      id: 'guarded-stash',
      row: 'FL-SCN-T-site-finds-06',
      name: 'Guarded stash',
      range: [76, 85],
      text: 'Marker at the farthest visible point with 3 Unaware Sentries within 2". A member in contact takes 3 Loot rolls.',
    },
    {
      id: 'ambush',
      row: 'FL-SCN-T-site-finds-07',
      name: 'Ambush',
      range: [86, 90],
      text: 'A Melee Trooper is placed behind and touching the character and fights at once as attacker.',
    },
    {
      id: 'footsteps',
      row: 'FL-SCN-T-site-finds-08',
      name: 'Footsteps',
      range: [91, 100],
      text: '1 Melee Trooper, Unaware Patrol, 9" away in a random direction, not within 4" of a member (move it on along the line).',
    },
  ],
};

/** Traps of a Site [FL-SCN-23]. */
export const SITE_TRAPS: RollTable<TextRow> = {
  id: 'site-traps',
  sides: 100,
  entries: [
    { id: 'deadly-trap', row: 'FL-SCN-T-site-traps-01', name: 'Deadly trap', range: [1, 20], text: '+1/+0 Hit.' },
    {
      id: 'alarm-trap',
      row: 'FL-SCN-T-site-traps-02',
      name: 'Alarm trap',
      range: [21, 40],
      text: 'All enemies within 12" become Aware (not ones placed later this round). 8+ [Expertise] or 2 Aware Melee Troopers appear at the centre of the edge opposite your entry.',
    },
    {
      id: 'pinning-trap',
      row: 'FL-SCN-T-site-traps-03',
      name: 'Pinning trap',
      range: [41, 60],
      text: 'Held: next activation 9+ [Wits] to get free; one adjacent ally per round may test by a Use Action. Until free: no movement, always defender in melee, no ranged attack except throwing knives; spells and gear work.',
    },
    {
      id: 'cruel-trap',
      row: 'FL-SCN-T-site-traps-04',
      name: 'Cruel trap',
      range: [61, 75],
      text: 'Automatically Wounded.',
    },
    {
      id: 'treasure-trap',
      row: 'FL-SCN-T-site-traps-05',
      name: 'Treasure trap',
      range: [76, 100],
      text: 'Roll again, 76-100 counts as Deadly trap. Once sprung, a character reaching the marker makes a Loot roll.',
    },
  ],
};

/** What a scout finds in a Lair [FL-SET-35]. */
export const CURIOUS_LOCATIONS: RollTable<TextRow> = {
  id: 'curious-locations',
  sides: 100,
  entries: [
    {
      id: 'nothing',
      row: 'FL-SCN-T-curious-locations-01',
      name: 'Nothing',
      range: [1, 10],
      text: 'Empty. If it was the last marker the monster is roaming.',
    },
    {
      id: 'monster-tracks',
      row: 'FL-SCN-T-curious-locations-02',
      name: 'Monster tracks',
      range: [11, 25],
      text: 'If the first or second marker: on the next one, Nothing and Monster tracks count as Beast, unaware. If the last: the monster is roaming.',
    },
    {
      id: 'captive',
      row: 'FL-SCN-T-curious-locations-03',
      name: 'Captive',
      range: [26, 40],
      text: 'Joins at the exit: Follower, base profile, Wounded, no gear (lend some). If not a casualty they may join, Loyal; otherwise adventurer Friend.',
    },
    {
      id: 'hoard',
      row: 'FL-SCN-T-curious-locations-04',
      name: 'Hoard',
      range: [41, 50],
      text: 'A member in contact makes a Loot roll.',
    },
    {
      id: 'beast-unaware',
      row: 'FL-SCN-T-curious-locations-05',
      name: 'Beast, unaware',
      range: [51, 85],
      text: 'Found but Unaware: go on scouting or start Step 3. Ignore further tracks or unaware results; an aware result elsewhere makes it Aware where it already is.',
    },
    {
      id: 'beast-aware',
      row: 'FL-SCN-T-curious-locations-06',
      name: 'Beast, aware',
      range: [86, 100],
      text: 'Place the monster and move it a normal move at the scout; Step 3.',
    },
  ],
};
