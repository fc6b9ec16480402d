import { useEffect, useState } from 'react';
import { z } from 'zod';
import { contextOf, gameOf } from '../games';
import { randomId, useGuest } from '../net/guest';
import { type Line, openLine } from '../net/line';
import { loadHistory } from '../store/history';
import { keep, kept } from '../store/kept';
import { keepSeed, keptSeed, seatToMix } from '../store/own-seed';
import { createTableStore, type TableStore } from '../store/table-store';

export interface OpenTable {
  readonly store: TableStore;
  readonly line: Line;
}

const open = new Map<string, OpenTable & { users: number; closing?: ReturnType<typeof setTimeout> }>();

/** The code by which this browser came to a table; a spectator needs it again on every return. */
export const rememberLink = (table: string, code: string): void => keep(`link.${table}`, code);

/** Remembers which seat a link or the lobby promised, to be claimed when the table is there. */
export const rememberSit = (table: string, seat: string, code?: string): void =>
  keep(`sit.${table}`, code === undefined ? { seat } : { seat, code });

/** The promised seat, once. */
export function takeSit(table: string): { readonly seat: string; readonly code?: string } | undefined {
  const read = z.object({ seat: z.string(), code: z.string().exactOptional() }).safeParse(kept(`sit.${table}`));
  keep(`sit.${table}`, undefined);
  return read.success ? read.data : undefined;
}

/** The open table of an id while the part that asks is mounted. React mounting twice opens one line. */
export function useOpenTable(id: string): OpenTable | undefined {
  const [table, setTable] = useState<OpenTable>();
  useEffect(() => {
    const mine = take(id);
    setTable(mine);
    return () => release(id);
  }, [id]);
  return table;
}

function take(id: string): OpenTable {
  const known = open.get(id);
  if (known) {
    clearTimeout(known.closing);
    known.users++;
    return known;
  }
  let line: Line | undefined;
  const store = createTableStore({
    line: () => line,
    now: () => Date.now(),
    history: (own) => void loadHistory(own, id),
    contextFor: (system, seat, own) => {
      const game = gameOf(system);
      if (!game) throw new Error(`This page knows no game called ${system}. Load it again.`);
      return contextOf(game, seat, own);
    },
  });
  // Noted here as well: a browser that keeps nothing would mix again at every word of the table.
  let mix: 'open' | 'asked' | 'done' = 'open';
  const mixOnce = async () => {
    const seat = seatToMix(store.data.getState(), keptSeed(id));
    if (seat === undefined || mix !== 'open' || !line) return;
    mix = 'asked';
    const seed = randomId(32);
    const reply = await line.ask({ do: 'mix', id: randomId(), seat, seed });
    mix = reply.ok ? 'done' : 'open';
    if (reply.ok) keepSeed(id, seed);
  };
  line = openLine(() => joining(id, store), {
    state: (state) => store.patch({ line: state }),
    news: (news) => {
      store.heard(news);
      if (news.is === 'welcome' || news.is === 'table') void mixOnce();
    },
    hand: ({ person, seat, hand }) => {
      const hands = { ...store.data.getState().hands };
      if (hand.is === 'gone') delete hands[person];
      else hands[person] = { seat, hand, at: Date.now() };
      store.patch({ hands });
    },
  });
  const made = { store, line, users: 1 };
  open.set(id, made);
  return made;
}

function release(id: string): void {
  const known = open.get(id);
  if (!known) return;
  known.users--;
  if (known.users > 0) return;
  known.closing = setTimeout(() => {
    known.line.close();
    open.delete(id);
  }, 400);
}

function joining(table: string, store: TableStore) {
  const { guest } = useGuest.getState();
  const link = kept(`link.${table}`);
  const { as, you } = store.data.getState();
  return {
    table,
    person: guest?.person ?? '',
    key: guest?.key ?? '',
    ...(typeof link === 'string' ? { link } : {}),
    ...(you !== undefined ? { as } : {}),
  };
}
