import type { TableState } from '@muster/protocol';
import { fileWords, readGameText } from '@muster/record';
import { systemById } from '@muster/rules';
import { useEffect, useState } from 'react';
import { type Game, gameOf } from '../games';
import { Notice } from '../lobby/notice';
import { fetchReplay, HttpNo, uploadReplay } from '../net/http';
import { CopyField } from '../parts/copy';
import { go, linkTo, pathTo } from '../route';
import { type History, historyIn } from '../store/history-file';
import { ReplayView } from './replay-view';

type Reel =
  | { readonly is: 'none'; readonly says?: string }
  | { readonly is: 'loading' }
  | {
      readonly is: 'here';
      readonly history: History;
      readonly game: Game;
      readonly raw: unknown;
      readonly shared?: string;
    };

/** A battle from a game file: one of this computer, or one that was put on the server for others to see. */
export function ReplayPage({ id }: { readonly id: string | undefined }) {
  const [reel, setReel] = useState<Reel>(id === undefined ? { is: 'none' } : { is: 'loading' });
  const [watching, setWatching] = useState(id !== undefined);
  useEffect(() => {
    if (id === undefined) return;
    fetchReplay(id).then(
      (raw) => setReel(reelOf(raw)),
      (error: unknown) => setReel({ is: 'none', says: error instanceof HttpNo ? error.message : 'It cannot be read.' }),
    );
  }, [id]);
  const take = async (file: File) => {
    setReel({ is: 'loading' });
    const read = readGameText(await file.text());
    setReel(read.ok ? reelOf(read.value) : { is: 'none', says: fileWords(read.error) });
  };
  if (reel.is === 'loading') return <Notice title="Replay" text="Threading the film…" />;
  if (reel.is === 'here' && watching)
    return (
      <ReplayView
        game={reel.game}
        table={tableOf(reel.history)}
        start={reel.history.start}
        steps={reel.history.steps}
        as="start"
        isLive={false}
        loadFile={async () => reel.raw}
        onClose={() => (id === undefined ? setWatching(false) : go(pathTo.lobby))}
      />
    );
  return (
    <main
      className="notice"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) void take(file);
      }}
    >
      <section className="card" style={{ maxWidth: 560 }}>
        <h1 className="card-title">Replay a battle</h1>
        {reel.is === 'none' ? (
          <>
            <p style={{ margin: '10px 0 14px' }}>Choose a game file you saved, or drop it here.</p>
            <input
              type="file"
              className="input"
              style={{ height: 'auto', padding: 10 }}
              accept=".json,application/json"
              aria-label="A game file"
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) void take(file);
              }}
            />
            {reel.says && (
              <p className="bad" role="alert" style={{ marginTop: 12 }}>
                {reel.says}
              </p>
            )}
          </>
        ) : (
          <div className="column" style={{ marginTop: 12 }}>
            <p>
              {reel.game.words.title}, {reel.history.steps.length} entries.
            </p>
            <div className="row wrap">
              <button type="button" className="button main" onClick={() => setWatching(true)}>
                Watch it
              </button>
              <button
                type="button"
                className="button"
                onClick={() =>
                  uploadReplay(reel.raw).then(
                    (shared) => setReel({ ...reel, shared }),
                    (error: unknown) =>
                      setReel({ is: 'none', says: error instanceof HttpNo ? error.message : 'It cannot be sent.' }),
                  )
                }
              >
                A link for others
              </button>
              <button type="button" className="button" onClick={() => setReel({ is: 'none' })}>
                Another file
              </button>
            </div>
            {reel.shared && <CopyField label="Link to this replay" value={linkTo(pathTo.replay(reel.shared))} />}
          </div>
        )}
        <button type="button" className="button quiet" style={{ marginTop: 14 }} onClick={() => go(pathTo.lobby)}>
          To the tables
        </button>
      </section>
    </main>
  );
}

function reelOf(raw: unknown): Reel {
  const history = historyIn(systemById, raw);
  const game = history && gameOf(history.file.head.system);
  if (!history || !game)
    return { is: 'none', says: 'This file holds no battle that this page can show. It may come from a newer table.' };
  return { is: 'here', history, game, raw };
}

/** A table for names' sake: the seats of the file with the people it remembers. */
function tableOf(history: History): TableState {
  const { head, names } = history.file;
  return {
    id: head.id.slice(0, 40),
    title: 'Replay',
    host: 'nobody',
    status: 'finished',
    open: false,
    delay: 0,
    chairs: head.seats.map(({ seat, side }) => ({ seat, side, ...(names?.[seat] ? { holder: seat } : {}) })),
    people: Object.entries(names ?? {}).map(([seat, name]) => ({ person: seat, name, here: true, muted: false })),
  };
}
