import type { BattleMap, TerrainPiece } from '@muster/rules/kings-of-war';
import { Minus, Plus } from 'lucide-react';

/** Lines that may never block sight keep their height: open ground, and obstacles, which count as 2 for cover. */
const isSettable = (piece: TerrainPiece) => piece.kind !== 'open' && piece.kind !== 'obstacle';

/** The height of each piece of a ready map, as both sides agree before the battle [KOW-TER-01]. */
export function PieceHeights({
  map,
  heights,
  onChange,
}: {
  readonly map: BattleMap;
  readonly heights: Readonly<Record<string, number>>;
  readonly onChange: (heights: Readonly<Record<string, number>>) => void;
}) {
  const changed = Object.keys(heights).length;
  const set = (piece: TerrainPiece, height: number) => {
    const { [piece.id]: _, ...rest } = heights;
    onChange(height === piece.height ? rest : { ...rest, [piece.id]: height });
  };
  return (
    <details className="kow-heights">
      <summary>Heights of the terrain{changed > 0 && <span className="soft"> · {changed} changed</span>}</summary>
      <ul>
        {map.pieces.filter(isSettable).map((piece) => {
          const height = heights[piece.id] ?? piece.height;
          return (
            <li key={piece.id} className="row">
              <span className="grow">
                {piece.name} <span className="soft small">{piece.kind}</span>
              </span>
              <button
                type="button"
                className="button icon-only"
                aria-label={`${piece.name} lower`}
                disabled={height <= 0}
                onClick={() => set(piece, height - 1)}
              >
                <Minus size={16} aria-hidden="true" />
              </button>
              <output className={height === piece.height ? '' : 'b'}>{height}</output>
              <button
                type="button"
                className="button icon-only"
                aria-label={`${piece.name} higher`}
                disabled={height >= 10}
                onClick={() => set(piece, height + 1)}
              >
                <Plus size={16} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
