import { readGameFile } from '@muster/record';
import type { SeatId } from '@muster/rules/kernel';
import { z } from 'zod';
import { keep, kept } from './kept';
import type { TableData } from './table-data';

/**
 * The seat for which this browser should mix a seed of its own into the dice, or undefined: once for each table, when
 * every chair is taken or the game has begun. Whoever runs the server then knows no die beforehand either.
 */
export function seatToMix(data: Pick<TableData, 'table' | 'seats' | 'ending'>, seed: string | undefined) {
  const { table, seats, ending } = data;
  if (!table || ending || seed !== undefined) return undefined;
  const isFull = table.chairs.every((chair) => chair.holder !== undefined);
  if (table.status !== 'running' && !(table.status === 'open' && isFull)) return undefined;
  return seats.find((seat): seat is SeatId => table.chairs.some((chair) => chair.seat === seat));
}

/** The seed this browser mixed in at a table, in hex. */
export function keptSeed(table: string): string | undefined {
  const read = z.string().safeParse(kept(`seed.${table}`));
  return read.success ? read.data : undefined;
}

export const keepSeed = (table: string, seed: string): void => keep(`seed.${table}`, seed);

/** Whether a whole game file has this browser's seed in its dice; undefined where that cannot be told. */
export function hasSeed(input: unknown, seed: string | undefined): boolean | undefined {
  const read = readGameFile(input);
  if (seed === undefined || !read.ok || read.value.is !== 'muster-game') return undefined;
  return read.value.log.some((row) => row.is === 'entry' && (row.entry.intent as { seed?: unknown }).seed === seed);
}
