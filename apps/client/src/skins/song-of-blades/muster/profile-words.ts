import type { CatalogGroup, Profile, TraitEntry, TraitRef } from '@muster/rules/song-of-blades';
import { CATALOG, SPELLS, TRAITS } from '@muster/rules/song-of-blades';

/** `Rare (3)`, `Lethal (orc)`. */
export function traitText({ id, number, against }: TraitRef): string {
  const bracket = number ?? against;
  return bracket === undefined ? TRAITS[id].name : `${TRAITS[id].name} (${bracket})`;
}

/** Traits and spells of a profile in one line. */
export const skillsText = ({ traits, spells }: Pick<Profile, 'traits' | 'spells'>): string =>
  [...traits.map(traitText), ...spells.map((id) => SPELLS[id].name)].join(', ');

/** `Q3 C4`: what everybody at the table says. */
export const scoresText = ({ quality, combat }: { readonly quality: number; readonly combat: number | null }): string =>
  `Q${quality}+ · C${combat ?? '?'}`;

export const GROUP_WORDS: Readonly<Record<CatalogGroup, string>> = {
  fighters: 'Fighters',
  shooters: 'Shooters',
  personalities: 'Personalities',
  beasts: 'Beasts',
};

/** Where a number of points comes from, as people are told. */
export const FROM_WORDS: Readonly<Record<TraitEntry['costFrom'], { readonly short: string; readonly long: string }>> = {
  book: { short: 'book', long: 'Printed in the book.' },
  derived: { short: 'derived', long: 'Not printed; it follows from the points of the printed profiles.' },
  chosen: { short: 'ours', long: 'The book leaves it open; this table has chosen it.' },
};

export const rosterName = (id: string): string =>
  CATALOG.find((roster) => roster.id === id)?.name ?? (id === 'own' ? 'Your own' : id);

export const ARMED_WORDS: Readonly<Record<Profile['armed'], string>> = {
  weapon: 'A weapon',
  'two-weapons': 'Two weapons',
  natural: 'Teeth and claws',
  unarmed: 'Unarmed',
};

/** `Wood Elf, Pirate` → `wood-elf`, `pirate`; four at most. */
export function kindsIn(text: string): readonly string[] {
  const kinds = text.split(/[,;]/).map((word) =>
    word
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 30)
      .replace(/-+$/, ''),
  );
  return [...new Set(kinds.filter((kind) => kind !== ''))].slice(0, 4);
}
