import './muster/muster-parts.css';
import { type Config, MAPS, songOfBlades } from '@muster/rules/song-of-blades';
import { useEffect, useMemo, useRef } from 'react';
import { Choice } from '../../parts/choice';
import { drawThumbnail } from '../../scene/thumbnail';
import type { ConfigProps } from '../skin';
import { CampaignDoor } from './campaign/campaign-door';
import { battleScene } from './scene';

const SIZES = [200, 400, 600] as const;
const GROUNDS: Readonly<Record<Config['ground'], string>> = {
  meadow: 'Meadow',
  moor: 'Moor',
  snow: 'Snow',
  ash: 'Ash',
  desert: 'Desert',
};

/** Points and field at a glance; what a table agrees on more seldom lies folded below. */
export function SkirmishConfig({ value, onChange }: ConfigProps) {
  const read = songOfBlades.config.safeParse(value ?? {});
  const config = read.success ? read.data : songOfBlades.config.parse({});
  const set = (change: Partial<Config>) => onChange({ ...config, ...change });
  const map = MAPS.find((each) => each.id === config.map);
  return (
    <div className="sobm-config">
      <Choice
        label="Points of each side"
        value={config.points}
        options={SIZES.map((points) => ({ value: points, label: `${points} points` }))}
        onChange={(points) => set({ points })}
      />
      <div className="sobm-config-field">
        <FieldPicture config={config} />
        <label className="field grow">
          <span className="caps">Field</span>
          <select
            className="input"
            value={map?.id ?? 'placer'}
            onChange={(event) => {
              const chosen = MAPS.find((each) => each.id === event.target.value);
              set({
                map: event.target.value,
                ...(chosen ? { ground: chosen.ground, scale: chosen.scale, outdoors: chosen.outdoors } : {}),
              });
            }}
          >
            {MAPS.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} · {each.scale === 'large' ? '90 × 90 cm' : '60 × 60 cm'}
              </option>
            ))}
            <option value="placer">The defender lays the terrain</option>
          </select>
          <span className="soft small">
            {map?.blurb ?? 'An empty field. Whoever defends puts the pieces down before the first turn.'}
          </span>
        </label>
      </div>
      <div className="sobm-more">
        <details className="set-up-more">
          <summary>{agreedText(config)}</summary>
          <div className="sobm-config">
            <Points config={config} set={set} />
            {map === undefined && <OwnField config={config} set={set} />}
            <div className="field">
              <span className="caps">Players on a side</span>
              <Choice
                label="Players on a side"
                value={config.seats}
                options={[1, 2, 3].map((seats) => ({ value: seats, label: seats === 1 ? 'One' : String(seats) }))}
                onChange={(seats) => set({ seats })}
              />
            </div>
            <div className="field">
              <span className="caps">Failed dice let the other side react</span>
              <Choice
                label="Reactions"
                value={config.reactions}
                options={[
                  { value: 'free', label: 'Anywhere' },
                  { value: 'limited', label: 'Near, in sight' },
                  { value: 'none', label: 'Never' },
                ]}
                onChange={(reactions) => set({ reactions })}
              />
            </div>
            <Checks config={config} set={set} isOut={map?.outdoors ?? config.outdoors} />
          </div>
        </details>
        <CampaignDoor config={config} />
      </div>
    </div>
  );
}

interface DialProps {
  readonly config: Config;
  readonly set: (change: Partial<Config>) => void;
}

function Points({ config, set }: DialProps) {
  return (
    <div className="sobm-config-pair">
      <NumberField label="Points" value={config.points} least={50} most={3000} onChange={(points) => set({ points })} />
      <NumberField
        label="Personalities, % at most"
        value={config.personalities}
        least={0}
        most={100}
        onChange={(personalities) => set({ personalities })}
      />
    </div>
  );
}

function OwnField({ config, set }: DialProps) {
  return (
    <>
      <div className="field">
        <span className="caps">Figures and table</span>
        <Choice
          label="Figures and table"
          value={config.scale}
          options={[
            { value: 'large', label: '28 mm, 90 × 90 cm' },
            { value: 'small', label: '15 mm, 60 × 60 cm' },
          ]}
          onChange={(scale) => set({ scale })}
        />
      </div>
      <label className="field">
        <span className="caps">Ground</span>
        <select
          className="input"
          value={config.ground}
          onChange={(event) => set({ ground: event.target.value as Config['ground'] })}
        >
          {Object.entries(GROUNDS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Check label="Under the open sky" on={config.outdoors} onChange={(outdoors) => set({ outdoors })} />
    </>
  );
}

function Checks({ config, set, isOut }: DialProps & { readonly isOut: boolean }) {
  return (
    <>
      <Check
        label="Cramped quarters: nobody pushes through friends, long weapons are awkward"
        on={config.cramped}
        onChange={(cramped) => set({ cramped })}
      />
      <Check
        label="The tides of magic may bring a complication"
        on={config.complications}
        onChange={(complications) => set({ complications })}
      />
      {isOut && (
        <>
          <Check
            label="The weather may turn before the first turn"
            on={config.weather}
            onChange={(weather) => set({ weather })}
          />
          {config.weather && (
            <div className="field">
              <span className="caps">Region</span>
              <Choice
                label="Region"
                value={config.region}
                options={[
                  { value: 'cold', label: 'Cold' },
                  { value: 'temperate', label: 'Temperate' },
                  { value: 'hot', label: 'Hot' },
                ]}
                onChange={(region) => set({ region })}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}

function Check({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  );
}

/** A whole number within bounds; what is outside them is not taken over, so that half-typed numbers may stand. */
export function NumberField({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className="field">
      <span className="caps">{label}</span>
      <input
        key={value}
        className="input"
        type="number"
        min={least}
        max={most}
        defaultValue={value}
        onBlur={(event) => {
          const typed = Math.round(Number(event.target.value));
          const kept = Number.isFinite(typed) ? Math.min(most, Math.max(least, typed)) : value;
          event.target.value = String(kept);
          if (kept !== value) onChange(kept);
        }}
      />
    </label>
  );
}

/** The field as it will be laid out. */
function FieldPicture({ config }: { readonly config: Config }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const model = useMemo(() => battleScene(songOfBlades.setup(config)), [config]);
  useEffect(() => {
    if (canvas.current) drawThumbnail(canvas.current, model, WIDE);
  }, [model]);
  return <canvas ref={canvas} className="thumb" style={{ width: WIDE, height: WIDE }} />;
}

const WIDE = 116;

/** What is agreed beside points and field, in one line. */
function agreedText({ personalities, seats, reactions, cramped, weather, outdoors }: Config): string {
  const parts = [
    `Personalities up to ${personalities} %`,
    seats === 1 ? 'one player a side' : `${seats} players a side`,
    { free: 'reactions anywhere', limited: 'reactions near by', none: 'no reactions' }[reactions],
    ...(cramped ? ['cramped'] : []),
    ...(outdoors ? [weather ? 'weather' : 'fair weather'] : []),
  ];
  return parts.join(' · ');
}
