import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcPolygon, arcsHolding, isPartlyIn } from './arc';
import { edge, FACES, halves, outlineOf } from './base';
import { gapToPoint } from './distance';
import { alongOutline, base, block, disc, motion, moveBase, movePoint, point, rect, SEED } from './fixtures/arbitrary';
import { toLocal } from './pose';
import { isInsideRing } from './rings';
import { between, DEGREE, unit } from './vec';

const regiment = block(100, 80, 0, 0);

describe('arcsHolding', () => {
  it('puts a point ahead in the front arc, and one beside in a flank arc [KOW-UNI-10]', () => {
    expect(arcsHolding(regiment, { x: 0, y: 300 }).face).toBe('front');
    expect(arcsHolding(regiment, { x: 300, y: 0 }).face).toBe('right');
    expect(arcsHolding(regiment, { x: -300, y: 0 }).face).toBe('left');
    expect(arcsHolding(regiment, { x: 0, y: -300 }).face).toBe('rear');
  });

  it('gives a point on an arc line to both arcs, and to one alone 0.1 mm either side [KOW-UNI-10]', () => {
    for (let angle = 0; angle < 360; angle += 7) {
      const turned = block(100, 80, 400, 300, angle);
      const corner = edge(turned, 'front').to;
      const way = unit(angle - 45);
      const aside = unit(angle + 45);
      const at = (off: number) => ({
        x: corner.x + way.x * 150 + aside.x * off,
        y: corner.y + way.y * 150 + aside.y * off,
      });
      expect([angle, [...arcsHolding(turned, at(0)).faces].sort()]).toEqual([angle, ['front', 'right']]);
      expect([angle, arcsHolding(turned, at(0.1)).faces]).toEqual([angle, ['front']]);
      expect([angle, arcsHolding(turned, at(-0.1)).faces]).toEqual([angle, ['right']]);
      expect(arcsHolding(turned, at(0.3)).margin).toBeCloseTo(0.3, 6);
      expect(arcsHolding(turned, at(0.3)).degrees).toBeCloseTo(Math.atan(0.3 / 150) / DEGREE, 6);
      expect(arcsHolding(turned, at(0.3)).next).toBe('right');
    }
  });

  it('holds every point of the table, in the arc whose polygon holds it', () => {
    fc.assert(
      fc.property(base, point, (any, p) => {
        const place = arcsHolding(any, p);
        const { width, depth } = halves(any.shape);
        const local = toLocal(any.pose, p);
        if (place.margin < 0.01 || (Math.abs(local.x) < width && Math.abs(local.y) < depth)) return;
        for (const face of FACES) {
          const inside = isInsideRing(arcPolygon(any, face, 3000), p);
          expect([face, inside]).toEqual([face, place.faces.includes(face)]);
        }
      }),
      SEED,
    );
  });

  it('mirrors left and right and keeps front and rear', () => {
    fc.assert(
      fc.property(base, point, motion, (any, p, m) => {
        const here = arcsHolding(any, p);
        const there = arcsHolding(moveBase(any, m), movePoint(p, m));
        expect(there.margin).toBeCloseTo(here.margin, 6);
        if (here.margin < 1e-6) return;
        const mirrored = { front: 'front', rear: 'rear', left: 'right', right: 'left' } as const;
        expect(there.face).toBe(m.mirror ? mirrored[here.face] : here.face);
      }),
      SEED,
    );
  });
});

describe('isPartlyIn', () => {
  it('takes a base that reaches the arc line as in, and one 0.1 mm short of it as out [KOW-UNI-11]', () => {
    const beside = (off: number) => block(50, 50, 75 + 50 * Math.SQRT2 + off, 40 - 50 * Math.SQRT2 + 25 + 0, 90);
    const corner = { x: 50 + 50 * Math.SQRT2, y: 40 - 50 * Math.SQRT2 + 50 };
    const onLine = corner.y - 40 - (corner.x - 50);
    const at = (reach: number) => beside(0).pose.y - onLine + reach * Math.SQRT2;
    for (const [reach, inside] of [
      [0, true],
      [0.1, true],
      [-0.1, false],
    ] as const) {
      const other = { ...beside(0), pose: { ...beside(0).pose, y: at(reach) } };
      const share = isPartlyIn(regiment, 'front', other);
      expect([reach, share.inside]).toEqual([reach, inside]);
      expect(share.margin).toBeCloseTo(reach, 6);
    }
  });

  it('takes a base straight behind, or level with the front edge but beside it, as out', () => {
    expect(isPartlyIn(regiment, 'front', block(100, 80, 0, -300)).inside).toBe(false);
    expect(isPartlyIn(regiment, 'front', block(100, 80, 150, 0)).inside).toBe(false);
    expect(isPartlyIn(regiment, 'front', block(100, 80, 0, 300)).inside).toBe(true);
  });

  it('counts only the middle 50 mm of a wide war engine when told to [KOW-WAR-04]', () => {
    const engine = block(80, 80, 0, 0);
    const target = block(20, 20, 145, 130);
    const wide = isPartlyIn(engine, 'front', target);
    const narrow = isPartlyIn(engine, 'front', target, { frontWidth: 50 });
    expect(wide.inside).toBe(true);
    expect(narrow.inside).toBe(false);
    expect(wide.margin - narrow.margin).toBeCloseTo(15 * Math.SQRT1_2, 6);
    expect(isPartlyIn(block(40, 40, 0, 0), 'front', target, { frontWidth: 50 })).toEqual(
      isPartlyIn(block(40, 40, 0, 0), 'front', target),
    );
  });

  it('agrees with a dense sample of the other base', () => {
    fc.assert(
      fc.property(rect, base, (any, other) => {
        for (const face of FACES) {
          const share = isPartlyIn(any, face, other);
          const ring = arcPolygon(any, face, 3000);
          const sample = alongOutline(outlineOf(other, 120), 4);
          const some = sample.some((p) => isInsideRing(ring, p));
          if (some) expect(share.inside).toBe(true);
          if (share.margin > 6) expect(some).toBe(true);
          if (!share.inside) expect(Math.min(...sample.map((p) => apart(ring, p)))).toBeCloseTo(-share.margin, -1);
          expect(gapToPoint(other, share.at).distance).toBeLessThan(1e-6);
        }
      }),
      { ...SEED, numRuns: 150 },
    );
  });

  it('does not change when the table is mirrored, turned and shifted', () => {
    fc.assert(
      fc.property(base, base, motion, (a, b, m) => {
        const here = isPartlyIn(a, 'front', b);
        expect(isPartlyIn(moveBase(a, m), 'front', moveBase(b, m)).margin).toBeCloseTo(here.margin, 5);
      }),
      SEED,
    );
  });

  it('finds the deepest point of a disc in the arc', () => {
    const share = isPartlyIn(regiment, 'front', disc(20, 0, 300));
    expect(share.margin).toBeGreaterThan(200);
    const out = isPartlyIn(regiment, 'front', disc(20, 200, 0));
    expect(out.inside).toBe(false);
    expect(out.margin).toBeCloseTo(20 - (150 + 40) * Math.SQRT1_2, 6);
  });
});

it('draws an arc whose far side is all as far from the edge as the reach', () => {
  const front = edge(regiment, 'front');
  const ring = arcPolygon(regiment, 'front', 254);
  for (const p of ring.slice(2)) {
    const nearest = Math.min(between(p, front.from), between(p, front.to));
    const above = p.x >= front.from.x && p.x <= front.to.x ? p.y - front.from.y : nearest;
    expect(Math.min(nearest, above)).toBeCloseTo(254, 6);
  }
});

function apart(ring: readonly { x: number; y: number }[], p: { x: number; y: number }): number {
  if (isInsideRing(ring, p)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const t = Math.min(Math.max(((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (square || 1), 0), 1);
    least = Math.min(least, Math.hypot(a.x + (b.x - a.x) * t - p.x, a.y + (b.y - a.y) * t - p.y));
  }
  return least;
}
