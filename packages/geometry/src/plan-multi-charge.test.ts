import { describe, expect, it } from 'vitest';
import { type Base, type Face, faceCentre } from './base';
import type { MultiChargePlan, MultiChargeRequest, MultiCharger } from './charge';
import { block } from './fixtures/arbitrary';
import { numbers, TABLE } from './fixtures/battle';
import { contactOf, overlaps, touches } from './overlap';
import { planMultiCharge } from './plan-multi-charge';

const TARGET = { id: 'T', base: block(100, 80, 800, 700, 270) };
const at = (id: string, base: Base, face: Face = 'front', more: Partial<MultiCharger> = {}): MultiCharger => ({
  charger: { id, base },
  face,
  pivots: 1,
  ...more,
});
const plan = (chargers: readonly MultiCharger[], more: Partial<MultiChargeRequest> = {}): MultiChargePlan =>
  planMultiCharge({ target: TARGET, chargers, blocking: [], table: TABLE, clearance: 0.1, ...more });
const ends = ({ plans }: MultiChargePlan) => Object.fromEntries(plans.map((one) => [one.charger, one.final.x]));
const contacts = ({ plans }: MultiChargePlan) =>
  Object.fromEntries(plans.map((one) => [one.charger, one.contactLength]));

describe('several on one facing', () => {
  it('gives two as wide as the target half of it each [KOW-MUL-04]', () => {
    const found = plan([at('A', block(100, 80, 750, 300)), at('B', block(100, 80, 860, 300))]);
    expect(found.refused).toEqual([]);
    expect(ends(found)).toEqual({ A: 749.95, B: 850.05 });
    expect(contacts(found)).toEqual({ A: 49.95, B: 49.95 });
  });

  it('leaves the clearance between those who stand beside each other, and none without one [KOW-UNI-13]', () => {
    const pair = [at('A', block(100, 80, 750, 300)), at('B', block(100, 80, 860, 300))];
    expect(ends(plan(pair, { clearance: 0.2 }))).toEqual({ A: 749.9, B: 850.1 });
    expect(ends(plan(pair, { clearance: 0 }))).toEqual({ A: 750, B: 850 });
  });

  it('keeps a hero wholly in contact between two wide units [KOW-MUL-05]', () => {
    const three = [
      at('A', block(160, 80, 690, 300)),
      at('I', block(20, 20, 800, 300)),
      at('C', block(160, 80, 910, 300)),
    ];
    expect(contacts(plan(three))).toEqual({ A: 39.9, I: 20, C: 39.9 });
  });

  it('lets only two of three as wide as the target charge, the last named staying behind [KOW-MUL-03] [KOW-MUL-06]', () => {
    const three = [690, 800, 910].map((x, i) => at('ABC'[i]!, block(100, 80, x, 300)));
    const found = plan(three);
    expect([...found.order].sort()).toEqual(['A', 'B']);
    expect(found.refused).toMatchObject([{ id: 'C', refusal: { code: 'charge/facing-full', who: ['A', 'B'] } }]);
  });

  it('keeps the left to right order of the leader points, however they are named [KOW-MUL-07]', () => {
    const left = block(100, 80, 760, 300);
    const right = block(100, 80, 840, 200);
    for (const named of [
      [at('L', left), at('R', right)],
      [at('R', right), at('L', left)],
    ]) {
      expect(ends(plan(named))).toEqual({ L: 749.95, R: 850.05 });
    }
    const turned = { id: 'T', base: block(100, 80, 800, 400, 90) };
    const above = [at('L', block(100, 80, 860, 800, 270)), at('R', block(100, 80, 740, 800, 270))];
    const found = plan(above, { target: turned });
    expect(ends(found)).toEqual({ L: 850.05, R: 749.95 });
  });

  it('puts the one named first to the left when leader points tie exactly [KOW-MUL-07]', () => {
    const front = block(100, 80, 800, 500);
    const back = block(100, 80, 800, 350);
    const found = plan([at('F', front, 'front', { pivots: 2 }), at('B', back, 'front', { pivots: 2 })]);
    expect(found.order[0]).toBe('F');
    expect(found.refused).toEqual([]);
    expect(ends(found)).toEqual({ F: 749.95, B: 850.05 });
  });

  it('finds the order in which the one in front goes first [KOW-MUL-02]', () => {
    const behind = at('B', block(100, 80, 800, 200));
    const before = at('A', block(100, 80, 780, 300));
    const found = plan([behind, before]);
    expect(found.order).toEqual(['A', 'B']);
    expect(found.refused).toEqual([]);
    const kept = plan([behind, before], { keepOrder: true });
    expect(kept.refused).toHaveLength(1);
  });

  it('makes room for a neighbour of a kinked line', () => {
    const neighbour = { id: 'N', shape: block(100, 80, 915, 690, 250) };
    const found = plan([at('A', block(100, 80, 750, 300)), at('B', block(100, 80, 860, 300))], {
      blocking: [neighbour],
    });
    expect(found.refused).toEqual([]);
    const { A = 0, B = 0 } = contacts(found);
    expect(A + B).toBeCloseTo(99.9, 2);
    expect(A).toBeGreaterThan(10);
    for (const one of found.plans) {
      expect(overlaps({ shape: { kind: 'rect', width: 100, depth: 80 }, pose: one.final }, neighbour.shape)).toBe(
        false,
      );
    }
  });

  it('does not make room for one on another facing [KOW-MUL-08]', () => {
    const found = plan([at('A', block(100, 80, 800, 300)), at('L', block(100, 80, 1100, 700, 180), 'left')]);
    expect(found.refused).toEqual([]);
    expect(ends(found)).toEqual({ A: 800, L: 890 });
  });

  it('plans a lone charger as a single charge, and tells each why when nobody can', () => {
    expect(ends(plan([at('A', block(100, 80, 830, 300))]))).toEqual({ A: 800 });
    const wall = { id: 'wall', shape: block(1828, 20, 914, 550) };
    const none = plan([at('A', block(100, 80, 750, 300)), at('B', block(100, 80, 860, 300))], { blocking: [wall] });
    expect(none.order).toEqual([]);
    expect(none.refused).toMatchObject([
      { id: 'A', refusal: { code: 'charge/route-blocked', who: ['wall'] } },
      { id: 'B', refusal: { code: 'charge/route-blocked', who: ['wall'] } },
    ]);
  });

  it('turns an Individual to the first who reaches it, and the others to the Individual [KOW-IND-05]', () => {
    const hero = { id: 'T', base: block(40, 40, 800, 700, 285) };
    const found = plan([at('A', block(100, 80, 760, 300)), at('B', block(100, 80, 900, 300))], {
      target: hero,
      targetAligns: true,
    });
    expect(found.refused).toEqual([]);
    const pose = found.plans[0]?.targetPose;
    expect(pose).toBeDefined();
    expect(found.plans[1]?.targetPose).toBeUndefined();
    const stood = { shape: hero.base.shape, pose: pose! };
    for (const one of found.plans) {
      const charger = { shape: { kind: 'rect', width: 100, depth: 80 } as const, pose: one.final };
      expect(contactOf(charger, stood)).toMatchObject({ kind: 'edge', mine: ['front'], theirs: ['front'] });
    }
  });
});

it('never touches, keeps the order and shares contact, on many random fronts [KOW-MUL-03]', () => {
  const next = numbers(4711);
  let together = 0;
  for (let round = 0; round < 60; round++) {
    const width = [100, 150, 200, 250][Math.floor(next() * 4)]!;
    const target = { id: 'T', base: block(width, 80, 900, 800, 260 + Math.round(next() * 20)) };
    const count = 2 + Math.floor(next() * 2);
    const chargers = Array.from({ length: count }, (_, i) => {
      const own = [20, 50, 100, 125, 200][Math.floor(next() * 5)]!;
      const x = 900 + (i - (count - 1) / 2) * 230 + next() * 40 - 20;
      return at(String(i), block(own, own > 60 ? 80 : own, x, 350 + next() * 60, 85 + Math.round(next() * 10)));
    });
    const found = plan(chargers, { target });
    expect(found.order.length + found.refused.length).toBe(count);
    if (found.order.length > 1) together++;
    const bodies = found.plans.map((one) => {
      const member = chargers.find(({ charger }) => charger.id === one.charger)!;
      return { id: one.charger, base: { shape: member.charger.base.shape, pose: one.final }, off: one.offCentre };
    });
    for (const [i, a] of bodies.entries()) {
      expect(contactOf(a.base, target.base)).toMatchObject({ kind: 'edge', mine: ['front'], theirs: ['front'] });
      for (const b of bodies.slice(i + 1)) {
        expect([round, a.id, b.id, overlaps(a.base, b.base) || touches(a.base, b.base)]).toEqual([
          round,
          a.id,
          b.id,
          false,
        ]);
        expect(Math.sign(a.off - b.off)).toBe(Math.sign(Number(a.id) - Number(b.id)));
      }
    }
  }
  expect(together).toBeGreaterThan(30);
  expect(faceCentre(TARGET.base, 'front').y).toBe(660);
});

it('lets all charge whenever some named order does [KOW-MUL-02]', () => {
  const next = numbers(815);
  let found = 0;
  for (let round = 0; round < 25; round++) {
    const target = { id: 'T', base: block(250, 80, 900, 800, 270) };
    const chargers = [0, 1, 2].map((i) =>
      at(String(i), block(60 + Math.floor(next() * 40), 60, 800 + next() * 200, 200 + i * 110 + next() * 20)),
    );
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].map((order) => order.map((i) => chargers[i]!));
    const some = orders.some((named) => plan(named, { target, keepOrder: true }).refused.length === 0);
    if (!some) continue;
    found++;
    for (const named of orders.slice(0, 2)) expect([round, plan(named, { target }).refused]).toEqual([round, []]);
  }
  expect(found).toBeGreaterThan(5);
}, 30_000);
