import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomDice } from '../../kernel/dice';
import type { RuleRef } from '../special/types';
import { compound, type Distribution, diceTotal, meanOf, oneIn, sum, surely, times } from './distribution';
import { enumerate } from './enumerate';
import { aStrike, aTest, aVolley, aWeapon, near } from './example';
import { judge, planNerve, resolveNerve } from './nerve';
import { attackOdds, combatOdds, nerveOdds, testOdds } from './odds';
import { resolveAttack } from './resolve';
import { planStrike } from './strike';
import type { AttackPlan, NervePlan } from './types';
import { planVolley } from './volley';

const total = (of: Distribution): number => of.reduce((all, p) => all + p, 0);

function expectSame(a: Distribution, b: Distribution): void {
  for (let i = 0; i < Math.max(a.length, b.length); i++) expect(a[i] ?? 0, `chance of ${i}`).toBeCloseTo(b[i] ?? 0, 10);
}

describe('distributions', () => {
  it('add up to one and to the means of their parts', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 0, max: 20 }),
        (p, count, extra) => {
          const of = sum(times(oneIn(p), count), surely(extra));
          expect(total(of)).toBeCloseTo(1, 9);
          expect(meanOf(of)).toBeCloseTo(p * count + extra, 6);
        },
      ),
    );
  });

  it('give the same for many copies as for one after another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.constantFrom(2, 3, 6), (count, sides) => {
        let slow: Distribution = surely(0);
        for (let i = 0; i < count; i++) slow = sum(slow, diceTotal(1, sides, 0));
        expectSame(diceTotal(count, sides, 0), slow);
      }),
    );
  });

  it('hold for a long row of sure dice', () => {
    expect(total(times(oneIn(0.97), 400))).toBeCloseTo(1, 9);
    expect(meanOf(times(oneIn(0.97), 400))).toBeCloseTo(388, 6);
  });

  it('know the chance of so many or more', () => {
    expect(atLeastChance(diceTotal(2, 6, 0), 10)).toBeCloseTo(6 / 36, 12);
    expectSame(compound(surely(3), oneIn(0.5)), times(oneIn(0.5), 3));
  });
});

const volley = (...args: Parameters<typeof aVolley>): AttackPlan => {
  const plan = planVolley(aVolley(...args));
  if (!plan.ok) throw new Error('refused');
  return plan.value;
};
const both: RuleRef[] = [{ rule: 'elite' }, { rule: 'vicious' }];

/** Small attacks, each with something of its own. */
const small: [string, AttackPlan][] = [
  ['two plain dice', planStrike(aStrike({ attacks: 2 }))],
  ['natural 1s to hit again [KOW-SPR-09]', planStrike(aStrike({ attacks: 2, melee: 3, rules: [{ rule: 'elite' }] }))],
  ['natural 1s to damage again [KOW-SPR-41]', planStrike(aStrike({ attacks: 2, rules: [{ rule: 'vicious' }] }))],
  ['both again', planStrike(aStrike({ attacks: 2, rules: both }))],
  [
    'half the dice on 6s [KOW-RNG-11]',
    planStrike(aStrike({ attacks: 5, melee: 6, rules: both }, {}, { hindered: true })),
  ],
  ['a blast [KOW-RNG-15]', volley({ attacks: 1 }, {}, { weapon: aWeapon({ rules: [{ rule: 'blast', n: 'D3+1' }] }) })],
  ['two blasts', volley({ attacks: 2, ranged: 5 }, {}, { weapon: aWeapon({ rules: [{ rule: 'blast', n: 'D2' }] }) })],
  ['dice Attacks', planStrike(aStrike({ attacks: { dice: 1, sides: 3, plus: 0 } }))],
  [
    'dice Attacks of a Devastated unit on a flank [KOW-NRV-11]',
    planStrike(
      aStrike(
        { attacks: { dice: 1, sides: 6, plus: 0 }, devastated: true, melee: 6 },
        {},
        { face: 'left', hindered: true },
      ),
    ),
  ],
  ['nothing that can damage [KOW-RNG-14]', planStrike(aStrike({ attacks: 3 }, { defence: 7 }))],
  ['no dice at all', planStrike(aStrike({ attacks: 1, melee: 6 }, {}, { hindered: true }))],
];

describe('the odds of an attack', () => {
  it.each(small)('are those of every way the dice can fall: %s', (_name, plan) => {
    const odds = attackOdds(plan);
    const ways = enumerate((dice) => resolveAttack(plan, dice));
    const counted = (of: (result: ReturnType<typeof resolveAttack>) => number): number[] => {
      const out: number[] = [];
      for (const { chance, result } of ways) out[of(result)] = (out[of(result)] ?? 0) + chance;
      return Array.from(out, (p) => p ?? 0);
    };
    expectSame(
      odds.attacks,
      counted(({ attacks }) => attacks),
    );
    expectSame(
      odds.hits,
      counted(({ hits }) => hits),
    );
    expectSame(
      odds.damage,
      counted(({ damage }) => damage),
    );
  });

  const large: [string, AttackPlan][] = [
    [
      'sixty dice with every re-roll',
      planStrike(aStrike({ attacks: 30, rules: both }, { defence: 5 }, { face: 'left' })),
    ],
    ['D6+21 on a rear', planStrike(aStrike({ attacks: { dice: 1, sides: 6, plus: 21 } }, {}, { face: 'rear' }))],
    [
      'a volley of blasts',
      volley(
        { attacks: 12, ranged: 5 },
        { defence: 5 },
        { weapon: aWeapon({ rules: [{ rule: 'blast', n: 'D6+3' }, ...both] }) },
      ),
    ],
  ];

  it.each(large)('agree with four thousand rolls: %s', (_name, plan) => {
    const runs = 4_000;
    const dice = randomDice(seeded(20_261_130));
    const { damage } = attackOdds(plan);
    const mean = meanOf(damage);
    const variance = damage.reduce((all, p, i) => all + p * (i - mean) ** 2, 0);
    const middle = Math.round(mean);
    let sumOfRuns = 0;
    let high = 0;
    for (let i = 0; i < runs; i++) {
      const dealt = resolveAttack(plan, dice).damage;
      sumOfRuns += dealt;
      if (dealt >= middle) high++;
    }
    // Five standard errors: a right answer fails once in two million seeds.
    expect(Math.abs(sumOfRuns / runs - mean)).toBeLessThan(5 * Math.sqrt(variance / runs));
    const chance = atLeastChance(damage, middle);
    expect(Math.abs(high / runs - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / runs));
  });

  it('add up to one whatever is struck with', () => {
    const arbitrary = fc.record({
      attacks: fc.oneof(
        fc.integer({ min: 0, max: 40 }),
        fc.record({ dice: fc.constant(1), sides: fc.constantFrom(3, 6), plus: fc.integer({ min: 0, max: 21 }) }),
      ),
      melee: fc.integer({ min: 2, max: 6 }),
      defence: fc.integer({ min: 2, max: 6 }),
      face: fc.constantFrom('front', 'left', 'rear' as const),
      hindered: fc.boolean(),
      devastated: fc.boolean(),
      rules: fc.subarray<RuleRef>([...both, { rule: 'blast', n: 'D3' }, { rule: 'crushing-strength', n: 2 }]),
    });
    fc.assert(
      fc.property(arbitrary, ({ defence, face, hindered, ...attacker }) => {
        const { attacks, hits, damage } = attackOdds(
          planStrike(aStrike(attacker, { defence }, { face: face as 'front', hindered })),
        );
        for (const of of [attacks, hits, damage]) expect(total(of)).toBeCloseTo(1, 9);
      }),
      { numRuns: 30 },
    );
  });
});

const nervePlan = (given: Parameters<typeof aTest>[0], more: Parameters<typeof aTest>[1] = {}): NervePlan =>
  planNerve(aTest(given, more));
const inspired = { friends: [near(1, { rules: [{ rule: 'inspiring' }] })] };

describe('the odds of a Nerve test', () => {
  it.each([
    ['plain', nervePlan({ waver: 11, rout: 13, damage: 3 })],
    ['inspired [KOW-NRV-06]', nervePlan({ waver: 11, rout: 13, damage: 5 }, inspired)],
    ['Fearless [KOW-NRV-05]', nervePlan({ waver: undefined, rout: 14, damage: 6 }, inspired)],
    ['nearly gone: only a double 1 saves [KOW-NRV-04]', nervePlan({ damage: 30 }, inspired)],
    ['hardly hurt: only a double 6 shakes [KOW-NRV-04]', nervePlan({ waver: 20, rout: 22, damage: 1 })],
  ])('are those of every way the dice can fall: %s', (_name, plan) => {
    const odds = testOdds(plan);
    const counted = { steady: 0, wavering: 0, rout: 0 };
    for (const { chance, result } of enumerate((dice) => resolveNerve(plan, dice))) counted[result.result] += chance;
    for (const result of ['steady', 'wavering', 'rout'] as const)
      expect(odds[result], result).toBeCloseTo(counted[result], 12);
  });

  it('are 21, 9 and 6 of 36 for the worked example of 11/13 with 3 damage [KOW-NRV-02]', () => {
    const odds = testOdds(nervePlan({ waver: 11, rout: 13, damage: 3 }));
    expect([odds.steady, odds.wavering, odds.rout].map((p) => Math.round(p * 36))).toEqual([21, 9, 6]);
  });
});

describe('the odds of a combat', () => {
  it('are those of every way the dice can fall, several strikers and one test together [KOW-MEL-02]', () => {
    const plans = [
      planStrike(aStrike({ attacks: 1, melee: 3, rules: [{ rule: 'elite' }] })),
      planStrike(aStrike({ attacks: 1 }, {}, { face: 'left' })),
    ];
    const nerve = nervePlan({ waver: 9, rout: 10, damage: 1 }, inspired);
    const damage = combatOdds(plans, nerve).damage;
    const ways = enumerate((dice) => plans.reduce((all, plan) => all + resolveAttack(plan, dice).damage, 0));
    const counted: number[] = [0, 0, 0, 0];
    for (const { chance, result } of ways) counted[result] = (counted[result] ?? 0) + chance;
    expectSame(damage, counted);
    const odds = combatOdds(plans, nerve);
    expect(odds.unhurt).toBeCloseTo(counted[0] ?? 0, 12);
    let rout = 0;
    counted.forEach((chance, dealt) => {
      if (dealt > 0) rout += chance * bruteRout({ ...nerve, damage: 1 + dealt });
    });
    expect(odds.rout).toBeCloseTo(rout, 12);
    expect(odds.unhurt + odds.steady + odds.wavering + odds.rout).toBeCloseTo(1, 12);
  });

  it('count the test that is owed already where nothing more is done [KOW-RNG-17]', () => {
    const owed = nervePlan({ damage: 9 });
    const hurt = nervePlan({ damage: 9 }, { phase: 'ranged', attackers: [] });
    const odds = nerveOdds([1], hurt, owed);
    expect(odds.unhurt).toBe(0);
    expect(odds.rout).toBeCloseTo(testOdds(owed).rout, 12);
    expect(nerveOdds([1], hurt)).toEqual({ unhurt: 1, steady: 0, wavering: 0, rout: 0 });
  });
});

/** The chance of `count` or more. */
const atLeastChance = (of: Distribution, count: number): number =>
  of.reduce((all, p, i) => (i >= count ? all + p : all), 0);

/** The chance of a Rout by counting the faces of two throws. */
function bruteRout(plan: NervePlan): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const once =
    faces.flatMap((a) => faces.map((b) => judge(plan, [a, b]).result === 'rout')).filter(Boolean).length / 36;
  return plan.reroll ? once * once : once;
}

/** A small generator with a fixed start, so that the rolls are the same on every machine. */
function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
