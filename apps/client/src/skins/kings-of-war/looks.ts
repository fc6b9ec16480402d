import type { Profile } from '@muster/rules/kings-of-war';
import type { FigureKind } from '../../scene/model';
import { LIVERIES, type LiveryName } from '../../scene/paint/figures/livery';

/** How a unit is painted and which sign stands on its banner. `model` is one model's base in mm. */
export interface Look {
  readonly figure: FigureKind;
  readonly icon: string;
  /** A number of `LIVERIES`. */
  readonly livery: number;
  readonly model: { readonly width: number; readonly depth: number };
}

type Seen = Pick<Profile, 'army' | 'unit' | 'type' | 'base' | 'keywords' | 'weapons' | 'rules' | 'defence'>;
type Sign = readonly [figure: FigureKind, icon: string];

/** By its own entry, else by what it fights with and rides on. */
export function lookOf(profile: Seen): Look {
  const [figure, icon] = OWN[profile.unit] ?? signOf(profile);
  return { figure, icon, livery: LIVERIES.indexOf(liveryOf(profile)), model: MODELS[profile.base] };
}

const MODELS: Readonly<Record<Profile['base'], Look['model']>> = {
  infantry: { width: 20, depth: 20 },
  heavyInfantry: { width: 25, depth: 25 },
  largeInfantry: { width: 40, depth: 40 },
  monstrousInfantry: { width: 50, depth: 50 },
  cavalry: { width: 25, depth: 50 },
  largeCavalry: { width: 50, depth: 50 },
  chariot: { width: 50, depth: 100 },
  swarm: { width: 40, depth: 40 },
  warEngine: { width: 50, depth: 50 },
  monster: { width: 50, depth: 50 },
  titan: { width: 75, depth: 75 },
};

function signOf(profile: Seen): Sign {
  const hero = profile.type === 'hero';
  const [figure, icon] = kindOf(profile);
  return hero ? [figure, HERO_ICONS[profile.base] ?? 'crown'] : [figure, icon];
}

function kindOf(profile: Seen): Sign {
  const has = (rule: string) => profile.rules.some((r) => r.rule === rule);
  switch (profile.base) {
    case 'infantry':
    case 'heavyInfantry':
      return profile.type === 'hero' ? ['hero', 'crown'] : footOf(profile);
    case 'cavalry':
      return profile.keywords.includes('Beast') && profile.keywords.length === 1
        ? ['wolf', 'wolf-head']
        : ['rider', 'mounted-knight'];
    case 'largeCavalry':
      return has('fly') ? ['dragon', 'dragon-head'] : ['rider', 'elephant'];
    case 'chariot':
      return ['chariot', 'chariot'];
    case 'largeInfantry':
      return ['ogre', 'ogre'];
    case 'monstrousInfantry':
      return ['ogre', 'minotaur'];
    case 'swarm':
      return ['swarm', 'rat'];
    case 'warEngine':
      return ['engine', 'cannon'];
    case 'monster':
      return has('fly') ? ['dragon', 'dragon-head'] : ['beast', 'hydra'];
    case 'titan':
      return has('fly') ? ['dragon', 'spiked-dragon-head'] : ['giant', 'giant'];
  }
}

function footOf(profile: Seen): Sign {
  const weapon = profile.weapons[0];
  if (weapon && weapon.weaponClass !== 'thrown') {
    return /crossbow/i.test(weapon.name)
      ? ['crossbow', 'crossbow']
      : /bow/i.test(weapon.name)
        ? ['bow', 'bowman']
        : ['crossbow', 'musket'];
  }
  if (profile.rules.some((r) => r.rule === 'phalanx')) return ['spear', 'spears'];
  if (profile.base === 'heavyInfantry') return ['heavy', 'visored-helm'];
  return profile.defence >= 5 ? ['heavy', 'broadsword'] : ['sword', 'crossed-swords'];
}

/** Riders on dragons and the like keep the sign of what they ride. */
const HERO_ICONS: Readonly<Partial<Record<Profile['base'], string>>> = {
  titan: 'spiked-dragon-head',
  monster: 'griffin-symbol',
};

/** A people by its army, or by a keyword that sets it apart from the rest of the army. */
function liveryOf({ army, unit, keywords }: Seen): LiveryName {
  const own = OWN_LIVERY[unit];
  if (own) return own;
  const word = keywords.map((k) => PEOPLE_OF_KEYWORD[k]).find((p) => p !== undefined);
  return word ?? PEOPLE_OF_ARMY[army] ?? 'steel';
}

const PEOPLE_OF_ARMY: Readonly<Record<string, LiveryName>> = {
  basileans: 'steel',
  dwarfs: 'dwarf',
  elves: 'gilded',
  'northern-alliance': 'ice',
  'forces-of-nature': 'forest',
  ogres: 'desert',
  'trident-realm-of-neritica': 'sea',
  'abyssal-dwarfs': 'abyssal',
  'empire-of-dust': 'undead',
  'forces-of-the-abyss': 'abyssal',
  goblins: 'greenskin',
  nightstalkers: 'spirit',
  orcs: 'greenskin',
  undead: 'undead',
};

const PEOPLE_OF_KEYWORD: Readonly<Record<string, LiveryName>> = {
  Angelic: 'gilded',
  Phantasm: 'spirit',
  Djinn: 'spirit',
  Airbound: 'spirit',
  Verdant: 'forest',
  Flamebound: 'abyssal',
  Waterbound: 'sea',
  Frostbound: 'ice',
  Earthbound: 'desert',
  Orc: 'greenskin',
  Goblin: 'greenskin',
  Troll: 'greenskin',
  Naiad: 'sea',
  Salamander: 'greenskin',
  Ogre: 'desert',
  Cannibal: 'ratkin',
};

const OWN_LIVERY: Readonly<Record<string, LiveryName>> = {
  'shield-watch': 'forest',
  'ice-kin-hunters': 'ice',
  deathpack: 'ratkin',
  'zombie-trolls': 'undead',
  'snow-trolls': 'ice',
  'snow-troll-prime': 'ice',
  'dwarf-clansmen': 'dwarf',
  'elf-clansmen': 'gilded',
  'red-goblin-rabble': 'abyssal',
  'red-goblin-sharpsticks': 'abyssal',
  'red-goblin-spitters': 'abyssal',
  'red-goblin-scouts': 'abyssal',
  'red-goblin-scout-sniffs': 'abyssal',
  'red-goblin-biggit': 'abyssal',
};

/** Entries that look like nothing else of their kind. The same id is the same thing in every army. */
const OWN: Readonly<Record<string, Sign>> = {
  // Abyssal Dwarfs
  'abyssal-berserkers': ['sword', 'battle-axe'],
  'immortal-guard': ['heavy', 'dwarf-helmet'],
  'slave-orcs': ['heavy', 'orc-head'],
  gargoyles: ['beast', 'bat'],
  'mutated-mastiff-hunting-pack': ['wolf', 'wolf-head'],
  'abyssal-halfbreeds': ['rider', 'horse-head'],
  'lesser-obsidian-golems': ['ogre', 'rock-golem'],
  'greater-obsidian-golem': ['giant', 'rock-golem'],
  'abyssal-grotesques': ['beast', 'beast-eye'],
  'abyssal-grotesque-champion': ['beast', 'beast-eye'],
  'grog-mortar': ['catapult', 'catapult'],
  'angkor-heavy-mortar': ['catapult', 'catapult'],
  hellfane: ['beast', 'hydra'],
  'basusu-the-vile': ['hero', 'bat'],
  infernox: ['ogre', 'minotaur'],
  // Basileans
  'men-at-arms-swordsmen': ['sword', 'swordman'],
  'sisterhood-infantry': ['sword', 'battle-axe'],
  'gur-panthers': ['wolf', 'beast-eye'],
  'sisterhood-panther-lancers': ['rider', 'spear-hook'],
  elohi: ['dragon', 'feathered-wing'],
  'ur-elohi': ['dragon', 'feathered-wing'],
  phoenix: ['dragon', 'eagle-head'],
  'samacris-mother-of-phoenixes': ['dragon', 'feathered-wing'],
  'jullius-dragon-of-heaven': ['dragon', 'feathered-wing'],
  'heavy-arbalest': ['engine', 'ballista'],
  'bearer-of-the-holy-icon': ['hero', 'flying-flag'],
  // Dwarfs
  ironclad: ['heavy', 'dwarf-helmet'],
  shieldbreakers: ['heavy', 'battle-axe'],
  berserkers: ['sword', 'battle-axe'],
  'berserker-brock-riders': ['rider', 'bear-head'],
  'mastiff-hunting-pack': ['wolf', 'wolf-head'],
  'earth-elementals': ['ogre', 'rock-golem'],
  'greater-earth-elemental': ['giant', 'rock-golem'],
  'jarrun-bombard': ['catapult', 'catapult'],
  'battle-driller': ['engine', 'sprint'],
  'steel-behemoth': ['engine', 'elephant'],
  'steel-juggernaut': ['ogre', 'visored-helm'],
  'dwarf-army-standard-bearer': ['hero', 'flying-flag'],
  'dwarf-lord-on-large-beast': ['rider', 'bear-head'],
  // Elves
  'palace-guard': ['heavy', 'elf-helmet'],
  'forest-guard': ['sword', 'broadsword'],
  'hunters-of-the-wild': ['beast', 'tree-face'],
  'silverbreeze-cavalry': ['rider', 'cavalry'],
  battlecats: ['wolf', 'beast-eye'],
  'forest-shamblers': ['ogre', 'tree-face'],
  'forest-warden': ['ogre', 'tree-face'],
  'tree-herder': ['giant', 'tree-face'],
  'drakon-riders': ['dragon', 'griffin-symbol'],
  'lord-on-drakon': ['dragon', 'griffin-symbol'],
  'bolt-thrower': ['engine', 'ballista'],
  'dragon-breath': ['engine', 'dragon-head'],
  'army-standard-bearer': ['hero', 'flying-flag'],
  // Empire of Dust
  mummies: ['heavy', 'death-skull'],
  'skeleton-archer-cavalry': ['rider', 'cavalry'],
  scavengers: ['swarm', 'eagle-head'],
  'enslaved-guardians': ['ogre', 'spectre'],
  'enslaved-guardians-archers': ['ogre', 'spectre'],
  'bone-giant': ['giant', 'giant'],
  monolith: ['piece', 'tombstone'],
  'balefire-catapult': ['catapult', 'catapult'],
  'undead-army-standard-bearer': ['hero', 'flying-flag'],
  'idol-of-shobik': ['giant', 'stone-bust'],
  // Forces of Nature
  'salamander-primes': ['heavy', 'dragon-head'],
  'centaur-bray-striders': ['rider', 'horse-head'],
  'centaur-bray-hunters': ['rider', 'bowman'],
  'fire-elementals': ['ogre', 'fire-spell-cast'],
  'air-elementals': ['ogre', 'spectre'],
  'water-elementals': ['ogre', 'drop'],
  'woodland-critters': ['swarm', 'eagle-head'],
  scorchwings: ['dragon', 'eagle-head'],
  'naiad-wyrmriders': ['rider', 'dragon-head'],
  'naiad-wyrmrider-centurion': ['rider', 'dragon-head'],
  'beast-of-nature': ['beast', 'bear-head'],
  'greater-air-elemental': ['giant', 'spectre'],
  'greater-fire-elemental': ['giant', 'fire-spell-cast'],
  'greater-water-elemental': ['giant', 'drop'],
  pegasus: ['dragon', 'feathered-wing'],
  hydra: ['dragon', 'hydra'],
  unicorn: ['beast', 'horse-head'],
  druid: ['mage', 'wizard-staff'],
  'gladewalker-druid': ['mage', 'wizard-staff'],
  'avatar-of-the-green-lady': ['mage', 'wizard-staff'],
  keris: ['mage', 'wizard-staff'],
  shaarlyot: ['mage', 'wizard-staff'],
  // Forces of the Abyss
  'lower-abyssals': ['sword', 'imp'],
  flamebearers: ['crossbow', 'fire-spell-cast'],
  molochs: ['ogre', 'minotaur'],
  'tortured-souls': ['swarm', 'spectre'],
  imps: ['swarm', 'imp'],
  hellhounds: ['wolf', 'wolf-head'],
  chroneas: ['beast', 'uncertainty'],
  'abyssal-fiend': ['giant', 'minotaur'],
  'the-well-of-souls': ['beast', 'spectre'],
  efreet: ['mage', 'fire-spell-cast'],
  // Goblins and Orcs
  'luggit-gang': ['sword', 'battle-axe'],
  trolls: ['ogre', 'troll'],
  'troll-bruiser': ['ogre', 'troll'],
  'mawbeast-pack': ['wolf', 'beast-eye'],
  'fleabag-riders': ['wolf', 'wolf-head'],
  'fleabag-rider-sniffs': ['wolf', 'bowman'],
  'big-rocks-thrower': ['catapult', 'catapult'],
  'sharpstick-thrower': ['engine', 'ballista'],
  'mawpup-launcher': ['catapult', 'catapult'],
  'goblin-slasher': ['dragon', 'hydra'],
  winggit: ['dragon', 'bat'],
  wiz: ['mage', 'wizard-staff'],
  flaggit: ['hero', 'flying-flag'],
  morax: ['sword', 'battle-axe'],
  ax: ['heavy', 'orc-head'],
  youngax: ['heavy', 'orc-head'],
  greatax: ['heavy', 'battle-axe'],
  'skulk-outriders': ['rider', 'cavalry'],
  orclings: ['swarm', 'imp'],
  'war-drum': ['engine', 'trumpet-flag'],
  flagger: ['hero', 'flying-flag'],
  godspeaker: ['mage', 'wizard-staff'],
  // Nightstalkers
  scarecrows: ['sword', 'hood'],
  phantoms: ['heavy', 'spectre'],
  spectres: ['crossbow', 'spectre'],
  shadowhounds: ['wolf', 'wolf-head'],
  butchers: ['ogre', 'minotaur'],
  fiends: ['beast', 'beast-eye'],
  'dread-fiend': ['beast', 'beast-eye'],
  'planar-apparition': ['giant', 'spectre'],
  'portal-of-despair': ['piece', 'uncertainty'],
  // Northern Alliance
  'human-clansmen': ['heavy', 'viking-helmet'],
  huscarls: ['heavy', 'viking-helmet'],
  'dwarf-clansmen': ['heavy', 'dwarf-helmet'],
  'elf-clansmen': ['bow', 'elf-helmet'],
  'snow-foxes': ['wolf', 'wolf-head'],
  'tundra-wolves': ['wolf', 'wolf-head'],
  'ice-elementals': ['ogre', 'frozen-block'],
  'snow-trolls': ['ogre', 'troll'],
  'snow-troll-prime': ['ogre', 'troll'],
  'frostfang-cavalry': ['beast', 'werewolf'],
  'lord-on-frostfang': ['beast', 'werewolf'],
  'thegn-on-frostfang': ['beast', 'werewolf'],
  'ice-kin-bolt-thrower': ['engine', 'ballista'],
  'ice-queen': ['mage', 'wizard-staff'],
  // Ogres
  boomers: ['ogre', 'musket'],
  shooters: ['ogre', 'crossbow'],
  'berserker-braves': ['ogre', 'battle-axe'],
  'siege-breakers': ['ogre', 'bordered-shield'],
  'red-goblin-scouts': ['wolf', 'wolf-head'],
  'red-goblin-scout-sniffs': ['wolf', 'bowman'],
  mammoth: ['beast', 'elephant'],
  'red-goblin-slasher': ['dragon', 'hydra'],
  sergeant: ['ogre', 'crown'],
  'boomer-sergeant': ['ogre', 'crown'],
  'army-standard': ['ogre', 'flying-flag'],
  'berserker-bully': ['ogre', 'crown'],
  'ogre-warlord': ['ogre', 'crown'],
  grokagamok: ['ogre', 'crown'],
  'ogre-warlock': ['mage', 'wizard-staff'],
  // Trident Realm
  'tidal-swarm': ['swarm', 'rat'],
  nokken: ['swarm', 'drop'],
  gigas: ['ogre', 'beast-eye'],
  kraken: ['dragon', 'hydra'],
  knucker: ['dragon', 'dragon-head'],
  'leviathans-bane': ['engine', 'ballista'],
  'thuul-aquamage': ['mage', 'wizard-staff'],
  'thuul-mythican': ['mage', 'wizard-staff'],
  siren: ['mage', 'wizard-staff'],
  // Undead
  'skeleton-warriors': ['sword', 'death-skull'],
  zombies: ['sword', 'tombstone'],
  ghouls: ['sword', 'death-skull'],
  wraiths: ['sword', 'spectre'],
  wights: ['ogre', 'spectre'],
  deathpack: ['swarm', 'rat'],
  werewolves: ['wolf', 'werewolf'],
  lykanis: ['wolf', 'werewolf'],
  'zombie-trolls': ['ogre', 'troll'],
  goreblight: ['giant', 'tombstone'],
  'revenant-on-undead-great-burrowing-wyrm': ['dragon', 'hydra'],
  'vampire-on-undead-pegasus': ['dragon', 'bat'],
  'liche-king': ['mage', 'wizard-staff'],
  necromancer: ['mage', 'wizard-staff'],
  'mhorgoth-the-faceless': ['mage', 'wizard-staff'],
  // Casters of several armies
  hexcaster: ['mage', 'wizard-staff'],
  'iron-caster': ['mage', 'wizard-staff'],
  priest: ['mage', 'wizard-staff'],
  'war-wizard': ['mage', 'wizard-staff'],
  'danor-the-wizard': ['mage', 'wizard-staff'],
  'stone-priest': ['mage', 'wizard-staff'],
  'flame-priest': ['mage', 'wizard-staff'],
  'elven-archmage': ['mage', 'wizard-staff'],
  'argus-rodinar': ['mage', 'wizard-staff'],
  'cursed-high-priest': ['mage', 'wizard-staff'],
  'abyssal-warlock': ['mage', 'wizard-staff'],
};

/** Entries with a look of their own, for the check that each names a unit that exists. */
export const OWN_LOOKS: readonly string[] = [...Object.keys(OWN), ...Object.keys(OWN_LIVERY)];
