import '../../../style/muster.css';
import './muster-parts.css';
import { type State, topStep } from '@muster/rules/song-of-blades';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../parts/dialog';
import { Shield } from '../../../parts/shield';
import { seatName } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import { ChatPanel } from '../../../table/chat-panel';
import { HelpDialog } from '../../../table/help-dialog';
import { InviteCard } from '../../../table/invite-card';
import { type Panel, SettingsDialog, TableMenu } from '../../../table/menu';
import { Questions } from '../../../table/questions';
import { Ribbon } from '../../../table/ribbon';
import { SeatsDialog } from '../../../table/seats-dialog';
import { useSize } from '../../../table/use-size';
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
  const [panel, setPanel] = useState<Panel | 'menu' | 'chat'>();
  const size = useSize();
  const state = data.state as State | undefined;
  const step = state && topStep(state);
  const ready = step?.is === 'muster' ? step.ready : [];
  // Who plays several seats goes on to the one that is still missing.
  const next = ready.includes(context.seat ?? '') ? data.seats.find((seat) => !ready.includes(seat)) : undefined;
  useEffect(() => {
    if (next !== undefined) void store.look(next);
  }, [next, store]);
  if (!state || step?.is !== 'muster') return null;
  const tinctures = tincturesOf(state);
  const sideOf = (seat: string) => state.seats.find((each) => each.seat === seat)?.side ?? '';
  const isMine = state.seats.some((each) => each.seat === context.seat);
  const close = () => setPanel(undefined);
  const isFree = (seat: string) => !data.table?.chairs.some((chair) => chair.seat === seat && chair.holder != null);
  const others = state.seats
    .filter(({ seat }) => seat !== context.seat)
    .map(({ seat }) => (
      <SeatAtTable key={seat} state={state} seat={seat} person={seatName(data, seat)} isFree={isFree(seat)} />
    ));
  const tools = (
    <>
      {data.seats
        .filter((seat) => seat !== context.seat)
        .map((seat) => (
          <button key={seat} type="button" className="button" onClick={() => void store.look(seat)}>
            <Shield tincture={tinctures[sideOf(seat)] ?? 'bone'} /> Choose for seat {seat.toUpperCase()}
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
      {!isMine || context.seat === undefined ? (
        <div className="muster-watch">
          <h1>The warbands are gathering</h1>
          <p className="soft">They are chosen in secret, and shown as soon as everybody is ready.</p>
          {others}
          <div className="row muster-tools">{tools}</div>
        </div>
      ) : (
        <Bench
          key={context.seat}
          store={store}
          context={context}
          state={state}
          seat={context.seat}
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
