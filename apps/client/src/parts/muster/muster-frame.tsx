import '../../style/muster.css';
import type { SeatId, SideId } from '@muster/rules/kernel';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Tincture } from '../../scene/model';
import type { SkinContext } from '../../skins/skin';
import { useTable } from '../../store/table-store';
import { ChatPanel } from '../../table/chat-panel';
import { HelpDialog } from '../../table/help-dialog';
import { InviteCard } from '../../table/invite-card';
import { type Panel, SettingsDialog, TableMenu } from '../../table/menu';
import { Questions } from '../../table/questions';
import { Ribbon } from '../../table/ribbon';
import { SeatsDialog } from '../../table/seats-dialog';
import { useSize } from '../../table/use-size';
import { Dialog } from '../dialog';
import { Shield } from '../shield';

/**
 * The whole screen of a muster around its bench: ribbon, menu, chat, the ways to one's other seats, and for who only
 * watches the cards of all. Who plays several seats is led on from one that stands ready to one that does not.
 */
export function MusterFrame({
  context,
  sides,
  tinctures,
  isReady,
  calls,
  watching,
  others,
  bench,
}: {
  readonly context: SkinContext;
  readonly sides: Readonly<Record<SeatId, SideId>>;
  readonly tinctures: Readonly<Record<SideId, Tincture>>;
  readonly isReady: (seat: SeatId) => boolean;
  /** What the button that chooses for another of one's seats calls it. */
  readonly calls: (seat: SeatId) => string;
  /** What is told to who does not play. */
  readonly watching: { readonly title: string; readonly text: string };
  /** The cards of the other seats, or sides. */
  readonly others: readonly ReactNode[];
  readonly bench: (seat: SeatId, beside: ReactNode, tools: ReactNode) => ReactNode;
}) {
  const { store, seat } = context;
  const data = useTable(store, (all) => all);
  const [panel, setPanel] = useState<Panel | 'menu' | 'chat'>();
  const size = useSize();
  const next = seat !== undefined && isReady(seat) ? data.seats.find((each) => !isReady(each)) : undefined;
  useEffect(() => {
    if (next !== undefined) void store.look(next);
  }, [next, store]);
  const close = () => setPanel(undefined);
  const tools = (
    <>
      {data.seats
        .filter((each) => each !== seat)
        .map((each) => (
          <button key={each} type="button" className="button" onClick={() => void store.look(each)}>
            <Shield tincture={tinctures[sides[each] ?? ''] ?? 'bone'} /> Choose for {calls(each)}
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
      {seat === undefined || sides[seat] === undefined ? (
        <div className="muster-watch">
          <h1>{watching.title}</h1>
          <p className="soft">{watching.text}</p>
          {others}
          <div className="row muster-tools">{tools}</div>
        </div>
      ) : (
        bench(seat, [<InviteCard key="invite" store={store} />, ...others], tools)
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
