import { boundsOf, type Polygon, polygonsIntersect } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { BattleMap, TerrainPiece } from '../terrain';
import { inch, inInches } from '../units';
import { MAPS, mapById } from './maps';

describe('ready fields', () => {
  test('are one for the practice battle, one small, six of three feet and two dungeons [FL-SET-08] [FL-SET-50]', () => {
    const sized = (width: number, place: BattleMap['place']) =>
      MAPS.filter((map) => Math.abs(map.width - inch(width)) < 0.01 && map.depth === map.width && map.place === place);
    expect(sized(24, 'open')).toHaveLength(2);
    expect(sized(36, 'open')).toHaveLength(6);
    expect(sized(36, 'dungeon')).toHaveLength(2);
    expect(new Set(MAPS.map(({ id }) => id)).size).toBe(MAPS.length);
    expect(mapById('fallow-acre')?.name).toBe('Fallow Acre');
    expect(mapById('atlantis')).toBeUndefined();
  });

  test('have large features enough, small ones and linear ones for their size [FL-SET-08] [FL-SCN-02]', () => {
    for (const map of MAPS.filter(({ place, id }) => place === 'open' && id !== 'fallow-acre')) {
      const wanted = map.width < inch(30) ? { large: 3, small: 5, linear: 3 } : { large: 4, small: 10, linear: 5 };
      const count = (kind: string): number => map.pieces.filter((piece) => kindOf(piece) === kind).length;
      expect([
        map.id,
        count('linear') >= wanted.linear,
        count('large') >= wanted.large,
        count('small') >= wanted.small,
      ]).toEqual([map.id, true, true, true]);
    }
  });

  test('of the practice battle have one piece of 4 to 6 inches in the middle, and scatter [FL-SET-50]', () => {
    const pieces = mapById('fallow-acre')?.pieces ?? [];
    const large = pieces.filter((piece) => piece.stands !== 'linear' && span(piece) >= 4);
    expect(large.map(({ id }) => id)).toEqual(['copse']);
    const { minX, maxX, minY, maxY } = boundsOf(large[0]?.outline ?? []);
    expect(span(large[0] as TerrainPiece)).toBeLessThanOrEqual(6);
    expect(Math.hypot((minX + maxX) / 2 - inch(12), (minY + maxY) / 2 - inch(12))).toBeLessThan(inch(1));
  });

  test('show every way of standing and every tag between them', () => {
    const pieces = MAPS.flatMap((map) => map.pieces);
    expect([...new Set(pieces.map(({ stands }) => stands))].sort()).toEqual([
      'area',
      'block',
      'field',
      'floor',
      'individual',
      'interior',
      'linear',
    ]);
    expect([...new Set(pieces.flatMap(({ tags }) => tags))].sort()).toEqual([
      'bushes',
      'confined',
      'dangerous',
      'difficult',
      'forest',
      'impassable',
      'open',
      'ruined',
      'thorns',
      'water',
      'wet',
    ]);
  });

  test('under the ground have six rooms or more and two ways in on an edge [FL-SET-30]', () => {
    for (const map of MAPS.filter(({ place }) => place === 'dungeon')) {
      expect(map.rooms.length).toBeGreaterThanOrEqual(6);
      expect(map.entries.length).toBeGreaterThanOrEqual(2);
      for (const { x, y } of map.entries) expect(x === 0 || y === 0 || x === map.width || y === map.depth).toBe(true);
      for (const each of map.rooms) expect(wallsIn(map, each.outline), `${map.id} ${each.id}`).toEqual([]);
    }
  });

  test.each(MAPS.map((map) => [map.name, map] as const))('%s keeps its pieces apart and on the table', (_, map) => {
    for (const piece of map.pieces) {
      const { minX, minY, maxX, maxY } = boundsOf(piece.outline);
      expect([piece.id, minX >= -0.01, minY >= -0.01, maxX <= map.width + 0.01, maxY <= map.depth + 0.01]).toEqual([
        piece.id,
        true,
        true,
        true,
        true,
      ]);
      expect(areaOf(piece.outline), piece.id).toBeGreaterThan(0);
      expect(span(piece), piece.id).toBeLessThanOrEqual(map.place === 'dungeon' ? 36 : 8.1);
      for (const { x, y } of piece.outline) expect([x, y]).toEqual([round(x), round(y)]);
      for (const opening of piece.openings)
        expect(onRim(piece, opening.from) && onRim(piece, opening.to), opening.id).toBe(true);
      expect(piece.stands === 'interior').toBe(piece.openings.length > 0);
    }
    expect(new Set(map.pieces.map(({ id }) => id)).size).toBe(map.pieces.length);
    expect(overlaps(map.pieces)).toEqual([]);
  });
});

const round = (n: number): number => Math.round(n * 100) / 100;
const span = (piece: TerrainPiece): number => {
  const { minX, minY, maxX, maxY } = boundsOf(piece.outline);
  return inInches(Math.max(maxX - minX, maxY - minY));
};

/** From corner to farthest corner, in inches. */
const lengthOf = ({ outline }: TerrainPiece): number =>
  inInches(Math.max(...outline.flatMap((a) => outline.map((b) => Math.hypot(a.x - b.x, a.y - b.y)))));

/** Steps of a stair and streams are parts of something, not features of their own. */
function kindOf(piece: TerrainPiece): 'linear' | 'large' | 'small' | 'scatter' {
  const long = piece.stands === 'linear' ? lengthOf(piece) : span(piece);
  if (piece.stands === 'linear') return long >= 4 && long <= 8 ? 'linear' : 'scatter';
  if (long >= 4) return 'large';
  return long >= 1.99 ? 'small' : 'scatter';
}

const areaOf = (outline: Polygon): number =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

/** A little smaller, so that pieces side by side do not count as one on the other. */
function shrunk(outline: Polygon): Polygon {
  const { minX, minY, maxX, maxY } = boundsOf(outline);
  const [cx, cy] = [(minX + maxX) / 2, (minY + maxY) / 2];
  return outline.map(({ x, y }) => ({ x: cx + (x - cx) * 0.98, y: cy + (y - cy) * 0.98 }));
}

function overlaps(pieces: readonly TerrainPiece[]): readonly string[] {
  return pieces.flatMap((a, i) =>
    pieces
      .slice(i + 1)
      .filter((b) => polygonsIntersect(shrunk(a.outline), shrunk(b.outline)))
      .map((b) => `${a.id} ${b.id}`),
  );
}

const wallsIn = (map: BattleMap, outline: Polygon): readonly string[] =>
  map.pieces
    .filter((piece) => piece.name === 'Wall' && polygonsIntersect(shrunk(outline), shrunk(piece.outline)))
    .map(({ id }) => id);

function onRim(piece: TerrainPiece, at: { readonly x: number; readonly y: number }): boolean {
  const { minX, minY, maxX, maxY } = boundsOf(piece.outline);
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.02;
  return near(at.x, minX) || near(at.x, maxX) || near(at.y, minY) || near(at.y, maxY);
}
