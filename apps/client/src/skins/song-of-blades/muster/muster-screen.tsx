import './muster-parts.css';
import { type State, topStep } from '@muster/rules/song-of-blades';
import { MusterFrame } from '../../../parts/muster/muster-frame';
import { seatName } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import type { PartProps, SkinParts } from '../../skin';
import { tincturesOf } from '../scene';
import { Bench } from './bench';
import { SeatAtTable } from './opponents';

/** Shown for as long as warbands are chosen. */
export const Muster: NonNullable<SkinParts['Muster']> = {
  when: (state) => topStep(state as State)?.is === 'muster',
  Screen: MusterScreen,
};

/** The whole screen while warbands are chosen. Spectators see who has chosen, and nothing more. */
function MusterScreen({ store, context }: PartProps) {
  const data = useTable(store, (all) => all);
  const state = data.state as State | undefined;
  const step = state && topStep(state);
  if (!state || step?.is !== 'muster') return null;
  const isFree = (seat: string) => !data.table?.chairs.some((chair) => chair.seat === seat && chair.holder != null);
  return (
    <MusterFrame
      context={context}
      sides={Object.fromEntries(state.seats.map(({ seat, side }) => [seat, side]))}
      tinctures={tincturesOf(state)}
      isReady={(seat) => step.ready.includes(seat)}
      calls={(seat) => `seat ${seat.toUpperCase()}`}
      watching={{
        title: 'The warbands are gathering',
        text: 'They are chosen in secret, and shown as soon as everybody is ready.',
      }}
      others={state.seats
        .filter(({ seat }) => seat !== context.seat)
        .map(({ seat }) => (
          <SeatAtTable key={seat} state={state} seat={seat} person={seatName(data, seat)} isFree={isFree(seat)} />
        ))}
      bench={(seat, beside, tools) => <Bench key={seat} {...{ store, context, state, seat, beside, tools }} />}
    />
  );
}
