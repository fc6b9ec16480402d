import { CURSE_OF_WAR } from './enemies/curse-of-war';
import { DUSKLING_WARBANDS } from './enemies/duskling-warbands';
import { FACELESS_KINGDOM } from './enemies/faceless-kingdom';
import { GNAWLING_HORDE } from './enemies/gnawling-horde';
import { ICE_HEART_COURT } from './enemies/ice-heart-court';
import { LURKING_FOES } from './enemies/lurking-foes';
import { OLDEST_KIN } from './enemies/oldest-kin';
import { ROADSIDE } from './enemies/roadside';
import { RUIN_WITHIN } from './enemies/ruin-within';
import { WHISPERS_FROM_BEYOND } from './enemies/whispers-from-beyond';
import type { EnemyEntry, EnemyStats, EnemyTable, EnemyTableId } from './enemy-types';
import type { SpecialId } from './ids';
import type { RollEntry, RollTable } from './tables';

/** The ten tables of enemies [FL-ENM-01]. */
export const ENEMY_TABLES: Readonly<Record<EnemyTableId, EnemyTable>> = {
  'ruin-within': RUIN_WITHIN,
  'whispers-from-beyond': WHISPERS_FROM_BEYOND,
  'gnawling-horde': GNAWLING_HORDE,
  'ice-heart-court': ICE_HEART_COURT,
  'duskling-warbands': DUSKLING_WARBANDS,
  'oldest-kin': OLDEST_KIN,
  'curse-of-war': CURSE_OF_WAR,
  'faceless-kingdom': FACELESS_KINGDOM,
  roadside: ROADSIDE,
  'lurking-foes': LURKING_FOES,
};

const ALL: ReadonlyMap<string, EnemyEntry> = new Map(
  Object.values(ENEMY_TABLES).flatMap((table) => table.entries.map((entry) => [entry.id, entry] as const)),
);

export const enemyTable = (id: string): EnemyTable | undefined =>
  Object.hasOwn(ENEMY_TABLES, id) ? ENEMY_TABLES[id as EnemyTableId] : undefined;

/** A row of any table by its id. */
export const entryOf = (id: string): EnemyEntry | undefined => ALL.get(id);

/** The numbers of a row, or ours where the book’s are cut off and the table was set so [GAP-01]. */
export const statsOf = (entry: EnemyEntry, standIns: boolean): EnemyStats | undefined =>
  entry.stats ?? (standIns ? entry.standIn?.stats : undefined);

/** Rows of a table that can be met, in the book’s order. */
export const metOn = (table: EnemyTable, standIns: boolean): readonly EnemyEntry[] =>
  table.entries.filter((entry) => statsOf(entry, standIns) !== undefined);

/** A table to be rolled on; faces nobody has are cut off and rolled again [FL-ENM-02]. */
export function rolled(table: EnemyTable, standIns: boolean): RollTable<RollEntry> {
  const entries: RollEntry[] = table.entries.flatMap(({ id, range, standIn }) => {
    if (range !== null) return [{ id, range }];
    return standIns && standIn !== undefined ? [{ id, range: standIn.range }] : [];
  });
  const last = Math.max(0, ...entries.map(({ range }) => range[1]));
  if (last < 100) entries.push({ id: 'cut-off', range: [last + 1, 100], missing: true });
  return { id: table.id, sides: 100, entries };
}

/** Rules of a table that hold for a figure of this row: Kin-blooded are the Kin’s only by their weapons [FL-ENM-22]. */
export const tableRulesOn = (entry: EnemyEntry): readonly SpecialId[] => {
  const { rules } = ENEMY_TABLES[entry.table];
  return entry.specials.includes('thin-blood') ? rules.filter((rule) => rule === 'kin-javelins') : rules;
};
