import type { SceneTable, SceneTerrain } from '../model';
import { groundDetail, paintGround, toPaint } from '../paint/ground';
import { type Sheet, sheet } from '../paint/pen';
import { CROWNS, paintOak, paintPine, treesIn } from '../paint/terrain/green';
import { paintPiece } from '../paint/terrain/piece';
import type { Baked } from './messages';

/** A crown's sheet: this many px across, its radius this share of it. */
const CROWN_PX = 220;
export const CROWN_SHARE = 0.4;

/**
 * Paints a table piece by piece, quickest to see first: features and trees, then the ground, which takes a second or
 * three. A generator, so that a page without workers can paint a bit between frames.
 */
export function* paintTable(table: SceneTable, terrain: readonly SceneTerrain[]): Generator<Baked, void, undefined> {
  const t = toPaint(table, terrain);
  for (const piece of t.terrain) {
    const painted = paintPiece(piece, table.seed);
    if (painted) yield { is: 'piece', id: piece.id, box: painted.box, picture: painted.sheet };
  }
  for (const kind of ['oak', 'pine'] as const) {
    const woods = t.terrain.filter((piece) => piece.art === `wood-${kind}`);
    if (woods.length === 0) continue;
    for (let variant = 0; variant < CROWNS; variant++) {
      yield { is: 'crown', kind, variant, picture: paintCrown(kind, variant) };
    }
    for (const wood of woods) {
      yield { is: 'trees', id: wood.id, kind, trees: treesIn(wood.outline, kind === 'pine', table.seed) };
    }
  }
  yield { is: 'ground', picture: paintGround(t, groundDetail(table)) };
  yield { is: 'done' };
}

function paintCrown(kind: 'oak' | 'pine', variant: number): Sheet {
  const { canvas, pen } = sheet(CROWN_PX, CROWN_PX);
  const R = 26;
  const k = (CROWN_PX * CROWN_SHARE) / R;
  pen.translate(CROWN_PX / 2, CROWN_PX / 2);
  pen.scale(k, k);
  if (kind === 'pine') paintPine(pen, R, variant * 77 + 5);
  else paintOak(pen, R, variant * 131 + 9);
  return canvas;
}
