import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksOf } from './ranks';

describe('ranks', () => {
  it('puts every figure on the tray, one in each file of each rank', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6 }), fc.nat(), (wide, deep, seed) => {
        const [w, d] = [wide * 20, deep * 20];
        const { spots } = ranksOf(w, d, { kind: 'spear', wide, deep }, seed);
        expect(spots).toHaveLength(wide * deep);
        for (const spot of spots) {
          expect(Math.abs(spot.x)).toBeLessThan(w / 2);
          expect(Math.abs(spot.y)).toBeLessThan(d / 2);
        }
      }),
      { seed: 31 },
    );
  });

  it('is untidy by no more than a hand, and always in the same way', () => {
    const figures = { kind: 'sword', wide: 5, deep: 4 } as const;
    const one = ranksOf(100, 80, figures, 7);
    expect(ranksOf(100, 80, figures, 7)).toEqual(one);
    expect(ranksOf(100, 80, figures, 8)).not.toEqual(one);
    for (const spot of one.spots) expect(Math.abs(spot.turn)).toBeLessThan((7 * Math.PI) / 180);
  });

  it('draws the rear rank first, so that the front rank overlaps it', () => {
    const { spots } = ranksOf(100, 80, { kind: 'spear', wide: 5, deep: 4 }, 1);
    expect(spots[0]!.y).toBeLessThan(spots.at(-1)!.y);
  });

  it('sets a lone figure straight in the middle', () => {
    const { spots } = ranksOf(50, 50, { kind: 'beast', wide: 1, deep: 1 }, 3);
    expect(spots).toEqual([{ x: 0, y: 0, turn: 0 }]);
  });
});
