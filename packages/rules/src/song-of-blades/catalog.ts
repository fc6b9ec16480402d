import type { Refusal } from '../kernel';
import type { Standing } from './content/profile-kit';
import { entryId, PEOPLES, PRINTED_RANGE } from './content/profiles';
import { SPELL_IDS, type SpellId } from './content/spell-ids';
import { SPELLS } from './content/spells';
import { TRAIT_IDS, type TraitId } from './content/trait-ids';
import { type CostFrom, RANGED_WEAPONS, TRAITS, type TraitTag } from './content/traits';
import type { Profile, TraitRef } from './profile';
import { compileProfile } from './roster';
import type { OwnProfile } from './roster/list';
import { mostSpells, profileRefusals } from './roster/profile-rules';
import { mostOf } from './roster/warband-rules';

/** One profile of the book as a picker shows it. Those cut off are in it too, and say why they stay at home. */
export interface CatalogEntry {
  readonly id: string;
  readonly title: string;
  readonly roster: string;
  readonly group: CatalogGroup;
  readonly points: number;
  readonly quality: number;
  readonly combat: number | null;
  readonly personality: boolean;
  readonly face: string;
  readonly standing: Standing;
  /** Null for a profile that is cut off. */
  readonly profile: Profile | null;
  /** Most of it in a warband; null without end. */
  readonly most: number | null;
  readonly waits: readonly Refusal[];
}

/** As a player looks for them. */
export const CATALOG_GROUPS = ['fighters', 'shooters', 'personalities', 'beasts'] as const;
export type CatalogGroup = (typeof CATALOG_GROUPS)[number];

/** Every roster of the book with its profiles, in the order of its pages. */
export interface CatalogRoster {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly entries: readonly CatalogEntry[];
}

export const CATALOG: readonly CatalogRoster[] = PEOPLES.map(({ id, name, kinds, entries }) => ({
  ...{ id, name, kinds },
  entries: entries.map((entry): CatalogEntry => {
    const compiled = compileProfile(entryId(entry));
    const profile = compiled.ok ? compiled.value : null;
    const of = entry.standing === 'lost' ? entry : entry.profile;
    const most = profile ? mostOf(profile) : Number.POSITIVE_INFINITY;
    return {
      ...{ id: of.id, title: of.title, roster: of.roster, points: of.points, quality: of.quality, combat: of.combat },
      ...{ personality: of.personality, face: of.face, standing: entry.standing, profile },
      group: groupOf(of.personality, profile),
      most: Number.isFinite(most) ? most : null,
      waits: compiled.ok ? [] : compiled.error,
    };
  }),
}));

/** The entries whose title, people, kinds or traits hold every word of `text`; all of them for none. */
export function searchCatalog(
  entries: readonly CatalogEntry[],
  text: string,
  group?: CatalogGroup,
): readonly CatalogEntry[] {
  const words = plain(text)
    .split(' ')
    .filter((w) => w !== '');
  return entries.filter((entry) => {
    if (group !== undefined && entry.group !== group) return false;
    const heap = plain(searchable(entry));
    return words.every((word) => heap.includes(word));
  });
}

/** A trait or spell as the maker of profiles offers it. */
export interface Choice<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly cost: number;
  readonly from: CostFrom;
  readonly has: boolean;
  /** What would be wrong if it were taken now; empty when it may be, or is there already. */
  readonly against: readonly Refusal[];
}

export interface TraitChoice extends Choice<TraitId> {
  readonly tags: readonly TraitTag[];
  readonly takes: 'number' | 'kind' | null;
}

/** All traits beside a profile in the making: what each costs, and what stands against it. */
export function traitChoices(own: OwnProfile): readonly TraitChoice[] {
  return TRAIT_IDS.map((id) => {
    const { name, cost, costFrom, tags, takes } = TRAITS[id];
    const has = own.traits.some((t) => t.id === id);
    const against = has ? [] : newlyWrong(own, { ...own, traits: [...own.traits, filled(id)] });
    return { id, name, cost, from: costFrom, tags, takes, has, against };
  });
}

/** All spells beside a profile in the making. */
export function spellChoices(own: OwnProfile): readonly Choice<SpellId>[] {
  return SPELL_IDS.map((id) => {
    const { name, cost, costFrom } = SPELLS[id];
    const has = own.spells.includes(id);
    const against = has ? [] : newlyWrong(own, { ...own, spells: [...own.spells, id] });
    return { id, name, cost, from: costFrom, has, against };
  });
}

/** What the maker of profiles may set [ASOBH-SET-02] [ASOBH-SET-09]. */
export function ownLimits(own: Pick<OwnProfile, 'quality' | 'traits'>) {
  return { quality: PRINTED_RANGE.quality, combat: PRINTED_RANGE.combat, spells: mostSpells(own) } as const;
}

/** A bracket that is only filled in later counts as filled. */
function filled(id: TraitId): TraitRef {
  const { takes } = TRAITS[id];
  return takes === 'number' ? { id, number: 1 } : takes === 'kind' ? { id, against: 'any' } : { id };
}

function newlyWrong(before: OwnProfile, after: OwnProfile): readonly Refusal[] {
  const known = new Set(profileRefusals(before).map((r) => JSON.stringify(r)));
  return profileRefusals(after).filter((r) => !known.has(JSON.stringify(r)));
}

function groupOf(personality: boolean, profile: Profile | null): CatalogGroup {
  if (profile?.kinds.includes('animal') || profile?.kinds.includes('troll')) return 'beasts';
  if (personality) return 'personalities';
  const shoots = profile?.traits.some((t) => RANGED_WEAPONS.includes(t.id));
  return shoots ? 'shooters' : 'fighters';
}

function searchable({ title, roster, profile }: CatalogEntry): string {
  const traits = profile?.traits.map((t) => TRAITS[t.id].name) ?? [];
  const spells = profile?.spells.map((s) => SPELLS[s].name) ?? [];
  return [title, roster, ...(profile?.kinds ?? []), ...traits, ...spells].join(' ');
}

/** Lower case, accents and hyphens away: `An-Mòr` is found by `an mor`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
