import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Base } from './base';
import { outlineOf } from './base';
import { gap, gapToShape } from './distance';
import { base, block, disc, motion, moveBase, movePolygon, polygon, rect, SEED } from './fixtures/arbitrary';
import { inches, TOLERANCE } from './measure';
import { overlaps, overlapsPolygon, touches } from './overlap';
import { isInsideRing } from './rings';
import {
  closestApproach,
  crosses,
  hull,
  sweepStraight,
  sweepTurn,
  sweptPolygon,
  sweptTurnPolygon,
  turnedAbout,
} from './sweep';
import { add, lengthOf, type Point, rotate, scale, unit } from './vec';

const vector: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: -600, max: 600 }),
  y: fc.integer({ min: -600, max: 600 }),
});
const shifted = (any: Base, by: Point): Base => ({ shape: any.shape, pose: { ...any.pose, ...add(any.pose, by) } });
const near = (x: number, y: number, d: number) => expect(Math.abs(x - y)).toBeLessThanOrEqual(d);

describe('a straight sweep', () => {
  it('stops where the bases touch', () => {
    const found = sweepStraight(block(100, 80, 0, 0), { x: 0, y: 500 }, [{ id: 'B', shape: block(100, 80, 90, 300) }]);
    expect(found.free).toBeCloseTo(220, 6);
    expect(found.hit?.id).toBe('B');
    expect(found.hit?.at.y).toBeCloseTo(260, 6);
  });

  it('slides along what it touches, and passes 0.1 mm clear but not 0.1 mm deep', () => {
    const mover = block(100, 80, 0, 0);
    for (const [off, free] of [
      [0, 500],
      [0.1, 500],
      [-0.1, 220],
    ] as const) {
      const wall = { id: 'B', shape: block(100, 80, 100 + off, 300) };
      expect(sweepStraight(mover, { x: 0, y: 500 }, [wall]).free).toBeCloseTo(free, 6);
    }
  });

  it('stops an inch short when it must keep an inch away, and may leave what is nearer [KOW-UNI-12]', () => {
    const enemy = { id: 'E', shape: block(100, 80, 0, 300) };
    const keep = { clearance: inches(1) };
    expect(sweepStraight(block(100, 80, 0, 0), { x: 0, y: 500 }, [enemy], keep).free).toBeCloseTo(220 - 25.4, 1);
    const close = block(100, 80, 0, 210);
    expect(sweepStraight(close, { x: 0, y: 100 }, [enemy], keep)).toMatchObject({ free: 0, hit: { id: 'E' } });
    expect(sweepStraight(close, { x: 0, y: -100 }, [enemy], keep)).toEqual({ free: 100 });
    expect(sweepStraight(close, { x: 100, y: 0 }, [enemy], keep)).toEqual({ free: 100 });
  });

  it('agrees with fine steps: nothing overlapped on the way, contact at the end', () => {
    fc.assert(
      fc.property(base, vector, fc.oneof(base, polygon), (mover, by, shape) => {
        const length = lengthOf(by);
        if (length < 1 || gapToShape(mover, shape).distance < 0.1) return;
        const found = sweepStraight(mover, by, [{ id: 'B', shape }]);
        const deep = (any: Base): boolean =>
          Array.isArray(shape) ? overlapsPolygon(any, shape) : overlaps(any, shape as Base);
        for (let mm = 0; mm < found.free; mm += 5) expect(deep(shifted(mover, scale(by, mm / length)))).toBe(false);
        const end = shifted(mover, scale(by, found.free / length));
        if (found.hit) {
          expect(gapToShape(end, shape).distance).toBeLessThanOrEqual(TOLERANCE);
          expect(deep(end)).toBe(false);
        } else expect(found.free).toBe(length);
      }),
      SEED,
    );
  });

  it('does not change when the table is mirrored, turned and shifted, and is the same with mover and wall swapped', () => {
    fc.assert(
      fc.property(rect, vector, rect, motion, (mover, by, wall, m) => {
        const here = sweepStraight(mover, by, [{ id: 'B', shape: wall }]).free;
        const turnedBy = rotate({ x: m.mirror ? -by.x : by.x, y: by.y }, m.turn);
        near(
          sweepStraight(moveBase(mover, m), turnedBy, [{ id: 'B', shape: moveBase(wall, m) }]).free,
          here,
          TOLERANCE,
        );
        near(sweepStraight(wall, scale(by, -1), [{ id: 'B', shape: mover }]).free, here, TOLERANCE * 40);
      }),
      SEED,
    );
  });
});

describe('a turn', () => {
  it('agrees with fine steps about any point', () => {
    fc.assert(
      fc.property(
        base,
        fc.oneof(base, polygon),
        fc.integer({ min: -180, max: 180 }),
        fc.boolean(),
        (mover, shape, degrees, wheel) => {
          if (gapToShape(mover, shape).distance < 0.1 || degrees === 0) return;
          const about = wheel ? outlineOf(mover)[0]! : mover.pose;
          const found = sweepTurn(mover, about, degrees, [{ id: 'B', shape }]);
          const sign = Math.sign(degrees);
          const deep = (any: Base): boolean =>
            Array.isArray(shape) ? overlapsPolygon(any, shape) : overlaps(any, shape as Base);
          for (let turn = 0; turn < found.free; turn += 2) {
            expect(deep(turnedAbout(mover, about, turn * sign))).toBe(false);
          }
          const end = turnedAbout(mover, about, found.free * sign);
          if (found.hit) {
            expect(gapToShape(end, shape).distance).toBeLessThanOrEqual(TOLERANCE * 1.01);
            expect(deep(end)).toBe(false);
          } else expect(found.free).toBe(Math.abs(degrees));
        },
      ),
      SEED,
    );
  });

  it('turns as far one way as its mirror image the other', () => {
    fc.assert(
      fc.property(rect, polygon, fc.integer({ min: 1, max: 180 }), (mover, shape, degrees) => {
        const m = { mirror: true, turn: 0, by: { x: 0, y: 0 } };
        const here = sweepTurn(mover, mover.pose, degrees, [{ id: 'B', shape }]).free;
        const image = moveBase(mover, m);
        near(sweepTurn(image, image.pose, -degrees, [{ id: 'B', shape: movePolygon(shape, m) }]).free, here, 0.2);
      }),
      SEED,
    );
  });

  it('keeps its clearance while it wheels', () => {
    const found = sweepTurn(block(100, 20, 0, 0), { x: 0, y: 0 }, 90, [{ id: 'B', shape: disc(10, 0, 60) }], {
      clearance: 5,
    });
    expect(found.hit?.id).toBe('B');
    expect(gap(turnedAbout(block(100, 20, 0, 0), { x: 0, y: 0 }, found.free), disc(10, 0, 60)).distance).toBeCloseTo(
      5,
      1,
    );
  });
});

describe('ground covered', () => {
  it('holds every pose of a straight move', () => {
    fc.assert(
      fc.property(base, vector, (mover, by) => {
        const ring = sweptPolygon(mover, by);
        for (let i = 0; i <= 4; i++) {
          const at = shifted(mover, scale(by, i / 4));
          for (const p of outlineOf(at)) {
            expect(
              gapToShape({ shape: { kind: 'disc', radius: 1e-6 }, pose: { ...p, facing: 0 } }, ring).distance,
            ).toBe(0);
          }
        }
      }),
      { ...SEED, numRuns: 100 },
    );
  });

  it('tells passing over a piece from ending on it', () => {
    const hedge = outlineOf(block(200, 10, 0, 200));
    const unitOf = block(100, 80, 0, 0);
    expect(crosses(unitOf, { x: 0, y: 400 }, hedge)).toBe(true);
    expect(overlapsPolygon(shifted(unitOf, { x: 0, y: 400 }), hedge)).toBe(false);
    expect(crosses(unitOf, { x: 0, y: 155 }, hedge)).toBe(false);
    expect(crosses(unitOf, { x: 0, y: 155.1 }, hedge)).toBe(true);
    expect(crosses(disc(40, 0, 0), { x: 0, y: 155.1 }, hedge)).toBe(true);
    expect(crosses(disc(40, 0, 0), { x: 0, y: 155 }, hedge)).toBe(false);
  });

  it('draws a turn that holds its first, middle and last pose', () => {
    const ring = sweptTurnPolygon(block(100, 40, 0, 0), { x: 0, y: 0 }, 90);
    for (const degrees of [0, 45, 90]) {
      for (const p of outlineOf(turnedAbout(block(99.9, 39.9, 0, 0), { x: 0, y: 0 }, degrees))) {
        expect(isInsideRing(ring, p)).toBe(true);
      }
    }
  });

  it('finds the hull of a cloud, clockwise, without its inner points', () => {
    const cloud = [...outlineOf(block(100, 80, 0, 0)), { x: 1, y: 1 }, { x: 0, y: 40 }, { x: -50, y: 40 }];
    expect(hull(cloud)).toHaveLength(4);
    expect(hull([{ x: 1, y: 1 }])).toEqual([{ x: 1, y: 1 }]);
  });
});

it('finds the closest approach and where it first happens [KOW-MOV-10]', () => {
  const passing = closestApproach(block(100, 80, 0, 0), { x: 0, y: 600 }, block(50, 50, 95, 300));
  expect(passing.distance).toBeCloseTo(20, 6);
  expect(passing.along).toBeCloseTo(300 - 40 - 25, 0);
  fc.assert(
    fc.property(base, vector, base, (mover, by, wall) => {
      const found = closestApproach(mover, by, wall);
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i <= 50; i++) least = Math.min(least, gap(shifted(mover, scale(by, i / 50)), wall).distance);
      expect(found.distance).toBeLessThanOrEqual(least + 1e-6);
      expect(found.distance).toBeGreaterThan(least - lengthOf(by) / 50 - 1e-6);
      const way = lengthOf(by) === 0 ? unit(0) : scale(by, 1 / lengthOf(by));
      expect(gap(shifted(mover, scale(way, found.along)), wall).distance).toBeLessThan(found.distance + 0.01);
    }),
    SEED,
  );
});

it('touches at the end of a charge at every angle', () => {
  for (let angle = 0; angle < 360; angle++) {
    const mover = block(100, 80, 0, 0, angle);
    const wall = block(120, 60, unit(angle).x * 300, unit(angle).y * 300, angle + 180);
    const { free } = sweepStraight(mover, scale(unit(angle), 500), [{ id: 'B', shape: wall }]);
    expect(free).toBeCloseTo(230, 6);
    expect([angle, touches(shifted(mover, scale(unit(angle), free)), wall)]).toEqual([angle, true]);
  }
});
