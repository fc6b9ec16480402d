import { type Config, fiveLeagues, MAPS } from '@muster/rules/five-leagues';
import { useEffect, useMemo, useRef } from 'react';
import { Choice } from '../../parts/choice';
import { drawThumbnail } from '../../scene/thumbnail';
import type { ConfigProps } from '../skin';
import { Agreed, agreedText } from './lobby-agreed';
import { Foes } from './lobby-foes';
import { BLURBS, SCENARIOS } from './scenario-words';
import { battleScene } from './scene';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** How many friends, what they are about and where; whom they meet and what else is agreed lies folded below. */
export function PartyConfig({ value, onChange }: ConfigProps) {
  const read = fiveLeagues.config.safeParse(value ?? {});
  const config = read.success ? read.data : fiveLeagues.config.parse({});
  const set = (change: Partial<Config>) => onChange({ ...config, ...change });
  const maps = mapsFor(config.scenario);
  const map = maps.find(({ id }) => id === config.map);
  return (
    <div className="fl-config">
      <div className="field">
        <span className="caps">Players of the party</span>
        <Choice
          label="Players of the party"
          value={config.seats}
          options={NUMBERS.map((seats) => ({ value: seats, label: String(seats) }))}
          onChange={(seats) => set({ seats })}
        />
      </div>
      <div className="fl-config-field">
        <FieldPicture config={config} />
        <div className="grow fl-config-pair">
          <label className="field">
            <span className="caps">Battle</span>
            <select
              className="input"
              value={config.scenario}
              onChange={(event) => set(onto(event.target.value as Config['scenario'], config))}
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
              {maps.map(({ id, name, width }) => (
                <option key={id} value={id}>
                  {name} · {Math.round(width / 304.8)} feet
                </option>
              ))}
              {mayRoll(config.scenario) && <option value="rolled">Laid by dice · 3 feet</option>}
            </select>
          </label>
          <p className="soft small fl-blurb">
            {BLURBS[config.scenario]}{' '}
            {map?.blurb ?? 'An empty field; once the enemy is known, dice say what stands where.'}
          </p>
        </div>
      </div>
      <details className="set-up-more">
        <summary>{agreedText(config)}</summary>
        <div className="fl-config">
          <Foes config={config} set={set} />
          <Agreed config={config} set={set} />
        </div>
      </details>
    </div>
  );
}

const isStarter = (scenario: Config['scenario']): boolean => scenario.startsWith('starter');
const isUnderground = (scenario: Config['scenario']): boolean => scenario === 'site' || scenario === 'lair';
const mayRoll = (scenario: Config['scenario']): boolean => !isStarter(scenario) && !isUnderground(scenario);

/** Fields such a battle is fought on: small ones for the first steps, dungeons for sites and lairs. */
export const mapsFor = (scenario: Config['scenario']): typeof MAPS =>
  MAPS.filter(({ place, width }) =>
    isUnderground(scenario) ? place === 'dungeon' : place === 'open' && width < 800 === isStarter(scenario),
  );

/** Another battle, on a field that suits it. */
export function onto(scenario: Config['scenario'], { map }: Pick<Config, 'map'>): Partial<Config> {
  const maps = mapsFor(scenario);
  const suits = maps.some(({ id }) => id === map) || (map === 'rolled' && mayRoll(scenario));
  const own = scenario === 'lair' ? maps.find(({ id }) => id === 'thornback-lair') : undefined;
  return suits && own === undefined ? { scenario } : { scenario, map: (own ?? maps[0])?.id ?? map };
}

/** The field as it will be laid out. */
function FieldPicture({ config }: { readonly config: Config }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { map, scenario } = config;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field follows from these two
  const model = useMemo(() => battleScene(fiveLeagues.setup(config)), [map, scenario]);
  useEffect(() => {
    if (canvas.current) drawThumbnail(canvas.current, model, WIDE);
  }, [model]);
  return <canvas ref={canvas} className="thumb" style={{ width: WIDE, height: WIDE }} />;
}

const WIDE = 112;
