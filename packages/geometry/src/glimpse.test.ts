import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base, block, disc, point, polygon, SEED } from './fixtures/arbitrary';
import { isGlimpsed } from './glimpse';
import { areNearer, coreOf, nearestOfCores } from './rings';
import { sight } from './sight';

const blockers = fc
  .array(fc.oneof(base, polygon), { maxLength: 6 })
  .map((shapes) => shapes.map((shape, i) => ({ id: String(i), shape })));

describe('whether anything of a base is seen', () => {
  it('is what sight tells from one of the eyes, whatever stands between [KOW-LOS-01]', () => {
    let [seen, unseen] = [0, 0];
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 3 }), base, blockers, (eyes, target, bars) => {
        const walls = bars.map((bar) => ({ ...bar, height: 1 }));
        const by = (eye: (typeof eyes)[number]) =>
          sight({ eye, eyeHeight: 0, target, targetHeight: 0, blockers: walls }).seen;
        const found = isGlimpsed(eyes, target, bars);
        if (found) seen += 1;
        else unseen += 1;
        expect(found).toBe(bars.length === 0 || eyes.some(by));
      }),
      { ...SEED, numRuns: 2000 },
    );
    expect(Math.min(seen, unseen)).toBeGreaterThan(200);
  });

  it('is not what lies behind a wall across the whole view, and is what looks out beside it', () => {
    const target = disc(12, 0, 200);
    const wall = { id: 'wall', shape: block(60, 10, 0, 100) };
    expect(isGlimpsed([{ x: 0, y: 0 }], target, [wall])).toBe(false);
    expect(isGlimpsed([{ x: 0, y: 0 }], target, [{ ...wall, shape: block(60, 10, 30, 100) }])).toBe(true);
    expect(isGlimpsed([], target, [])).toBe(false);
  });
});

describe('whether two shapes come nearer than so much', () => {
  it('is what their distance says', () => {
    let [near, far] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(base, polygon), fc.oneof(base, polygon), fc.integer({ min: 0, max: 300 }), (a, b, reach) => {
        const [one, other] = [coreOf(a), coreOf(b)];
        const { distance } = nearestOfCores(one, other);
        const found = areNearer(one, other, reach);
        if (found) near += 1;
        else far += 1;
        expect(found).toBe(distance === 0 || distance < reach);
      }),
      { ...SEED, numRuns: 2000 },
    );
    expect(Math.min(near, far)).toBeGreaterThan(200);
  });
});
