import type { Profile, Size, TraitRef } from '../profile';
import type { SpellId } from './spell-ids';
import type { TraitId } from './trait-ids';
import { TRAITS } from './traits';

/** Printed whole; cut off in the book and filled up from its points; or cut off with nothing to fill it up from. */
export type Standing = 'printed' | 'reconstructed' | 'lost';

/** A profile of the book that can be fielded. */
export interface WholeEntry {
  readonly standing: 'printed' | 'reconstructed';
  readonly profile: Profile;
}

/** A profile of which the book keeps no more than this. */
export interface LostEntry {
  readonly standing: 'lost';
  readonly id: string;
  readonly title: string;
  readonly roster: string;
  readonly quality: number;
  /** Null where even that is cut off. */
  readonly combat: number | null;
  readonly points: number;
  readonly personality: boolean;
  readonly face: string;
}

export type ProfileEntry = WholeEntry | LostEntry;

export interface People {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly string[];
  /** Diameter of the base of its ordinary figures, mm; 25 for man-sized ones. */
  readonly base: number;
  readonly entries: readonly ProfileEntry[];
}

/** A row of a roster as it is written down here. */
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly quality: number;
  readonly combat: number | null;
  readonly points: number;
  /** Null for a row that is cut off. */
  readonly traits: readonly (TraitId | TraitRef)[] | null;
  readonly face: string;
  readonly spells?: readonly SpellId[];
  readonly armed?: Profile['armed'];
  readonly kinds?: readonly string[];
  readonly reconstructed?: true;
  /** Only of a row that is cut off: others show it by their traits. */
  readonly personality?: true;
}

export function people(of: Omit<People, 'entries'>, rows: readonly Row[]): People {
  return { ...of, entries: rows.map((row) => entryOf(of, row)) };
}

/** Bases of what is not of ordinary build, mm. Swarms cover ground; riders and the Big share a size. */
const BASES: Readonly<Partial<Record<TraitId, number>>> = { swarm: 40, mounted: 40, big: 40, huge: 60, gargantuan: 80 };

export function baseOf(traits: readonly TraitRef[], ordinary: number): Profile['base'] {
  const sizes = traits.flatMap((t) => BASES[t.id] ?? []);
  const tiny = traits.some((t) => t.id === 'tiny');
  return { shape: 'round', size: tiny ? 20 : Math.max(ordinary, ...sizes) };
}

const SIZE_TRAITS = ['tiny', 'big', 'huge', 'gargantuan'] as const satisfies readonly (TraitId & Size)[];

/** Only the size traits make a figure other than man-sized, however tall its people are. */
export function sizeOf(traits: readonly TraitRef[]): Size {
  return SIZE_TRAITS.find((size) => traits.some((t) => t.id === size)) ?? 'normal';
}

/** One trait of Personalities makes a Personality [ASOBH-SET-01]. */
export function isPersonality(traits: readonly TraitRef[]): boolean {
  return traits.some((t) => TRAITS[t.id].tags.includes('P'));
}

const KIND_TRAITS: Readonly<Partial<Record<TraitId, readonly string[]>>> = {
  animal: ['animal'],
  swarm: ['swarm', 'animal'],
  undead: ['undead'],
  artificial: ['artificial'],
  'spell-caster': ['spell-caster'],
};

/** What a figure counts as for Lethal and the like: its people's kinds and those its traits say. */
export function kindsOf(kinds: readonly string[], traits: readonly TraitRef[]): readonly string[] {
  return [...new Set([...kinds, ...traits.flatMap((t) => KIND_TRAITS[t.id] ?? [])])];
}

function entryOf(of: Omit<People, 'entries'>, row: Row): ProfileEntry {
  const { id, title, quality, combat, points, face } = row;
  if (row.traits === null || combat === null) {
    const personality = row.personality === true;
    return { standing: 'lost', id, title, roster: of.id, quality, combat, points, personality, face };
  }
  const traits = row.traits.map((t): TraitRef => (typeof t === 'string' ? { id: t } : t));
  return {
    standing: row.reconstructed ? 'reconstructed' : 'printed',
    profile: {
      ...{ id, title, roster: of.id, quality, combat, traits, points, face },
      spells: row.spells ?? [],
      kinds: kindsOf(row.kinds ?? of.kinds, traits),
      personality: isPersonality(traits),
      printed: !row.reconstructed,
      size: sizeOf(traits),
      base: baseOf(traits, of.base),
      armed: row.armed ?? 'weapon',
      magicWeapon: false,
      ranged: null,
    },
  };
}
