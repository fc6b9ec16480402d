import { type BackgroundTables, table } from '../creation-types';

/** [FL-CHR-34] */
export const MYSTIC: BackgroundTables = {
  capabilities: table('mystic-capabilities', [
    { id: 'agility-1', range: [1, 5], title: 'Agility +1', gifts: [{ is: 'score', score: 'agility', by: 1 }] },
    { id: 'casting-1', range: [6, 13], title: 'Casting +1', gifts: [{ is: 'score', score: 'casting', by: 1 }] },
    { id: 'speed-2-0', range: [14, 17], title: 'Speed +2″/+0″', gifts: [{ is: 'score', score: 'speed', by: 2 }] },
    { id: 'toughness-1', range: [18, 20], title: 'Toughness +1', gifts: [{ is: 'score', score: 'toughness', by: 1 }] },
  ]),
  mentality: table('mystic-mentality', [
    { id: 'will-2', range: [1, 5], title: 'Will +2', gifts: [{ is: 'will', amount: 2 }] },
    { id: 'will-1', range: [6, 9], title: 'Will +1', gifts: [{ is: 'will', amount: 1 }] },
    { id: '1-starting-xp', range: [10, 20], title: '1 starting XP', gifts: [{ is: 'xp', amount: 1 }] },
  ]),
  possessions: table('mystic-possessions', [
    {
      id: '1-gold-mark-to-the-pool',
      range: [1, 4],
      title: '1 Gold Mark to the pool',
      gifts: [{ is: 'gold', amount: 1 }],
    },
    {
      id: 'pick-one-bundle-from-the-mystic-item-list',
      range: [5, 14],
      title: 'Pick one bundle from the mystic item list',
      gifts: [{ is: 'bundle', of: 'mystic' }],
    },
    {
      id: 'pick-one-bundle-from-the-item-list',
      range: [15, 20],
      title: 'Pick one bundle from the item list',
      gifts: [{ is: 'bundle', of: 'common' }],
    },
  ]),
  training: table('mystic-training', [
    { id: 'alchemy-skill', range: [1, 5], title: 'Alchemy skill', gifts: [{ is: 'skill', skill: 'alchemy' }] },
    { id: 'one-skill-roll', range: [6, 11], title: 'One skill roll', gifts: [{ is: 'skills', count: 1 }] },
    { id: '1-starting-xp', range: [12, 20], title: '1 starting XP', gifts: [{ is: 'xp', amount: 1 }] },
  ]),
};
