import { describe, expect, it } from 'vitest';
import { outlineOf } from './base';
import { gapToPolygon } from './distance';
import { block, disc } from './fixtures/arbitrary';
import { TABLE } from './fixtures/battle';
import { HARD_RINGS } from './fixtures/hard';
import { overlapsPolygon, touchesPolygon } from './overlap';
import { planCharge } from './plan-charge';
import { areaOf, containsPoint, offset, polygonsIntersect, shareInside, union } from './polygon';
import { sight } from './sight';
import { crosses, sweepStraight, sweepTurn } from './sweep';

const clean = outlineOf(block(200, 100, 400, 300));
const bases = [
  block(100, 80, 400, 391),
  block(100, 80, 400, 389.9),
  block(60, 60, 560, 300, 45),
  disc(20, 400, 300),
  disc(30, 270, 300),
];

describe.each(Object.entries(HARD_RINGS))('%s', (_, ring) => {
  it('measures, overlaps and is swept as the clean rectangle is', () => {
    for (const base of bases) {
      expect(gapToPolygon(base, ring).distance).toBeCloseTo(gapToPolygon(base, clean).distance, 6);
      expect(overlapsPolygon(base, ring)).toBe(overlapsPolygon(base, clean));
      expect(touchesPolygon(base, ring)).toBe(touchesPolygon(base, clean));
      expect(shareInside(base, ring)).toBeCloseTo(shareInside(base, clean), 6);
      for (const vector of [
        { x: 0, y: -400 },
        { x: -300, y: 0 },
        { x: 210, y: 170 },
      ]) {
        const here = sweepStraight(base, vector, [{ id: 'R', shape: ring }]);
        expect(here.free).toBeCloseTo(sweepStraight(base, vector, [{ id: 'R', shape: clean }]).free, 5);
        expect(crosses(base, vector, ring)).toBe(crosses(base, vector, clean));
      }
      const turn = sweepTurn(base, base.pose, 180, [{ id: 'R', shape: ring }]);
      expect(turn.free).toBeCloseTo(sweepTurn(base, base.pose, 180, [{ id: 'R', shape: clean }]).free, 4);
    }
  });

  it('hides what the clean rectangle hides', () => {
    for (const x of [300, 400, 480, 520, 560, 700]) {
      const look = (shape: typeof clean) =>
        sight({
          eye: { x: 400, y: 100 },
          eyeHeight: 1,
          target: block(120, 80, x, 600, 270),
          targetHeight: 1,
          blockers: [{ id: 'R', shape, height: 3 }],
        });
      expect(look(ring).share).toBeCloseTo(look(clean).share, 6);
      expect(look(ring).seen).toBe(look(clean).seen);
    }
  });

  it('stands in the way of a charge as the clean rectangle does', () => {
    for (const x of [400, 520, 600]) {
      const charge = (shape: typeof clean) =>
        planCharge({
          charger: { id: 'A', base: block(100, 80, 400, 100) },
          target: { id: 'B', base: block(100, 80, x, 600, 270) },
          face: 'front',
          pivots: 1,
          blocking: [{ id: 'R', shape }],
          table: TABLE,
        });
      const [here, there] = [charge(ring), charge(clean)];
      expect(here.ok).toBe(there.ok);
      if (here.ok && there.ok) expect(here.value.length).toBeCloseTo(there.value.length, 1);
      else if (!here.ok && !there.ok) expect(here.error.code).toBe(there.error.code);
    }
  });

  it('is joined, grown and asked about as the clean rectangle is', () => {
    expect(areaOf(ring)).toBeCloseTo(20_000, 3);
    expect(containsPoint(ring, { x: 300, y: 300 })).toBe(true);
    expect(containsPoint(ring, { x: 299.9, y: 300 })).toBe(false);
    expect(polygonsIntersect(ring, clean)).toBe(true);
    const joined = union([ring, outlineOf(block(100, 100, 500, 300))]);
    expect(joined.reduce((sum, { outline }) => sum + areaOf(outline), 0)).toBeCloseTo(25_000, 0);
    expect(offset(ring, 10).reduce((sum, { outline }) => sum + areaOf(outline), 0)).toBeCloseTo(26_314, -1);
  });
});
