import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Base, edge, outlineOf } from './base';
import { gapFromSegment, gapToPoint, gapToPolygon } from './distance';
import { block, rect, SEED } from './fixtures/arbitrary';
import { areaOf } from './polygon';
import { advanced, turned } from './pose';
import { chargeRegion, nearRegion, reachRegion } from './region';

const at = (p: { x: number; y: number }) =>
  ({ shape: { kind: 'disc', radius: 0.001 }, pose: { ...p, facing: 0 } }) as const;

describe('reachRegion', () => {
  it('is the straight corridor without a pivot', () => {
    const regiment = block(100, 80, 0, 0);
    expect(areaOf(reachRegion(regiment, { kind: 'ahead', distance: 254 }))).toBeCloseTo(100 * (80 + 254), 6);
    expect(areaOf(reachRegion(regiment, { kind: 'back', distance: 63.5 }))).toBeCloseTo(100 * (80 + 63.5), 6);
    expect(areaOf(reachRegion(regiment, { kind: 'sidestep', distance: 63.5 }))).toBeCloseTo((100 + 127) * 80, 6);
  });

  it('holds where an Advance can end, within what the drawing rounds off [KOW-MOV-03]', () => {
    fc.assert(
      fc.property(
        rect,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: -90, max: 90 }),
        fc.integer({ min: 20, max: 250 }),
        (any, tenths, degrees, distance) => {
          const region = reachRegion(any, { kind: 'ahead', distance, pivots: 1 });
          const first = (distance * tenths) / 10;
          const pose = advanced(turned(advanced(any.pose, first), degrees), distance - first);
          for (const p of outlineOf({ shape: any.shape, pose }))
            expect(gapToPolygon(at(p), region).distance).toBeLessThan(0.5);
        },
      ),
      { ...SEED, numRuns: 120 },
    );
  });

  it('reaches no farther than some end of the move does [KOW-MOV-03]', () => {
    const regiment = block(140, 60, 0, 0);
    const region = reachRegion(regiment, { kind: 'ahead', distance: 150, pivots: 1 });
    const ends: Base[] = [];
    for (let first = 0; first <= 150; first += 10) {
      for (let degrees = -90; degrees <= 90; degrees += 2) {
        const place = turned(advanced(regiment.pose, first), degrees);
        for (const part of degrees % 90 === 0 ? [0, 0.25, 0.5, 0.75, 1] : [0, 1]) {
          ends.push({ shape: regiment.shape, pose: advanced(place, (150 - first) * part) });
        }
      }
    }
    for (const p of region.filter((_, i) => i % 3 === 0)) {
      expect([p, ends.some((end) => gapToPoint(end, p).distance < 2)]).toEqual([p, true]);
    }
  });

  it('holds where a Nimble unit can end an Advance [KOW-MOV-08]', () => {
    const angle = fc.integer({ min: -90, max: 90 });
    const share = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(rect, angle, angle, share, share, (any, one, two, a, b) => {
        const region = reachRegion(any, { kind: 'ahead', distance: 200, pivots: 2 });
        const [first, second] = [a * 10, b * 10];
        const pose = advanced(
          turned(advanced(turned(advanced(any.pose, first), one), second), two),
          200 - first - second,
        );
        for (const p of outlineOf({ shape: any.shape, pose }))
          expect(gapToPolygon(at(p), region).distance).toBeLessThan(3);
      }),
      SEED,
    );
  });

  it('grows with a second pivot and with the distance [KOW-MOV-08]', () => {
    const regiment = block(100, 80, 0, 0);
    const one = areaOf(reachRegion(regiment, { kind: 'ahead', distance: 200, pivots: 1 }));
    const two = areaOf(reachRegion(regiment, { kind: 'ahead', distance: 200, pivots: 2 }));
    const far = areaOf(reachRegion(regiment, { kind: 'ahead', distance: 250, pivots: 1 }));
    expect(two).toBeGreaterThan(one);
    expect(far).toBeGreaterThan(one);
  });
});

it('clips the front arc at the charge range from the front edge [KOW-CHG-01]', () => {
  const regiment = block(100, 80, 0, 0, 37);
  const region = chargeRegion(regiment, 254);
  const front = edge(regiment, 'front');
  for (const p of region) expect(gapFromSegment(front, at(p)).distance).toBeLessThan(254.01);
});

it('keeps everything an inch away outside the inch', () => {
  const region = nearRegion(block(100, 80, 0, 0), 25.4);
  for (const p of region) expect(gapToPolygon(at(p), outlineOf(block(100, 80, 0, 0))).distance).toBeCloseTo(25.4, 1);
});
