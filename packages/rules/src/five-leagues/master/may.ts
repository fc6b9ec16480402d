import type { Point } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import { BEASTS, beastOf } from '../content/aberrations';
import { ENEMY_TABLES, entryOf, statsOf } from '../content/enemies';
import { UNIQUE_FOES, uniqueOf } from '../content/uniques';
import type { FoeRef } from '../secret';
import type { State } from '../state';

/**
 * Why such an enemy cannot be had: no row of that name, one whose numbers are cut off in our text, or a rank or a
 * ranged weapon that its kind has not.
 */
export function foeRefusal(state: State, foe: FoeRef): Refusal | undefined {
  const detail = { foe: foe.entry };
  const entry = entryOf(foe.entry);
  if (entry === undefined) {
    if (uniqueOf(foe.entry) === undefined && beastOf(foe.entry) === undefined)
      return { code: 'master/no-such-foe', rule: 'FL-ENM-01', detail };
    return foe.rank === null && !foe.ranged ? undefined : { code: 'master/no-rank', rule: 'FL-ENM-16', detail };
  }
  const stats = statsOf(entry, state.config.standIns);
  if (stats === undefined) return { code: 'master/cut-off', rule: 'FL-ENM-01', detail };
  return foe.ranged && stats.ranged === null ? { code: 'master/no-bow', rule: 'FL-ENM-06', detail } : undefined;
}

/** Every enemy that can be named, with numbers that this table has. */
export const foeIds = (state: State): readonly string[] => [
  ...Object.values(ENEMY_TABLES)
    .flatMap(({ entries }) => entries)
    .filter((entry) => statsOf(entry, state.config.standIns) !== undefined)
    .map(({ id }) => id),
  ...UNIQUE_FOES.entries.map(({ id }) => id),
  ...BEASTS.map(({ id }) => id),
];

/** Off the table. */
export const placeRefusal = (state: State, { x, y }: Point): Refusal | undefined =>
  x >= 0 && y >= 0 && x <= state.table.width && y <= state.table.depth
    ? undefined
    : { code: 'master/off-table', rule: 'FL-AI-60', where: { x, y } };
