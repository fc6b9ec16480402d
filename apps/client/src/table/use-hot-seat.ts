import { useEffect, useRef } from 'react';
import type { SkinContext } from '../skins/skin';
import type { TableData } from '../store/table-store';
import { useSlow } from '../store/use-slow';

/** What the last move did is seen from where it was made. */
const LOOK_MS = 700;

/**
 * The view changes hands with the turn where one person has every seat of a table: once for each change of who is
 * asked, so that a look through the other seat in between is never taken away. Dice that still fall are seen first.
 */
export function useHotSeat(context: SkinContext): void {
  const { store, skin, system, seat } = context;
  const data = useSlow(store);
  const asked = data.state === undefined ? undefined : handsTo(data, system.waitingFor(data.state), seat);
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (asked === undefined || asked === seat || followed.current === asked) {
      followed.current = asked ?? followed.current;
      return;
    }
    const timer = setInterval(() => {
      const now = store.data.getState();
      if (now.pending || now.draft || skin.isShowing?.(context)) return;
      followed.current = asked;
      clearInterval(timer);
      store.select([]);
      void store.look(asked);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [asked, seat, store, skin, context]);
}

/** The seat that is asked: the one looked through if it is among them. Undefined unless every seat is mine. */
export function handsTo(
  data: Pick<TableData, 'table' | 'seats'>,
  waiting: readonly { readonly seat: string }[],
  seat: string | undefined,
): string | undefined {
  const chairs = data.table?.chairs ?? [];
  if (chairs.length < 2 || seat === undefined || !chairs.every((chair) => data.seats.includes(chair.seat)))
    return undefined;
  return waiting.some((one) => one.seat === seat) ? seat : waiting[0]?.seat;
}
