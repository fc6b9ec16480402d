import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edge, outlineOf } from './base';
import { gap, gapFromSegment, gapToPoint, gapToPolygon, gapToShape, holdsPoint } from './distance';
import {
  alongOutline,
  base,
  block,
  disc,
  motion,
  moveBase,
  movePolygon,
  point,
  polygon,
  rect,
  SEED,
} from './fixtures/arbitrary';
import { isDeeper } from './overlap';
import { isInsideRing } from './rings';
import { between } from './vec';

describe('gap', () => {
  it('measures between the nearest points of two bases [KOW-GEN-04]', () => {
    expect(gap(block(100, 80, 0, 0), block(100, 80, 200, 0)).distance).toBeCloseTo(100, 9);
    expect(gap(block(100, 80, 0, 0), block(100, 80, 130, 100)).distance).toBeCloseTo(Math.hypot(30, 20), 9);
    expect(gap(disc(20, 0, 0), disc(30, 100, 0)).distance).toBeCloseTo(50, 9);
    expect(gap(disc(20, 0, 0), block(100, 80, 100, 0)).distance).toBeCloseTo(30, 9);
  });

  it('is the same both ways, with the proving points swapped', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        const there = gap(a, b);
        const back = gap(b, a);
        expect(there.distance).toBeCloseTo(back.distance, 8);
        expect(between(there.from, there.to)).toBeCloseTo(there.distance, 8);
      }),
      SEED,
    );
  });

  it('does not change when the table is mirrored, turned and shifted', () => {
    fc.assert(
      fc.property(base, base, motion, (a, b, m) => {
        expect(gap(moveBase(a, m), moveBase(b, m)).distance).toBeCloseTo(gap(a, b).distance, 6);
      }),
      SEED,
    );
  });

  it('is never more than a dense sample of the outlines says, and hardly less', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        const { distance } = gap(a, b);
        let least = Number.POSITIVE_INFINITY;
        for (const p of alongOutline(outlineOf(a, 90), 4)) least = Math.min(least, gapToPoint(b, p).distance);
        expect(distance).toBeLessThanOrEqual(least + 1e-6);
        if (!isDeeper(a, b, 0)) expect(distance).toBeGreaterThan(least - 4.2);
      }),
      { ...SEED, numRuns: 150 },
    );
  });

  it('is nothing exactly when the bases meet', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        expect(gap(a, b).distance === 0).toBe(isDeeper(a, b, -1e-9) && gap(a, b).distance === 0);
        if (isDeeper(a, b, 1e-6)) expect(gap(a, b).distance).toBe(0);
      }),
      SEED,
    );
  });

  it('finds bases that lie across each other with no corner inside [KOW-GEN-04]', () => {
    expect(gap(block(300, 20, 0, 0), block(20, 300, 0, 0)).distance).toBe(0);
    expect(gap(block(300, 20, 0, 0, 45), block(20, 300, 0, 0, 45)).distance).toBe(0);
  });
});

describe('gapFromSegment', () => {
  it('measures a charge from the front edge, not from the flanks [KOW-CHG-01]', () => {
    const charger = block(100, 80, 0, 0);
    const beside = block(100, 80, 150, -60);
    expect(gap(charger, beside).distance).toBeCloseTo(50, 9);
    expect(gapFromSegment(edge(charger, 'front'), beside).distance).toBeCloseTo(Math.hypot(50, 60), 9);
  });

  it('is the least over the points of the segment', () => {
    fc.assert(
      fc.property(point, point, base, (from, to, target) => {
        const { distance } = gapFromSegment({ from, to }, target);
        for (let i = 0; i <= 40; i++) {
          const p = { x: from.x + ((to.x - from.x) * i) / 40, y: from.y + ((to.y - from.y) * i) / 40 };
          expect(distance).toBeLessThanOrEqual(gapToPoint(target, p).distance + 1e-6);
        }
      }),
      SEED,
    );
  });
});

describe('polygons and points', () => {
  it('measures to a concave polygon as to a dense sample of its rim', () => {
    fc.assert(
      fc.property(rect, polygon, motion, (a, ring, m) => {
        const { distance } = gapToPolygon(a, ring);
        const least = Math.min(...alongOutline(ring, 3).map((p) => gapToPoint(a, p).distance));
        expect(distance).toBeLessThanOrEqual(least + 1e-6);
        if (distance > 0) expect(distance).toBeGreaterThan(least - 3.1);
        expect(gapToPolygon(moveBase(a, m), movePolygon(ring, m)).distance).toBeCloseTo(distance, 6);
        expect(gapToShape(a, ring)).toEqual(gapToPolygon(a, ring));
      }),
      SEED,
    );
  });

  it('holds the points its outline holds', () => {
    fc.assert(
      fc.property(rect, point, (a, p) => {
        if (gapToPoint(a, p).distance > 1e-6) expect(holdsPoint(a, p)).toBe(false);
        else expect(gapToPoint(a, p).distance).toBeLessThanOrEqual(1e-6);
        if (holdsPoint(a, p)) expect(isInsideRing(outlineOf(a), p) || gapToPoint(a, p).distance < 1e-6).toBe(true);
      }),
      SEED,
    );
  });
});
