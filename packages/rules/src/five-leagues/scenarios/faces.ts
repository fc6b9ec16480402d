import type { EnemyEntry } from '../content/enemy-types';
import type { Nature } from '../profile';

/** Pictures the table paints for enemies: a row’s own, else that of its nature, archers apart. */
const OWN: Readonly<Record<string, string>> = {
  'elfin-hounds': 'wolf-head',
  'dust-hounds': 'wolf-head',
  'northern-wolves': 'wolf-head',
  'giant-rats': 'rat',
  'giant-bugs': 'centipede',
  'winged-imps': 'imp',
  'skeletal-defenders': 'death-skull',
  'eternal-guard': 'death-skull',
  'roaming-dead': 'skull-crossed-bones',
  'stumbling-dead': 'skull-crossed-bones',
  'grave-walkers': 'tombstone',
  'tomb-shades': 'spectre',
  'fey-spirits': 'spectre',
  'fog-born': 'spectre',
  'gargoyle-sentries': 'stone-bust',
  'crystal-wards': 'rock-golem',
  'delve-crawlers': 'cobweb',
  'spider-touched': 'cobweb',
  'cave-runners': 'velociraptor',
  'needle-fang-pack': 'velociraptor',
  'hunter-beast-pack': 'velociraptor',
  'goblin-raiders': 'goblin-head',
  'goblin-war-party': 'goblin-head',
  'goblin-infestation': 'goblin-head',
  'war-dryads': 'tree-face',
  'tree-wardens': 'tree-face',
  'forest-folk': 'tree-face',
  'fey-knights': 'elf-helmet',
  'winter-legion': 'elf-helmet',
  'skeleton-sorcerer': 'death-skull',
  'skeleton-site': 'death-skull',
  ogre: 'ogre',
  troll: 'troll',
  minotaur: 'minotaur',
  werewolf: 'werewolf',
  golem: 'rock-golem',
  'giant-lizard': 'lizardman',
  'spitting-lizard': 'spiked-dragon-head',
  manticore: 'lion',
  'grim-knight': 'visored-helm',
  'corrupt-sorcerer': 'wizard-staff',
  'cunning-infiltrator': 'hood',
  'unreasoning-brute': 'barbarian',
  'charismatic-leader': 'laurel-crown',
  'ruthless-killer': 'broadsword',
  'mighty-warrior': 'viking-helmet',
  'deranged-cultist': 'dread',
  'scheming-heretic': 'scroll-unfurled',
  'ravening-beast-form': 'beast-eye',
  'infernal-spawn': 'imp',
  'feral-mercenary': 'lynx-head',
  'duskling-champion': 'orc-head',
  'fey-reaver': 'elf-helmet',
  'enemy-marshall': 'trumpet-flag',
  'master-thief': 'hood',
  'craven-hex-chanter': 'lightning-helix',
};

const BY_NATURE: Readonly<Record<Nature, string>> = {
  human: 'swordman',
  fey: 'elf-helmet',
  undead: 'death-skull',
  beast: 'bear-head',
  monster: 'imp',
  gnawling: 'rat',
  duskling: 'orc-head',
  'old-kin': 'lizardman',
  other: 'dread',
};

export const faceOf = (id: string, natures: readonly Nature[] = []): string =>
  Object.hasOwn(OWN, id) ? (OWN[id] ?? 'dread') : BY_NATURE[natures[0] ?? 'other'];

/** One of a row with a ranged weapon in hand. */
export const archerFace = (entry: EnemyEntry, weapon: string): string => {
  if (!entry.natures.includes('human')) return faceOf(entry.id, entry.natures);
  return weapon === 'crossbow' ? 'crossbow' : weapon === 'sling' ? 'sling' : 'bowman';
};
