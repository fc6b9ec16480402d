import { describe, expect, it } from 'vitest';
import { areaOf, boxAround, inBox, lengthOf, signedDistance, spine } from './shape';

const box = (x: number, y: number, w: number, h: number, degrees: number) => {
  const frame = { x, y, w, h, angle: (degrees * Math.PI) / 180 };
  return [
    inBox(frame, -w / 2, -h / 2),
    inBox(frame, w / 2, -h / 2),
    inBox(frame, w / 2, h / 2),
    inBox(frame, -w / 2, h / 2),
  ];
};

describe('outlines', () => {
  it('measures inside as negative and outside as positive', () => {
    const square = box(50, 50, 100, 100, 0);
    expect(signedDistance(square, 50, 50)).toBeCloseTo(-50, 9);
    expect(signedDistance(square, 130, 50)).toBeCloseTo(30, 9);
  });

  it('finds the box of a turned rectangle, its long side first', () => {
    const found = boxAround(box(300, 200, 60, 180, 27));
    expect(found.w).toBeCloseTo(180, 6);
    expect(found.h).toBeCloseTo(60, 6);
    expect(found.x).toBeCloseTo(300, 6);
  });

  it('runs a straight wall from end to end', () => {
    const { line, thickness } = spine(box(100, 100, 200, 12, 33));
    expect(thickness).toBeCloseTo(12, 6);
    expect(lengthOf(line)).toBeCloseTo(200, 6);
  });

  it('follows a wall round its corner, inside the outline', () => {
    const hook = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 140 },
      { x: 88, y: 140 },
      { x: 88, y: 12 },
      { x: 0, y: 12 },
    ];
    const { line, thickness } = spine(hook);
    for (const p of line) expect(signedDistance(hook, p.x, p.y)).toBeLessThan(0.01);
    expect(lengthOf(line)).toBeGreaterThan(200);
    expect(Math.abs(thickness - areaOf(hook) / 228)).toBeLessThan(2);
  });

  it('survives doubled and collinear corners', () => {
    const odd = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 20 },
      { x: 0, y: 20 },
    ];
    expect(spine(odd).line.every((p) => Number.isFinite(p.x) && Number.isFinite(p.y))).toBe(true);
    expect(Number.isFinite(signedDistance(odd, 10, 10))).toBe(true);
  });
});
