import type { Profile } from '@muster/rules/kings-of-war';
import type { FigureKind } from '../../scene/model';
import { LIVERIES, type LiveryName } from '../../scene/paint/figures/livery';
import { OWN, OWN_LIVERY, type Sign } from './looks-own';

/** How a unit is painted and which sign stands on its banner. `model` is one model's base in mm. */
export interface Look {
  readonly figure: FigureKind;
  readonly icon: string;
  /** A number of `LIVERIES`. */
  readonly livery: number;
  readonly model: { readonly width: number; readonly depth: number };
}

type Seen = Pick<Profile, 'army' | 'unit' | 'type' | 'base' | 'keywords' | 'weapons' | 'rules' | 'defence'>;

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

/** Entries with a look of their own, for the check that each names a unit that exists. */
export const OWN_LOOKS: readonly string[] = [...Object.keys(OWN), ...Object.keys(OWN_LIVERY)];
