import { type Bounds, boundsOf } from '@muster/geometry';
import type { Dice } from '../../kernel';
import { mapById } from '../content/maps';
import { TERRAIN_THEMES } from '../content/themes';
import type { State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { Edge, TerrainPiece } from '../terrain';
import { inch, inInches } from '../units';
import { asked } from './asked';
import { pick } from './chance';
import { EDGES } from './edges';
import { type Kind, LINEAR_KINDS, paletteOf, SCATTER } from './lay-kinds';

/** The field, where it is to be rolled, and whose edge is whose [FL-SET-08] [FL-SET-10]. */
export const layTerrain: StepRules<'lay-terrain'> = {
  carryOn(tale, _step, dice) {
    if (tale.state.config.map === 'rolled') lay(tale, dice);
    rollEdge(tale, dice);
    tale.finish({ is: 'scenario', what: 'field' });
    return true;
  },
};

/** One of four edges is the warband's. Under the ground it is the one with the ways in. */
function rollEdge(tale: Tale, dice: Dice): void {
  const entries = mapById(tale.state.config.map)?.entries ?? [];
  const first = entries[0];
  const drawn =
    first === undefined
      ? pick(dice, EDGES)
      : { is: edgeNear(tale.state, first.x, first.y), faces: [] as readonly number[] };
  if (drawn === undefined) return;
  tale.add(
    { type: 'battleChanged', set: { edge: drawn.is }, because: 'FL-SET-10' },
    { type: 'edgeRolled', faces: drawn.faces, edge: drawn.is },
  );
}

function edgeNear({ table }: State, x: number, y: number): Edge {
  const gaps: readonly (readonly [Edge, number])[] = [
    ['near', y],
    ['far', table.depth - y],
    ['left', x],
    ['right', table.width - x],
  ];
  return [...gaps].sort((a, b) => a[1] - b[1])[0]?.[0] ?? 'near';
}

interface Counts {
  readonly large: number;
  readonly small: number;
  readonly linear: number;
  readonly scatter: number;
}

/** By the size of the table, the nearer of the two that are printed [FL-SCN-02]. Sites in the open have much scatter. */
function countsOf({ table, config }: State): Counts {
  const side = inInches((table.width + table.depth) / 2);
  const scatter = config.scenario === 'site' || config.scenario === 'lair' ? 14 : side < 30 ? 4 : 6;
  return side < 30 ? { large: 3, small: 5, linear: 3, scatter } : { large: 4, small: 10, linear: 5, scatter };
}

/**
 * Large pieces one to a quarter, small ones spread over the field, linear ones by the large, scatter in the widest gaps.
 * Every piece takes its kind, size and place of four D10; one that would touch another is moved to the nearest clear
 * place, and left out where there is none.
 */
function lay(tale: Tale, dice: Dice): void {
  const { state } = tale;
  const theme = asked(tale, TERRAIN_THEMES, dice)?.entry.id ?? 'meadows-and-fields';
  const palette = paletteOf(theme);
  const counts = countsOf(state);
  const size = { width: inInches(state.table.width), depth: inInches(state.table.depth) };
  const laid: TerrainPiece[] = [];
  const faces: number[] = [];
  const roll = (): readonly number[] => {
    const four = dice.roll(4, 10);
    faces.push(...four);
    return four;
  };
  for (const [i, cell] of cellsOf(size, counts.large, 2).entries())
    put(laid, size, palette.large[i] ?? palette.large[0], `large-${i + 1}`, cell, roll());
  for (const [i, cell] of cellsOf(size, counts.small, size.width < 30 ? 2 : 3).entries())
    put(laid, size, palette.small, `small-${i + 1}`, cell, roll());
  for (let i = 0; i < counts.linear; i++)
    put(laid, size, LINEAR_KINDS[palette.linear], `linear-${i + 1}`, besideLarge(laid, size, i), roll());
  for (let i = 0; i < counts.scatter; i++) {
    const gap = widestGap(laid, size);
    if (gap !== undefined) put(laid, size, SCATTER, `scatter-${i + 1}`, gap, roll());
  }
  tale.add(
    { type: 'battleChanged', set: { terrain: laid }, because: 'FL-SET-08' },
    { type: 'fieldLaid', theme, faces, pieces: laid.length },
  );
}

interface Size {
  readonly width: number;
  readonly depth: number;
}
/** Where a piece may come to lie, in inches: middle and how far off it. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly loose: number;
}

/** As many cells as pieces, over the table in rows. */
function cellsOf({ width, depth }: Size, pieces: number, across: number): readonly Cell[] {
  const rows = Math.ceil(pieces / across);
  return Array.from({ length: pieces }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, pieces - row * across);
    const column = i % across;
    return {
      x: ((column + 0.5) * width) / inRow,
      y: ((row + 0.5) * depth) / rows,
      loose: Math.min(width / inRow, depth / rows) / 3,
    };
  });
}

/** Along the rim of one of the large pieces, in turn. */
function besideLarge(laid: readonly TerrainPiece[], size: Size, i: number): Cell {
  const large = laid.filter(({ id }) => id.startsWith('large-'));
  const piece = large[i % Math.max(1, large.length)];
  if (piece === undefined) return { x: size.width / 2, y: size.depth / 2, loose: 6 };
  const { minX, maxX, minY, maxY } = boundsOf(piece.outline);
  return { x: inInches(minX + maxX) / 2, y: inInches(minY + maxY) / 2, loose: inInches(maxX - minX) / 2 + 2 };
}

function put(
  laid: TerrainPiece[],
  size: Size,
  kinds: readonly Kind[] | undefined,
  id: string,
  cell: Cell,
  [kindFace = 1, sizeFace = 1, xFace = 5, yFace = 5]: readonly number[],
): void {
  const kind = kinds?.[(kindFace - 1) % Math.max(1, kinds.length)];
  if (kind === undefined) return;
  const off = (face: number): number => ((face - 5.5) / 4.5) * cell.loose;
  const at = { x: cell.x + off(xFace), y: cell.y + off(yFace) };
  const taken = laid.map(({ outline }) => boundsOf(outline));
  for (const [dx, dy] of ROUND_ABOUT) {
    const piece = kind(id, [at.x + dx, at.y + dy], sizeFace / 10, kindFace + xFace * 3 + yFace * 7);
    const bounds = boundsOf(piece.outline);
    if (isWithin(bounds, size) && taken.every((other) => !isNear(bounds, other))) {
      laid.push(piece);
      return;
    }
  }
}

/** Nearest first: no further than fourteen inches. */
const ROUND_ABOUT: readonly (readonly [number, number])[] = Array.from({ length: 29 * 29 }, (_, i) => {
  return [(i % 29) - 14, Math.floor(i / 29) - 14] as const;
}).sort((a, b) => a[0] ** 2 + a[1] ** 2 - (b[0] ** 2 + b[1] ** 2));

const isWithin = ({ minX, minY, maxX, maxY }: Bounds, { width, depth }: Size): boolean =>
  minX >= inch(0.5) && minY >= inch(0.5) && maxX <= inch(width - 0.5) && maxY <= inch(depth - 0.5);
/** Room for a base to pass between two pieces. */
const isNear = (a: Bounds, b: Bounds): boolean =>
  a.minX < b.maxX + WAY && b.minX < a.maxX + WAY && a.minY < b.maxY + WAY && b.minY < a.maxY + WAY;
const WAY = inch(1.1);

/** The point farthest from all pieces; undefined where none is three inches off. */
function widestGap(laid: readonly TerrainPiece[], { width, depth }: Size): Cell | undefined {
  const bounds = laid.map(({ outline }) => boundsOf(outline));
  let best: (Cell & { readonly far: number }) | undefined;
  for (let x = 2; x <= width - 2; x += 1)
    for (let y = 2; y <= depth - 2; y += 1) {
      const far = Math.min(
        ...bounds.map((each) => gapTo(each, inch(x), inch(y))),
        inch(Math.min(x, y, width - x, depth - y) + 2),
      );
      if (far >= inch(2.5) && (best === undefined || far > best.far + 0.5)) best = { x, y, loose: 0.7, far };
    }
  return best;
}
const gapTo = ({ minX, minY, maxX, maxY }: Bounds, x: number, y: number): number =>
  Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));
