import { type BackgroundTables, table } from '../creation-types';

/** [FL-CHR-34] */
export const FRONTIER: BackgroundTables = {
  capabilities: table('frontier-capabilities', [
    { id: 'agility-1', range: [1, 4], title: 'Agility +1', gifts: [{ is: 'score', score: 'agility', by: 1 }] },
    { id: 'combat-skill-1', range: [5, 8], title: 'Combat Skill +1', gifts: [{ is: 'score', score: 'combat', by: 1 }] },
    { id: 'speed-2-0', range: [9, 12], title: 'Speed +2″/+0″', gifts: [{ is: 'score', score: 'speed', by: 2 }] },
    { id: 'toughness-1', range: [13, 16], title: 'Toughness +1', gifts: [{ is: 'score', score: 'toughness', by: 1 }] },
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
      id: 'combat-skill-1-and-toughness-1',
      range: [19, 20],
      title: 'Combat Skill +1 and Toughness +1',
      gifts: [
        { is: 'score', score: 'combat', by: 1 },
        { is: 'score', score: 'toughness', by: 1 },
      ],
    },
  ]),
  mentality: table('frontier-mentality', [
    { id: 'will-2', range: [1, 1], title: 'Will +2', gifts: [{ is: 'will', amount: 2 }] },
    { id: 'will-1', range: [2, 3], title: 'Will +1', gifts: [{ is: 'will', amount: 1 }] },
    { id: '1-starting-xp', range: [4, 16], title: '1 starting XP', gifts: [{ is: 'xp', amount: 1 }] },
    { id: 'luck-1', range: [17, 18], title: 'Luck +1', gifts: [{ is: 'luck', amount: 1 }] },
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
  possessions: table('frontier-possessions', [
    {
      id: '1-gold-mark-to-the-pool',
      range: [1, 4],
      title: '1 Gold Mark to the pool',
      gifts: [{ is: 'gold', amount: 1 }],
    },
    {
      id: '2-gold-marks-to-the-pool',
      range: [5, 8],
      title: '2 Gold Marks to the pool',
      gifts: [{ is: 'gold', amount: 2 }],
    },
    {
      id: 'pick-one-quality-weapon',
      range: [9, 11],
      title: 'Pick one quality weapon',
      gifts: [{ is: 'weapon', of: 'quality' }],
    },
    {
      id: 'pick-one-basic-weapon-of-fine-make',
      range: [12, 15],
      title: 'Pick one basic weapon of Fine make',
      gifts: [{ is: 'weapon', of: 'fine' }],
    },
    {
      id: 'pick-one-bundle-from-the-item-list',
      range: [16, 20],
      title: 'Pick one bundle from the item list',
      gifts: [{ is: 'bundle', of: 'common' }],
    },
  ]),
  training: table('frontier-training', [
    { id: 'one-skill-roll', range: [1, 12], title: 'One skill roll', gifts: [{ is: 'skills', count: 1 }] },
    { id: 'two-skill-rolls', range: [13, 15], title: 'Two skill rolls', gifts: [{ is: 'skills', count: 2 }] },
    { id: '1-starting-xp', range: [16, 20], title: '1 starting XP', gifts: [{ is: 'xp', amount: 1 }] },
  ]),
};
