import type { Profile } from '@muster/rules/song-of-blades';
import type { FigureKind } from '../../scene/model';
import { LIVERIES, type LiveryName } from '../../scene/paint/figures/livery';

/** How one figure is painted; its icon is its face. */
export interface Look {
  readonly figure: FigureKind;
  readonly icon: string;
  /** A number of `LIVERIES`. */
  readonly livery: number;
}

/** By its face, which the profile names, and by the people it belongs to. */
export function lookOf(profile: Pick<Profile, 'face' | 'roster' | 'kinds' | 'traits' | 'size' | 'ranged'>): Look {
  return { figure: figureOf(profile), icon: profile.face, livery: LIVERIES.indexOf(liveryOf(profile)) };
}

function figureOf(profile: Parameters<typeof lookOf>[0]): FigureKind {
  const has = (id: string) => profile.traits.some((trait) => trait.id === id);
  if (has('swarm')) return 'swarm';
  if (has('mounted')) return 'rider';
  if (profile.size === 'gargantuan') return has('flying') ? 'dragon' : 'giant';
  if (profile.size === 'huge') return has('flying') ? 'dragon' : has('animal') ? 'beast' : 'giant';
  if (has('animal')) return profile.size === 'big' ? 'beast' : 'wolf';
  if (profile.size === 'big') return 'ogre';
  if (has('spell-caster')) return 'mage';
  if (has('leader') || has('hero') || has('lead-from-the-front')) return 'hero';
  if (has('crossbow')) return 'crossbow';
  if (has('longbow') || has('short-bow') || has('composite-bow') || has('sling') || profile.ranged !== null)
    return 'bow';
  if (has('long-reach')) return 'spear';
  return has('heavily-armored') ? 'heavy' : 'sword';
}

const PEOPLES: Readonly<Record<string, LiveryName>> = {
  lizardmen: 'sea',
  'high-elves': 'gilded',
  'wood-elves': 'forest',
  orcs: 'greenskin',
  dwarves: 'dwarf',
  goblins: 'greenskin',
  humans: 'steel',
  undead: 'undead',
  catfolk: 'desert',
  halflings: 'forest',
  minotaurs: 'ratkin',
  ratmen: 'ratkin',
  swarms: 'ratkin',
};

function liveryOf(profile: Parameters<typeof lookOf>[0]): LiveryName {
  if (profile.traits.some((trait) => trait.id === 'incorporeal')) return 'spirit';
  if (profile.kinds.includes('undead')) return 'undead';
  if (profile.kinds.includes('demon')) return 'abyssal';
  return PEOPLES[profile.roster] ?? 'steel';
}
