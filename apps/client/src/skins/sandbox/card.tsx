import type { Covered, Piece, SandboxIntent, SandboxState } from '@muster/rules/sandbox';
import { Copy, Eye, EyeOff, Lock, LockOpen, Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Shield } from '../../parts/shield';
import { seatName } from '../../store/names';
import { useTable } from '../../store/table-store';
import { useSlow } from '../../store/use-slow';
import type { PartProps } from '../skin';
import { coverRadius, useMode } from './mode';
import { beside, canHandle, ownPiece, thingAt } from './pieces';
import { SandboxPrompt } from './prompt';
import { tinctureOfPiece } from './sandbox-scene';
import { TerrainCard } from './terrain-card';

/** Lower left: the panel of what the hand is set to, or what is selected: one piece with everything written on it, several with what may be done to all, or terrain. */
export function SandboxCard({ store, context }: PartProps) {
  const mode = useMode((now) => now.mode);
  if (mode !== 'none' && context.seat !== undefined) return <SandboxPrompt store={store} context={context} />;
  return <Selected store={store} context={context} />;
}

function Selected({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as SandboxState;
  const selected = useTable(store, (data) => data.selected);
  const things = selected.flatMap((id) => thingAt(state, id) ?? []);
  const terrain = things.length === 0 && selected[0] !== undefined ? state.terrain[selected[0]] : undefined;
  if (terrain) return <TerrainCard key={terrain.id} terrain={terrain} store={store} context={context} />;
  const [first] = things;
  if (!first) return null;
  if (things.length > 1) return <ManyCard things={things} store={store} context={context} />;
  if (first.is === 'covered')
    return (
      <section className="card unit-card" aria-label="A cover">
        <h2 className="card-title">A cover</h2>
        <p className="soft">
          {first.owner === 'table'
            ? 'It is everyone’s.'
            : `Only ${seatName(store.data.getState(), first.owner)} knows what is under it.`}
        </p>
      </section>
    );
  return <PieceCard key={first.id} piece={first} store={store} context={context} />;
}

function PieceCard({ piece, store, context }: PartProps & { readonly piece: Piece }) {
  const data = useSlow(store);
  const state = data.state as SandboxState;
  const [more, setMore] = useState(false);
  const isMine = context.seat !== undefined && (piece.owner === context.seat || piece.owner === 'table');
  const act = (intent: SandboxIntent) => void store.act(intent);
  const id = piece.id;
  return (
    <section className="card unit-card" aria-label="Selected piece">
      <div className="row">
        <Shield tincture={tinctureOfPiece(state, piece)} />
        <div className="grow">
          <h2 className="card-title">{piece.name || 'A piece'}</h2>
          <p className="soft small">
            {sizeText(piece)} · {piece.owner === 'table' ? 'everyone’s' : seatName(data, piece.owner)}
            {piece.locked ? ' · held fast' : ''}
            {piece.cover ? ' · under a cover' : ''}
          </p>
        </div>
      </div>
      {piece.label && <p style={{ marginTop: 8 }}>{piece.label}</p>}
      {piece.marks.length > 0 && (
        <div className="row wrap" style={{ marginTop: 8, gap: 5 }}>
          {piece.marks.map((mark) => (
            <button
              key={mark}
              type="button"
              className="chip"
              disabled={!isMine}
              title="Take it off"
              onClick={() => act({ do: 'mark', piece: id, marks: piece.marks.filter((one) => one !== mark) })}
            >
              {mark} ×
            </button>
          ))}
        </div>
      )}
      {Object.entries(piece.counts).map(([what, value]) => (
        <div key={what} className="row counter">
          <span className="grow">{what}</span>
          {isMine && (
            <button
              type="button"
              className="button icon-only"
              aria-label={`${what} down`}
              onClick={() => act({ do: 'count', piece: id, what, value: value - 1 })}
            >
              <Minus size={16} aria-hidden="true" />
            </button>
          )}
          <b>{value}</b>
          {isMine && (
            <button
              type="button"
              className="button icon-only"
              aria-label={`${what} up`}
              onClick={() => act({ do: 'count', piece: id, what, value: value + 1 })}
            >
              <Plus size={16} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      {isMine && (
        <>
          <div className="row wrap piece-deeds">
            <button
              type="button"
              className="button icon-only"
              aria-label={piece.locked ? 'Let it move' : 'Hold it fast'}
              title={piece.locked ? 'Let it move' : 'Hold it fast'}
              onClick={() => act({ do: 'lock', pieces: [id], locked: !piece.locked })}
            >
              {piece.locked ? <LockOpen size={17} /> : <Lock size={17} />}
            </button>
            {piece.owner === context.seat && (
              <button
                type="button"
                className="button icon-only"
                aria-label={piece.cover ? 'Reveal it' : 'Hide it under a cover'}
                title={piece.cover ? 'Reveal it' : 'Hide it under a cover'}
                onClick={() =>
                  act(
                    piece.cover
                      ? { do: 'reveal', pieces: [id] }
                      : { do: 'cover', pieces: [id], radius: coverRadius(piece.shape) },
                  )
                }
              >
                {piece.cover ? <Eye size={17} /> : <EyeOff size={17} />}
              </button>
            )}
            <button
              type="button"
              className="button icon-only"
              aria-label="Another like it"
              title="Another like it"
              onClick={() => act({ do: 'duplicate', piece: id, to: [beside(piece)] })}
            >
              <Copy size={17} />
            </button>
            <button
              type="button"
              className="button icon-only"
              aria-label="Take it off the table"
              title="Take it off the table (Delete)"
              disabled={piece.locked}
              onClick={() => act({ do: 'remove', pieces: [id] })}
            >
              <Trash2 size={17} />
            </button>
            <button type="button" className="button" aria-expanded={more} onClick={() => setMore(!more)}>
              Write on it
            </button>
          </div>
          {more && <Writing piece={piece} act={act} />}
        </>
      )}
    </section>
  );
}

function Writing({ piece, act }: { readonly piece: Piece; readonly act: (intent: SandboxIntent) => void }) {
  const [name, setName] = useState(piece.name);
  const [label, setLabel] = useState(piece.label);
  const [mark, setMark] = useState('');
  const [counter, setCounter] = useState('');
  const line = (
    label: string,
    value: string,
    set: (value: string) => void,
    most: number,
    done: () => void,
    verb: string,
  ) => (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <input
        className="input"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={most}
        onChange={(event) => set(event.target.value)}
      />
      <button type="submit" className="button">
        {verb}
      </button>
    </form>
  );
  return (
    <div className="column" style={{ gap: 6, marginTop: 10 }}>
      {line('Name', name, setName, 40, () => act({ do: 'rename', piece: piece.id, name: name.trim() }), 'Name')}
      {line('Label', label, setLabel, 60, () => act({ do: 'label', piece: piece.id, text: label.trim() }), 'Label')}
      {line(
        'A mark: shaken, on fire',
        mark,
        setMark,
        24,
        () => {
          if (mark.trim() === '') return;
          act({ do: 'mark', piece: piece.id, marks: [...new Set([...piece.marks, mark.trim()])] });
          setMark('');
        },
        'Mark',
      )}
      {line(
        'A counter: damage, ammunition',
        counter,
        setCounter,
        24,
        () => {
          const what = counter
            .trim()
            .toLowerCase()
            .replace(/[^a-z0-9_-]+/g, '-');
          if (what === '') return;
          act({ do: 'count', piece: piece.id, what, value: 1 });
          setCounter('');
        },
        'Count',
      )}
    </div>
  );
}

function ManyCard({ things, store, context }: PartProps & { readonly things: readonly (Piece | Covered)[] }) {
  const state = store.data.getState().state as SandboxState;
  const mine = things.filter((thing) => canHandle(state, context.seat, thing.id)).map((thing) => thing.id);
  const own = mine.flatMap((id) => ownPiece(state, id) ?? []).filter((piece) => piece.owner === context.seat);
  const open = own.filter((piece) => !piece.cover);
  const act = (intent: SandboxIntent) => void store.act(intent);
  return (
    <section className="card unit-card" aria-label="Selected pieces">
      <h2 className="card-title">{things.length} pieces</h2>
      <p className="soft small">Drag one and all come along. The knob ahead turns them together.</p>
      {mine.length > 0 && (
        <div className="row wrap piece-deeds">
          <button
            type="button"
            className="button icon-only"
            aria-label="Hold them fast"
            title="Hold them fast"
            onClick={() => act({ do: 'lock', pieces: mine, locked: true })}
          >
            <Lock size={17} />
          </button>
          {open.length > 0 && (
            <button
              type="button"
              className="button icon-only"
              aria-label="Hide them under covers"
              title="Hide them under covers"
              onClick={() =>
                act({
                  do: 'cover',
                  pieces: open.map((piece) => piece.id),
                  radius: Math.max(...open.map((piece) => coverRadius(piece.shape))),
                })
              }
            >
              <EyeOff size={17} />
            </button>
          )}
          <button
            type="button"
            className="button icon-only"
            aria-label="Take them off the table"
            title="Take them off the table (Delete)"
            onClick={() => act({ do: 'remove', pieces: mine })}
          >
            <Trash2 size={17} />
          </button>
        </div>
      )}
    </section>
  );
}

const sizeText = (piece: Piece): string =>
  piece.shape.kind === 'disc'
    ? `round, ${2 * piece.shape.radius} mm`
    : `${piece.shape.width} × ${piece.shape.depth} mm`;
