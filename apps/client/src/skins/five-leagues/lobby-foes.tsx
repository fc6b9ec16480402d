import { type Config, catalogue, OBJECTIVES } from '@muster/rules/five-leagues';
import { useMemo } from 'react';

export interface DialProps {
  readonly config: Config;
  readonly set: (change: Partial<Config>) => void;
}

const LEADERS: Readonly<Record<Config['leadership'], string>> = {
  random: 'Rolled',
  none: 'Nobody',
  sergeant: 'A Sergeant',
  lieutenant: 'A Lieutenant',
  captain: 'A Captain',
  unique: 'A Unique Foe',
};

/** Whom they meet, each thing rolled unless it is chosen here. */
export function Foes({ config, set }: DialProps) {
  const groups = useMemo(() => catalogue(config.standIns), [config.standIns]);
  const tables = groups.filter(({ id }) => id !== 'unique-foes' && id !== 'aberrations');
  const table = tables.find(({ id }) => id === config.table);
  if (config.scenario.startsWith('starter'))
    return <p className="soft small">The foes of the first steps are the book’s own: nothing to choose.</p>;
  const isLair = config.scenario === 'lair';
  const alone = groups.find(({ id }) => id === (isLair ? 'aberrations' : 'unique-foes'));
  const unique = config.leadership === 'unique' || config.leadership === 'random';
  return (
    <>
      {!isLair && (
        <div className="fl-config-pair">
          <Pick
            label="Enemies of"
            value={table ? config.table : 'random'}
            options={[['random', 'Rolled'], ...tables.map(({ id, name }) => [id, name] as const)]}
            onChange={(id) => set({ table: id, entry: 'random' })}
          />
          <Pick
            label="Which of them"
            value={table?.rows.some(({ entry }) => entry === config.entry) ? config.entry : 'random'}
            options={[
              ['random', 'Rolled'],
              ...(table?.rows ?? [])
                .filter(({ cutOff }) => !cutOff)
                .map(({ entry, name, ours }) => [entry, ours ? `${name} (our numbers)` : name] as const),
            ]}
            isOff={!table}
            onChange={(entry) => set({ entry })}
          />
          <Pick
            label="Led by"
            value={config.leadership}
            options={Object.entries(LEADERS) as [Config['leadership'], string][]}
            onChange={(leadership) => set({ leadership })}
          />
          <Pick
            label="If a Unique Foe comes"
            value={alone?.rows.some(({ entry }) => entry === config.foe) ? config.foe : 'random'}
            options={[['random', 'Rolled'], ...(alone?.rows ?? []).map(({ entry, name }) => [entry, name] as const)]}
            isOff={!unique}
            onChange={(foe) => set({ foe })}
          />
        </div>
      )}
      {isLair && (
        <Pick
          label="Which beast"
          value={alone?.rows.some(({ entry }) => entry === config.foe) ? config.foe : 'random'}
          options={[['random', 'Rolled'], ...(alone?.rows ?? []).map(({ entry, name }) => [entry, name] as const)]}
          onChange={(foe) => set({ foe })}
        />
      )}
      {config.scenario === 'meeting' && (
        <Pick
          label="What for"
          value={config.objective}
          options={[
            ['random', 'Rolled'],
            ...OBJECTIVES.entries.map(({ id, name }) => [id as Config['objective'], name] as const),
          ]}
          onChange={(objective) => set({ objective })}
        />
      )}
      <p className="soft small">
        Some rows of the book are cut off in our text of it. They are thrown again, unless our own numbers stand in.
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={config.standIns}
          onChange={(event) => set({ standIns: event.target.checked })}
        />{' '}
        Our own numbers stand in where the book is cut off; they are marked as ours
      </label>
    </>
  );
}

export function Pick<T extends string | number>({
  label,
  value,
  options,
  isOff = false,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly isOff?: boolean;
  readonly onChange: (value: T) => void;
}) {
  return (
    <label className="field">
      <span className="caps">{label}</span>
      <select
        className="input"
        value={value}
        disabled={isOff}
        onChange={(event) => {
          const found = options.find(([each]) => String(each) === event.target.value);
          if (found) onChange(found[0]);
        }}
      >
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
