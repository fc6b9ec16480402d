import { useState } from 'react';
import { Choice } from '../../parts/choice';
import { Shield } from '../../parts/shield';
import type { Tincture } from '../../scene/model';
import type { ConfigProps } from '../skin';

interface Config {
  readonly width: number;
  readonly depth: number;
  readonly ground: 'meadow' | 'moor' | 'snow' | 'ash' | 'desert';
  readonly seed: number;
  readonly map: 'bare' | 'hamlet' | 'wilds';
  readonly sides: readonly { readonly name: string; readonly tincture: Tincture; readonly seats: number }[];
}

const SIZES = [
  { value: '1829x1219', label: '72 × 48″' },
  { value: '1219x1219', label: '48 × 48″' },
  { value: '914x914', label: '36 × 36″' },
  { value: 'other', label: 'Other' },
] as const;

const ORDER: readonly Tincture[] = ['azure', 'vermilion', 'gold', 'plum', 'viridian', 'bone'];

/** Table, ground and seats of a game without rules. */
export function SandboxConfigForm({ value, onChange }: ConfigProps) {
  const config = value as Config;
  const size = `${config.width}x${config.depth}`;
  const known = SIZES.some((one) => one.value === size);
  const [other, setOther] = useState(!known);
  const set = (change: Partial<Config>) => onChange({ ...config, ...change });
  return (
    <div className="column">
      <div className="field">
        <span className="caps">Table</span>
        <Choice<string>
          label="Table size"
          value={other ? 'other' : size}
          options={SIZES}
          onChange={(next) => {
            setOther(next === 'other');
            const [width, depth] = next.split('x').map(Number);
            if (width && depth) set({ width, depth });
          }}
        />
        {other && (
          <div className="row">
            <Inches label="Width in inches" mm={config.width} onChange={(width) => set({ width })} />
            <span aria-hidden="true">×</span>
            <Inches label="Depth in inches" mm={config.depth} onChange={(depth) => set({ depth })} />
          </div>
        )}
      </div>
      <div className="sandbox-dials">
        <div className="field">
          <span className="caps">Ground</span>
          <Choice
            label="Ground"
            value={config.ground}
            options={(['meadow', 'moor', 'snow', 'ash', 'desert'] as const).map((ground) => ({
              value: ground,
              label: ground[0]?.toUpperCase() + ground.slice(1),
            }))}
            onChange={(ground) => set({ ground })}
          />
        </div>
        <div className="field">
          <span className="caps">Terrain</span>
          <Choice
            label="Terrain"
            value={config.map}
            options={[
              { value: 'bare', label: 'Bare' },
              { value: 'hamlet', label: 'Hamlet' },
              { value: 'wilds', label: 'Wilds' },
            ]}
            onChange={(map) => set({ map })}
          />
        </div>
      </div>
      <div className="field">
        <span className="caps">Sides</span>
        {config.sides.map((side, at) => (
          <div key={side.tincture} className="row">
            <button
              type="button"
              className="button quiet icon-only"
              aria-label={`Colour of side ${at + 1}: ${side.tincture}. Change it`}
              onClick={() =>
                set({ sides: replaced(config.sides, at, { tincture: nextTincture(config.sides, side.tincture) }) })
              }
            >
              <Shield tincture={side.tincture} />
            </button>
            <input
              className="input grow"
              value={side.name}
              maxLength={30}
              aria-label={`Name of side ${at + 1}`}
              onChange={(event) => set({ sides: replaced(config.sides, at, { name: event.target.value }) })}
            />
            <Choice<number>
              label={`Seats of side ${at + 1}`}
              value={side.seats}
              options={[1, 2, 3].map((seats) => ({ value: seats, label: seats === 1 ? '1 seat' : String(seats) }))}
              onChange={(seats) => set({ sides: fitted(replaced(config.sides, at, { seats })) })}
            />
          </div>
        ))}
        <div className="row">
          <button
            type="button"
            className="button quiet"
            disabled={total(config.sides) >= 6}
            onClick={() => {
              const tincture = ORDER.find((one) => !config.sides.some((side) => side.tincture === one)) ?? 'bone';
              const name = `${tincture[0]?.toUpperCase()}${tincture.slice(1)}`;
              set({ sides: [...config.sides, { name, tincture, seats: 1 }] });
            }}
          >
            Add a side
          </button>
          {config.sides.length > 1 && (
            <button type="button" className="button quiet" onClick={() => set({ sides: config.sides.slice(0, -1) })}>
              Take one away
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

type Sides = Config['sides'];

const replaced = (sides: Sides, at: number, change: Partial<Sides[number]>): Sides =>
  sides.map((side, index) => (index === at ? { ...side, ...change } : side));

const total = (sides: Sides): number => sides.reduce((sum, side) => sum + side.seats, 0);

/** Six seats at most: the last sides give theirs up first. */
function fitted(sides: Sides): Sides {
  let over = total(sides) - 6;
  return sides
    .toReversed()
    .map((side) => {
      const less = Math.max(0, Math.min(over, side.seats - 1));
      over -= less;
      return { ...side, seats: side.seats - less };
    })
    .toReversed();
}

function nextTincture(sides: Sides, now: Tincture): Tincture {
  const free = ORDER.filter((one) => one === now || !sides.some((side) => side.tincture === one));
  return free[(free.indexOf(now) + 1) % free.length] ?? now;
}

function Inches({
  label,
  mm,
  onChange,
}: {
  readonly label: string;
  readonly mm: number;
  readonly onChange: (mm: number) => void;
}) {
  return (
    <input
      className="input"
      type="number"
      min={8}
      max={236}
      aria-label={label}
      defaultValue={Math.round(mm / 25.4)}
      onChange={(event) => {
        const inches = Number(event.target.value);
        if (inches >= 8 && inches <= 236) onChange(Math.round(inches * 25.4));
      }}
    />
  );
}
