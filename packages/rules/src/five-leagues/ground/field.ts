import type { Point, Segment } from '@muster/geometry';
import { mapById } from '../content/maps';
import { barriers } from '../magic/force';
import type { State } from '../state';
import type { Opening, Tag, TerrainPiece } from '../terrain';
import { type Box, boxOf, isInside, toEdge } from './track';

/** Terrain made ready for being asked: the same for every state with the same pieces, open doors and barriers. */
export interface Field {
  readonly lies: readonly Lie[];
  readonly width: number;
  readonly depth: number;
  /** Steps of dungeon tiles: 1" up, nothing down [FL-BAT-38]. */
  readonly tiles: boolean;
}

export interface Lie {
  readonly id: string;
  readonly piece: TerrainPiece;
  readonly stands: TerrainPiece['stands'] | 'barrier';
  readonly height: number;
  readonly tags: ReadonlySet<Tag>;
  readonly outline: readonly Point[];
  readonly box: Box;
  /** Walls of an interior: its outline less doors and gaps, which can be stood in. */
  readonly walls: readonly Segment[];
  readonly openings: readonly Way[];
  /** An interior that can be stood upon: one with a roof. */
  readonly roofed: boolean;
  /** Every inch in it counts twice [FL-BAT-21] [FL-BAT-63] [FL-BAT-64]. */
  readonly slow: boolean;
}

/** A way through a wall. */
export interface Way extends Opening {
  readonly open: boolean;
}

const kept = new WeakMap<State['terrain'], Map<string, Field>>();

/** The terrain of a state, ready to be asked. */
export function fieldOf(state: State): Field {
  let known = kept.get(state.terrain);
  if (known === undefined) {
    known = new Map();
    kept.set(state.terrain, known);
  }
  const fires = barriers(state);
  const tiles = mapById(state.config.map)?.place === 'dungeon';
  const { width, depth } = state.table;
  const key = `${state.config.grounds}|${tiles}|${width}|${depth}|${state.opened.join()}|${JSON.stringify(fires)}`;
  let field = known.get(key);
  if (field === undefined) {
    const lies = state.terrain.map((piece) => lieOf(piece, state.config.grounds, state.opened));
    field = { lies: [...lies, ...fires.map(({ id, outline }) => fireOf(id, outline))], width, depth, tiles };
    known.set(key, field);
  }
  return field;
}

const OPTIONAL: readonly Tag[] = ['wet', 'water', 'thorns', 'ruined', 'open'];

/** The tags that hold at this table: those of optional grounds only where it plays with them. Ruins stay without a roof. */
export const tagsOf = (piece: TerrainPiece, grounds: boolean): readonly Tag[] =>
  grounds ? piece.tags : piece.tags.filter((tag) => !OPTIONAL.includes(tag));

function lieOf(piece: TerrainPiece, grounds: boolean, opened: readonly string[]): Lie {
  const tags = new Set(tagsOf(piece, grounds));
  return {
    id: piece.id,
    piece,
    // What is neither climbed nor entered stands for itself, however big it is
    stands: piece.stands === 'block' && piece.tags.includes('impassable') ? 'individual' : piece.stands,
    height: piece.height,
    tags,
    outline: piece.outline,
    box: boxOf(piece.outline),
    walls: piece.stands === 'interior' ? wallsOf(piece) : [],
    openings: piece.openings.map((each) => ({ ...each, open: each.is === 'gap' || opened.includes(each.id) })),
    roofed:
      piece.stands === 'interior' &&
      piece.height > 0 &&
      !piece.tags.includes('ruined') &&
      !piece.tags.includes('impassable'),
    slow: tags.has('difficult') || tags.has('water') || tags.has('thorns'),
  };
}

/** A line of fire: nobody without wings goes over it; it gives Cover and hides nothing [FL-MAG-16]. */
const fireOf = (id: string, outline: readonly Point[]): Lie => ({
  id,
  piece: { id, name: id, stands: 'linear', tags: [], height: 0, outline, openings: [], art: 'barrier' },
  stands: 'barrier',
  height: 0,
  tags: new Set(),
  outline,
  box: boxOf(outline),
  walls: [],
  openings: [],
  roofed: false,
  slow: false,
});

function wallsOf({ outline, openings }: TerrainPiece): readonly Segment[] {
  const passages = openings.filter(({ is }) => is !== 'window');
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length];
    return to === undefined ? [] : cut({ from, to }, passages);
  });
}

/** What is left of a wall when its doors are taken out. */
function cut(wall: Segment, passages: readonly Opening[]): readonly Segment[] {
  const dx = wall.to.x - wall.from.x;
  const dy = wall.to.y - wall.from.y;
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const along = (at: Point): number => ((at.x - wall.from.x) * dx + (at.y - wall.from.y) * dy) / length;
  const at = (mm: number): Point => ({ x: wall.from.x + (dx / length) * mm, y: wall.from.y + (dy / length) * mm });
  const gaps = passages
    .filter(({ from, to }) => isOn(wall, from) && isOn(wall, to))
    .map(({ from, to }) => [Math.min(along(from), along(to)), Math.max(along(from), along(to))] as const)
    .sort((a, b) => a[0] - b[0]);
  const left: Segment[] = [];
  let begin = 0;
  for (const [from, to] of gaps) {
    if (from > begin) left.push({ from: at(begin), to: at(from) });
    begin = Math.max(begin, to);
  }
  if (begin < length) left.push({ from: at(begin), to: at(length) });
  return left;
}

/** Openings are drawn on the walls they go through, to a millimetre. */
const isOn = ({ from, to }: Segment, at: Point): boolean => toEdge(from, to, at) <= ON_WALL;
export const ON_WALL = 1.5;

/** The opening a wall is crossed by at this point, if it is one. */
export const openingAt = (lie: Lie, at: Point): Way | undefined =>
  lie.openings.find(({ from, to }) => toEdge(from, to, at) <= ON_WALL);

/** Steps walked up freely, and drops that harm nobody, are no higher [FL-BAT-30]. */
export const STEP = 25.4;
/** Heights nearer than this are the same. */
export const LEVEL = 0.05;

/**
 * Millimetres above the table on which one stands at a point who is `level` high before: the tops of blocks and floors,
 * and of a roof only who is up there already.
 */
export function topAt(field: Field, at: Point, level: number): number {
  let top = 0;
  for (const { stands, height, roofed, box, outline } of field.lies) {
    if (height <= top) continue;
    if (stands !== 'block' && stands !== 'floor' && !(roofed && level >= height - LEVEL)) continue;
    if (at.x < box.minX || at.x > box.maxX || at.y < box.minY || at.y > box.maxY) continue;
    if (isInside(outline, at)) top = height;
  }
  return top;
}
