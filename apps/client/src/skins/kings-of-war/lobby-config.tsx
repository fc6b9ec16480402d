import { MAPS } from '@muster/rules/kings-of-war';
import type { ConfigProps } from '../skin';
import { pointsText } from './muster/muster-words';
import { PieceHeights } from './piece-heights';

interface Asked {
  readonly points?: number;
  readonly map?: string;
  readonly board?: 'standard' | 'small';
  readonly rounds?: number;
  readonly heights?: Readonly<Record<string, number>>;
}

const sizes = [1000, 1500, 2000] as const;

/** Points and map; the terrain placer lets both sides lay the pieces. */
export function BattleConfig({ value, onChange }: ConfigProps) {
  const asked = (value ?? {}) as Asked;
  const points = asked.points ?? 1000;
  const map = asked.map ?? MAPS[0]?.id ?? 'placer';
  const set = (change: Asked) => onChange({ ...asked, points, map, ...change });
  const chosen = MAPS.find((each) => each.id === map);
  return (
    <div className="kow-config">
      <fieldset className="choice" aria-label="Points">
        {sizes.map((size) => (
          <button key={size} type="button" aria-pressed={points === size} onClick={() => set({ points: size })}>
            {pointsText(size)} points
          </button>
        ))}
      </fieldset>
      <label className="field">
        <span className="caps">Table</span>
        <select className="input" value={map} onChange={(event) => set({ map: event.target.value, heights: {} })}>
          {MAPS.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name} · {Math.round(each.width / 25.4)} × {Math.round(each.depth / 25.4)}″
            </option>
          ))}
          <option value="placer">Lay the terrain yourselves</option>
        </select>
      </label>
      {map === 'placer' ? (
        <fieldset className="choice" aria-label="Board">
          {(['standard', 'small'] as const).map((board) => (
            <button
              key={board}
              type="button"
              aria-pressed={(asked.board ?? 'standard') === board}
              onClick={() => set({ board })}
            >
              {board === 'standard' ? '72 × 48″' : '48 × 48″'}
            </button>
          ))}
        </fieldset>
      ) : (
        chosen && (
          <>
            <p className="soft small">{chosen.blurb}</p>
            <PieceHeights map={chosen} heights={asked.heights ?? {}} onChange={(heights) => set({ heights })} />
          </>
        )
      )}
    </div>
  );
}
