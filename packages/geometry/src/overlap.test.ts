import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineOf } from './base';
import { gap, gapToPolygon } from './distance';
import {
  alongOutline,
  base,
  block,
  disc,
  motion,
  moveBase,
  movePolygon,
  polygon,
  rect,
  SEED,
} from './fixtures/arbitrary';
import { TOLERANCE } from './measure';
import {
  contactOf,
  farthestOff,
  isDeeper,
  isOnTable,
  overlaps,
  overlapsPolygon,
  touches,
  touchesPolygon,
} from './overlap';
import { isInsideRing } from './rings';
import { unit } from './vec';

describe('touching at 360 angles', () => {
  /** Two bases front to front along a line at every degree, `apart` mm from each other, rounded as poses are. */
  const pairAt = (angle: number, apart: number) => {
    const way = unit(angle);
    const far = 40 + 25 + apart;
    const a = block(100, 80, 500, 500, angle);
    const x = Math.round((500 + way.x * far) * 100) / 100;
    const y = Math.round((500 + way.y * far) * 100) / 100;
    return { a, b: block(60, 50, x, y, (angle + 180) % 360) };
  };
  const angles = Array.from({ length: 360 }, (_, i) => i);

  it('touches and does not overlap, whatever the angle', () => {
    for (const angle of angles) {
      const { a, b } = pairAt(angle, 0);
      expect([angle, touches(a, b), overlaps(a, b)]).toEqual([angle, true, false]);
      expect(contactOf(a, b)).toMatchObject({ kind: 'edge', mine: ['front'], theirs: ['front'] });
      expect(contactOf(a, b)?.length).toBeCloseTo(60, 1);
    }
  });

  it('is apart at 0.1 mm and overlaps at -0.1 mm, whatever the angle', () => {
    for (const angle of angles) {
      const apart = pairAt(angle, 0.1);
      expect([angle, touches(apart.a, apart.b), overlaps(apart.a, apart.b)]).toEqual([angle, false, false]);
      const deep = pairAt(angle, -0.1);
      expect([angle, touches(deep.a, deep.b), overlaps(deep.a, deep.b)]).toEqual([angle, false, true]);
      expect(contactOf(deep.a, deep.b)).toBeUndefined();
    }
  });

  it('touches a disc whatever the angle, and not at 0.1 mm', () => {
    for (const angle of angles) {
      const way = unit(angle);
      const at = (far: number) => disc(20, 500 + way.x * far, 500 + way.y * far);
      expect([angle, touches(block(100, 80, 500, 500, angle), at(60))]).toEqual([angle, true]);
      expect([angle, touches(block(100, 80, 500, 500, angle), at(60.1))]).toEqual([angle, false]);
      expect([angle, overlaps(block(100, 80, 500, 500, angle), at(59.9))]).toEqual([angle, true]);
    }
  });
});

describe('overlaps', () => {
  it('agrees both ways and under mirroring, turning and shifting', () => {
    fc.assert(
      fc.property(base, base, motion, (a, b, m) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a));
        for (const depth of [-1, 1]) {
          const near = isDeeper(a, b, depth + 0.001) === isDeeper(a, b, depth - 0.001);
          if (near) expect(isDeeper(moveBase(a, m), moveBase(b, m), depth)).toBe(isDeeper(a, b, depth));
        }
      }),
      SEED,
    );
  });

  it('agrees with a dense sample: bases apart never overlap, and a point well inside both means overlap', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        if (gap(a, b).distance > 0) expect(overlaps(a, b)).toBe(false);
        const ring = outlineOf(b, 200);
        const inside = alongOutline(outlineOf(a, 200), 5).some(
          (p) => isInsideRing(ring, p) && Math.min(...ring.map((_, i) => offEdge(ring, i, p))) > 1,
        );
        if (inside) expect(overlaps(a, b)).toBe(true);
      }),
      { ...SEED, numRuns: 150 },
    );
  });

  it('tells a crossing from a corner that only points', () => {
    expect(overlaps(block(300, 20, 0, 0), block(20, 300, 0, 0))).toBe(true);
    expect(overlaps(block(100, 100, 0, 0, 45), block(100, 100, 118, 0))).toBe(true);
    expect(overlaps(block(100, 100, 0, 0, 45), block(100, 100, 121, 0))).toBe(false);
  });
});

describe('contactOf', () => {
  it('calls corner to corner a corner contact without length [KOW-CHG-10]', () => {
    const contact = contactOf(block(100, 80, 0, 0), block(100, 80, 100, 80, 270));
    expect(contact).toMatchObject({ kind: 'corner', length: 0, mine: ['front', 'right'], theirs: ['front', 'right'] });
  });

  it('takes any sliver longer than the tolerance for an edge contact [KOW-CHG-10]', () => {
    for (const sliver of [0.1, 1, 12]) {
      const contact = contactOf(block(100, 80, 0, 0), block(100, 80, 100 - sliver, 80, 270));
      expect(contact).toMatchObject({ kind: 'edge', mine: ['front'], theirs: ['front'] });
      expect(contact?.length).toBeCloseTo(sliver, 6);
    }
    expect(contactOf(block(100, 80, 0, 0), block(100, 80, 100 - TOLERANCE / 2, 80, 270))?.kind).toBe('corner');
  });

  it('swaps its faces with the bases and knows bases apart', () => {
    fc.assert(
      fc.property(rect, rect, (a, b) => {
        const there = contactOf(a, b);
        const back = contactOf(b, a);
        expect(there?.kind).toBe(back?.kind);
        if (gap(a, b).distance > TOLERANCE * 2) expect(there).toBeUndefined();
      }),
      SEED,
    );
    const flank = contactOf(block(100, 80, 0, 0), block(60, 60, 80, 0, 180));
    expect(flank).toMatchObject({ mine: ['right'], theirs: ['front'] });
    expect(flank?.length).toBeCloseTo(60, 9);
  });
});

describe('polygons', () => {
  it('overlaps a polygon as the dense sample says, whichever way it is moved', () => {
    fc.assert(
      fc.property(base, polygon, motion, (a, ring, m) => {
        const { distance } = gapToPolygon(a, ring);
        if (distance > 0) expect(overlapsPolygon(a, ring)).toBe(false);
        const deep = alongOutline(outlineOf(a, 60), 6).some(
          (p) => isInsideRing(ring, p) && Math.min(...ring.map((_, i) => offEdge(ring, i, p))) > 0.5,
        );
        if (deep) {
          expect(overlapsPolygon(a, ring)).toBe(true);
          expect(overlapsPolygon(moveBase(a, m), movePolygon(ring, m))).toBe(true);
        }
      }),
      SEED,
    );
  });

  it('touches a wall it stands against, also one with doubled and collinear corners', () => {
    const wall = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 1e-9 },
      { x: 100, y: 50 },
      { x: 50, y: 50 },
      { x: 50 + 1e-9, y: 50 },
      { x: 0, y: 50 },
      { x: 0, y: 50 },
    ];
    expect(touchesPolygon(block(40, 20, 50, 60), wall)).toBe(true);
    expect(touchesPolygon(block(40, 20, 50, 60.1), wall)).toBe(false);
    expect(overlapsPolygon(block(40, 20, 50, 59.9), wall)).toBe(true);
    expect(overlapsPolygon(block(4, 2, 50, 25), wall)).toBe(true);
    expect(overlapsPolygon(block(400, 200, 50, 25), wall)).toBe(true);
    expect(overlapsPolygon(disc(10, 50, 60), wall)).toBe(false);
    expect(touchesPolygon(disc(10, 50, 60), wall)).toBe(true);
    expect(overlapsPolygon(disc(10, 50, 59.9), wall)).toBe(true);
  });
});

describe('the table edge', () => {
  const table = { width: 1828.8, depth: 1219.2 };

  it('is kept at the edge and left at 0.1 mm over it, at every angle', () => {
    for (let angle = 0; angle < 360; angle++) {
      const a = block(100, 80, 0, 500, angle);
      const reach = -Math.min(...outlineOf(a).map(({ x }) => x));
      const at = (x: number) => block(100, 80, x, 500, angle);
      expect([angle, isOnTable(at(reach), table), isOnTable(at(reach - 0.1), table)]).toEqual([angle, true, false]);
      expect(farthestOff(at(reach - 7), table).by).toBeCloseTo(7, 6);
      expect(farthestOff(at(reach + 7), table).by).toBe(0);
    }
    expect(isOnTable(disc(20, 20, 1199.2), table)).toBe(true);
    expect(isOnTable(disc(20, 20, 1199.3), table)).toBe(false);
  });
});

function offEdge(ring: readonly { x: number; y: number }[], index: number, p: { x: number; y: number }): number {
  const a = ring[index]!;
  const b = ring[(index + 1) % ring.length]!;
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t = Math.min(Math.max(((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (square || 1), 0), 1);
  return Math.hypot(a.x + (b.x - a.x) * t - p.x, a.y + (b.y - a.y) * t - p.y);
}
