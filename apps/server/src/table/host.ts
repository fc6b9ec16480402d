import { awayFor, hostOf, inTurn, nameOf, playerOf, type Table, tellTable } from './table';
import { notice } from './talk';

/**
 * Sees that somebody hosts. A host who stays away for long is stood in for by the first seated person who is here, until
 * he returns. Called whenever someone comes, goes or sits down; sets its own timer in between.
 */
export async function seeToHost(table: Table): Promise<void> {
  clearTimeout(table.hostTimer);
  const { host } = table.referee.game;
  if (table.here.has(host)) {
    if (table.acting === undefined) return;
    table.acting = undefined;
    tellTable(table);
    await notice(table, 'host-back', { person: host, name: nameOf(table, host) });
    return;
  }
  if (table.here.has(hostOf(table))) return;
  const left = table.hostAwayMs - awayFor(table, hostOf(table));
  if (left > 0) {
    table.hostTimer = setTimeout(() => void inTurn(table, () => seeToHost(table)), left);
    table.hostTimer.unref();
    return;
  }
  const next = [...table.chairs.values()].map(playerOf).find((each) => each !== undefined && table.here.has(each));
  if (next === undefined) return;
  table.acting = next;
  tellTable(table);
  await notice(table, 'host-passed', { person: next, name: nameOf(table, next) });
}
