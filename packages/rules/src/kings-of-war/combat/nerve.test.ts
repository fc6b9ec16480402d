import { describe, expect, it } from 'vitest';
import { aTest, aUnit, near, withDice } from './example';
import { isDevastated, judge, planNerve, resolveNerve } from './nerve';

const worked = { waver: 11, rout: 13, damage: 3 };

describe('Nerve', () => {
  it.each([
    [[3, 4], 'steady'],
    [[4, 4], 'wavering'],
    [[4, 5], 'wavering'],
    [[4, 6], 'rout'],
  ] as const)('with 11/13 and 3 damage a roll of %j is %s [KOW-NRV-02]', (faces, result) => {
    expect(judge(planNerve(aTest(worked)), faces).result).toBe(result);
  });

  it('is Steady on a double 1 whatever the damage [KOW-NRV-04]', () => {
    expect(judge(planNerve(aTest({ damage: 40 })), [1, 1]).result).toBe('steady');
  });

  it('is at least Wavering on a double 6 [KOW-NRV-04]', () => {
    expect(judge(planNerve(aTest({ waver: 20, rout: 22, damage: 1 })), [6, 6]).result).toBe('wavering');
    expect(judge(planNerve(aTest({ waver: 12, rout: 13, damage: 1 })), [6, 6]).result).toBe('rout');
  });

  it('never Wavers without a Waver value, not even on a double 6 [KOW-NRV-05]', () => {
    const plan = planNerve(aTest({ waver: undefined, rout: 18, damage: 5 }));
    expect(judge(plan, [6, 6]).result).toBe('steady');
    expect(judge({ ...plan, damage: 6 }, [6, 6]).result).toBe('rout');
  });

  it('rolls once where nobody inspires [KOW-NRV-01]', () => {
    const outcome = withDice([6, 5], (dice) => resolveNerve(planNerve(aTest({ ...worked })), dice));
    expect(outcome).toMatchObject({ result: 'rout', throws: [{ total: 14 }] });
    expect(outcome.reroll).toBeUndefined();
  });

  it('rolls a Rout again once, and the second stands even if it is a Rout [KOW-NRV-06]', () => {
    const plan = planNerve(aTest(worked, { friends: [near(6, { id: 'hero', rules: [{ rule: 'inspiring' }] })] }));
    const twice = withDice([6, 6, 5, 5], (dice) => resolveNerve(plan, dice));
    expect(twice).toMatchObject({ result: 'rout', reroll: { because: 'inspiring', unit: 'hero' } });
    expect(twice.throws).toHaveLength(2);
    const saved = withDice([6, 6, 1, 2], (dice) => resolveNerve(plan, dice));
    expect(saved.result).toBe('steady');
  });

  it('does not roll a Wavering result again [KOW-NRV-06]', () => {
    const plan = planNerve(aTest(worked, { friends: [near(1, { rules: [{ rule: 'inspiring' }] })] }));
    expect(withDice([4, 4], (dice) => resolveNerve(plan, dice)).result).toBe('wavering');
  });
});

describe('Devastated', () => {
  const around = (damage: number, given = {}) => ({ target: aUnit({ damage }), friends: [], enemies: [], ...given });

  it('begins above the current Rout value, not at it [KOW-NRV-11]', () => {
    expect(isDevastated(around(15))).toBe(false);
    expect(isDevastated(around(16))).toBe(true);
  });

  it('moves with Rallying and Dread: 13/15 is 14/16 beside Rallying (1) [KOW-NRV-14]', () => {
    const rallied = { friends: [near(6, { rules: [{ rule: 'rallying', n: 1 }] })] };
    expect(isDevastated(around(16, rallied))).toBe(false);
    expect(isDevastated(around(17, rallied))).toBe(true);
    expect(isDevastated(around(15, { enemies: [near(6, { rules: [{ rule: 'dread' }] })] }))).toBe(true);
  });
});

describe('where Dread meets Brutal or Shattering', () => {
  const dread = near(2, { id: 'terror', rules: [{ rule: 'dread' }] });
  const brute = aUnit({ id: 'brute', rules: [{ rule: 'brutal' }] });

  it('uses only one of them, and says what else there was [KOW-NRV-03] [KOW-SPR-07]', () => {
    const plan = planNerve(aTest({}, { attackers: [brute], enemies: [dread] }));
    expect(plan).toMatchObject({ choices: ['dread', 'brutal'], chosen: 'brutal', rout: { value: 15 } });
    expect(plan.modifiers).toEqual([{ amount: 1, because: 'brutal' }]);
  });

  it('lets the attacker pick Dread [KOW-SPR-07]', () => {
    const plan = planNerve(aTest({}, { attackers: [brute], enemies: [dread], choice: 'dread' }));
    expect(plan).toMatchObject({ chosen: 'dread', modifiers: [], waver: { value: 12 }, rout: { value: 14 } });
  });

  it('asks nothing where only one of them is there [KOW-SPR-07]', () => {
    expect(planNerve(aTest({}, { attackers: [brute] })).choices).toEqual([]);
    expect(planNerve(aTest({}, { enemies: [dread], choice: 'brutal' }))).toMatchObject({
      choices: [],
      rout: { value: 14 },
    });
  });
});
