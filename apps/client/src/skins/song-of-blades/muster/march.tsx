import type { Intent, SeatId } from '@muster/rules/kernel';
import type { Intent as OwnIntent, State } from '@muster/rules/song-of-blades';
import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { plain } from '../../../store/names';
import { sentencesOf } from '../../../store/refusals';
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
  const pending = useTable(store, (data) => data.pending !== undefined);
  const refused = useTable(store, (data) => data.refused);
  const act = (intent: OwnIntent) => store.act(intent as Intent);
  const march = async () => {
    const reply = await act({ do: 'choose-warband', warband: choosing });
    if (reply.ok) await act({ do: 'ready', ready: true });
  };
  // A friend of one's side may field everything.
  const friend = !Object.hasOwn(state.chosen, seat) && friendHasChosen(state, seat);
  return (
    <div className="muster-march">
      {refused &&
        sentencesOf(store, refused).map((sentence) => (
          <p key={sentence} className="muster-note bad">
            {plain(sentence)}
          </p>
        ))}
      {ready && <p>Your warband stands ready. It is shown when everyone’s is.</p>}
      <div className="row">
        {ready ? (
          <button
            type="button"
            className="button grow"
            disabled={pending}
            onClick={() => void act({ do: 'ready', ready: false })}
          >
            Change the warband
          </button>
        ) : (
          <button
            type="button"
            className="button main big grow"
            disabled={!able || pending}
            onClick={() => void march()}
          >
            <Swords size={20} aria-hidden="true" /> Take it to the table
          </button>
        )}
      </div>
      {friend && !ready && (
        <button
          type="button"
          className="button"
          disabled={pending}
          onClick={() => void act({ do: 'ready', ready: true })}
        >
          Bring nobody, your side has enough
        </button>
      )}
      <div className="row wrap muster-tools">{tools}</div>
    </div>
  );
}

function friendHasChosen(state: State, seat: SeatId): boolean {
  const side = state.seats.find((each) => each.seat === seat)?.side;
  return state.seats.some((each) => each.side === side && each.seat !== seat && Object.hasOwn(state.chosen, each.seat));
}
