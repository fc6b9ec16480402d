import { type Config, fiveLeagues, MAPS } from '@muster/rules/five-leagues';
import { Choice } from '../../parts/choice';
import type { ConfigProps } from '../skin';
import { SCENARIOS } from './scenario-words';

/** How many friends, and what they meet. */
export function PartyConfig({ value, onChange }: ConfigProps) {
  const read = fiveLeagues.config.safeParse(value ?? {});
  const config = read.success ? read.data : fiveLeagues.config.parse({});
  const set = (change: Partial<Config>) => onChange({ ...config, ...change });
  return (
    <div className="fl-config">
      <Choice
        label="Players of the party"
        value={config.seats}
        options={[1, 2, 3, 4, 5, 6].map((seats) => ({ value: seats, label: String(seats) }))}
        onChange={(seats) => set({ seats })}
      />
      <label className="field">
        <span className="caps">Battle</span>
        <select
          className="input"
          value={config.scenario}
          onChange={(event) => set({ scenario: event.target.value as Config['scenario'] })}
        >
          {Object.entries(SCENARIOS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="caps">Field</span>
        <select className="input" value={config.map} onChange={(event) => set({ map: event.target.value })}>
          {MAPS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="rolled">Laid by dice</option>
        </select>
      </label>
    </div>
  );
}
