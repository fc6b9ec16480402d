import { boundsOf, type Polygon, polygonsIntersect } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import type { BattleMap, TerrainPiece } from '../terrain';
import { MAPS, mapById, TABLE_EDGE } from './maps';
import { PIECES, pieceTemplate } from './pieces';

describe('the ready fields', () => {
  it('are five for the large scale and two for the small one [ASOBH-SET-10]', () => {
    expect(MAPS.filter((m) => m.scale === 'large')).toHaveLength(5);
    expect(MAPS.filter((m) => m.scale === 'small')).toHaveLength(2);
    expect(new Set(MAPS.map((m) => m.id)).size).toBe(MAPS.length);
    expect(mapById('frostgate')?.name).toBe('Frostgate Pass');
    expect(mapById('atlantis')).toBeUndefined();
  });

  it('show every ground and every way to stand between them', () => {
    const pieces = MAPS.flatMap((m) => m.pieces);
    const grounds = ['broken', 'deep', 'ford', 'normal', 'shallow', 'slippery', 'swamp', 'thick', 'woods'];
    expect([...new Set(pieces.map((p) => p.ground))].sort()).toEqual(grounds);
    expect([...new Set(pieces.map((p) => p.stands))].sort()).toEqual(['flat', 'hill', 'linear', 'platform', 'solid']);
  });

  it('have a river with shallows, deeps and a ford that joins them without a gap', () => {
    const river = mapById('harrow-ford')?.pieces.filter((p) => ['shallow', 'deep', 'ford'].includes(p.ground)) ?? [];
    const reaches = river.map((p) => boundsOf(p.outline)).sort((a, b) => a.minX - b.minX);
    expect(reaches[0]?.minX).toBe(0);
    expect(reaches.at(-1)?.maxX).toBe(900);
    for (const [i, reach] of reaches.slice(1).entries()) expect(reach.minX).toBe(reaches[i]?.maxX);
  });

  it('have platforms of a Short height and of a Medium one to fall from', () => {
    const heights = MAPS.flatMap((m) => m.pieces.filter((p) => p.stands === 'platform').map((p) => p.height));
    expect(heights.some((h) => h <= 75)).toBe(true);
    expect(heights.some((h) => h > 75 && h <= 120)).toBe(true);
  });

  for (const map of MAPS) {
    describe(map.name, () => {
      it('has 8 to 12 pieces, each with its own id', () => {
        expect(map.pieces.length).toBeGreaterThanOrEqual(8);
        expect(map.pieces.length).toBeLessThanOrEqual(12);
        expect(new Set(map.pieces.map((p) => p.id)).size).toBe(map.pieces.length);
      });

      it('keeps its pieces on the table and off each other', () => {
        expect(map.pieces.flatMap((p) => (isOn(map, p) ? [] : [p.id]))).toEqual([]);
        const dry = map.pieces.filter((p) => !p.id.startsWith('river') && p.id !== 'ford');
        expect(pairs(dry).flatMap(([a, b]) => (overlap(a, b) ? [`${a.id} ${b.id}`] : []))).toEqual([]);
      });

      it('leaves most of every edge free to deploy on', () => {
        const edge = TABLE_EDGE[map.scale];
        const zone = map.scale === 'large' ? 120 : 80;
        for (const side of ['near', 'far', 'left', 'right'] as const) {
          const taken = map.pieces
            .filter((p) => p.stands === 'solid' || p.stands === 'platform' || p.ground === 'deep')
            .reduce((sum, p) => sum + alongEdge(p, side, edge, zone), 0);
          expect(taken, side).toBeLessThan(edge / 3);
        }
      });

      it('has outlines that run counter-clockwise and heights that fit how they stand', () => {
        for (const piece of map.pieces) checkShape(piece);
      });
    });
  }
});

describe('the box of pieces', () => {
  it('holds every ground and every way to stand, about the middle', () => {
    expect(new Set(PIECES.map((p) => p.ground)).size).toBe(9);
    expect(new Set(PIECES.map((p) => p.stands)).size).toBe(5);
    expect(new Set(PIECES.map((p) => p.id)).size).toBe(PIECES.length);
    for (const piece of PIECES) {
      checkShape(piece);
      const { minX, maxX, minY, maxY } = boundsOf(piece.outline);
      expect(Math.abs(minX + maxX), piece.id).toBeLessThan(30);
      expect(Math.abs(minY + maxY), piece.id).toBeLessThan(30);
    }
  });

  it('shrinks to two thirds for the small scale [ASOBH-SET-11]', () => {
    expect(pieceTemplate('field', 'large')?.outline[1]).toEqual({ x: 75, y: -47.5 });
    expect(pieceTemplate('field', 'small')?.outline[1]).toEqual({ x: 50, y: -31.67 });
    expect(pieceTemplate('terrace', 'small')?.height).toBe(40);
    expect(pieceTemplate('castle', 'small')).toBeUndefined();
  });
});

function checkShape(piece: TerrainPiece): void {
  expect(signedArea(piece.outline), piece.id).toBeGreaterThan(400);
  if (piece.stands === 'flat')
    expect(piece.height > 0 ? piece.ground : 'broken', piece.id).toMatch(/woods|thick|broken/);
  else expect(piece.height, piece.id).toBeGreaterThan(0);
}

function isOn(map: BattleMap, piece: TerrainPiece): boolean {
  const { minX, maxX, minY, maxY } = boundsOf(piece.outline);
  const edge = TABLE_EDGE[map.scale];
  return minX >= 0 && minY >= 0 && maxX <= edge && maxY <= edge;
}

function alongEdge(piece: TerrainPiece, side: 'near' | 'far' | 'left' | 'right', edge: number, zone: number): number {
  const { minX, maxX, minY, maxY } = boundsOf(piece.outline);
  const inside = { near: minY < zone, far: maxY > edge - zone, left: minX < zone, right: maxX > edge - zone }[side];
  if (!inside) return 0;
  return side === 'near' || side === 'far' ? maxX - minX : maxY - minY;
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
}

function overlap(a: TerrainPiece, b: TerrainPiece): boolean {
  return polygonsIntersect(a.outline as Polygon, b.outline as Polygon);
}

function signedArea(outline: Polygon): number {
  return outline.reduce((sum, p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
}
