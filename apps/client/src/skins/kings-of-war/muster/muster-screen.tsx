import '../../../style/muster.css';
import { type State, topStep } from '@muster/rules/kings-of-war';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../parts/dialog';
import { Shield } from '../../../parts/shield';
import { namesIn } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import { ChatPanel } from '../../../table/chat-panel';
import { HelpDialog } from '../../../table/help-dialog';
import { InviteCard } from '../../../table/invite-card';
import { type Panel, SettingsDialog, TableMenu } from '../../../table/menu';
import { Questions } from '../../../table/questions';
import { Ribbon } from '../../../table/ribbon';
import { SeatsDialog } from '../../../table/seats-dialog';
import { useSize } from '../../../table/use-size';
import type { PartProps } from '../../skin';
import { Bench } from './bench';
import { SideAtTable } from './opponents';

/** The whole screen while armies are chosen. Spectators, and a side that stands ready, see what has come so far. */
export function MusterScreen({ store, context }: PartProps) {
  const data = useTable(store, (all) => all);
  const [panel, setPanel] = useState<Panel | 'menu' | 'chat'>();
  const size = useSize();
  const state = data.state as State | undefined;
  const step = state && topStep(state);
  const ready = step?.is === 'muster' ? step.ready : [];
  const sideOf = (seat: string | undefined) => state?.seats.find((each) => each.seat === seat)?.side ?? '';
  // Who plays both sides goes on to the army that is still missing.
  const next = ready.includes(sideOf(context.seat))
    ? data.seats.find((seat) => !ready.includes(sideOf(seat)))
    : undefined;
  useEffect(() => {
    if (next !== undefined) void store.look(next);
  }, [next, store]);
  if (!state || step?.is !== 'muster') return null;
  const tinctures = context.skin.tinctures(state);
  const mine = state.seats.find((seat) => seat.seat === context.seat)?.side;
  const close = () => setPanel(undefined);
  const personOf = (side: string) =>
    state.seats
      .filter((seat) => seat.side === side)
      .map((seat) => namesIn(context, data, state).seat(seat.seat))
      .join(' and ');
  const isFree = (side: string) =>
    !data.table?.chairs.some((chair) => chair.side === side && chair.holder !== undefined && chair.holder !== null);
  const others = Object.keys(state.sides)
    .filter((side) => side !== mine)
    .map((side) => <SideAtTable key={side} state={state} side={side} person={personOf(side)} isFree={isFree(side)} />);
  const tools = (
    <>
      {data.seats
        .filter((seat) => seat !== context.seat)
        .map((seat) => (
          <button key={seat} type="button" className="button" onClick={() => void store.look(seat)}>
            <Shield tincture={tinctures[sideOf(seat)] ?? 'bone'} /> Choose for {tinctures[sideOf(seat)] ?? seat}
          </button>
        ))}
      <button type="button" className="button" onClick={() => setPanel('chat')}>
        <MessageSquare size={17} aria-hidden="true" /> Chat
        {data.unread > 0 && <span className="count">{data.unread}</span>}
      </button>
    </>
  );
  return (
    <main className={`muster-page ${size}`}>
      <Ribbon context={context} size={size} onMenu={() => setPanel('menu')} onPeople={() => setPanel('people')} />
      <Questions context={context} />
      {mine === undefined || context.seat === undefined ? (
        <div className="muster-watch">
          <h1>The armies are mustering</h1>
          <p className="soft">The table is laid as soon as both sides stand ready.</p>
          {others}
          <div className="row muster-tools">{tools}</div>
        </div>
      ) : (
        <Bench
          key={context.seat}
          store={store}
          context={context}
          state={state}
          side={mine}
          beside={[<InviteCard key="invite" store={store} />, ...others]}
          tools={tools}
        />
      )}
      {panel === 'menu' && <TableMenu context={context} onClose={close} onOpen={setPanel} />}
      {panel === 'people' && <SeatsDialog context={context} onClose={close} />}
      {panel === 'help' && <HelpDialog context={context} onClose={close} />}
      {panel === 'settings' && <SettingsDialog onClose={close} />}
      {panel === 'chat' && (
        <Dialog title="Chat" onClose={close}>
          <ChatPanel context={context} />
        </Dialog>
      )}
    </main>
  );
}
