import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  boundsOf,
  corners,
  edge,
  FACES,
  faceCentre,
  faceLength,
  facingOf,
  leaderPoint,
  outlineOf,
  reachOf,
} from './base';
import { base, block, disc, SEED } from './fixtures/arbitrary';
import { advanced } from './pose';
import { between, lerp, unit } from './vec';

const regiment = block(100, 80, 300, 200);

it('names the corners clockwise from the front left', () => {
  expect(corners(regiment)).toEqual([
    { x: 250, y: 240 },
    { x: 350, y: 240 },
    { x: 350, y: 160 },
    { x: 250, y: 160 },
  ]);
});

it('puts the leader point in the middle of the front edge [KOW-UNI-09]', () => {
  expect(leaderPoint(regiment)).toEqual({ x: 300, y: 240 });
  expect(leaderPoint(disc(20, 100, 100, 0))).toEqual({ x: 120, y: 100 });
});

it('gives every face an edge whose middle looks the way the face looks', () => {
  fc.assert(
    fc.property(base, (any) => {
      for (const face of FACES) {
        const line = edge(any, face);
        const middle = lerp(line.from, line.to, 0.5);
        const way = unit(facingOf(any, face));
        const out = between(any.pose, middle);
        expect(between(middle, { x: any.pose.x + way.x * out, y: any.pose.y + way.y * out })).toBeCloseTo(0, 6);
        expect(between(line.from, line.to)).toBeCloseTo(faceLength(any.shape, face), 6);
        if (any.shape.kind === 'rect') expect(between(faceCentre(any, face), middle)).toBeCloseTo(0, 6);
      }
    }),
    SEED,
  );
});

it('keeps every outline in its bounds and within reach of the centre', () => {
  fc.assert(
    fc.property(base, (any) => {
      const box = boundsOf(any);
      for (const { x, y } of outlineOf(any)) {
        expect(x).toBeGreaterThanOrEqual(box.minX - 1e-9);
        expect(x).toBeLessThanOrEqual(box.maxX + 1e-9);
        expect(y).toBeGreaterThanOrEqual(box.minY - 1e-9);
        expect(y).toBeLessThanOrEqual(box.maxY + 1e-9);
        expect(between({ x, y }, any.pose)).toBeLessThanOrEqual(reachOf(any.shape) + 1e-9);
      }
    }),
    SEED,
  );
});

it('starts a disc outline straight ahead or not at all off its rim', () => {
  for (const p of outlineOf(disc(30, 50, 50, 33), 12)) expect(between(p, { x: 50, y: 50 })).toBeCloseTo(30, 9);
  expect(between(advanced({ x: 50, y: 50, facing: 33 }, 30), leaderPoint(disc(30, 50, 50, 33)))).toBeCloseTo(0, 9);
});
