import { useRef } from 'react';
import { type TableData, type TableStore, useTable } from './table-store';

const FAST: ReadonlySet<keyof TableData> = new Set([
  'camera',
  'hovered',
  'hands',
  'pings',
  'draft',
  'preview',
  'resting',
  'toolMarks',
  'ruler',
  'trails',
]);

/**
 * The table's data for a part that need not follow the hand: drawn anew when anything changes but what a moving
 * mouse changes (camera, hover, draft, overlays, other hands). Those fields may be out of date in what it gives.
 */
export function useSlow(store: TableStore): TableData {
  const last = useRef<TableData | undefined>(undefined);
  return useTable(store, (data) => {
    const before = last.current;
    if (before && isSameSlowly(before, data)) return before;
    last.current = data;
    return data;
  });
}

/** Nothing differs but what a moving hand changes. */
export function isSameSlowly(a: TableData, b: TableData): boolean {
  for (const key of Object.keys(b) as (keyof TableData)[]) if (!FAST.has(key) && a[key] !== b[key]) return false;
  return true;
}
