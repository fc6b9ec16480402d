import { toWorld } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ease, glideBetween } from './motion';

const angle = fc.double({ min: 0, max: 359.99, noNaN: true });

describe('motion', () => {
  it('starts and ends exactly where the poses say', () => {
    const poses = fc.record({
      x: fc.integer({ min: 0, max: 1800 }),
      y: fc.integer({ min: 0, max: 1200 }),
      facing: angle,
    });
    fc.assert(
      fc.property(poses, poses, (from, to) => {
        const glide = glideBetween(from, to, 128);
        if (!glide) return;
        const start = glide.at(0);
        const end = glide.at(1);
        expect(Math.hypot(start.x - from.x, start.y - from.y)).toBeLessThan(1e-6);
        expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeLessThan(1e-6);
        expect(Math.cos(((end.facing - to.facing) * Math.PI) / 180)).toBeCloseTo(1, 9);
      }),
      { seed: 21 },
    );
  });

  it('draws a wheel as a turn: the corner it wheels on stays where it is', () => {
    const from = { x: 500, y: 500, facing: 90 };
    const hub = toWorld(from, { x: -50, y: 40 });
    const turn = 40;
    const a = (turn * Math.PI) / 180;
    const dx = from.x - hub.x;
    const dy = from.y - hub.y;
    const to = {
      x: hub.x + dx * Math.cos(a) - dy * Math.sin(a),
      y: hub.y + dx * Math.sin(a) + dy * Math.cos(a),
      facing: 90 + turn,
    };
    const glide = glideBetween(from, to, Math.hypot(100, 80))!;
    for (const share of [0.2, 0.5, 0.8]) {
      const corner = toWorld(glide.at(share), { x: -50, y: 40 });
      expect(Math.hypot(corner.x - hub.x, corner.y - hub.y)).toBeLessThan(0.01);
    }
  });

  it('passes the way-points the judge gave', () => {
    const from = { x: 0, y: 0, facing: 90 };
    const bend = { x: 0, y: 200, facing: 90 };
    const to = { x: 200, y: 200, facing: 0 };
    const glide = glideBetween(from, to, 60, [bend])!;
    const nearest = Math.min(
      ...Array.from({ length: 400 }, (_, i) => {
        const p = glide.at(i / 400);
        return Math.hypot(p.x - bend.x, p.y - bend.y);
      }),
    );
    expect(nearest).toBeLessThan(3);
  });

  it('takes 450 ms and 0.6 ms a mm, never more than 1.2 s, and does not move what is there already', () => {
    const from = { x: 0, y: 0, facing: 0 };
    expect(glideBetween(from, { x: 100, y: 0, facing: 0 }, 50)!.ms).toBeCloseTo(510, 6);
    expect(glideBetween(from, { x: 5000, y: 0, facing: 0 }, 50)!.ms).toBe(1200);
    expect(glideBetween(from, { x: 0.01, y: 0, facing: 0 }, 50)).toBeUndefined();
  });

  it('eases from nought to one without turning back', () => {
    expect(ease(0)).toBeCloseTo(0, 4);
    expect(ease(1)).toBeCloseTo(1, 4);
    for (let t = 0.05; t <= 1; t += 0.05) expect(ease(t)).toBeGreaterThanOrEqual(ease(t - 0.05));
  });
});
