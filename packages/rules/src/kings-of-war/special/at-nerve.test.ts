import { describe, expect, it } from 'vitest';
import { aTest, aUnit, near, withDice } from '../combat/example';
import { planNerve, resolveNerve } from '../combat/nerve';
import type { NervePlan, NerveTest } from '../combat/types';
import type { RuleRef } from './types';

const rules = (...list: RuleRef[]) => ({ rules: list });
const plan = (given: Partial<NerveTest>, target: Parameters<typeof aTest>[0] = {}): NervePlan =>
  planNerve(aTest(target, given));
const values = ({ waver, rout }: NervePlan) => [waver.value, rout.value];

describe('Brutal', () => {
  it('adds its figure to the test after a combat its bearer fought [KOW-SPR-04]', () => {
    expect(plan({ attackers: [aUnit(rules({ rule: 'brutal' }))] }).modifiers).toEqual([
      { amount: 1, because: 'brutal' },
    ]);
  });

  it('counts the highest of several [KOW-SPR-04]', () => {
    const attackers = [aUnit(rules({ rule: 'brutal', n: 2 })), aUnit(rules({ rule: 'brutal' }))];
    expect(plan({ attackers }).modifiers).toEqual([{ amount: 2, because: 'brutal' }]);
  });

  it('is nothing after shooting, and nothing from someone who only stands by [KOW-SPR-04]', () => {
    expect(plan({ phase: 'ranged', attackers: [aUnit(rules({ rule: 'brutal' }))] }).modifiers).toEqual([]);
    expect(plan({ enemies: [near(1, rules({ rule: 'brutal' }))] }).modifiers).toEqual([]);
  });
});

describe('Shattering', () => {
  const attackers = [aUnit(rules({ rule: 'shattering' }))];

  it('adds 1 to the test after shooting, once however many did [KOW-SPR-35]', () => {
    const modifiers = [{ amount: 1, because: 'shattering' }];
    expect(plan({ phase: 'ranged', attackers }).modifiers).toEqual(modifiers);
    expect(plan({ phase: 'ranged', attackers: [...attackers, ...attackers] }).modifiers).toEqual(modifiers);
  });

  it('is nothing after a combat [KOW-SPR-35]', () => {
    expect(plan({ attackers }).modifiers).toEqual([]);
  });

  it('excludes Dread: one or the other [KOW-SPR-35] [KOW-SPR-07]', () => {
    const enemies = [near(1, rules({ rule: 'dread' }))];
    expect(plan({ phase: 'ranged', attackers, enemies }).choices).toEqual(['dread', 'shattering']);
    expect(values(plan({ phase: 'ranged', attackers, enemies, choice: 'dread' }))).toEqual([12, 14]);
  });
});

describe('Dread', () => {
  it('takes 1 from Waver and Rout within 6 inches, and not beyond [KOW-SPR-07]', () => {
    expect(values(plan({ enemies: [near(6, rules({ rule: 'dread' }))] }))).toEqual([12, 14]);
    expect(values(plan({ enemies: [near(6.01, rules({ rule: 'dread' }))] }))).toEqual([13, 15]);
  });

  it('counts once however many there are [KOW-SPR-07]', () => {
    const enemies = [near(1, rules({ rule: 'dread' })), near(2, rules({ rule: 'dread' }))];
    expect(values(plan({ enemies }))).toEqual([12, 14]);
  });

  it('leaves a Fearless unit without Waver, and spares its own side [KOW-SPR-07] [KOW-SPR-11]', () => {
    expect(values(plan({ enemies: [near(1, rules({ rule: 'dread' }))] }, { waver: undefined }))).toEqual([
      undefined,
      14,
    ]);
    expect(values(plan({ friends: [near(1, rules({ rule: 'dread' }))] }))).toEqual([13, 15]);
  });
});

describe('Fearless', () => {
  it('has no Waver whatever is printed [KOW-SPR-11]', () => {
    const brave = plan({}, { ...rules({ rule: 'fearless' }), damage: 5 });
    expect(values(brave)).toEqual([undefined, 15]);
    expect(withDice([6, 3], (dice) => resolveNerve(brave, dice)).result).toBe('steady');
    expect(withDice([6, 4], (dice) => resolveNerve(brave, dice)).result).toBe('rout');
  });
});

describe('Rallying', () => {
  const rally = (n: number, inchesAway = 3, only?: RuleRef['only'], core = true) =>
    near(inchesAway, rules({ rule: 'rallying', n, ...(only ? { only } : {}) }), core);

  it('raises Waver and Rout within 6 inches: 13/15 is 14/16 beside Rallying (1) [KOW-SPR-30]', () => {
    expect(values(plan({ friends: [rally(1, 6)] }))).toEqual([14, 16]);
    expect(values(plan({ friends: [rally(1, 6.01)] }))).toEqual([13, 15]);
  });

  it('adds up to 2 and no more [KOW-SPR-30]', () => {
    expect(values(plan({ friends: [rally(1), rally(1)] }))).toEqual([15, 17]);
    expect(values(plan({ friends: [rally(2), rally(1)] }))).toEqual([15, 17]);
  });

  it('raises only the Rout of a Fearless unit [KOW-SPR-30]', () => {
    expect(values(plan({ friends: [rally(1)] }, { waver: undefined }))).toEqual([undefined, 16]);
  });

  it('keeps to its own list and to those it names [KOW-SPR-30] [KOW-GEN-06]', () => {
    const orcs = [{ keyword: 'Orc' }];
    expect(values(plan({ friends: [rally(2, 3, orcs)] }))).toEqual([13, 15]);
    expect(values(plan({ friends: [rally(2, 3, orcs)] }, { keywords: ['Orc'] }))).toEqual([15, 17]);
    expect(values(plan({ friends: [rally(2, 3, undefined, false)] }))).toEqual([13, 15]);
    expect(values(plan({ enemies: [rally(2)] }))).toEqual([13, 15]);
  });

  it('stands beside Dread [KOW-SPR-30] [KOW-SPR-07]', () => {
    const both = plan({ friends: [rally(2)], enemies: [near(1, rules({ rule: 'dread' }))] });
    expect(values(both)).toEqual([14, 16]);
    expect(both.rout.modifiers.map(({ because }) => because)).toEqual(['rallying', 'dread']);
  });
});

describe('Inspiring', () => {
  const hero = (inchesAway: number, rule: RuleRef, core = true) =>
    near(inchesAway, { id: 'hero', rules: [rule] }, core);
  const by = { because: 'inspiring', unit: 'hero' };

  it('reaches friends of its list within 6 inches, Very Inspiring within 9 [KOW-SPR-19] [KOW-SPR-40]', () => {
    expect(plan({ friends: [hero(6, { rule: 'inspiring' })] }).reroll).toEqual(by);
    expect(plan({ friends: [hero(6.01, { rule: 'inspiring' })] }).reroll).toBeUndefined();
    expect(plan({ friends: [hero(9, { rule: 'very-inspiring' })] }).reroll).toEqual({
      ...by,
      because: 'very-inspiring',
    });
    expect(plan({ friends: [hero(9.01, { rule: 'very-inspiring' })] }).reroll).toBeUndefined();
    expect(plan({ friends: [hero(1, { rule: 'inspiring' }, false)] }).reroll).toBeUndefined();
  });

  it('works for its bearer, however it is limited [KOW-SPR-19]', () => {
    const alone: RuleRef = { rule: 'inspiring', only: [{ self: true }] };
    expect(plan({}, rules(alone)).reroll).toEqual({ because: 'inspiring', unit: 'target' });
    expect(plan({}, rules({ rule: 'inspiring', only: [{ keyword: 'Troll' }] })).reroll?.unit).toBe('target');
    expect(plan({ friends: [hero(1, alone)] }).reroll).toBeUndefined();
  });

  it('helps only those it names [KOW-SPR-19]', () => {
    const trolls = hero(1, { rule: 'inspiring', only: [{ keyword: 'Troll' }] });
    expect(plan({ friends: [trolls] }).reroll).toBeUndefined();
    expect(plan({ friends: [trolls] }, { keywords: ['troll'] }).reroll).toEqual(by);
  });

  it('is nothing to its enemies [KOW-SPR-19]', () => {
    expect(plan({ enemies: [hero(1, { rule: 'inspiring' })] }).reroll).toBeUndefined();
  });
});

describe('Mindthirst', () => {
  const thirsty = rules({ rule: 'mindthirst' });
  const enemy = (inchesAway: number, rule: RuleRef) => near(inchesAway, { id: 'captain', rules: [rule] });

  it('drinks from an enemy who inspires within 12 inches, of whatever kind [KOW-SPR-23] [KOW-NRV-07]', () => {
    const by = { because: 'mindthirst', unit: 'captain' };
    expect(plan({ enemies: [enemy(12, { rule: 'inspiring' })] }, thirsty).reroll).toEqual(by);
    expect(plan({ enemies: [enemy(3, { rule: 'very-inspiring' })] }, thirsty).reroll).toEqual(by);
    expect(plan({ enemies: [enemy(3, { rule: 'inspiring', only: [{ self: true }] })] }, thirsty).reroll).toEqual(by);
  });

  it('finds nothing beyond 12 inches, nor with those who do not inspire [KOW-SPR-23]', () => {
    expect(plan({ enemies: [enemy(12.01, { rule: 'inspiring' })] }, thirsty).reroll).toBeUndefined();
    expect(plan({ enemies: [enemy(3, { rule: 'dread' })] }, thirsty).reroll).toBeUndefined();
  });

  it('does not make a second re-roll of one test [KOW-NRV-07] [KOW-GEN-03]', () => {
    const both = plan(
      { enemies: [enemy(3, { rule: 'inspiring' })], friends: [near(2, { id: 'own', rules: [{ rule: 'inspiring' }] })] },
      { ...thirsty, damage: 20 },
    );
    expect(both.reroll).toEqual({ because: 'inspiring', unit: 'own' });
    expect(withDice([6, 6, 6, 6], (dice) => resolveNerve(both, dice)).throws).toHaveLength(2);
  });
});

describe('Iron Resolve', () => {
  const resolute = rules({ rule: 'iron-resolve' });
  const outcome = (faces: number[], target: Parameters<typeof aTest>[0]) =>
    withDice(faces, (dice) => resolveNerve(plan({}, target), dice));

  it('heals 1 when a test leaves it Steady, also after a re-roll [KOW-SPR-20] [KOW-NRV-10]', () => {
    expect(outcome([1, 2], resolute).healed).toBe(1);
    const saved = { ...rules({ rule: 'iron-resolve' }, { rule: 'inspiring' }), damage: 8 };
    expect(outcome([6, 6, 1, 1], saved)).toMatchObject({ result: 'steady', healed: 1 });
  });

  it('heals nothing when it Wavers, and others nothing [KOW-SPR-20]', () => {
    expect(outcome([5, 5], resolute)).toMatchObject({ result: 'wavering', healed: 0 });
    expect(outcome([1, 2], {}).healed).toBe(0);
    expect(outcome([1, 2], { ...resolute, damage: 0 }).healed).toBe(0);
  });
});
