import { useRef } from 'react';
import type { SkinContext } from '../skins/skin';
import { stateBefore } from './kept-states';
import type { LogLine } from './log';
import type { TableData } from './table-data';
import { useTable } from './table-store';
import { isSameSlowly } from './use-slow';

/**
 * What may be told of the table now. While the skin holds an entry back (its dice still fall), state, log, ending and
 * whose turn it is are as they were before that entry; all else is as it is. Without a remembered picture from before
 * the entry nothing is held back.
 */
export function shownData(context: SkinContext, data: TableData): TableData {
  const from = context.skin.heldFrom?.(data, context);
  const before = from === undefined ? undefined : stateBefore(context.store.data, from);
  if (from === undefined || !before) return data;
  return { ...data, state: before.state, log: logBefore(data.log, from), ending: undefined };
}

/** The lines of a log that may be read while entries from this version on are held back; one's own refusals always. */
export const logBefore = (log: readonly LogLine[], from: number): readonly LogLine[] =>
  log.filter((line) => line.version < from || line.is === 'refused');

/** What may be told, for a part that need not follow the hand (see `useSlow`). */
export function useShown(context: SkinContext): TableData {
  const last = useRef<{ context: SkinContext; from: number | undefined; of: TableData; told: TableData }>(undefined);
  return useTable(context.store, (data) => {
    const from = context.skin.heldFrom?.(data, context);
    const before = last.current;
    if (before && before.context === context && before.from === from && isSameSlowly(before.of, data))
      return before.told;
    const told = shownData(context, data);
    last.current = { context, from, of: data, told };
    return told;
  });
}
