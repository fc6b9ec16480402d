import { BACKGROUNDS, FOLLOWER_TABLE, HISTORY_TABLE } from '../content/creation';
import { ORIGIN_TABLE } from '../content/origins';
import { SKILL_TABLE } from '../content/skills';
import { SPELL_TABLE } from '../content/spells';
import type { RollEntry, RollTable } from '../content/tables';

/** A table of the making by the id its questions and records name it with; undefined where nothing is thrown. */
export const creationTable = (id: string): RollTable<RollEntry> | undefined => TABLES.find((each) => each.id === id);

const TABLES: readonly RollTable<RollEntry>[] = [
  ORIGIN_TABLE,
  SKILL_TABLE,
  SPELL_TABLE,
  HISTORY_TABLE,
  FOLLOWER_TABLE,
  ...Object.values(BACKGROUNDS).flatMap((tables) => Object.values(tables)),
];
