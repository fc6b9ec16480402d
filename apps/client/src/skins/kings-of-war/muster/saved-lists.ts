import { type ArmyList, listFromJson, listToJson } from '@muster/rules/kings-of-war';
import { keep, kept } from '../../../store/kept';

/** Armies this browser keeps, newest first; one per name. What cannot be read is left out. */
export function savedLists(): readonly ArmyList[] {
  const found = kept(KEY);
  if (!Array.isArray(found)) return [];
  return found.flatMap((text) => {
    const read = typeof text === 'string' ? listFromJson(text) : undefined;
    return read?.ok ? [read.value] : [];
  });
}

export function saveList(list: ArmyList): readonly ArmyList[] {
  return write([list, ...savedLists().filter((other) => other.name !== list.name || other.army !== list.army)]);
}

export function forgetList(list: ArmyList): readonly ArmyList[] {
  return write(savedLists().filter((other) => other.name !== list.name || other.army !== list.army));
}

/** The list on the bench of one table and seat, so that a reload loses nothing. */
export function benchList(table: string): ArmyList | undefined {
  const text = kept(`${BENCH}.${table}`);
  const read = typeof text === 'string' ? listFromJson(text) : undefined;
  return read?.ok ? read.value : undefined;
}

export function keepBench(table: string, list: ArmyList | undefined): void {
  keep(`${BENCH}.${table}`, list && listToJson(list));
}

const KEY = 'kow.armies';
const BENCH = 'kow.bench';
const MOST = 40;

function write(lists: readonly ArmyList[]): readonly ArmyList[] {
  const some = lists.slice(0, MOST);
  keep(KEY, some.map(listToJson));
  return some;
}
