import { describe, expect, it } from 'vitest';
import { outlinesOf } from './reach';

const table = { width: 300, depth: 300 };
const area = (ring: readonly { readonly x: number; readonly y: number }[]): number =>
  ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

describe('The outline of where a figure may come to stand', () => {
  it('is a circle round one spot, to a millimetre', () => {
    const [ring, ...more] = outlinesOf([{ at: { x: 150, y: 150 }, radius: 40 }], table);
    expect(more).toEqual([]);
    for (const { x, y } of ring ?? []) expect(Math.hypot(x - 150, y - 150)).toBeCloseTo(40, -0.4);
    expect(Math.abs(area(ring ?? []))).toBeGreaterThan(Math.PI * 39 ** 2);
    expect(Math.abs(area(ring ?? []))).toBeLessThan(Math.PI * 41 ** 2);
  });

  it('is one ring round spots that touch, and two where they lie apart', () => {
    const at = (x: number) => ({ at: { x, y: 150 }, radius: 30 });
    expect(outlinesOf([at(100), at(140)], table)).toHaveLength(1);
    expect(outlinesOf([at(80), at(220)], table)).toHaveLength(2);
  });

  it('goes round what cannot be reached in the middle of it', () => {
    const discs = Array.from({ length: 24 }, (_, i) => ({
      at: { x: 150 + 80 * Math.cos((i * Math.PI) / 12), y: 150 + 80 * Math.sin((i * Math.PI) / 12) },
      radius: 20,
    }));
    const rings = outlinesOf(discs, table);
    expect(rings).toHaveLength(2);
    const signs = rings.map((ring) => Math.sign(area(ring)));
    expect(new Set(signs).size).toBe(2);
  });

  it('closes at the edge of the table', () => {
    const [ring] = outlinesOf([{ at: { x: 10, y: 10 }, radius: 30 }], table);
    expect(Math.min(...(ring ?? []).map(({ x }) => x))).toBeGreaterThanOrEqual(-6);
    expect(Math.abs(area(ring ?? []))).toBeGreaterThan(1000);
  });
});
