import { LIMITS, type Link } from '@muster/protocol';
import { Armchair, Eye } from 'lucide-react';
import { useState } from 'react';
import { gameOf } from '../games';
import { useGuest } from '../net/guest';
import { HttpNo, resolveLink } from '../net/http';
import { ensureGuest } from '../net/welcome';
import { go, pathTo } from '../route';
import { rememberLink, rememberSit } from '../table/tables';
import { Backdrop } from './backdrop';
import { Chairs } from './lobby';
import { Notice } from './notice';
import { TableThumb } from './table-thumb';
import { useLoad } from './use-load';

/** What an invite or watch link opens: the table, who is there, a name, and one button. */
export function JoinPage({ code }: { readonly code: string }) {
  const { now, reload } = useLoad(() => resolveLink(code));
  if (now.is === 'loading') return <Notice title="Muster" text="Reading the link…" />;
  if (now.is === 'failed')
    return (
      <Notice title={now.offline ? 'No answer' : 'This link leads nowhere'} text={now.says}>
        <button type="button" className="button main" onClick={reload}>
          Try again
        </button>
        <button type="button" className="button" onClick={() => go(pathTo.lobby)}>
          To the tables
        </button>
      </Notice>
    );
  return <Invited link={now.value} code={code} />;
}

function Invited({ link, code }: { readonly link: Link; readonly code: string }) {
  const guest = useGuest((store) => store.guest);
  const [name, setName] = useState(guest?.name ?? '');
  const [no, setNo] = useState<string>();
  const { table } = link;
  const holdsIt = link.is === 'seat' && table.mine?.seats.includes(link.seat);
  const isTaken = link.is === 'seat' && link.taken && !holdsIt;
  const isMasters = link.is === 'seat' && link.optional === true;
  const enter = async (sit: boolean) => {
    try {
      await ensureGuest(name);
      rememberLink(table.id, code);
      if (sit && link.is === 'seat' && !holdsIt) rememberSit(table.id, link.seat, code);
      go(pathTo.table(table.id), 'replace');
    } catch (error) {
      setNo(error instanceof HttpNo ? error.message : 'Something broke on our side.');
    }
  };
  return (
    <main className="lobby">
      <Backdrop />
      <div className="notice over">
        <section className="card" style={{ maxWidth: 560, width: '100%' }}>
          <p className="caps">{link.is === 'seat' ? 'You are asked to a table' : 'You are asked to watch'}</p>
          <h1 className="card-title" style={{ fontSize: 30, margin: '8px 0 10px' }}>
            {table.title}
          </h1>
          <div className="row" style={{ gap: 14, alignItems: 'flex-start' }}>
            <TableThumb card={table} width={132} />
            <div className="grow">
              <p className="soft">
                {gameOf(table.system)?.words.title ?? table.system}, opened by {table.host}
              </p>
              <Chairs card={table} />
              {isMasters && !isTaken && (
                <p className="soft small">
                  The game master’s seat: you run the enemies and prepare what the others do not see. While it is empty
                  the game runs them.
                </p>
              )}
              {isTaken && <p className="bad">That seat is taken. You can watch, or ask {table.host} for another.</p>}
            </div>
          </div>
          <label className="field" style={{ margin: '16px 0' }}>
            <span className="caps">Your name</span>
            <input
              className="input"
              value={name}
              maxLength={LIMITS.name}
              placeholder="A guest"
              autoComplete="nickname"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <div className="row wrap">
            {link.is === 'seat' && !isTaken && (
              <button type="button" className="button main big" onClick={() => void enter(true)}>
                <Armchair size={19} aria-hidden="true" />
                {holdsIt
                  ? 'Back to my seat'
                  : isMasters
                    ? 'Be the game master'
                    : `Take seat ${link.seat.toUpperCase()}`}
              </button>
            )}
            <button
              type="button"
              className={link.is === 'watch' || isTaken ? 'button main big' : 'button big'}
              onClick={() => void enter(false)}
            >
              <Eye size={18} aria-hidden="true" /> Watch
            </button>
          </div>
          {no && (
            <p className="bad" role="alert" style={{ marginTop: 10 }}>
              {no}
            </p>
          )}
        </section>
      </div>
    </main>
  );
}
