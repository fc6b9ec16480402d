import { ARTS } from '@muster/rules/sandbox';
import { useMode } from './mode';
import { Panel } from './prompt';

const ART_WORDS: Readonly<Record<(typeof ARTS)[number], string>> = {
  hill: 'Hill',
  'wood-oak': 'Oaks',
  'wood-pine': 'Pines',
  pond: 'Pond',
  field: 'Field',
  wall: 'Wall',
  hedge: 'Hedge',
  fence: 'Fence',
  ruin: 'Ruin',
  hut: 'Hut',
  house: 'House',
  rocks: 'Rocks',
  marsh: 'Marsh',
};

/** A piece of terrain of any size; a press on the table puts it down. */
export function TerrainPanel() {
  const { terrain, set } = useMode();
  const change = (next: Partial<typeof terrain>) => set({ terrain: { ...terrain, ...next } });
  const number = (label: string, value: number, min: number, max: number, take: (value: number) => void) => (
    <label className="field">
      <span className="caps">{label}</span>
      <input
        className="input"
        style={{ width: 82 }}
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={(event) => take(Math.max(min, Math.min(max, Number(event.target.value) || min)))}
      />
    </label>
  );
  return (
    <Panel title="Place terrain">
      <p className="soft small">Press on the table to put it down. Later: tap it and drag.</p>
      <div className="row wrap" style={{ gap: 5 }}>
        {ARTS.map((art) => (
          <button
            key={art}
            type="button"
            className="chip"
            aria-pressed={terrain.art === art}
            onClick={() =>
              change({
                art,
                ...(/^(wall|hedge|fence)$/.test(art)
                  ? { width: 200, depth: 14 }
                  : terrain.depth < 30
                    ? { width: 200, depth: 160 }
                    : {}),
              })
            }
          >
            {ART_WORDS[art]}
          </button>
        ))}
      </div>
      <div className="row wrap">
        {number('Wide mm', terrain.width, 10, 1500, (width) => change({ width }))}
        {number('Deep mm', terrain.depth, 8, 1500, (depth) => change({ depth }))}
        {number('Height', terrain.height, 0, 20, (height) => change({ height: Math.round(height) }))}
        {number('Turned °', terrain.angle, 0, 359, (angle) => change({ angle }))}
      </div>
    </Panel>
  );
}
