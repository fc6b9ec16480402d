import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facing, point, SEED } from './fixtures/arbitrary';
import {
  add,
  angleOf,
  between,
  cosine,
  cross,
  dot,
  lengthOf,
  lerp,
  nearestOnSegment,
  rotate,
  scale,
  shortTurn,
  sine,
  sub,
  unit,
} from './vec';

it('is exact at every quarter turn', () => {
  expect([0, 90, 180, 270, 360, -90, 450].map(cosine)).toEqual([1, 0, -1, 0, 1, 0, 0]);
  expect([0, 90, 180, 270, 360, -90, 450].map(sine)).toEqual([0, 1, 0, -1, 0, -1, 1]);
});

it('turns a vector without changing its length, and back', () => {
  fc.assert(
    fc.property(point, facing, (p, angle) => {
      const there = rotate(p, angle);
      expect(lengthOf(there)).toBeCloseTo(lengthOf(p), 8);
      expect(between(rotate(there, -angle), p)).toBeCloseTo(0, 8);
    }),
    SEED,
  );
});

it('finds the angle a unit vector was made of', () => {
  fc.assert(
    fc.property(facing, (angle) => {
      expect(shortTurn(angleOf(unit(angle)) - angle)).toBeCloseTo(0, 8);
    }),
    SEED,
  );
});

it('keeps the short way to turn within half a turn', () => {
  expect([181, -181, 540, 180, -180, 359].map(shortTurn)).toEqual([-179, 179, 180, 180, 180, -1]);
});

it('keeps the products of vectors together: dot and cross make the square of the lengths', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const squares = dot(a, a) * dot(b, b);
      expect((dot(a, b) ** 2 + cross(a, b) ** 2 - squares) / (squares || 1)).toBeCloseTo(0, 8);
      expect(between(add(sub(a, b), b), a)).toBeCloseTo(0, 8);
      expect(between(lerp(a, b, 0.5), scale(add(a, b), 0.5))).toBeCloseTo(0, 8);
    }),
    SEED,
  );
});

it('finds the nearest point of a segment, also of one without length', () => {
  const from = { x: 0, y: 0 };
  expect(nearestOnSegment({ from, to: { x: 10, y: 0 } }, { x: 4, y: 7 })).toEqual({ x: 4, y: 0 });
  expect(nearestOnSegment({ from, to: { x: 10, y: 0 } }, { x: -4, y: 7 })).toEqual(from);
  expect(nearestOnSegment({ from, to: from }, { x: -4, y: 7 })).toEqual(from);
});
