import type { TableCard, TableList } from '@muster/protocol';
import { ArrowRight, Eye, Link2, Settings as SettingsIcon, Users } from 'lucide-react';
import { useState } from 'react';
import { gameOf } from '../games';
import { useGuest } from '../net/guest';
import { fetchTables } from '../net/http';
import { BrandMark } from '../parts/brand';
import { Shield } from '../parts/shield';
import { codeIn, go, pathTo } from '../route';
import { SettingsDialog } from '../table/menu';
import { rememberSit } from '../table/tables';
import { agoText } from '../table/waiting-plate';
import { Backdrop } from './backdrop';
import { SetUp } from './set-up';
import { TableThumb } from './table-thumb';
import { type Loaded, useLoad } from './use-load';
import { YourCampaigns } from './your-campaigns';

/** The first screen: a battle on the table, and the ways to one's own. */
export function Lobby() {
  const { now, reload } = useLoad(fetchTables, 8000);
  const [settings, setSettings] = useState(false);
  const guest = useGuest((store) => store.guest);
  return (
    <main className="lobby">
      <Backdrop />
      <div className="lobby-columns">
        <div className="lobby-left">
          <header className="lobby-brand evening">
            <h1>
              <BrandMark size={38} /> Muster
            </h1>
            <p>A wargames table that knows the rules. Send a link, push your regiments, argue about nothing.</p>
          </header>
          <SetUp />
          <YourBattles now={now} />
          <YourCampaigns />
        </div>
        <div className="lobby-right">
          <OpenTables now={now} onRetry={reload} />
          <span className="grow" />
          <GotALink />
          <footer className="lobby-foot evening">
            <span>{guest ? `You are ${guest.name}.` : ''}</span>
            <button type="button" onClick={() => setSettings(true)}>
              <SettingsIcon size={15} aria-hidden="true" /> Settings and name
            </button>
            <button type="button" onClick={() => go(pathTo.replay())}>
              Replay a file
            </button>
            <button type="button" onClick={() => go(pathTo.about)}>
              About
            </button>
          </footer>
        </div>
      </div>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </main>
  );
}

const SHOWN = 12;

function OpenTables({ now, onRetry }: { readonly now: Loaded<TableList>; readonly onRetry: () => void }) {
  const [all, setAll] = useState(false);
  const cards = now.is === 'here' ? [...now.value.open, ...now.value.running] : [];
  const playing = cards.reduce(
    (sum, card) => sum + card.chairs.filter((chair) => chair.here).length + card.watching,
    0,
  );
  return (
    <section className="card open-tables" aria-labelledby="open-tables-title">
      <div className="row">
        <h2 id="open-tables-title" className="card-title grow">
          Open tables
        </h2>
        {playing > 0 && (
          <span className="soft small row">
            <Users size={16} aria-hidden="true" /> {playing} at play
          </span>
        )}
      </div>
      {now.is === 'loading' && <p className="soft">Looking round the hall…</p>}
      {now.is === 'failed' && (
        <>
          <p className="bad">{now.says}</p>
          <button type="button" className="button" onClick={onRetry}>
            Try again
          </button>
        </>
      )}
      {now.is === 'here' && now.stale && <p className="bad small">{now.stale}</p>}
      {now.is === 'here' && cards.length === 0 && (
        <p className="soft">No open tables tonight. Open one and send the link.</p>
      )}
      <ul>
        {(all ? cards : cards.slice(0, SHOWN)).map((card) => (
          <li key={card.id} className="table-row">
            <TableThumb card={card} width={card.chairs.length > 2 ? 64 : 72} />
            <div className="grow">
              <b className="table-title">{card.title}</b>
              <p className="soft small">{gameLine(card)}</p>
              <Chairs card={card} />
            </div>
            {card.open && freeSeat(card) !== undefined ? (
              <button type="button" className="button main" onClick={() => sitDown(card)}>
                Sit down
              </button>
            ) : (
              <button type="button" className="button" onClick={() => go(pathTo.table(card.id))}>
                <Eye size={17} aria-hidden="true" /> Watch
              </button>
            )}
          </li>
        ))}
      </ul>
      {cards.length > SHOWN && (
        <button type="button" className="button quiet" onClick={() => setAll(!all)}>
          {all ? 'Only the first' : `All ${cards.length}`}
        </button>
      )}
    </section>
  );
}

/** A seat that waits for somebody; one the game can play waits for nobody, and is taken at the table. */
const freeSeat = (card: TableCard): string | undefined =>
  card.chairs.find((chair) => !chair.holder && chair.optional !== true)?.seat;

function sitDown(card: TableCard) {
  const seat = freeSeat(card);
  if (seat !== undefined && !card.mine) rememberSit(card.id, seat);
  go(pathTo.table(card.id));
}

function YourBattles({ now }: { readonly now: Loaded<TableList> }) {
  const [all, setAll] = useState(false);
  if (now.is !== 'here' || now.value.mine.length === 0) return null;
  const mine = all ? now.value.mine : now.value.mine.slice(0, 2);
  return (
    <section className="card your-battles evening" aria-labelledby="your-battles-title">
      <div className="row">
        <h2 id="your-battles-title" className="caps grow">
          Your battles
        </h2>
        <span className="soft small">saved on the server, resume any time</span>
      </div>
      <ul>
        {mine.map((card) => (
          <li key={card.id} className="table-row">
            <TableThumb card={card} width={126} />
            <div className="grow">
              <b className="table-title">{card.title}</b>
              <p className="soft small">
                {gameLine(card)} · {card.entries === 0 ? 'not begun' : `last move ${agoWords(Date.now() - card.moved)}`}
              </p>
              <Chairs card={card} />
            </div>
            <button
              type="button"
              className={card.mine?.waits && card.status !== 'finished' ? 'button gold' : 'button'}
              onClick={() => go(pathTo.table(card.id))}
            >
              {card.status === 'finished' || card.status === 'abandoned'
                ? 'Look back'
                : card.mine?.waits
                  ? 'Your move'
                  : 'Resume'}
            </button>
          </li>
        ))}
      </ul>
      {now.value.mine.length > 2 && (
        <button type="button" className="button quiet" onClick={() => setAll(!all)}>
          {all ? 'Only the last' : `All ${now.value.mine.length}`}
        </button>
      )}
    </section>
  );
}

const WAYS = { link: pathTo.join, return: pathTo.return, 'campaign-link': pathTo.joinCampaign } as const;

function GotALink() {
  const [text, setText] = useState('');
  const [no, setNo] = useState(false);
  return (
    <section className="card got-a-link">
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          const found = codeIn(text);
          setNo(!found);
          if (found) go(WAYS[found.is](found.code));
        }}
      >
        <Link2 size={22} aria-hidden="true" className="link-mark" />
        <label htmlFor="code" className="grow">
          <b>Got a link from a friend?</b>
          <span className="soft small">
            {no ? 'That is neither a link nor a code of a table.' : 'Open it, or paste its code here. No account.'}
          </span>
        </label>
        <input
          id="code"
          className="input code"
          placeholder="MILL-ROAD"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button icon-only" aria-label="Go there">
          <ArrowRight size={18} aria-hidden="true" />
        </button>
      </form>
    </section>
  );
}

export function Chairs({ card }: { readonly card: TableCard }) {
  const empty = card.chairs.filter((chair) => !chair.holder);
  const free = empty.filter((chair) => chair.optional !== true).length;
  const tinctures = tincturesOf(card);
  return (
    <p className="chairs">
      {card.chairs
        .filter((chair) => chair.holder)
        .map((chair) => (
          <span key={chair.seat}>
            <Shield tincture={tinctures[chair.side]} little hollow={!chair.here} />{' '}
            {chair.name ?? chair.seat.toUpperCase()}
          </span>
        ))}
      {free > 0 && <span className="soft italic">{free === 1 ? 'one seat free' : `${free} seats free`}</span>}
      {empty.length > free && <span className="soft italic">the game master’s seat is open</span>}
    </p>
  );
}

function tincturesOf(card: TableCard) {
  const game = gameOf(card.system);
  const config = game?.system.config.safeParse(card.config);
  if (!game || !config?.success) return {};
  try {
    return game.skin.tinctures(game.system.setup(config.data));
  } catch {
    return {};
  }
}

function gameLine(card: TableCard): string {
  const title = gameOf(card.system)?.words.title ?? card.system;
  const state = {
    open: 'waiting for players',
    running: 'being played',
    finished: 'over',
    abandoned: 'left unfinished',
  };
  const watching = card.watching > 0 ? ` · ${card.watching} watching` : '';
  return `${title} · ${state[card.status]}${watching}`;
}

const agoWords = (ms: number): string =>
  ms < 60_000 ? 'just now' : ms < 86_400_000 ? `${agoText(ms)} ago` : `${Math.floor(ms / 86_400_000)} days ago`;
