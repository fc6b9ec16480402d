import { ABERRATIONS, BEASTS } from './content/aberrations';
import { ENEMY_TABLES, entryOf } from './content/enemies';
import { LEADERSHIP } from './content/leaders';
import { ITEM_IS, ITEM_REWARD, ITEM_TOLD_BY, OBJECTIVES, SEARCH_RESULTS } from './content/objectives';
import { CURIOUS_LOCATIONS, SITE_FINDS, SITE_REACTIONS, SITE_TRAPS } from './content/sites';
import { SPELL_TABLE, SPELLS } from './content/spells';
import { TERRAIN_THEMES } from './content/themes';
import { MOTIVATIONS, UNIQUE_FOES } from './content/uniques';

/** What a table answers, said before its entry. */
const TABLES: Readonly<Record<string, string>> = {
  'enemy-tables': 'The enemy',
  [LEADERSHIP.id]: 'Who leads them',
  [UNIQUE_FOES.id]: 'A Unique Foe',
  [MOTIVATIONS.id]: 'Why it is here',
  [ABERRATIONS.id]: 'The beast',
  [OBJECTIVES.id]: 'The objective',
  [ITEM_TOLD_BY.id]: 'Who told of it',
  [ITEM_IS.id]: 'What it is',
  [ITEM_REWARD.id]: 'How it pays',
  [SEARCH_RESULTS.id]: 'What turns up',
  [TERRAIN_THEMES.id]: 'The country',
  [SITE_REACTIONS.id]: 'The Site stirs',
  [SITE_FINDS.id]: 'A find',
  [SITE_TRAPS.id]: 'A trap',
  [CURIOUS_LOCATIONS.id]: 'What is there',
  [SPELL_TABLE.id]: 'The scroll holds',
};

type Named = { readonly id: string; readonly name?: string; readonly missing?: true };
const ENTRIES: Readonly<Record<string, readonly Named[]>> = {
  [LEADERSHIP.id]: LEADERSHIP.entries,
  [UNIQUE_FOES.id]: UNIQUE_FOES.entries,
  [MOTIVATIONS.id]: MOTIVATIONS.entries,
  [ABERRATIONS.id]: BEASTS,
  [OBJECTIVES.id]: OBJECTIVES.entries,
  [ITEM_TOLD_BY.id]: ITEM_TOLD_BY.entries,
  [ITEM_IS.id]: ITEM_IS.entries,
  [ITEM_REWARD.id]: ITEM_REWARD.entries,
  [SEARCH_RESULTS.id]: SEARCH_RESULTS.entries,
  [TERRAIN_THEMES.id]: TERRAIN_THEMES.entries,
  [SITE_REACTIONS.id]: SITE_REACTIONS.entries,
  [SITE_FINDS.id]: SITE_FINDS.entries,
  [SITE_TRAPS.id]: SITE_TRAPS.entries,
  [CURIOUS_LOCATIONS.id]: CURIOUS_LOCATIONS.entries,
  [SPELL_TABLE.id]: Object.values(SPELLS),
};

/** `Who leads them`; a table of enemies by its own name. */
export const tableName = (id: string): string =>
  TABLES[id] ?? (Object.hasOwn(ENEMY_TABLES, id) ? ENEMY_TABLES[id as keyof typeof ENEMY_TABLES].name : id);

/** The name of a row; its id where it has none. */
export function entryName(table: string, entry: string): string {
  if (Object.hasOwn(ENEMY_TABLES, entry)) return ENEMY_TABLES[entry as keyof typeof ENEMY_TABLES].name;
  const row = entryOf(entry);
  if (row !== undefined) return row.name;
  return ENTRIES[table]?.find(({ id }) => id === entry)?.name ?? entry;
}

/** A foe by its row and rank: `Sergeant`, `Grim Knight`. */
export function foeName(entry: string, rank: string | null): string {
  if (rank !== null) return rank;
  return [...UNIQUE_FOES.entries, ...BEASTS].find(({ id }) => id === entry)?.name ?? entryName('', entry);
}
