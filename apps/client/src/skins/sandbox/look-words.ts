import type { LOOKS } from '@muster/rules/sandbox';

/** What stands on a base, as people call it. */
export const LOOK_WORDS: Readonly<Record<(typeof LOOKS)[number], string>> = {
  piece: 'Plain piece',
  spear: 'Spears',
  sword: 'Swords',
  heavy: 'Heavy foot',
  bow: 'Bows',
  crossbow: 'Crossbows',
  rider: 'Riders',
  ogre: 'Ogres',
  dragon: 'Dragon',
  engine: 'Bolt thrower',
  catapult: 'Catapult',
  chariot: 'Chariot',
  beast: 'Beasts',
  wolf: 'Wolves',
  hero: 'Hero',
  mage: 'Mage',
  swarm: 'Swarm',
  giant: 'Giant',
};
