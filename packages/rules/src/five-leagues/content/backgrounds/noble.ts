import { type BackgroundTables, table } from '../creation-types';

/** [FL-CHR-34] */
export const NOBLE: BackgroundTables = {
  capabilities: table('noble-capabilities', [
    { id: 'agility-1', range: [1, 4], title: 'Agility +1', gifts: [{ is: 'score', score: 'agility', by: 1 }] },
    { id: 'combat-skill-1', range: [5, 9], title: 'Combat Skill +1', gifts: [{ is: 'score', score: 'combat', by: 1 }] },
    { id: 'speed-2-0', range: [10, 13], title: 'Speed +2″/+0″', gifts: [{ is: 'score', score: 'speed', by: 2 }] },
    { id: 'toughness-1', range: [14, 16], title: 'Toughness +1', gifts: [{ is: 'score', score: 'toughness', by: 1 }] },
    {
      id: 'agility-1-and-combat-skill-1',
      range: [17, 18],
      title: 'Agility +1 and Combat Skill +1',
      gifts: [
        { is: 'score', score: 'agility', by: 1 },
        { is: 'score', score: 'combat', by: 1 },
      ],
    },
    {
      id: 'speed-2-0-and-combat-skill-1',
      range: [19, 20],
      title: 'Speed +2″/+0″ and Combat Skill +1',
      gifts: [
        { is: 'score', score: 'speed', by: 2 },
        { is: 'score', score: 'combat', by: 1 },
      ],
    },
  ]),
  mentality: table('noble-mentality', [
    { id: 'will-2', range: [1, 1], title: 'Will +2', gifts: [{ is: 'will', amount: 2 }] },
    { id: 'will-1', range: [2, 2], title: 'Will +1', gifts: [{ is: 'will', amount: 1 }] },
    { id: '1-starting-xp', range: [3, 16], title: '1 starting XP', gifts: [{ is: 'xp', amount: 1 }] },
    { id: 'luck-1', range: [17, 18], title: 'Luck +1', gifts: [{ is: 'luck', amount: 1 }] },
    { id: 'luck-2', range: [19, 19], title: 'Luck +2', gifts: [{ is: 'luck', amount: 2 }] },
    {
      id: 'will-1-and-luck-1',
      range: [20, 20],
      title: 'Will +1 and Luck +1',
      gifts: [
        { is: 'will', amount: 1 },
        { is: 'luck', amount: 1 },
      ],
    },
  ]),
  possessions: table('noble-possessions', [
    {
      id: '2-gold-marks-to-the-pool',
      range: [1, 4],
      title: '2 Gold Marks to the pool',
      gifts: [{ is: 'gold', amount: 2 }],
    },
    {
      id: '3-gold-marks-to-the-pool',
      range: [5, 6],
      title: '3 Gold Marks to the pool',
      gifts: [{ is: 'gold', amount: 3 }],
    },
    {
      id: 'pick-one-quality-weapon',
      range: [7, 11],
      title: 'Pick one quality weapon',
      gifts: [{ is: 'weapon', of: 'quality' }],
    },
    {
      id: 'pick-one-basic-weapon-of-fine-make',
      range: [12, 14],
      title: 'Pick one basic weapon of Fine make',
      gifts: [{ is: 'weapon', of: 'fine' }],
    },
    {
      id: 'one-set-of-full-armor',
      range: [15, 17],
      title: 'One set of full armor',
      gifts: [{ is: 'armor', armor: 'full-armor' }],
    },
    {
      id: 'pick-one-bundle-from-the-item-list',
      range: [18, 20],
      title: 'Pick one bundle from the item list',
      gifts: [{ is: 'bundle', of: 'common' }],
    },
  ]),
  training: table('noble-training', [
    { id: 'one-skill-roll', range: [1, 6], title: 'One skill roll', gifts: [{ is: 'skills', count: 1 }] },
    { id: 'two-skill-rolls', range: [7, 7], title: 'Two skill rolls', gifts: [{ is: 'skills', count: 2 }] },
    { id: '1-starting-xp', range: [8, 20], title: '1 starting XP', gifts: [{ is: 'xp', amount: 1 }] },
  ]),
};
