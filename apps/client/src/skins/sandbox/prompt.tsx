import type { SandboxIntent, SandboxState } from '@muster/rules/sandbox';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../parts/choice';
import { seatName } from '../../store/names';
import { useTable } from '../../store/table-store';
import { useSlow } from '../../store/use-slow';
import type { PartProps } from '../skin';
import { DicePanel } from './dice-panel';
import { useMode } from './mode';
import { canHandle } from './pieces';
import { PlacePanel } from './place-panel';
import { TerrainPanel } from './terrain-panel';

/** The panel of whatever the hand is set to. */
export function SandboxPrompt({ store, context }: PartProps) {
  const { mode } = useMode();
  if (context.seat === undefined || mode === 'none') return null;
  if (mode === 'place') return <PlacePanel />;
  if (mode === 'terrain') return <TerrainPanel />;
  if (mode === 'dice') return <DicePanel store={store} context={context} />;
  if (mode === 'form-up') return <FormUpPanel store={store} context={context} />;
  if (mode === 'wheel') return <WheelPanel store={store} context={context} />;
  if (mode === 'lots') return <LotsPanel store={store} context={context} />;
  return <TurnPanel store={store} context={context} />;
}

export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { set } = useMode();
  return (
    <section className="card sandbox-panel" aria-label={title}>
      <div className="row">
        <h2 className="grow" style={{ fontSize: 19 }}>
          {title}
        </h2>
        <button type="button" className="fold" aria-label="Put it away" onClick={() => set({ mode: 'none' })}>
          <X size={17} aria-hidden="true" />
        </button>
      </div>
      {children}
    </section>
  );
}

function FormUpPanel(_: PartProps) {
  const { files, spacing, set } = useMode();
  return (
    <Panel title="Form up in ranks">
      <p className="soft small">Press where the middle of the front shall stand.</p>
      <div className="row wrap">
        <label className="field">
          <span className="caps">Files</span>
          <input
            className="input"
            style={{ width: 90 }}
            type="number"
            min={1}
            max={100}
            value={files}
            onChange={(event) =>
              set({ files: Math.max(1, Math.min(100, Math.round(Number(event.target.value) || 1))) })
            }
          />
        </label>
        <label className="field">
          <span className="caps">Apart, mm</span>
          <input
            className="input"
            style={{ width: 90 }}
            type="number"
            min={0}
            max={200}
            value={spacing}
            onChange={(event) => set({ spacing: Math.max(0, Math.min(200, Number(event.target.value) || 0)) })}
          />
        </label>
      </div>
    </Panel>
  );
}

function WheelPanel({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as SandboxState;
  const selected = useTable(store, (data) => data.selected);
  const [corner, setCorner] = useState<'left' | 'right'>('left');
  const [degrees, setDegrees] = useState('30');
  const pieces = selected.filter((id) => canHandle(state, context.seat, id));
  const lead = pieces[0] === undefined ? undefined : state.pieces[pieces[0]];
  const wheel = (sign: number) => {
    const turn = Number(degrees.replace(',', '.'));
    if (lead?.is !== 'piece' || !Number.isFinite(turn)) return;
    void store.act({
      do: 'wheel',
      pieces,
      facing: lead.pose.facing,
      corner,
      degrees: sign * Math.abs(turn),
    } as SandboxIntent);
  };
  return (
    <Panel title="Wheel">
      <div className="row wrap" style={{ alignItems: 'flex-end' }}>
        <div className="field">
          <span className="caps">About the front corner</span>
          <Choice
            label="Corner"
            value={corner}
            options={[
              { value: 'left', label: 'Left' },
              { value: 'right', label: 'Right' },
            ]}
            onChange={setCorner}
          />
        </div>
        <label className="field">
          <span className="caps">Degrees</span>
          <input
            className="input"
            style={{ width: 90 }}
            value={degrees}
            onChange={(event) => setDegrees(event.target.value)}
          />
        </label>
        <button type="button" className="button main" onClick={() => wheel(1)}>
          To the left
        </button>
        <button type="button" className="button main" onClick={() => wheel(-1)}>
          To the right
        </button>
      </div>
    </Panel>
  );
}

function LotsPanel({ store }: PartProps) {
  const [names, setNames] = useState('');
  const [take, setTake] = useState(1);
  const [why, setWhy] = useState('');
  const among = names
    .split(/[\n,;]+/)
    .map((name) => name.trim())
    .filter(Boolean);
  return (
    <Panel title="Draw lots">
      <textarea
        className="input"
        rows={3}
        placeholder="Names, one a line or between commas"
        aria-label="Names in the hat"
        value={names}
        onChange={(event) => setNames(event.target.value)}
      />
      <div className="row wrap">
        <label className="row">
          Draw
          <input
            className="input"
            style={{ width: 72 }}
            type="number"
            min={1}
            max={Math.max(1, among.length)}
            value={take}
            aria-label="How many"
            onChange={(event) => setTake(Math.max(1, Math.round(Number(event.target.value) || 1)))}
          />
        </label>
        <input
          className="input grow"
          placeholder="What for"
          aria-label="What for"
          maxLength={60}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
        <button
          type="button"
          className="button main"
          disabled={among.length < 2}
          onClick={() =>
            void store.act({ do: 'draw-lots', among, take: Math.min(take, among.length), why } as SandboxIntent)
          }
        >
          Draw
        </button>
      </div>
    </Panel>
  );
}

function TurnPanel({ store }: PartProps) {
  const data = useSlow(store);
  const state = data.state as SandboxState;
  const { round, seat, phase } = state.turn;
  const [words, setWords] = useState(phase);
  const note = (turn: Partial<SandboxState['turn']>) =>
    void store.act({ do: 'note-turn', round, seat, phase: words.trim(), ...turn } as SandboxIntent);
  const seats = state.seats.map((one) => one.seat);
  const next = seats[(seats.indexOf(seat ?? '') + 1) % seats.length] ?? null;
  return (
    <Panel title={`Round ${round}`}>
      <div className="row wrap">
        {seats.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={seat === one}
            onClick={() => note({ seat: one })}
          >
            {seatName(data, one)}
          </button>
        ))}
        <button type="button" className="button quiet" onClick={() => note({ seat: null })}>
          Nobody’s turn
        </button>
      </div>
      <div className="row wrap">
        <input
          className="input grow"
          placeholder="Phase, in your words"
          aria-label="Phase"
          maxLength={40}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="button" className="button" onClick={() => note({})}>
          Note it
        </button>
      </div>
      <div className="row wrap">
        <button type="button" className="button main" onClick={() => note({ seat: next, phase: '' })}>
          Next player
        </button>
        <button
          type="button"
          className="button"
          onClick={() => note({ round: round + 1, seat: seats[0] ?? null, phase: '' })}
        >
          Next round
        </button>
        {round > 0 && (
          <button type="button" className="button quiet" onClick={() => note({ round: round - 1 })}>
            One back
          </button>
        )}
      </div>
    </Panel>
  );
}
