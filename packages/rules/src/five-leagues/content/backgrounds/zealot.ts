import { type BackgroundTables, table } from '../creation-types';

/** [FL-CHR-34] */
export const ZEALOT: BackgroundTables = {
  capabilities: table('zealot-capabilities', [
    { id: 'agility-1', range: [1, 4], title: 'Agility +1', gifts: [{ is: 'score', score: 'agility', by: 1 }] },
    { id: 'combat-skill-1', range: [5, 7], title: 'Combat Skill +1', gifts: [{ is: 'score', score: 'combat', by: 1 }] },
    { id: 'speed-2-0', range: [8, 11], title: 'Speed +2″/+0″', gifts: [{ is: 'score', score: 'speed', by: 2 }] },
    { id: 'toughness-1', range: [12, 16], title: 'Toughness +1', gifts: [{ is: 'score', score: 'toughness', by: 1 }] },
    {
      id: 'combat-skill-1-and-toughness-1',
      range: [17, 18],
      title: 'Combat Skill +1 and Toughness +1',
      gifts: [
        { is: 'score', score: 'combat', by: 1 },
        { is: 'score', score: 'toughness', by: 1 },
      ],
    },
    {
      id: 'speed-2-0-and-toughness-1',
      range: [19, 20],
      title: 'Speed +2″/+0″ and Toughness +1',
      gifts: [
        { is: 'score', score: 'speed', by: 2 },
        { is: 'score', score: 'toughness', by: 1 },
      ],
    },
  ]),
  mentality: table('zealot-mentality', [
    { id: 'will-2', range: [1, 2], title: 'Will +2', gifts: [{ is: 'will', amount: 2 }] },
    { id: 'will-1', range: [3, 4], title: 'Will +1', gifts: [{ is: 'will', amount: 1 }] },
    { id: '1-starting-xp', range: [5, 12], title: '1 starting XP', gifts: [{ is: 'xp', amount: 1 }] },
    { id: 'luck-1', range: [13, 16], title: 'Luck +1', gifts: [{ is: 'luck', amount: 1 }] },
    { id: 'luck-2', range: [17, 18], title: 'Luck +2', gifts: [{ is: 'luck', amount: 2 }] },
    {
      id: 'will-1-and-luck-1',
      range: [19, 20],
      title: 'Will +1 and Luck +1',
      gifts: [
        { is: 'will', amount: 1 },
        { is: 'luck', amount: 1 },
      ],
    },
  ]),
  possessions: table('zealot-possessions', [
    {
      id: '1-gold-mark-to-the-pool',
      range: [1, 6],
      title: '1 Gold Mark to the pool',
      gifts: [{ is: 'gold', amount: 1 }],
    },
    {
      id: 'pick-one-basic-weapon',
      range: [7, 10],
      title: 'Pick one basic weapon',
      gifts: [{ is: 'weapon', of: 'basic' }],
    },
    {
      id: 'pick-one-quality-weapon',
      range: [11, 12],
      title: 'Pick one quality weapon',
      gifts: [{ is: 'weapon', of: 'quality' }],
    },
    {
      id: 'pick-one-bundle-from-the-item-list',
      range: [13, 20],
      title: 'Pick one bundle from the item list',
      gifts: [{ is: 'bundle', of: 'common' }],
    },
  ]),
  training: table('zealot-training', [
    { id: 'one-skill-roll', range: [1, 10], title: 'One skill roll', gifts: [{ is: 'skills', count: 1 }] },
    { id: 'two-skill-rolls', range: [11, 12], title: 'Two skill rolls', gifts: [{ is: 'skills', count: 2 }] },
    { id: '1-starting-xp', range: [13, 20], title: '1 starting XP', gifts: [{ is: 'xp', amount: 1 }] },
  ]),
};
