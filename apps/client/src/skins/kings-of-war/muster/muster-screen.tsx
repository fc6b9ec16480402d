import { type State, topStep } from '@muster/rules/kings-of-war';
import { MusterFrame } from '../../../parts/muster/muster-frame';
import { namesIn } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import type { PartProps } from '../../skin';
import { Bench } from './bench';
import { SideAtTable } from './opponents';

/** The whole screen while armies are chosen. Spectators, and a side that stands ready, see what has come so far. */
export function MusterScreen({ store, context }: PartProps) {
  const data = useTable(store, (all) => all);
  const state = data.state as State | undefined;
  const step = state && topStep(state);
  if (!state || step?.is !== 'muster') return null;
  const tinctures = context.skin.tinctures(state);
  const sides = Object.fromEntries(state.seats.map(({ seat, side }) => [seat, side]));
  const mine = sides[context.seat ?? ''];
  const personOf = (side: string) =>
    state.seats
      .filter((seat) => seat.side === side)
      .map((seat) => namesIn(context, data, state).seat(seat.seat))
      .join(' and ');
  const isFree = (side: string) =>
    !data.table?.chairs.some((chair) => chair.side === side && chair.holder !== undefined && chair.holder !== null);
  return (
    <MusterFrame
      context={context}
      sides={sides}
      tinctures={tinctures}
      isReady={(seat) => step.ready.includes(sides[seat] ?? '')}
      calls={(seat) => tinctures[sides[seat] ?? ''] ?? seat}
      watching={{
        title: 'The armies are mustering',
        text: 'The table is laid as soon as both sides stand ready.',
      }}
      others={Object.keys(state.sides)
        .filter((side) => side !== mine)
        .map((side) => (
          <SideAtTable key={side} state={state} side={side} person={personOf(side)} isFree={isFree(side)} />
        ))}
      bench={(seat, beside, tools) => (
        <Bench key={seat} {...{ store, context, state, beside, tools }} side={sides[seat] ?? ''} />
      )}
    />
  );
}
