import { BEASTS } from './content/aberrations';
import { ENEMY_TABLES, statsOf } from './content/enemies';
import { UNIQUE_FOES } from './content/uniques';
import type { Profile } from './profile';
import { profileOf } from './scenarios/force';
import { titleOf } from './scenarios/titles';
import type { FoeRef } from './secret';
import type { State } from './state';

/** An enemy that can be named, as lists show it. */
export interface CatalogueRow {
  readonly entry: string;
  /** The row’s own name, for a group of them. */
  readonly name: string;
  /** What one of them is called. */
  readonly one: string;
  /** Ranks it may have: none for Unique Foes and Aberrations. */
  readonly ranks: boolean;
  /** Somebody of it carries a ranged weapon. */
  readonly shoots: boolean;
  /** Its numbers are missing in our text of the book [GAP-01]. */
  readonly cutOff: boolean;
  /** Its numbers are ours, lent by another row [GAP-01]. */
  readonly ours: boolean;
}

export interface CatalogueGroup {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly CatalogueRow[];
}

/** Every enemy of the book by table, then Unique Foes and Aberrations [FL-ENM-01] [FL-ENM-16] [FL-ENM-33]. */
export const catalogue = (standIns: boolean): readonly CatalogueGroup[] => [
  ...Object.values(ENEMY_TABLES).map(({ id, name, entries }) => ({
    id,
    name,
    rows: entries.map((entry): CatalogueRow => {
      const stats = statsOf(entry, standIns);
      return {
        entry: entry.id,
        name: entry.name,
        one: titleOf(entry.id, entry.name),
        ranks: true,
        shoots: (stats?.ranged ?? null) !== null,
        cutOff: stats === undefined,
        ours: entry.stats === null && stats !== undefined,
      };
    }),
  })),
  { id: 'unique-foes', name: 'Unique Foes', rows: UNIQUE_FOES.entries.map(({ id, name }) => alone(id, name)) },
  { id: 'aberrations', name: 'Aberrations', rows: BEASTS.map(({ id, name }) => alone(id, name)) },
];

const alone = (entry: string, name: string): CatalogueRow => ({
  entry,
  name,
  one: name,
  ranks: false,
  shoots: false,
  cutOff: false,
  ours: false,
});

/** Everything printed about an enemy, as it would come to this table. */
export const foeProfile = (state: State, foe: FoeRef): Profile => profileOf(state, foe);
