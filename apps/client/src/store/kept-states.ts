import type { StoreApi } from 'zustand/vanilla';
import type { TableData } from './table-data';

interface KeptState {
  readonly version: number;
  readonly state: unknown;
}

const MOST_KEPT = 30;
const kept = new WeakMap<StoreApi<TableData>, KeptState[]>();

/**
 * Remembers the last positions of a table from now on. A take-back, or a look through another seat, forgets them. Asked
 * for when the table's data are made, so that whoever is told of a change finds the position before it already here.
 */
export function keepStates(data: StoreApi<TableData>): void {
  const made: KeptState[] = [];
  kept.set(data, made);
  data.subscribe((now, before) => {
    if (now.version === before.version && now.as === before.as) return;
    const isTakenBack = before.steps.some((step, at) => at < now.steps.length && now.steps[at] !== step);
    if (now.version < before.version || now.as !== before.as || isTakenBack) made.length = 0;
    else if (before.state !== undefined) made.push({ version: before.version, state: before.state });
    if (made.length > MOST_KEPT) made.shift();
  });
}

/** The last position of the table from before an entry; undefined where none is remembered. */
export const stateBefore = (data: StoreApi<TableData>, version: number): KeptState | undefined =>
  kept.get(data)?.findLast((each) => each.version < version);
