import { LIMITS, type Offered } from '@muster/protocol';
import { Link2, Swords } from 'lucide-react';
import { useState } from 'react';
import { gameOf } from '../games';
import { useGuest } from '../net/guest';
import { fetchSystems, HttpNo, openTable } from '../net/http';
import { ensureGuest } from '../net/welcome';
import { Choice } from '../parts/choice';
import { GameIcon } from '../parts/game-icon';
import { go, pathTo } from '../route';
import { delayText } from '../table/waiting-plate';
import { useChosenGame } from './chosen-game';
import { rememberOpened } from './opened';
import { useLoad } from './use-load';

/** Choose a game, set its few dials, and get a link or sit down at once. */
export function SetUp() {
  const { now, reload } = useLoad(fetchSystems);
  const guest = useGuest((store) => store.guest);
  const { game: chosen, choose } = useChosenGame();
  const [configs, setConfigs] = useState<Readonly<Record<string, unknown>>>({});
  const [name, setName] = useState(guest?.name ?? '');
  const [title, setTitle] = useState('');
  const [reach, setReach] = useState<'link' | 'open'>('link');
  const [delay, setDelay] = useState(0);
  const [busy, setBusy] = useState(false);
  const [no, setNo] = useState<string>();
  if (now.is === 'loading') return <Shell>{<p className="soft">Looking what is on the shelf…</p>}</Shell>;
  if (now.is === 'failed')
    return (
      <Shell>
        <p className="bad">{now.says}</p>
        <button type="button" className="button" onClick={reload}>
          Try again
        </button>
      </Shell>
    );
  const offered = now.value.filter((one) => gameOf(one.system));
  const current = offered.find((one) => one.system === chosen) ?? offered[0];
  if (!current) return <Shell>{<p className="soft">This server offers no game that this page knows.</p>}</Shell>;
  const game = gameOf(current.system);
  const config = configs[current.system] ?? current.defaults;
  const Config = game?.skin.parts.LobbyConfig;
  const open = async (how: 'link' | 'at-once') => {
    setBusy(true);
    setNo(undefined);
    try {
      const me = await ensureGuest(name);
      // A seat the game plays by itself is left to it
      const own = game?.system.plays ?? [];
      const seats = (game ? game.system.seats(config) : current.seats)
        .map((each) => each.seat)
        .filter((seat) => !own.includes(seat));
      const made = await openTable({
        system: current.system,
        config,
        title: title.trim() || `${me.name}’s table`,
        open: how === 'link' && reach === 'open',
        delay,
        seats: how === 'at-once' ? seats.slice(0, 16) : seats.slice(0, 1),
      });
      rememberOpened(made, how);
      go(pathTo.table(made.table));
    } catch (error) {
      setNo(error instanceof HttpNo ? error.message : 'The table could not be opened with these dials.');
      setBusy(false);
    }
  };
  return (
    <Shell>
      <div className="games" role="radiogroup" aria-label="Game">
        {offered.map((one) => (
          <GameCard key={one.system} offered={one} isOn={one === current} onChoose={() => choose(one.system)} />
        ))}
      </div>
      {Config && (
        <div className="set-up-config">
          <Config
            key={current.system}
            value={config}
            onChange={(value) => setConfigs((before) => ({ ...before, [current.system]: value }))}
          />
        </div>
      )}
      <div className="set-up-names">
        <label className="field">
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
        <label className="field">
          <span className="caps">Name of the table</span>
          <input
            className="input"
            value={title}
            maxLength={LIMITS.title}
            placeholder={`${name.trim() || 'A guest'}’s table`}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <div className="field">
          <span className="caps">Who may sit down</span>
          <Choice
            label="Who may sit down"
            value={reach}
            options={[
              { value: 'link', label: 'By link' },
              { value: 'open', label: 'Anyone' },
            ]}
            onChange={setReach}
          />
        </div>
      </div>
      <details className="set-up-more">
        <summary>Watchers see the table {delay === 0 ? 'at once' : `${delayText(delay)} late`}</summary>
        <Choice
          label="Watchers see the table"
          value={delay}
          options={[
            { value: 0, label: 'At once' },
            { value: 30, label: '30 seconds late' },
            { value: 120, label: '2 minutes late' },
            { value: 600, label: '10 minutes late' },
          ]}
          onChange={setDelay}
        />
      </details>
      <div className="row wrap" style={{ gap: 10 }}>
        <button type="button" className="button main big" disabled={busy} onClick={() => void open('link')}>
          <Link2 size={19} aria-hidden="true" /> Open the table, get a link
        </button>
        <button type="button" className="button big" disabled={busy} onClick={() => void open('at-once')}>
          <Swords size={17} aria-hidden="true" /> Play at once, all seats
        </button>
      </div>
      {no && (
        <p className="bad" role="alert" style={{ marginTop: 10 }}>
          {no}
        </p>
      )}
    </Shell>
  );
}

function Shell({ children }: { readonly children: React.ReactNode }) {
  return (
    <section className="card set-up" aria-labelledby="set-up-title">
      <h2 id="set-up-title" className="card-title">
        Set up a table
      </h2>
      {children}
    </section>
  );
}

function GameCard({
  offered,
  isOn,
  onChoose,
}: {
  readonly offered: Offered;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}) {
  const game = gameOf(offered.system);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with picture and two lines is more than a radio's label
    <button type="button" role="radio" aria-checked={isOn} className="game-card" onClick={onChoose}>
      <GameIcon name={game?.skin.icon ?? 'plain-circle'} size={30} />
      <b>{game?.words.title ?? offered.system}</b>
      <span>{game?.words.tagline}</span>
    </button>
  );
}
