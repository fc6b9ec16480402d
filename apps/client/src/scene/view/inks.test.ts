import type { Graphics } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { dashes, hatch } from './inks';

type Stroke = readonly [number, number, number, number];

/** Writes down what a pen was told. */
function recorded(draw: (g: Graphics) => void): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let at: readonly [number, number] = [0, 0];
  const pen = {
    moveTo(x: number, y: number) {
      at = [x, y];
      return pen;
    },
    lineTo(x: number, y: number) {
      strokes.push([...at, x, y]);
      at = [x, y];
      return pen;
    },
  };
  draw(pen as unknown as Graphics);
  return strokes;
}

const lengthOf = ([ax, ay, bx, by]: Stroke): number => Math.hypot(bx - ax, by - ay);

describe('inks', () => {
  it('dashes a line evenly from end to end', () => {
    const strokes = recorded((g) => dashes(g, [0, 0, 30, 0], 6, 4));
    expect(strokes).toEqual([
      [0, 0, 6, 0],
      [10, 0, 16, 0],
      [20, 0, 26, 0],
    ]);
  });

  it('carries the pattern round a corner instead of beginning anew', () => {
    const strokes = recorded((g) => dashes(g, [0, 0, 13, 0, 13, 20], 6, 4));
    expect(strokes.map(lengthOf).reduce((a, b) => a + b)).toBeCloseTo(6 + 3 + 3 + 6 + 3, 6);
    expect(strokes[2]).toEqual([13, 0, 13, 3]);
  });

  it('closes a ring and leaves out edges without length', () => {
    const strokes = recorded((g) => dashes(g, [0, 0, 10, 0, 10, 0, 10, 10, 0, 10], 10, 0.001, true));
    expect(strokes.map(lengthOf).reduce((a, b) => a + b)).toBeCloseTo(40, 1);
  });

  it('hatches inside an outline only, a notched one too', () => {
    const notched = [0, 0, 40, 0, 40, 40, 20, 20, 0, 40];
    const strokes = recorded((g) => hatch(g, notched, 5));
    expect(strokes.length).toBeGreaterThan(5);
    for (const [ax, ay, bx, by] of strokes) {
      const x = (ax + bx) / 2;
      const y = (ay + by) / 2;
      // The notch is the triangle below the two arms.
      expect(y > 20 && y > Math.max(x, 40 - x) + 1e-6).toBe(false);
    }
  });
});
