import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Base, edge, FACES, isPolygon, leaderPoint, outlineOf } from './base';
import { gapFromSegment, gapToPoint, gapToPolygon } from './distance';
import {
  base,
  block,
  disc,
  motion,
  moveBase,
  movePoint,
  movePolygon,
  point,
  polygon,
  SEED,
} from './fixtures/arbitrary';
import { isInsideRing, meetingOf } from './rings';
import { type Blocker, sight } from './sight';
import { lerp, type Point } from './vec';

const wall = (id: string, shape: Blocker['shape'], height = 9): Blocker => ({ id, shape, height });
const eye = { x: 0, y: 0 };
const target = block(100, 80, 0, 340, 270);
const look = (blockers: readonly Blocker[], more = {}) =>
  sight({ eye, eyeHeight: 2, target, targetHeight: 2, blockers, face: 'front', ...more });

describe('what is in the way', () => {
  it('sees all of an open target [KOW-LOS-01]', () => {
    expect(look([])).toMatchObject({ seen: true, share: 1, faceShare: 1, hiddenBy: [] });
  });

  it('is stopped by a wall across the whole view and names it with the place [KOW-LOS-01]', () => {
    const found = look([wall('wood', block(300, 40, 0, 150))]);
    expect(found).toMatchObject({ seen: false, share: 0, faceShare: 0, blockedBy: { id: 'wood' } });
    expect(found.blockedBy?.at.y).toBeCloseTo(130, 6);
    expect(found.line).toBeUndefined();
  });

  it('looks over what is lower than the viewer or the target [KOW-LOS-02]', () => {
    const unit = wall('B', block(300, 40, 0, 150), 2);
    expect(look([unit]).seen).toBe(false);
    expect(look([unit], { eyeHeight: 3 }).seen).toBe(true);
    expect(look([unit], { targetHeight: 3 }).seen).toBe(true);
    expect(look([unit], { eyeHeight: 1, targetHeight: 1 }).seen).toBe(false);
    expect(look([unit], { blocks: () => false }).seen).toBe(true);
  });

  it('looks past the edge of a blocker and tells the share [KOW-LOS-03]', () => {
    const half = look([wall('B', block(100, 40, 50, 150))]);
    expect(half.seen).toBe(true);
    expect(half.share).toBeCloseTo(0.5, 3);
    expect(half.faceShare).toBeCloseTo(0.5, 3);
    expect(half.line?.to.x).toBeCloseTo(-25, 1);
    expect(half.hiddenBy[0]?.id).toBe('B');
  });

  it('does not look through its own base [KOW-LOS-04]', () => {
    const own = block(100, 80, 0, -40);
    const behind = block(100, 80, 0, -300);
    const beside = block(60, 60, 120, -40);
    const request = { eye, eyeHeight: 2, targetHeight: 2, blockers: [], own: { id: 'me', base: own } };
    expect(sight({ ...request, target }).share).toBe(1);
    expect(sight({ ...request, target: behind })).toMatchObject({ seen: false, blockedBy: { id: 'me' } });
    expect(sight({ ...request, target: beside }).seen).toBe(false);
    expect(sight({ ...request, target: { ...beside, pose: { ...beside.pose, y: -20 } } }).seen).toBe(true);
  });

  it('stands inside a wood and sees nothing past it unless the caller leaves the wood out [KOW-LOS-06]', () => {
    const wood = wall('wood', outlineOf(block(200, 200, 0, 0)));
    expect(look([wood])).toMatchObject({ seen: false, blockedBy: { id: 'wood', at: eye } });
    expect(look([wood], { blocks: (b: Blocker) => b.id !== 'wood' }).seen).toBe(true);
  });

  it('stands at the rim of a wood and looks away from it, but not into it', () => {
    const behind = wall('wood', outlineOf(block(200, 100, 0, -50)));
    const ahead = wall('wood', outlineOf(block(200, 100, 0, 50)));
    expect(look([behind])).toMatchObject({ seen: true, share: 1 });
    expect(look([ahead]).seen).toBe(false);
    const corner = wall('wood', outlineOf(block(200, 100, -100, 50)));
    expect(look([corner]).share).toBeCloseTo(0.5, 2);
  });
});

describe('exactly at the edge', () => {
  it('lets a line graze a corner, and not 0.1 mm of it [KOW-LOS-01]', () => {
    /** Covers the target exactly from the left end to the right: the right end's line grazes the wall's corner. */
    const covering = (more: number) => {
      const depth = 150;
      const right = (50 / 300) * depth + more;
      return wall('B', block(400, 40, right - 200, depth + 20));
    };
    expect(look([covering(0)]).seen).toBe(true);
    expect(look([covering(-0.1)]).seen).toBe(true);
    expect(look([covering(0.1)]).seen).toBe(false);
  });

  it('does not squeeze a line between two units that touch, but does through a gap of 0.1 mm', () => {
    const pair = (apart: number) => [
      wall('A', block(200, 40, -100 - apart / 2, 150)),
      wall('B', block(200, 40, 100 + apart / 2, 150)),
    ];
    expect(look(pair(0)).seen).toBe(false);
    expect(look(pair(0.02)).seen).toBe(false);
    expect(look(pair(0.1)).seen).toBe(true);
  });

  it('survives doubled, collinear and nearly coincident corners', () => {
    const ring = [
      { x: -200, y: 100 },
      { x: -200, y: 100 },
      { x: -100, y: 100 + 1e-9 },
      { x: 0, y: 100 },
      { x: 200, y: 100 },
      { x: 200 + 1e-9, y: 100 + 1e-9 },
      { x: 200, y: 140 },
      { x: -200, y: 140 },
    ];
    expect(look([wall('wood', ring)])).toMatchObject({ seen: false, share: 0 });
    expect(
      look([
        wall(
          'wood',
          ring.map(({ x, y }) => ({ x: x + 200, y })),
        ),
      ]).share,
    ).toBeCloseTo(0.5, 3);
  });

  it('sees what it touches', () => {
    expect(
      sight({ eye: leaderPoint(block(100, 80, 0, 260)), eyeHeight: 1, target, targetHeight: 1, blockers: [] }),
    ).toMatchObject({
      seen: true,
      share: 1,
    });
  });
});

describe('a facing', () => {
  it('tells the share of one facing from the share of all that is turned to the eye [KOW-COV-01]', () => {
    const turned = block(100, 80, 0, 340, 235);
    const found = FACES.map(
      (face) => sight({ eye, eyeHeight: 1, target: turned, targetHeight: 1, blockers: [], face }).faceShare,
    );
    expect(found).toEqual([1, 0, 0, 1]);
  });

  it('sees the near half of a disc, by quarters', () => {
    const round = disc(40, 0, 300, 270);
    const shares = FACES.map(
      (face) => sight({ eye, eyeHeight: 1, target: round, targetHeight: 1, blockers: [], face }).faceShare,
    );
    expect(shares[0]).toBeCloseTo(1, 6);
    const half = sight({
      eye,
      eyeHeight: 1,
      target: round,
      targetHeight: 1,
      blockers: [wall('B', block(100, 20, 50, 150))],
    });
    expect(half.share).toBeCloseTo(0.5, 2);
    expect(gapToPoint(round, half.line?.to ?? eye).distance).toBeLessThan(1e-6);
  });
});

const blockers = fc.array(fc.oneof({ arbitrary: base, weight: 3 }, { arbitrary: polygon, weight: 1 }), {
  maxLength: 8,
});

describe('against the brute force', () => {
  it('finds the share a dense fan of lines finds', () => {
    fc.assert(
      fc.property(point, base, blockers, (from, to, shapes) => {
        if (gapToPoint(to, from).distance < 1) return;
        const eyeOn = { shape: { kind: 'disc', radius: 0 }, pose: { ...from, facing: 0 } } as const;
        const rims = shapes.flatMap((shape) => {
          const ring = outlineOfShape(shape);
          return ring.map((a, i) => gapFromSegment({ from: a, to: ring[(i + 1) % ring.length]! }, eyeOn).distance);
        });
        if (rims.some((off) => off < 0.5)) return;
        const walls = shapes.map((shape, i) => wall(String(i), shape));
        const found = sight({ eye: from, eyeHeight: 1, target: to, targetHeight: 1, blockers: walls });
        const [low, high] = fan(from, to, shapes);
        expect(found.share).toBeGreaterThanOrEqual(low - 0.04);
        expect(found.share).toBeLessThanOrEqual(high + 0.04);
        expect(found.seen).toBe(found.line !== undefined);
        if (found.line) {
          for (const shape of shapes) expect(depthAlong(found.line.from, found.line.to, shape, 0.1)).toBe(false);
        } else expect(found.blockedBy).toBeDefined();
      }),
      { ...SEED, numRuns: 100 },
    );
  }, 30_000);

  it('does not change when the table is mirrored, turned and shifted', () => {
    fc.assert(
      fc.property(point, base, blockers, motion, (from, to, shapes, m) => {
        const here = shapes.map((shape, i) => wall(String(i), shape));
        const there = shapes.map((shape, i) =>
          wall(String(i), isPolygon(shape) ? movePolygon(shape, m) : moveBase(shape, m)),
        );
        const heights = { eyeHeight: 1, targetHeight: 1 };
        const one = sight({ eye: from, target: to, blockers: here, ...heights });
        const two = sight({ eye: movePoint(from, m), target: moveBase(to, m), blockers: there, ...heights });
        expect(two.share).toBeCloseTo(one.share, 4);
      }),
      SEED,
    );
  });

  it('is the same from either end for two points [KOW-LOS-01]', () => {
    const dot = (p: Point) => disc(0.5, p.x, p.y);
    fc.assert(
      fc.property(point, point, blockers, (a, b, shapes) => {
        const rims = shapes.flatMap((shape) => [offRing(outlineOfShape(shape), a), offRing(outlineOfShape(shape), b)]);
        if (Math.hypot(a.x - b.x, a.y - b.y) < 5 || rims.some((off) => off < 1)) return;
        const walls = shapes.map((shape, i) => wall(String(i), shape));
        const there = sight({ eye: a, target: dot(b), eyeHeight: 1, targetHeight: 1, blockers: walls });
        const back = sight({ eye: b, target: dot(a), eyeHeight: 1, targetHeight: 1, blockers: walls });
        const isClose = [there.share, back.share].some((share) => share > 0 && share < 1);
        const inside = shapes.some((shape) => [a, b].some((p) => isInsideRing(outlineOfShape(shape), p)));
        if (!isClose && !inside) expect(there.seen).toBe(back.seen);
      }),
      SEED,
    );
  }, 30_000);

  it('sees no less when a blocker goes', () => {
    fc.assert(
      fc.property(point, base, blockers, (from, to, shapes) => {
        const walls = shapes.map((shape, i) => wall(String(i), shape));
        const heights = { eye: from, target: to, eyeHeight: 1, targetHeight: 1 };
        const all = sight({ ...heights, blockers: walls });
        const fewer = sight({ ...heights, blockers: walls.slice(1) });
        expect(fewer.share).toBeGreaterThanOrEqual(all.share - 1e-6);
      }),
      SEED,
    );
  });
});

/** The share of the outline turned to the eye with a clear line: with the blockers whole, and drawn in a little. */
function fan(from: Point, to: Base, shapes: readonly Blocker['shape'][]): [number, number] {
  const ring = outlineOf(to, 96);
  let total = 0;
  let clear = 0;
  let nearly = 0;
  const count = to.shape.kind === 'rect' ? 80 : 2;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    if ((b.x - a.x) * (from.y - a.y) - (b.y - a.y) * (from.x - a.x) <= 1e-9) continue;
    const weight = Math.hypot(b.x - a.x, b.y - a.y) / count;
    for (let k = 0; k < count; k++) {
      const p = lerp(a, b, (k + 0.5) / count);
      total += weight;
      if (!shapes.some((shape) => depthAlong(from, p, shape, 0))) clear += weight;
      if (!shapes.some((shape) => depthAlong(from, p, shape, 0.2))) nearly += weight;
    }
  }
  return [clear / total, nearly / total];
}

/** Whether a line enters a shape deeper than `depth`, taken at points along it. */
function depthAlong(from: Point, to: Point, shape: Blocker['shape'], depth: number): boolean {
  const line = { from, to };
  const apart = isPolygon(shape)
    ? gapToPolygon({ shape: { kind: 'rect', width: 0, depth: 0 }, pose: { ...from, facing: 0 } }, shape).distance
    : gapFromSegment(line, shape).distance;
  if (!isPolygon(shape) && apart > 0) return false;
  const ring = isPolygon(shape) ? shape : outlineOf(shape, 96);
  const cuts = ring
    .flatMap((a, i) => meetingOf(line, { from: a, to: ring[(i + 1) % ring.length]! }) ?? [])
    .map((p) => Math.hypot(p.x - from.x, p.y - from.y));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const places = [0, ...cuts.sort((a, b) => a - b), length];
  for (let i = 1; i < places.length; i++) {
    const p = lerp(from, to, (places[i - 1]! + places[i]!) / 2 / length);
    if (places[i]! - places[i - 1]! > 1e-6 && isInsideRing(ring, p) && offRing(ring, p) > depth) return true;
  }
  return false;
}

function offRing(ring: readonly Point[], p: Point): number {
  const dot = { shape: { kind: 'disc', radius: 0 }, pose: { ...p, facing: 0 } } as const;
  return Math.min(...ring.map((a, i) => gapFromSegment({ from: a, to: ring[(i + 1) % ring.length]! }, dot).distance));
}

const outlineOfShape = (shape: Blocker['shape']): readonly Point[] => (isPolygon(shape) ? shape : outlineOf(shape, 96));

it('takes the eye from the front edge a unit looks over', () => {
  const viewer = block(100, 80, 0, -40);
  expect(leaderPoint(viewer)).toEqual(eye);
  expect(edge(viewer, 'front').from.y).toBe(0);
});
