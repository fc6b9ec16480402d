import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableStore } from './table-store';

/** What the hand of one player is about at a table, beside the draft itself, for a game whose hand begins as `initial`. */
export function handStore<H extends object>(initial: H) {
  const hands = new WeakMap<TableStore, StoreApi<H>>();

  /** The hand at a table; made on first use, gone with the table. */
  function handOf(table: TableStore): StoreApi<H> {
    const known = hands.get(table);
    if (known) return known;
    const made = createStore<H>(() => initial);
    // The scene is drawn from the table's store: a change of the hand alone must reach it too.
    made.subscribe(() => table.patch({}));
    hands.set(table, made);
    return made;
  }

  return {
    handOf,
    useHand: <T>(table: TableStore, pick: (hand: H) => T): T => useStore(handOf(table), pick),
  };
}
