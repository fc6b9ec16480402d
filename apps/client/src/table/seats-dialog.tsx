import { LIMITS, type TableState } from '@muster/protocol';
import { Armchair, MicOff, UserX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchLinks, HttpNo } from '../net/http';
import { CopyField } from '../parts/copy';
import { Dialog } from '../parts/dialog';
import { Shield } from '../parts/shield';
import { linkTo, pathTo } from '../route';
import type { SkinContext } from '../skins/skin';
import { tinctureOf } from '../store/overlays';
import type { TableData } from '../store/table-store';
import { useSlow } from '../store/use-slow';
import { agoText, delayText, useNow } from './waiting-plate';

type Codes = Readonly<Record<string, string>>;

/** Who sits where, links for those who do not sit yet, and what the host may do. */
export function SeatsDialog({ context, onClose }: { readonly context: SkinContext; readonly onClose: () => void }) {
  const { store } = context;
  const data = useSlow(store);
  const { table } = data;
  const isHost = table !== undefined && table.host === data.you;
  const [codes, setCodes] = useState<{ readonly seats: Codes; readonly watch?: string }>({ seats: {} });
  const [no, setNo] = useState<string>();
  const id = table?.id;
  useEffect(() => {
    if (!isHost || id === undefined) return;
    fetchLinks(id).then(
      (links) =>
        setCodes({
          seats: Object.fromEntries(links.seats.map((seat) => [seat.seat, seat.code])),
          watch: links.watch,
        }),
      (error: unknown) => setNo(error instanceof HttpNo ? error.message : 'The links could not be fetched.'),
    );
  }, [isHost, id]);
  if (!table) return null;
  const seated = new Set(table.chairs.flatMap((chair) => [chair.holder, chair.player]));
  const watching = table.people.filter((one) => one.here && !seated.has(one.person));
  const ask = async (command: Parameters<typeof store.ask>[0]) => {
    const reply = await store.ask(command);
    setNo(reply.ok ? undefined : (reply.says ?? 'That cannot be done now.'));
    if (reply.ok && reply.code !== undefined && command.do === 'invite') {
      const { code } = reply;
      setCodes((before) => ({ ...before, seats: { ...before.seats, [command.seat]: code } }));
    }
  };
  return (
    <Dialog title="Seats and people" onClose={onClose} wide>
      <div className="column">
        {table.chairs.map((chair) => (
          <Chair
            key={chair.seat}
            chair={chair}
            data={data}
            context={context}
            isHost={isHost}
            code={codes.seats[chair.seat]}
            ask={(command) => void ask(command)}
          />
        ))}
        {codes.watch !== undefined && <CopyField label="Link to watch" value={linkTo(pathTo.watch(codes.watch))} />}
        {!isHost && table.open && <CopyField label="Link to this table" value={linkTo(pathTo.table(table.id))} />}
        <section>
          <h3 className="caps">Watching</h3>
          {table.delay > 0 && <p className="soft small">Watchers see the table {delayText(table.delay)} late.</p>}
          {watching.length === 0 && <p className="soft small">Nobody, at the moment.</p>}
          {watching.map((one) => (
            <div key={one.person} className="row person">
              <span className="grow">
                {one.name}
                {one.person === data.you && <span className="soft"> (you)</span>}
              </span>
              {isHost && one.person !== data.you && (
                <>
                  <button
                    type="button"
                    className="button quiet"
                    onClick={() => void ask({ do: 'mute', person: one.person, on: !one.muted })}
                  >
                    <MicOff size={16} aria-hidden="true" /> {one.muted ? 'Let speak' : 'Silence'}
                  </button>
                  <button
                    type="button"
                    className="button quiet"
                    onClick={() => void ask({ do: 'remove', person: one.person })}
                  >
                    <UserX size={16} aria-hidden="true" /> Send away
                  </button>
                </>
              )}
            </div>
          ))}
        </section>
        {no && (
          <p className="bad" role="alert">
            {no}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Chair({
  chair,
  data,
  context,
  isHost,
  code,
  ask,
}: {
  readonly chair: TableState['chairs'][number];
  readonly data: TableData;
  readonly context: SkinContext;
  readonly isHost: boolean;
  readonly code: string | undefined;
  readonly ask: (command: Parameters<SkinContext['store']['ask']>[0]) => void;
}) {
  const { store } = context;
  const person = (id: string | undefined) => data.table?.people.find((one) => one.person === id);
  const holder = person(chair.holder);
  const player = person(chair.player);
  const isMine = chair.holder === data.you;
  const isPlayed = (chair.player ?? chair.holder) === data.you;
  const isLent = chair.player !== undefined && chair.player !== chair.holder;
  // The deeds for a seat whose holder is gone come up while the dialog stands open.
  const isAway = holder !== undefined && !holder.here && holder.awaySince !== undefined;
  const now = useNow(isAway);
  const away = isAway ? now - (holder.awaySince ?? now) : undefined;
  const mayBorrow = away !== undefined && away > LIMITS.awaySeconds * 1000 && !isLent;
  const others = data.table?.people.filter((one) => one.here && one.person !== data.you) ?? [];
  const sideName = context.skin.sideName?.(data.state, chair.side);
  const look = data.state === undefined ? undefined : context.skin.seatLook?.(data.state, chair.seat);
  const seatTitle = look?.title?.toLowerCase() ?? `seat ${chair.seat.toUpperCase()}`;
  return (
    <section className="chair">
      <div className="row">
        <Shield tincture={tinctureOf(context, data, chair.seat)} hollow={!holder} />
        <div className="grow">
          <b>{holder?.name ?? look?.free ?? 'Free seat'}</b>
          {isMine && <span className="soft"> (you)</span>}
          <div className="soft small">
            {look?.title ?? `Seat ${chair.seat.toUpperCase()}`}
            {look?.title === undefined && sideName ? ` · ${sideName}` : ''}
            {isLent ? ` · played by ${player?.name ?? 'someone'}` : ''}
            {away !== undefined ? ` · away for ${agoText(away)}` : ''}
          </div>
        </div>
        {isPlayed && data.as !== chair.seat && (
          <button type="button" className="button main" onClick={() => void store.look(chair.seat)}>
            Look through it
          </button>
        )}
        {isPlayed && data.as === chair.seat && <span className="caps">looking</span>}
        {!holder && (
          <button
            type="button"
            className="button main"
            onClick={() => ask({ do: 'claim', seat: chair.seat, ...(code === undefined ? {} : { code }) })}
          >
            <Armchair size={17} aria-hidden="true" /> Sit here
          </button>
        )}
      </div>
      <div className="row wrap chair-deeds">
        {isMine && !isLent && (
          <button type="button" className="button quiet" onClick={() => ask({ do: 'leave', seat: chair.seat })}>
            Get up
          </button>
        )}
        {isLent && (isMine || isPlayed) && (
          <button type="button" className="button quiet" onClick={() => ask({ do: 'take-again', seat: chair.seat })}>
            {isMine ? 'Take it back' : 'Give it back'}
          </button>
        )}
        {isMine &&
          !isLent &&
          others.map((one) => (
            <button
              key={one.person}
              type="button"
              className="button quiet"
              onClick={() => ask({ do: 'lend', seat: chair.seat, to: one.person })}
            >
              Lend to {one.name}
            </button>
          ))}
        {isHost &&
          !isMine &&
          mayBorrow &&
          others.map((one) => (
            <button
              key={one.person}
              type="button"
              className="button quiet"
              onClick={() => ask({ do: 'lend', seat: chair.seat, to: one.person })}
            >
              Lend to {one.name}
            </button>
          ))}
        {!isMine && mayBorrow && (isHost || data.seats.length > 0) && (
          <button type="button" className="button quiet" onClick={() => ask({ do: 'borrow', seat: chair.seat })}>
            Play it meanwhile
          </button>
        )}
        {isHost && holder && !isMine && (
          <button type="button" className="button quiet" onClick={() => ask({ do: 'free', seat: chair.seat })}>
            Ask to free it
          </button>
        )}
        {isHost && holder && !isMine && (
          <button
            type="button"
            className="button quiet"
            onClick={() => ask({ do: 'mute', person: holder.person, on: !holder.muted })}
          >
            {holder.muted ? 'Let speak' : 'Silence'}
          </button>
        )}
      </div>
      {isHost && !holder && code !== undefined && (
        <CopyField
          label={`Link for ${look?.title === undefined ? seatTitle : `the ${seatTitle}`}`}
          value={linkTo(pathTo.join(code))}
        />
      )}
      {isHost && !holder && code !== undefined && (
        <button
          type="button"
          className="button quiet small"
          onClick={() => ask({ do: 'invite', seat: chair.seat, renew: true })}
        >
          A new link, the old one ends
        </button>
      )}
    </section>
  );
}
