import { describe, expect, it } from 'vitest';
import { aStrike, aUnit, aVolley } from '../combat/example';
import { RULE_NAMES } from '../content/types';
import { diceSum, least, mean, most } from './amount';
import { compile, withGifts, withWeapon } from './book';
import { amountOf, answers, has, levelOf, works } from './holds';
import { RULES } from './rules';
import type { BearerAsked, RuleRef } from './types';

const bearer = (rules: readonly RuleRef[], given: Partial<BearerAsked> = {}): BearerAsked => ({
  rules: compile(rules),
  damage: 0,
  disordered: false,
  wavering: false,
  ...given,
});

describe('the special rules', () => {
  it('are all there, each under its own name and row', () => {
    expect(Object.keys(RULES).sort()).toEqual([...RULE_NAMES].sort());
    for (const name of RULE_NAMES) expect(RULES[name].name).toBe(name);
    expect(new Set(RULE_NAMES.map((name) => RULES[name].row)).size).toBe(RULE_NAMES.length);
  });

  it('each answer at least one question, or bring rules that do', () => {
    for (const rule of Object.values(RULES)) {
      const { modifies = {}, forbids = {}, permits = {}, follows = {} } = rule;
      expect(Object.keys({ ...modifies, ...forbids, ...permits, ...follows }).length, rule.name).toBeGreaterThan(0);
    }
  });
});

describe('a rule book', () => {
  it('is made once for a profile', () => {
    const rules: RuleRef[] = [{ rule: 'fury' }];
    expect(compile(rules)).toBe(compile(rules));
  });

  it('raises a figure by (+n), gives it where there was none, and stops at the most [KOW-GEN-07]', () => {
    const gift: RuleRef = { rule: 'lifeleech', n: 1, plus: true };
    expect(levelOf(compile([gift]), 'lifeleech')).toBe(1);
    expect(levelOf(compile([{ rule: 'lifeleech', n: 1 }, gift]), 'lifeleech')).toBe(2);
    expect(levelOf(compile([{ rule: 'lifeleech', n: 3 }, gift]), 'lifeleech')).toBe(3);
    expect(
      levelOf(
        compile([
          { rule: 'rallying', n: 2 },
          { rule: 'rallying', n: 1, plus: true },
        ]),
        'rallying',
      ),
    ).toBe(2);
    expect(levelOf(compile([{ rule: 'fury' }]), 'lifeleech')).toBe(0);
  });

  it('takes the best of several figures, which for 5+ is the lowest [KOW-GEN-07]', () => {
    expect(
      levelOf(
        compile([
          { rule: 'piercing', n: 1 },
          { rule: 'piercing', n: 3 },
        ]),
        'piercing',
      ),
    ).toBe(3);
    expect(
      levelOf(
        compile([
          { rule: 'regeneration', n: 6 },
          { rule: 'regeneration', n: 4 },
        ]),
        'regeneration',
      ),
    ).toBe(4);
  });

  it('adds (+n) to dice too: Wild Charge (D3) becomes D3+1 [KOW-GEN-07]', () => {
    const book = compile([
      { rule: 'wild-charge', n: 'D3' },
      { rule: 'wild-charge', n: 1, plus: true },
    ]);
    expect(amountOf(book, 'wild-charge')).toEqual({ dice: 1, sides: 3, plus: 1 });
  });

  it('keeps a rule to its phase and to whom it is against [KOW-GEN-08]', () => {
    const rules: RuleRef[] = [
      { rule: 'vicious', phase: 'melee', vs: [{ unitType: 'monster' }, { unitType: 'titan' }] },
    ];
    const monster = { types: ['monster'] };
    expect(has(compile(rules), 'vicious', aStrike({ rules }, monster))).toBe(true);
    expect(has(compile(rules), 'vicious', aStrike({ rules }, { types: ['titan'] }))).toBe(true);
    expect(has(compile(rules), 'vicious', aStrike({ rules }))).toBe(false);
    expect(has(compile(rules), 'vicious', aVolley({ rules }, monster))).toBe(false);
    expect(has(compile([{ rule: 'vicious' }]), 'vicious', aVolley())).toBe(true);
  });

  it('counts gifts of one kind once, and those of different kinds each [KOW-SPR-01]', () => {
    const charge: RuleRef = { rule: 'thunderous-charge', n: 1, plus: true };
    const own = compile([{ rule: 'thunderous-charge', n: 1 }]);
    expect(levelOf(withGifts(own, [charge, charge]), 'thunderous-charge')).toBe(2);
    expect(levelOf(withGifts(own, [{ rule: 'thunderous-charge', n: 1 }]), 'thunderous-charge')).toBe(1);
    expect(has(withGifts(own, [{ rule: 'iron-resolve' }]), 'iron-resolve')).toBe(true);
    expect(withGifts(own, [])).toBe(own);
  });

  it('lends a weapon its rules, and the weapon its own figure instead of the unit’s [KOW-RNG-06]', () => {
    const own = compile([
      { rule: 'blast', n: 'D6' },
      { rule: 'piercing', n: 1, plus: true },
    ]);
    const armed = withWeapon(own, [
      { rule: 'blast', n: 'D3' },
      { rule: 'piercing', n: 1 },
    ]);
    expect(amountOf(armed, 'blast')).toEqual({ dice: 1, sides: 3, plus: 0 });
    expect(levelOf(armed, 'piercing')).toBe(2);
    expect(has(own, 'reload')).toBe(false);
  });

  it('reads numbers and dice, and nothing else [KOW-GEN-01]', () => {
    expect(diceSum('D6+12')).toEqual({ dice: 1, sides: 6, plus: 12 });
    expect([least(diceSum('D3')), mean(diceSum('D3')), most(diceSum('D3'))]).toEqual([1, 2, 3]);
    expect(diceSum(4)).toMatchObject({ dice: 0, plus: 4 });
    expect(() => diceSum('D7')).toThrow('not an amount');
  });
});

describe('a qualifier', () => {
  it('asks for a keyword without regard to case [KOW-UNI-14]', () => {
    expect(answers(aUnit({ keywords: ['Half-elf'] }), [{ keyword: 'Half-Elf' }])).toBe(true);
    expect(answers(aUnit({ keywords: ['Elf'] }), [{ keyword: 'Half-Elf' }])).toBe(false);
  });

  it('takes a hero by the type in its tag, and Infantry not for Heavy Infantry [KOW-UNI-07]', () => {
    expect(answers(aUnit({ types: ['hero', 'cavalry'] }), [{ unitType: 'cavalry' }])).toBe(true);
    expect(answers(aUnit({ types: ['heavyInfantry'] }), [{ unitType: 'infantry' }])).toBe(false);
  });

  it('needs both where two stand together, and one where they are listed', () => {
    const both = [{ keyword: 'Orc', specialRule: 'fury' }] as const;
    expect(answers(aUnit({ keywords: ['Orc'], rules: [{ rule: 'fury' }] }), both)).toBe(true);
    expect(answers(aUnit({ keywords: ['Orc'] }), both)).toBe(false);
    expect(answers(aUnit({ keywords: ['Orc'] }), [{ keyword: 'Elf' }, { keyword: 'Orc' }])).toBe(true);
  });

  it('always lets the bearer in, and with `self` nobody else', () => {
    const hero = aUnit({ id: 'hero' });
    expect(answers(hero, [{ self: true }], hero)).toBe(true);
    expect(answers(aUnit(), [{ self: true }], hero)).toBe(false);
  });
});

describe('a rule that can be lost', () => {
  it('Fly works until Disordered, and takes Nimble with it [KOW-SPR-12] [KOW-DSO-02]', () => {
    const rules: RuleRef[] = [{ rule: 'fly' }, { rule: 'nimble' }];
    expect(works('fly', bearer(rules))).toBe(true);
    expect(works('fly', bearer(rules, { disordered: true }))).toBe(false);
    expect(works('nimble', bearer(rules, { disordered: true }))).toBe(false);
    expect(works('nimble', bearer([{ rule: 'nimble' }], { disordered: true }))).toBe(true);
  });

  it('Yielding comes with Individual and goes with Mighty [KOW-SPR-18] [KOW-SPR-22]', () => {
    expect(works('yielding', bearer([{ rule: 'individual' }]))).toBe(true);
    expect(works('yielding', bearer([{ rule: 'individual' }, { rule: 'mighty' }]))).toBe(false);
    expect(works('nimble', bearer([{ rule: 'individual' }, { rule: 'mighty' }]))).toBe(true);
    expect(works('yielding', bearer([{ rule: 'mighty' }]))).toBe(false);
  });
});
