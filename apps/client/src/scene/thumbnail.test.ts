import { describe, expect, it } from 'vitest';
import { planOf } from './thumbnail';

const TABLE = { width: 1828.8, depth: 1219.2 };

describe('thumbnail', () => {
  it('keeps the shape of the table at the asked width', () => {
    const plan = planOf(TABLE, 292);
    expect(plan.width).toBe(292);
    expect(plan.height).toBe(Math.round((292 * 1219.2) / 1828.8));
  });

  it('has the near left corner at the lower left, and at the upper right for who sits opposite', () => {
    const near = planOf(TABLE, 300).toPicture({ x: 0, y: 0 });
    expect(near).toEqual({ x: 0, y: 200 });
    const far = planOf(TABLE, 300, 180).toPicture({ x: 0, y: 0 });
    expect(far).toEqual({ x: 300, y: 0 });
  });

  it('takes a click back to the place on the table it shows', () => {
    for (const turn of [0, 180]) {
      const plan = planOf(TABLE, 292, turn);
      const back = plan.toTable(plan.toPicture({ x: 700, y: 333 }));
      expect(back.x).toBeCloseTo(700, 6);
      // The picture's height is a whole number of pixels: half of one is the most a click is off.
      expect(Math.abs(back.y - 333)).toBeLessThan(0.5 / plan.k + 1e-9);
    }
  });
});
