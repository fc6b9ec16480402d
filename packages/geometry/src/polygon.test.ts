import { booleanIntersects, polygon as turfPolygon } from '@turf/turf';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineOf } from './base';
import { holdsPoint } from './distance';
import { base, block, disc, motion, moveBase, movePolygon, point, polygon, SEED } from './fixtures/arbitrary';
import {
  areaOf,
  containsPoint,
  inset,
  isWhollyIn,
  offset,
  onTable,
  polygonsIntersect,
  shapeHolds,
  shareInside,
  union,
  without,
} from './polygon';
import { isInsideRing } from './rings';

const square = outlineOf(block(100, 100, 50, 50));
const area = (all: readonly { outline: readonly { x: number; y: number }[] }[]) =>
  all.reduce((sum, { outline }) => sum + areaOf(outline), 0);

describe('shareInside', () => {
  it('tells half a base on a hill from just under half [KOW-TER-06]', () => {
    expect(shareInside(block(40, 40, 0, 50), square)).toBeCloseTo(0.5, 9);
    expect(shareInside(block(40, 40, -0.1, 50), square)).toBeLessThan(0.5);
    expect(shareInside(disc(20, 0, 50), square)).toBeCloseTo(0.5, 9);
    expect(shareInside(disc(20, 50, 50), square)).toBeCloseTo(1, 9);
    expect(shareInside(disc(20, 500, 50), square)).toBeCloseTo(0, 9);
    expect(shareInside(disc(500, 50, 50), square)).toBeCloseTo(10_000 / (Math.PI * 250_000), 9);
  });

  it('agrees with a grid of points, and does not care how the table lies', () => {
    fc.assert(
      fc.property(base, polygon, motion, (any, ring, m) => {
        const share = shareInside(any, ring);
        let inside = 0;
        let all = 0;
        const reach = any.shape.kind === 'disc' ? any.shape.radius : Math.hypot(any.shape.width, any.shape.depth) / 2;
        for (let i = 0; i < 40; i++) {
          for (let k = 0; k < 40; k++) {
            const p = { x: any.pose.x + ((i - 19.5) / 20) * reach, y: any.pose.y + ((k - 19.5) / 20) * reach };
            if (!holdsPoint(any, p)) continue;
            all++;
            if (isInsideRing(ring, p)) inside++;
          }
        }
        expect(Math.abs(share - inside / all)).toBeLessThan(0.09);
        expect(shareInside(moveBase(any, m), movePolygon(ring, m))).toBeCloseTo(share, 6);
      }),
      { ...SEED, numRuns: 150 },
    );
  });
});

describe('rings', () => {
  it('holds its rim and what is 0.03 mm off it, not what is 0.1 mm off', () => {
    expect(containsPoint(square, { x: 0, y: 50 })).toBe(true);
    expect(containsPoint(square, { x: -0.03, y: 50 })).toBe(true);
    expect(containsPoint(square, { x: -0.1, y: 50 })).toBe(false);
    expect(containsPoint(square, { x: 50, y: 50 })).toBe(true);
    expect(shapeHolds(square, { x: 1, y: 1 })).toBe(true);
    expect(shapeHolds(disc(10, 0, 0), { x: 9, y: 9 })).toBe(false);
  });

  it('intersects as turf says', () => {
    const close = (ring: readonly { x: number; y: number }[]) => {
      const line = ring.map(({ x, y }) => [x / 1e6, y / 1e6]);
      return turfPolygon([[...line, line[0]!]]);
    };
    fc.assert(
      fc.property(polygon, polygon, (a, b) => {
        expect(polygonsIntersect(a, b)).toBe(booleanIntersects(close(a), close(b)));
      }),
      { ...SEED, numRuns: 200 },
    );
  });

  it('measures a ring the same both ways round', () => {
    expect(areaOf(square)).toBe(10_000);
    expect(areaOf([...square].reverse())).toBe(10_000);
  });

  it('is wholly in a wood, or not by 0.1 mm', () => {
    expect(isWhollyIn(block(40, 40, 20, 50), square)).toBe(true);
    expect(isWhollyIn(block(40, 40, 19.9, 50), square)).toBe(false);
    expect(isWhollyIn(disc(20, 20, 50), square)).toBe(true);
    expect(isWhollyIn(disc(20, 19.9, 50), square)).toBe(false);
  });
});

describe('overlays', () => {
  it('adds up: what two cover is both less what they share', () => {
    fc.assert(
      fc.property(polygon, polygon, (a, b) => {
        const joined = union([a, b]);
        const holes = joined.reduce((sum, piece) => sum + piece.holes.reduce((all, hole) => all + areaOf(hole), 0), 0);
        const rest = without(a, [b]);
        const restHoles = rest.reduce(
          (sum, piece) => sum + piece.holes.reduce((all, hole) => all + areaOf(hole), 0),
          0,
        );
        expect(area(joined) - holes).toBeCloseTo(area(rest) - restHoles + areaOf(b), -1);
      }),
      { ...SEED, numRuns: 60 },
    );
    expect(union([])).toEqual([]);
    expect(without(square, [square])).toEqual([]);
    expect(without(square, [])).toEqual([{ outline: square, holes: [] }]);
  });

  it('grows a square by 10 mm to the rounded square, and draws it in to the smaller one', () => {
    expect(area(offset(square, 10))).toBeCloseTo(10_000 + 4000 + Math.PI * 100, -1);
    expect(area(inset(square, 10))).toBeCloseTo(6400, -1);
    expect(inset(square, 60)).toEqual([]);
    expect(offset(square, 0)).toEqual([{ outline: square, holes: [] }]);
    for (const { outline } of offset(square, 10)) {
      for (const p of outline) expect(containsPoint(square, p)).toBe(false);
    }
  });

  it('keeps the part on the table', () => {
    expect(areaOf(onTable(outlineOf(block(100, 100, 0, 0)), { width: 1000, depth: 1000 }))).toBeCloseTo(2500, 6);
    expect(onTable(outlineOf(block(100, 100, -500, 0)), { width: 1000, depth: 1000 })).toEqual([]);
  });

  it('holds any point exactly when one of its pieces does', () => {
    fc.assert(
      fc.property(polygon, polygon, point, (a, b, p) => {
        const inside = isInsideRing(a, p) || isInsideRing(b, p);
        const covered = union([a, b]).some(
          ({ outline, holes }) => containsPoint(outline, p) && !holes.some((hole) => isInsideRing(hole, p)),
        );
        if (inside) expect(covered).toBe(true);
      }),
      { ...SEED, numRuns: 60 },
    );
  });
});
