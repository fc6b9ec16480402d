import './muster.css';
import { type State, topStep } from '@muster/rules/five-leagues';
import { MusterFrame } from '../../../parts/muster/muster-frame';
import { useTable } from '../../../store/table-store';
import type { PartProps, SkinParts } from '../../skin';
import { tinctureOf } from '../colours';
import { masterOf } from '../master/master-hand';
import { Bench } from './bench';
import { FoesTold } from './foes-told';
import { MasterBench } from './master-bench';
import { SeatsTold } from './seats-told';

/** Shown for as long as friends gather. */
export const Muster: NonNullable<SkinParts['Muster']> = {
  when: (state, seat, store) =>
    topStep(state as State)?.is === 'muster' && !(seat === 'gm' && masterOf(store).getState().atTable),
  Screen: MusterScreen,
};

/** The whole screen while a warband is chosen and shared out; nothing of it is hidden from anybody. */
function MusterScreen({ store, context }: PartProps) {
  const data = useTable(store, (all) => all);
  const state = data.state as State | undefined;
  const step = state && topStep(state);
  if (!state || step?.is !== 'muster') return null;
  const seats = state.seats.map(({ seat }) => seat);
  return (
    <MusterFrame
      context={context}
      // Friends are one side, and each has a colour of his own.
      sides={Object.fromEntries(seats.map((seat) => [seat, seat]))}
      tinctures={Object.fromEntries(seats.map((seat) => [seat, tinctureOf(state, seat)]))}
      isReady={(seat) => step.ready.includes(seat)}
      calls={(seat) => (seat === 'gm' ? 'the enemies' : `seat ${seat.toUpperCase()}`)}
      watching={{
        title: 'Friends are gathering',
        text: 'They choose a warband, share it out, and set out as soon as everybody is ready.',
      }}
      others={[
        <SeatsTold key="seats" state={state} data={data} ready={step.ready} />,
        <FoesTold key="foes" state={state} />,
      ]}
      bench={(seat, beside, tools) =>
        seat === 'gm' ? (
          <MasterBench key={seat} {...{ store, context, state, beside, tools }} />
        ) : (
          <Bench key={seat} {...{ store, context, state, seat, beside, tools }} />
        )
      }
    />
  );
}
