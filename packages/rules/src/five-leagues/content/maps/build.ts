import type { Point } from '@muster/geometry';
import type { Opening, Stands, Tag, TerrainPiece } from '../../terrain';

/** Pieces of ready fields, written in inches: whole on the table in mm, counter-clockwise, rounded to 0.01. */

const mm = (inches: number): number => Math.round(inches * 2540) / 100;
const spot = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });

interface Look {
  readonly stands: Stands;
  readonly tags?: readonly Tag[];
  /** Inches. */
  readonly height: number;
  readonly art: string;
}

const piece = (
  id: string,
  name: string,
  look: Look,
  outline: readonly Point[],
  openings: readonly Opening[] = [],
): TerrainPiece => ({
  id,
  name,
  stands: look.stands,
  tags: look.tags ?? [],
  height: mm(look.height),
  outline,
  openings,
  art: look.art,
});

export const WOOD: Look = { stands: 'area', tags: ['difficult', 'forest'], height: 4, art: 'wood-oak' };
export const PINES: Look = { stands: 'area', tags: ['difficult', 'forest'], height: 4, art: 'wood-pine' };
export const BUSHES: Look = { stands: 'area', tags: ['bushes'], height: 1, art: 'thicket' };
export const THORNS: Look = { stands: 'area', tags: ['difficult', 'bushes', 'thorns'], height: 1, art: 'thicket' };
export const RUBBLE: Look = { stands: 'area', tags: ['difficult'], height: 1, art: 'rubble' };
export const STONES: Look = { stands: 'area', tags: [], height: 1, art: 'rocks' };
export const CROP: Look = { stands: 'area', tags: [], height: 1, art: 'field' };
export const MUD: Look = { stands: 'field', tags: ['difficult', 'wet'], height: 0, art: 'marsh' };
export const POND: Look = { stands: 'field', tags: ['difficult', 'water'], height: 0, art: 'pond' };
export const POOL: Look = { stands: 'field', tags: ['dangerous', 'difficult'], height: 0, art: 'pond' };
export const DEEP: Look = { stands: 'field', tags: ['impassable', 'water'], height: 0, art: 'deep' };
export const CORRIDOR: Look = { stands: 'field', tags: ['confined'], height: 0, art: 'rubble' };
export const HILL: Look = { stands: 'floor', height: 1, art: 'hill' };
export const BOULDER: Look = { stands: 'block', height: 1.5, art: 'crag' };
export const LOCKED: Look = { stands: 'block', height: 2.5, art: 'hut' };
export const TREE: Look = { stands: 'individual', height: 4, art: 'wood-oak' };
export const STATUE: Look = { stands: 'individual', height: 2, art: 'rocks' };
export const CART: Look = { stands: 'individual', height: 1.2, art: 'hut' };
export const HEDGE: Look = { stands: 'linear', height: 1, art: 'hedge' };
export const WALL: Look = { stands: 'linear', height: 1, art: 'wall' };
export const RAILS: Look = { stands: 'linear', tags: ['open'], height: 1, art: 'fence' };
export const HOUSE: Look = { stands: 'interior', height: 3, art: 'house' };
export const RUIN: Look = { stands: 'interior', tags: ['ruined'], height: 3, art: 'ruin' };
const STAIR: Look = { stands: 'floor', height: 1, art: 'terrace' };
const VAULT: Look = { stands: 'block', tags: ['impassable'], height: 4, art: 'block' };

/** A rectangle: lower left corner and size. */
export const box = (
  id: string,
  name: string,
  look: Look,
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
): TerrainPiece =>
  piece(id, name, look, [spot(x, y), spot(x + width, y), spot(x + width, y + depth), spot(x, y + depth)]);

/** Something that grew: about a centre, with half its width and depth; `seed` gives it its own rim. */
export function grown(
  id: string,
  name: string,
  look: Look,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  seed: number,
): TerrainPiece {
  const corners = 16;
  const outline = Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners;
    // A rim that waves with the seed and never leaves its ellipse
    const wave = 0.93 + 0.035 * Math.sin(3 * angle + seed) + 0.035 * Math.cos(5 * angle + seed * 2);
    return spot(x + rx * wave * Math.cos(angle), y + ry * wave * Math.sin(angle));
  });
  return piece(id, name, look, outline);
}

/** A hedge, a wall, a fence: from end to end, a third of an inch thick. */
export function along(
  id: string,
  name: string,
  look: Look,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): TerrainPiece {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(-(y2 - y1) / length) * THICK, ((x2 - x1) / length) * THICK];
  return piece(id, name, look, [
    spot(x1 - nx, y1 - ny),
    spot(x2 - nx, y2 - ny),
    spot(x2 + nx, y2 + ny),
    spot(x1 + nx, y1 + ny),
  ]);
}
const THICK = 1 / 6;

type Side = 'south' | 'east' | 'north' | 'west';
/** A way in: on which side, from the corner that comes first going counter-clockwise, how wide. */
export interface Way {
  readonly is: Opening['is'];
  readonly side: Side;
  readonly at: number;
  readonly width: number;
}

/** A house or ruin that is entered by its doors, windows and gaps. */
export function house(
  id: string,
  name: string,
  look: Look,
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
  ways: readonly Way[],
): TerrainPiece {
  const corner: Readonly<Record<Side, readonly [x: number, y: number, dx: number, dy: number]>> = {
    south: [x, y, 1, 0],
    east: [x + width, y, 0, 1],
    north: [x + width, y + depth, -1, 0],
    west: [x, y + depth, 0, -1],
  };
  const openings = ways.map((way, i): Opening => {
    const [cx, cy, dx, dy] = corner[way.side];
    return {
      id: `${id}-${way.is}-${i + 1}`,
      is: way.is,
      from: spot(cx + dx * way.at, cy + dy * way.at),
      to: spot(cx + dx * (way.at + way.width), cy + dy * (way.at + way.width)),
      sill: way.is === 'window' ? mm(1) : 0,
    };
  });
  return { ...box(id, name, look, [x, y], [width, depth]), openings };
}

/** Steps of an inch each that lead up along +x or -x; the first at `x`, each an inch and a half wide. */
export const stair = (
  id: string,
  [x, y]: readonly [number, number],
  depth: number,
  steps: number,
  towards: 1 | -1,
): readonly TerrainPiece[] =>
  Array.from({ length: steps }, (_, i) =>
    box(
      `${id}-${i + 1}`,
      'Stair',
      { ...STAIR, height: i + 1 },
      [towards === 1 ? x + i * TREAD : x - (i + 1) * TREAD, y],
      [TREAD, depth],
    ),
  );
const TREAD = 1.5;

/** A wall of a vault from left to right (or, `upright`, from near to far), with gaps to walk through. */
export function vaultWall(
  id: string,
  upright: boolean,
  across: number,
  [from, to]: readonly [number, number],
  gaps: readonly (readonly [from: number, to: number])[],
): readonly TerrainPiece[] {
  const stretches: [number, number][] = [];
  let at = from;
  for (const [start, end] of gaps) {
    stretches.push([at, start]);
    at = end;
  }
  stretches.push([at, to]);
  return stretches
    .filter(([start, end]) => end - start > 0.01)
    .map(([start, end], i) =>
      upright
        ? box(`${id}-${i + 1}`, 'Wall', VAULT, [across - VAULT_HALF, start], [VAULT_HALF * 2, end - start])
        : box(`${id}-${i + 1}`, 'Wall', VAULT, [start, across - VAULT_HALF], [end - start, VAULT_HALF * 2]),
    );
}
export const VAULT_HALF = 0.3;

export const room = (
  id: string,
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
): { readonly id: string; readonly outline: readonly Point[] } => ({
  id,
  outline: [spot(x, y), spot(x + width, y), spot(x + width, y + depth), spot(x, y + depth)],
});

export const entry = spot;
export const size = mm;
