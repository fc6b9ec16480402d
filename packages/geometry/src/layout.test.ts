import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block, SEED } from './fixtures/arbitrary';
import { type Claim, idealPlaces, laidOut } from './layout';
import { contactLengthAt, faceLineOf } from './slot';

const claim = (id: string, width: number, half: number): Claim => ({
  id,
  touch: width / 2,
  side: width / 2,
  free: [{ low: -half - width / 2 + 0.06, high: half + width / 2 - 0.06 }],
});
const claims = (half: number, ...widths: number[]) => widths.map((width, i) => claim(String(i), width, half));
const lengths = (half: number, widths: number[], places: readonly number[]) => {
  const line = faceLineOf(block(half * 2, 80, 0, 0), 'front');
  return widths.map((width, i) => contactLengthAt(line, width / 2, places[i]!));
};

describe('idealPlaces', () => {
  it('gives two units of 100 mm half of a 100 mm facing each [KOW-MUL-04]', () => {
    expect(idealPlaces(50, claims(50, 100, 100), 'length')).toEqual([-50, 50]);
    expect(lengths(50, [100, 100], [-50, 50])).toEqual([50, 50]);
  });

  it('gives two units the same fraction of their fronts, as a third and five sixths [KOW-MUL-04]', () => {
    for (const [facing, one, other, fraction] of [
      [100, 100, 200, 1 / 3],
      [250, 100, 200, 5 / 6],
      [100, 50, 250, 1 / 3],
    ] as const) {
      const found = lengths(
        facing / 2,
        [one, other],
        idealPlaces(facing / 2, claims(facing / 2, one, other), 'length'),
      );
      expect(found[0]! / one).toBeCloseTo(fraction, 9);
      expect(found[1]! / other).toBeCloseTo(fraction, 9);
    }
  });

  it('keeps the middle one of three wholly in contact and shares the rest [KOW-MUL-05]', () => {
    const individual = lengths(50, [160, 20, 160], idealPlaces(50, claims(50, 160, 20, 160), 'length'));
    expect(individual).toEqual([40, 20, 40]);
    const fractions = lengths(50, [80, 20, 240], idealPlaces(50, claims(50, 80, 20, 240), 'fraction'));
    expect(fractions).toEqual([20, 20, 60]);
    const equal = lengths(50, [80, 20, 240], idealPlaces(50, claims(50, 80, 20, 240), 'length'));
    expect(equal).toEqual([40, 20, 40]);
    expect(lengths(50, [20, 20, 240], idealPlaces(50, claims(50, 20, 20, 240), 'length'))).toEqual([20, 20, 60]);
    expect(lengths(50, [240, 20, 20], idealPlaces(50, claims(50, 240, 20, 20), 'length'))).toEqual([60, 20, 20]);
  });

  it('stands them side by side about the centre while all fit', () => {
    expect(idealPlaces(125, claims(125, 100, 50), 'length')).toEqual([-25, 50]);
    expect(idealPlaces(50, claims(50, 60), 'length')).toEqual([0]);
    expect(idealPlaces(50, [], 'length')).toEqual([]);
  });
});

describe('laidOut', () => {
  it('finds no place for three as wide as the facing [KOW-MUL-06]', () => {
    expect(laidOut(50, claims(50, 100, 100, 100), 'length').ok).toBe(false);
    expect(laidOut(50, claims(50, 100, 99, 100), 'length')).toMatchObject({ ok: true });
  });

  it('gives way to someone beside the facing and takes it from the other [KOW-MUL-04]', () => {
    const [left, right] = claims(50, 100, 100) as [Claim, Claim];
    const found = laidOut(50, [left, { ...right, free: [{ low: -99, high: 30 }] }]);
    expect(found).toEqual({ ok: true, places: [-70, 30] });
    const mirror = laidOut(50, [{ ...left, free: [{ low: -30, high: 99 }] }, right]);
    expect(mirror).toEqual({ ok: true, places: [-30, 70] });
    expect(laidOut(50, [left, { ...right, free: [{ low: -99, high: -1 }] }]).ok).toBe(false);
  });

  it('never overlaps, never swaps, always touches, and fits whenever a fine search finds a fit [KOW-MUL-07]', () => {
    const widths = fc.array(
      fc.integer({ min: 2, max: 25 }).map((n) => n * 10),
      { minLength: 1, maxLength: 4 },
    );
    const hole = fc.record({ low: fc.integer({ min: -250, max: 250 }), size: fc.integer({ min: 0, max: 120 }) });
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 150 }), widths, hole, (half, all, { low, size }) => {
        const wanted = claims(half, ...all).map((one) => ({
          ...one,
          free: one.free.flatMap((whole) => {
            const left = { low: whole.low, high: Math.min(whole.high, low - one.side) };
            const right = { low: Math.max(whole.low, low + size + one.side), high: whole.high };
            return [left, right].filter((stretch) => stretch.low <= stretch.high);
          }),
        }));
        const found = laidOut(half, wanted);
        if (!found.ok) {
          expect(fits(wanted, 2)).toBe(false);
          return;
        }
        const touched = lengths(half, all, found.places);
        found.places.forEach((place, i) => {
          expect(touched[i]).toBeGreaterThan(0.05);
          expect(wanted[i]!.free.some((stretch) => place >= stretch.low - 1e-9 && place <= stretch.high + 1e-9)).toBe(
            true,
          );
          if (i > 0) expect(place - found.places[i - 1]!).toBeGreaterThanOrEqual((all[i]! + all[i - 1]!) / 2 - 0.02);
        });
      }),
      SEED,
    );
  });
});

/** Leftmost first in small steps: whether everyone finds a place beside the one before. */
function fits(all: readonly Claim[], step: number): boolean {
  let edge = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    let place: number | undefined;
    for (let at = -400; at <= 400 && place === undefined; at += step) {
      if (at - one.side >= edge && one.free.some(({ low, high }) => at >= low && at <= high)) place = at;
    }
    if (place === undefined) return false;
    edge = place + one.side;
  }
  return true;
}
