import { BASES, LOOKS, TINCTURES } from '@muster/rules/sandbox';
import { Choice } from '../../parts/choice';
import { Shield } from '../../parts/shield';
import { LOOK_WORDS } from './look-words';
import { useMode } from './mode';
import { Panel } from './prompt';

const READY = [
  { key: 'round-25', label: '25 ◯' },
  { key: 'round-32', label: '32 ◯' },
  { key: 'round-40', label: '40 ◯' },
  { key: 'square-25', label: '25 ▢' },
  { key: 'square-40', label: '40 ▢' },
  { key: 'rider-25', label: '25 × 50' },
  { key: 'element-60', label: '60 × 30' },
  { key: 'regiment-100', label: '100 × 80' },
] as const;

/** A base of any size, what stands on it, whose it is; then a press on the table puts it down, as often as wanted. */
export function PlacePanel() {
  const { placing, set } = useMode();
  const { shape } = placing;
  const change = (next: Partial<typeof placing>) => set({ placing: { ...placing, ...next } });
  const number = (label: string, value: number, take: (value: number) => void) => (
    <label className="field">
      <span className="caps">{label}</span>
      <input
        className="input"
        style={{ width: 70 }}
        type="number"
        min={3}
        max={1500}
        value={value}
        onChange={(event) => take(Math.max(3, Math.min(1500, Number(event.target.value) || 3)))}
      />
    </label>
  );
  return (
    <Panel title="Place a piece">
      <p className="soft small">Press on the table to put it down. Esc puts this away.</p>
      <div className="row wrap" style={{ gap: 5 }}>
        {READY.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className="chip"
            aria-pressed={JSON.stringify(BASES[key]) === JSON.stringify(shape)}
            onClick={() => change({ shape: BASES[key], hasFront: BASES[key].kind === 'rect' })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="row wrap" style={{ alignItems: 'flex-end' }}>
        <Choice
          label="Shape"
          value={shape.kind}
          options={[
            { value: 'rect', label: 'Box' },
            { value: 'disc', label: 'Round' },
          ]}
          onChange={(kind) =>
            change({
              shape: kind === 'disc' ? { kind, radius: 16 } : { kind, width: 100, depth: 80 },
              hasFront: kind === 'rect',
            })
          }
        />
        {shape.kind === 'rect' ? (
          <>
            {number('Wide, mm', shape.width, (width) => change({ shape: { ...shape, width } }))}
            {number('Deep, mm', shape.depth, (depth) => change({ shape: { ...shape, depth } }))}
          </>
        ) : (
          number('Across, mm', shape.radius * 2, (across) => change({ shape: { kind: 'disc', radius: across / 2 } }))
        )}
      </div>
      <div className="row wrap" style={{ alignItems: 'flex-end' }}>
        <label className="field grow">
          <span className="caps">What stands on it</span>
          <select
            className="input"
            value={placing.look}
            onChange={(event) => change({ look: event.target.value as typeof placing.look })}
          >
            {LOOKS.map((look) => (
              <option key={look} value={look}>
                {LOOK_WORDS[look]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="row wrap">
        <input
          className="input grow"
          placeholder={LOOK_WORDS[placing.look]}
          aria-label="Name of the piece"
          maxLength={40}
          value={placing.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Choice
          label="Whose"
          value={placing.owner}
          options={[
            { value: 'me', label: 'Mine' },
            { value: 'table', label: 'Everyone’s' },
          ]}
          onChange={(owner) => change({ owner, ...(owner === 'table' ? { covered: false } : {}) })}
        />
      </div>
      <div className="row wrap">
        <div className="row" role="radiogroup" aria-label="Colour" style={{ gap: 2 }}>
          <button
            type="button"
            className="chip"
            aria-pressed={placing.tincture === null}
            onClick={() => change({ tincture: null })}
          >
            My side’s
          </button>
          {TINCTURES.map((tincture) => (
            <button
              key={tincture}
              type="button"
              className="tincture"
              aria-label={tincture}
              aria-pressed={placing.tincture === tincture}
              onClick={() => change({ tincture })}
            >
              <Shield tincture={tincture} />
            </button>
          ))}
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={placing.hasFront}
            onChange={(event) => change({ hasFront: event.target.checked })}
          />
          Has a front
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={placing.covered}
            disabled={placing.owner === 'table'}
            onChange={(event) => change({ covered: event.target.checked })}
          />
          Under a cover
        </label>
      </div>
    </Panel>
  );
}
