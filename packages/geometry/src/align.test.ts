import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignTo, isFlush, nudgeClear } from './align';
import { isPartlyIn } from './arc';
import { FACES } from './base';
import { gap } from './distance';
import { block, rect, SEED } from './fixtures/arbitrary';
import { TABLE } from './fixtures/battle';
import { TOLERANCE } from './measure';
import { contactOf, isOnTable, overlaps } from './overlap';

const WIDE = { width: 5000, depth: 5000 };
const moved = (base: ReturnType<typeof block>, by: number) => ({
  ...base,
  pose: { ...base.pose, x: base.pose.x + by, y: base.pose.y + by },
});

describe('alignTo', () => {
  it('stands any face flush with any facing, its middle on the middle [KOW-CTR-03]', () => {
    fc.assert(
      fc.property(rect, rect, fc.constantFrom(...FACES), fc.constantFrom(...FACES), (mover, other, moverFace, face) => {
        const target = moved(other, 2000);
        const found = alignTo({ mover, moverFace, target, face, obstacles: [], table: WIDE });
        if (!found.ok) throw new Error('refused on an empty table');
        const stood = { shape: mover.shape, pose: found.pose };
        expect(contactOf(stood, target)).toMatchObject({ kind: 'edge', mine: [moverFace], theirs: [face] });
        expect(contactOf(stood, target)?.length).toBeCloseTo(found.contactLength, 1);
        expect(isFlush(stood, moverFace, target, face)).toBe(true);
        expect(found.offCentre).toBe(0);
      }),
      SEED,
    );
  });

  it('slides aside to fit beside a neighbour when it is lifted, and only as far as it can slide when it is not [KOW-CTR-02] [KOW-CTR-03]', () => {
    const target = block(100, 80, 800, 700, 270);
    const post = { id: 'P', shape: block(20, 60, 800, 625) };
    const mover = block(100, 80, 860, 620, 90);
    const request = { mover, target, face: 'front', obstacles: [post], table: TABLE } as const;
    const lifted = alignTo(request);
    expect(lifted).toMatchObject({ ok: true, contactLength: 40 });
    expect(alignTo({ ...request, slides: true })).toMatchObject({ ok: true, pose: { x: 860, y: 620, facing: 90 } });
    const wide = { id: 'W', shape: block(300, 60, 800, 625) };
    expect(alignTo({ ...request, obstacles: [wide] })).toMatchObject({ ok: false, who: ['W'] });
  });

  it('keeps a touch point when it must', () => {
    const target = block(200, 80, 800, 700, 270);
    const mover = block(20, 20, 0, 0, 90);
    const found = alignTo({ mover, target, face: 'front', obstacles: [], table: TABLE, touch: { x: 720, y: 660 } });
    expect(found).toMatchObject({ ok: true, pose: { x: 730, y: 650 } });
  });
});

describe('nudgeClear', () => {
  it('puts nobody into or out of an arc by more than the nudge itself', () => {
    fc.assert(
      fc.property(rect, rect, (other, viewer) => {
        const nudged = moved(other, 2000);
        const beside = alignTo({
          mover: block(100, 80, 0, 0),
          target: nudged,
          face: 'front',
          obstacles: [],
          table: WIDE,
        });
        if (!beside.ok) throw new Error('refused on an empty table');
        const charger = { shape: block(100, 80, 0, 0).shape, pose: beside.pose };
        const pose = nudgeClear(nudged, [charger], [], WIDE);
        if (!pose) throw new Error('hemmed in');
        const from = moved(viewer, 1600);
        const before = isPartlyIn(from, 'front', nudged);
        const after = isPartlyIn(from, 'front', { shape: nudged.shape, pose });
        if (before.inside !== after.inside) expect(Math.abs(before.margin)).toBeLessThan(0.25);
        else expect(after.inside).toBe(before.inside);
      }),
      SEED,
    );
  });

  it('leaves a unit that touches nobody where it is', () => {
    expect(nudgeClear(block(100, 80, 900, 700), [block(100, 80, 700, 700)], [], TABLE)).toEqual({
      x: 900,
      y: 700,
      facing: 90,
    });
  });

  it('moves one just clear of those it touches, and no farther than it must [KOW-CHG-11]', () => {
    for (let angle = 0; angle < 360; angle += 5) {
      const charger = block(100, 80, 800, 700, angle);
      const turn = (angle * Math.PI) / 180;
      const enemy = block(60, 40, 800 + Math.cos(turn) * 60, 700 + Math.sin(turn) * 60, angle);
      const pose = nudgeClear(enemy, [charger], [], TABLE);
      if (!pose) throw new Error(`hemmed in at ${angle}`);
      const stood = { shape: enemy.shape, pose };
      expect(gap(stood, charger).distance).toBeGreaterThan(TOLERANCE);
      expect(Math.hypot(pose.x - enemy.pose.x, pose.y - enemy.pose.y)).toBeLessThan(0.25);
      expect(pose.facing).toBe(enemy.pose.facing);
    }
  });

  it('gets clear of two at once, and stays when it is hemmed in', () => {
    const unit = block(100, 80, 900, 700);
    const others = [block(100, 80, 800, 700), block(100, 80, 900, 780)];
    const pose = nudgeClear(unit, others, [], TABLE);
    if (!pose) throw new Error('hemmed in');
    for (const other of others) expect(gap({ shape: unit.shape, pose }, other).distance).toBeGreaterThan(TOLERANCE);
    const around = [...others, block(100, 80, 1000, 700), block(100, 80, 900, 620)];
    const walls = around.map((shape, i) => ({ id: String(i), shape }));
    expect(nudgeClear(unit, around.slice(0, 1), walls.slice(1), TABLE)).toBeUndefined();
    const atEdge = block(100, 80, 50, 700);
    const off = nudgeClear(atEdge, [block(100, 80, 150, 700)], [], TABLE);
    expect(off === undefined || isOnTable({ shape: atEdge.shape, pose: off }, TABLE)).toBe(true);
    if (off) expect(overlaps({ shape: atEdge.shape, pose: off }, block(100, 80, 150, 700))).toBe(false);
  });
});
