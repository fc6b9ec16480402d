import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LabelBox, stacked } from './stacked';

const at = (x: number, y: number): LabelBox => ({ x, y, width: 80, height: 20 });

describe('labels on the table', () => {
  it('stay where they are while they have room', () => {
    expect(stacked([at(0, 0), at(90, 0), at(0, 30)])).toEqual([at(0, 0), at(90, 0), at(0, 30)]);
  });

  it('that would lie on another move up or down, whichever is nearer', () => {
    expect(stacked([at(0, 0), at(20, 4)]).map(({ y }) => y)).toEqual([0, 23]);
    expect(stacked([at(0, 0), at(20, -4)]).map(({ y }) => y)).toEqual([0, -23]);
    expect(stacked([at(0, 0), at(0, 0), at(0, 0)]).map(({ y }) => Math.abs(y))).toEqual([0, 23, 23]);
  });

  it('leave what is held in the hand in sight', () => {
    const held = { x: 30, y: 4, width: 20, height: 20 };
    expect(stacked([at(0, 0)], [held]).map(({ y }) => y)).toEqual([-19]);
    expect(stacked([at(100, 0)], [held]).map(({ y }) => y)).toEqual([0]);
  });

  it('never lie on each other, however many there are', () => {
    const some = fc.array(fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) }), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(some, (points) => {
        const placed = stacked(points.map(({ x, y }) => at(x, y)));
        for (const [i, a] of placed.entries())
          for (const b of placed.slice(i + 1))
            expect(Math.abs(a.x - b.x) >= 80 || Math.abs(a.y - b.y) >= 20, JSON.stringify(points)).toBe(true);
      }),
    );
  });
});
