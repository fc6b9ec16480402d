import type { TableData } from '../store/table-data';

/**
 * The title of the browser's tab: begins with the call to play when the table waits for me and nobody else, so that
 * whoever looked away finds the way back. Where everyone may act, or every seat is mine, it is the table's name alone.
 */
export function tabTitle(
  data: Pick<TableData, 'table' | 'seats' | 'ending'>,
  waiting: readonly { readonly seat: string }[],
): string {
  const { table, seats, ending } = data;
  if (!table) return 'Muster';
  const mine = waiting.length > 0 && waiting.every((one) => seats.includes(one.seat));
  const isAlone = table.chairs.every((chair) => seats.includes(chair.seat));
  return `${mine && !isAlone && !ending ? 'Your move · ' : ''}${table.title} · Muster`;
}
