import type { ReadyList } from './types';

export const OGRES = [
  {
    id: 'the-toll-road',
    points: 1000,
    blurb: 'Everybody pays. Some pay in goblins.',
    list: {
      name: 'The Toll Road',
      army: 'ogres',
      entries: [
        { unit: 'warriors', size: 'horde', options: [], name: 'Toll Takers' },
        { unit: 'siege-breakers', size: 'horde', options: [], name: 'Door Knockers' },
        { unit: 'red-goblin-rabble', size: 'horde', options: [], name: 'The Hangers-On' },
        { unit: 'giant', size: 'single', options: [], name: 'Lean Tom' },
        { unit: 'sergeant', size: 'single', options: ['mount-chariot'], name: 'Sergeant Brod' },
        { unit: 'army-standard', size: 'single', options: [], name: 'The Club and Rag' },
      ],
    },
  },
  {
    id: 'hunters-of-the-long-grass',
    points: 1000,
    blurb: 'They have been watching since the second hill.',
    list: {
      name: 'Hunters of the Long Grass',
      army: 'ogres',
      entries: [
        { unit: 'hunters', size: 'horde', options: [], name: 'Grass Walkers' },
        { unit: 'berserker-braves', size: 'horde', options: [], name: 'The Bare-Handed' },
        { unit: 'warrior-chariots', size: 'regiment', options: [], name: 'Wheel and Club' },
        { unit: 'red-goblin-scouts', size: 'troop', options: [], name: 'Yappers' },
        { unit: 'ogre-warlord', size: 'single', options: [], name: 'Warlord Magrak' },
        { unit: 'red-goblin-biggit', size: 'single', options: [], name: 'Little Nib' },
      ],
    },
  },
  {
    id: 'the-warlord-s-road',
    points: 2000,
    blurb: 'Twelve abreast, with guns, and a mammoth for the baggage.',
    list: {
      name: "The Warlord's Road",
      army: 'ogres',
      entries: [
        { unit: 'warriors', size: 'legion', options: [], name: 'The Road Itself' },
        { unit: 'siege-breakers', size: 'horde', options: [], name: 'Door Knockers' },
        { unit: 'boomers', size: 'horde', options: [], name: 'The Loud Company' },
        { unit: 'shooters', size: 'horde', options: [], name: 'Far Spitters' },
        { unit: 'warrior-chariots', size: 'regiment', options: [], name: 'Wheel and Club' },
        { unit: 'red-goblin-rabble', size: 'horde', options: [], name: 'The Hangers-On' },
        { unit: 'mammoth', size: 'single', options: [], name: 'Old Wool' },
        { unit: 'ogre-warlord', size: 'single', options: ['mount-chariot'], name: 'Warlord Magrak' },
        { unit: 'boomer-sergeant', size: 'single', options: [], name: 'Boomer Hask' },
        { unit: 'army-standard', size: 'single', options: [], name: 'The Club and Rag' },
      ],
    },
  },
  {
    id: 'tusk-and-thunder',
    points: 2000,
    blurb: 'Speed, for those who thought ogres had none.',
    list: {
      name: 'Tusk and Thunder',
      army: 'ogres',
      entries: [
        { unit: 'berserker-braves', size: 'horde', options: [], name: 'The Bare-Handed' },
        { unit: 'berserker-braves', size: 'horde', options: [], name: 'The Red-Handed' },
        { unit: 'hunters', size: 'horde', options: [], name: 'Grass Walkers' },
        { unit: 'warriors', size: 'horde', options: ['two-handed-weapons'], name: 'Toll Takers' },
        { unit: 'warrior-chariots', size: 'regiment', options: [], name: 'Wheel and Club' },
        { unit: 'red-goblin-scouts', size: 'regiment', options: [], name: 'Yappers' },
        { unit: 'red-goblin-scout-sniffs', size: 'troop', options: [], name: 'Sniffers' },
        { unit: 'red-goblin-slasher', size: 'single', options: [], name: 'The Patient Lizard' },
        { unit: 'berserker-bully', size: 'single', options: [], name: 'Bully Urd' },
        { unit: 'grokagamok', size: 'single', options: [] },
      ],
    },
  },
] as const satisfies readonly ReadyList[];
