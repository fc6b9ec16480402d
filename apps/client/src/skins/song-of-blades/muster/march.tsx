import type { Intent, SeatId } from '@muster/rules/kernel';
import type { Intent as OwnIntent, State } from '@muster/rules/song-of-blades';
import type { ReactNode } from 'react';
import { March as Marching } from '../../../parts/muster/march';
import { useTable } from '../../../store/table-store';
import type { PartProps } from '../../skin';

type Choosing = Extract<OwnIntent, { readonly do: 'choose-warband' }>['warband'];

/** The one main deed: the warband goes to the table and stands ready, or comes back for a change. */
export function March({
  store,
  state,
  seat,
  choosing,
  able,
  ready,
  tools,
}: PartProps & {
  readonly state: State;
  readonly seat: SeatId;
  readonly choosing: Choosing;
  readonly able: boolean;
  readonly ready: boolean;
  readonly tools: ReactNode;
}) {
  return (
    <Marching
      {...{ store, able, ready, tools }}
      choose={{ do: 'choose-warband', warband: choosing }}
      standing="Your warband stands ready. It is shown when everyone’s is."
      change="Change the warband"
      besides={!ready && <BringNobody {...{ store, state, seat }} />}
    />
  );
}

/** A friend of one's side may field everything: then one stands ready with nobody. */
export function BringNobody({
  store,
  state,
  seat,
}: Pick<PartProps, 'store'> & { readonly state: State; readonly seat: SeatId }) {
  const pending = useTable(store, (data) => data.pending !== undefined);
  if (Object.hasOwn(state.chosen, seat) || !friendHasChosen(state, seat)) return null;
  return (
    <button
      type="button"
      className="button"
      disabled={pending}
      onClick={() => void store.act({ do: 'ready', ready: true } as Intent)}
    >
      Bring nobody, your side has enough
    </button>
  );
}

function friendHasChosen(state: State, seat: SeatId): boolean {
  const side = state.seats.find((each) => each.seat === seat)?.side;
  return state.seats.some((each) => each.side === side && each.seat !== seat && Object.hasOwn(state.chosen, each.seat));
}
