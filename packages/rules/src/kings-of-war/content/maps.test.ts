import { boundsOf, inches, type Polygon, polygonsIntersect } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import type { BattleMap, TerrainPiece } from '../terrain';
import { MAPS, mapById } from './maps';
import { PIECES } from './pieces';

const ZONE = inches(12);

describe('the ready maps', () => {
  it('are five of the full table and two of the small one [KOW-SCN-01]', () => {
    const sizes = MAPS.map((m) => [Math.round(m.width / 25.4), Math.round(m.depth / 25.4)].join(' by '));
    expect(sizes.filter((s) => s === '72 by 48')).toHaveLength(5);
    expect(sizes.filter((s) => s === '48 by 48')).toHaveLength(2);
    expect(new Set(MAPS.map((m) => m.id)).size).toBe(MAPS.length);
    expect(new Set(MAPS.map((m) => m.seed)).size).toBe(MAPS.length);
    expect(mapById('broken-abbey')?.name).toBe('The Broken Abbey');
    expect(mapById('atlantis')).toBeUndefined();
  });

  for (const map of MAPS) {
    describe(map.name, () => {
      it('has 8 to 12 pieces of all five kinds [KOW-TER-01] [KOW-TER-02]', () => {
        expect(map.pieces.length).toBeGreaterThanOrEqual(8);
        expect(map.pieces.length).toBeLessThanOrEqual(12);
        const kinds = [...new Set(map.pieces.map((p) => p.kind))].sort();
        expect(kinds).toEqual(['blocking', 'difficult', 'hill', 'obstacle', 'open']);
        expect(new Set(map.pieces.map((p) => p.id)).size).toBe(map.pieces.length);
      });

      it('keeps its pieces on the table and 15 mm clear of each other', () => {
        expect(map.pieces.flatMap((p) => (isOn(map, p) ? [] : [p.id]))).toEqual([]);
        expect(pairs(map.pieces).flatMap(([a, b]) => (closer(a, b, 15) ? [`${a.id} ${b.id}`] : []))).toEqual([]);
      });

      it('leaves both deployment zones free of blocking terrain and hills [KOW-SCN-03]', () => {
        const inZone = map.pieces.filter((p) => {
          const { minY, maxY } = boundsOf(p.outline);
          return (p.kind === 'blocking' || p.kind === 'hill') && (minY < ZONE || maxY > map.depth - ZONE);
        });
        expect(inZone.map((p) => p.id)).toEqual([]);
      });

      it('leaves 12 inches between blocking pieces and beside them to the table edge for six [KOW-TER-02]', () => {
        const blocking = map.pieces.filter((p) => p.kind === 'blocking');
        expect(pairs(blocking).flatMap(([a, b]) => (closer(a, b, inches(12)) ? [`${a.id} ${b.id}`] : []))).toEqual([]);
        const tight = blocking.filter((p) => {
          const { minX, maxX } = boundsOf(p.outline);
          return minX < inches(6) || maxX > map.width - inches(6);
        });
        expect(tight.map((p) => p.id)).toEqual([]);
      });

      it('is the same from either side: turned half round it meets itself', () => {
        for (const piece of map.pieces) {
          const turned = piece.outline.map(({ x, y }) => ({ x: map.width - x, y: map.depth - y }));
          const twin = map.pieces.find(
            (p) =>
              p.kind === piece.kind &&
              p.art === piece.art &&
              p.height === piece.height &&
              sameOutline(p.outline, turned),
          );
          expect(twin, piece.id).toBeDefined();
        }
      });

      it('has outlines that run counter-clockwise and heights that fit the kind [KOW-TER-01] [KOW-TER-05]', () => {
        for (const piece of map.pieces) {
          expect(signedArea(piece.outline), piece.id).toBeGreaterThan(inches(1.2) ** 2);
          if (piece.kind === 'obstacle') expect(piece.height, piece.id).toBe(2);
          if (piece.kind === 'open') expect(piece.height, piece.id).toBe(0);
          if (piece.kind === 'hill' || piece.kind === 'blocking') expect(piece.height, piece.id).toBeGreaterThan(0);
        }
      });

      it('lays its roads from edge to edge, clear of houses and water', () => {
        for (const road of map.roads) {
          expect(road.every((p) => p.x >= 0 && p.y >= 0 && p.x <= map.width && p.y <= map.depth)).toBe(true);
          const crossed = map.pieces.filter((p) =>
            ['blocking', 'pond', 'marsh'].some((k) => k === p.kind || k === p.art),
          );
          expect(crossed.flatMap((p) => (crosses(road, p.outline) ? [p.id] : []))).toEqual([]);
        }
      });
    });
  }
});

describe('the box of pieces', () => {
  it('holds every kind and every look, each about its own middle', () => {
    expect(new Set(PIECES.map((p) => p.kind)).size).toBe(5);
    expect(new Set(PIECES.map((p) => p.art)).size).toBe(13);
    expect(new Set(PIECES.map((p) => p.id)).size).toBe(PIECES.length);
    for (const piece of PIECES) {
      const { minX, maxX, minY, maxY } = boundsOf(piece.outline);
      expect(Math.abs(minX + maxX) / 2, piece.id).toBeLessThan(15);
      expect(Math.abs(minY + maxY) / 2, piece.id).toBeLessThan(15);
      expect(maxX - minX, piece.id).toBeLessThan(inches(18));
      expect(maxX - minX, piece.id).toBeGreaterThanOrEqual(maxY - minY - 0.1);
      expect(signedArea(piece.outline), piece.id).toBeGreaterThan(0);
    }
  });
});

function isOn(map: BattleMap, piece: TerrainPiece): boolean {
  const { minX, maxX, minY, maxY } = boundsOf(piece.outline);
  return minX > 0 && minY > 0 && maxX < map.width && maxY < map.depth;
}

/** Whether some corner of one is nearer than `mm` to an edge of the other, or they meet. */
function closer(a: TerrainPiece, b: TerrainPiece, mm: number): boolean {
  return (
    polygonsIntersect(a.outline, b.outline) || Math.min(reach(a.outline, b.outline), reach(b.outline, a.outline)) < mm
  );
}

function reach(from: Polygon, to: Polygon): number {
  return Math.min(...from.map((p) => Math.min(...to.map((a, i) => distance(p, a, to[(i + 1) % to.length]!)))));
}

function distance(p: Polygon[number], a: Polygon[number], b: Polygon[number]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

function crosses(road: Polygon, outline: Polygon): boolean {
  return road.slice(1).some((to, i) => {
    const from = road[i]!;
    // A road a hand wide: a sliver polygon stands in for its line.
    const sliver = [from, to, { x: to.x + 1, y: to.y + 1 }, { x: from.x + 1, y: from.y + 1 }];
    return polygonsIntersect(sliver, outline);
  });
}

function sameOutline(a: Polygon, b: Polygon): boolean {
  return a.length === b.length && a.every((p) => b.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 0.25));
}

function signedArea(outline: Polygon): number {
  return outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));
}
