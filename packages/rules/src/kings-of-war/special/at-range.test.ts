import { inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import { aStrike, aVolley, aWeapon, withDice } from '../combat/example';
import { resolveAttack } from '../combat/resolve';
import { planStrike } from '../combat/strike';
import type { AttackPlan, Volley } from '../combat/types';
import { planVolley } from '../combat/volley';
import type { RuleRef } from './types';

const rules = (...list: RuleRef[]) => ({ rules: list });
const weapon = (...list: RuleRef[]) => ({ weapon: aWeapon({ rules: list }) });
const planned = (volley: Volley): AttackPlan => {
  const plan = planVolley(volley);
  if (!plan.ok) throw new Error(plan.error.map(({ code }) => code).join());
  return plan.value;
};
const needed = (volley: Volley): number => planned(volley).toHit.needed;
const refusedFor = (volley: Volley): string[] => {
  const plan = planVolley(volley);
  return plan.ok ? [] : plan.error.map(({ code, rule }) => `${code} ${rule}`);
};

describe('Piercing', () => {
  it('adds to the damage roll of its weapon [KOW-SPR-27] [KOW-RNG-14]', () => {
    expect(planned(aVolley({}, {}, weapon({ rule: 'piercing', n: 1 }))).toDamage).toMatchObject({
      needed: 3,
      modifiers: [{ amount: 1, because: 'piercing' }],
    });
  });

  it('never makes a natural 1 damage [KOW-SPR-27]', () => {
    const plan = planned(aVolley({ attacks: 1, ranged: 2 }, {}, weapon({ rule: 'piercing', n: 6 })));
    expect(withDice([2, 1], (dice) => resolveAttack(plan, dice)).damage).toBe(0);
  });

  it('opens Defence 7+ at exactly 1, and does nothing in melee [KOW-SPR-27]', () => {
    expect(planned(aVolley({}, { defence: 7 }, weapon({ rule: 'piercing', n: 1 }))).toDamage.impossible).toBe(false);
    expect(planned(aVolley({}, { defence: 8 }, weapon({ rule: 'piercing', n: 1 }))).toDamage.impossible).toBe(true);
    expect(planStrike(aStrike(rules({ rule: 'piercing', n: 2 }))).toDamage.needed).toBe(4);
  });
});

describe('moving and shooting', () => {
  const moved = { moved: true };

  it('costs 2 with a Pot Shot weapon instead of 1 [KOW-SPR-28] [KOW-RNG-09]', () => {
    const plan = planned(aVolley({}, {}, { ...moved, ...weapon({ rule: 'pot-shot' }) }));
    expect(plan.toHit).toMatchObject({ needed: 6, modifiers: [{ amount: -2, because: 'pot-shot' }] });
    expect(needed(aVolley({}, {}, weapon({ rule: 'pot-shot' })))).toBe(4);
  });

  it('costs nothing with Steady Aim, which leaves cover to pay [KOW-SPR-37]', () => {
    const steady = weapon({ rule: 'steady-aim' });
    expect(needed(aVolley({}, {}, { ...moved, ...steady }))).toBe(4);
    expect(needed(aVolley({}, {}, { ...moved, ...steady, cover: true }))).toBe(5);
  });

  it('costs nothing with Steady Aim and Pot Shot together, in either order [KOW-SPR-28] [KOW-SPR-37]', () => {
    const potShot: RuleRef = { rule: 'pot-shot' };
    const steady: RuleRef = { rule: 'steady-aim' };
    expect(needed(aVolley({}, {}, { ...moved, ...weapon(potShot, steady) }))).toBe(4);
    expect(needed(aVolley({}, {}, { ...moved, ...weapon(steady, potShot) }))).toBe(4);
  });

  it('costs an Individual nothing: it aims steadily [KOW-IND-01]', () => {
    expect(needed(aVolley(rules({ rule: 'individual' }), {}, moved))).toBe(4);
  });

  it('is refused for a Reload weapon, which shoots after a Halt [KOW-SPR-32]', () => {
    expect(refusedFor(aVolley({}, {}, { ...moved, ...weapon({ rule: 'reload' }) }))).toEqual([
      'shoot/reload KOW-SPR-32',
    ]);
    expect(refusedFor(aVolley({}, {}, weapon({ rule: 'reload' })))).toEqual([]);
  });
});

describe('Ignores Cover', () => {
  it('takes away the 1 for cover and nothing else [KOW-SPR-16]', () => {
    const over = weapon({ rule: 'ignores-cover' });
    expect(needed(aVolley({}, {}, { ...over, cover: true }))).toBe(4);
    expect(needed(aVolley({}, {}, { ...over, cover: true, moved: true }))).toBe(5);
    expect(needed(aVolley({}, {}, { cover: true }))).toBe(5);
  });
});

describe('Indirect', () => {
  const lob = weapon({ rule: 'indirect' });

  it('cannot reach what is within 12 inches, exactly 12 included [KOW-SPR-17] [KOW-RNG-12]', () => {
    expect(refusedFor(aVolley({}, {}, { ...lob, distance: inches(12) }))).toEqual(['shoot/indirect KOW-SPR-17']);
    expect(refusedFor(aVolley({}, {}, { ...lob, distance: inches(12) + 0.1 }))).toEqual([]);
  });

  it('is no matter to other weapons [KOW-SPR-17]', () => {
    expect(refusedFor(aVolley({}, {}, { distance: inches(1) }))).toEqual([]);
  });
});

describe('hard to hit', () => {
  it('Stealthy and Individual targets take 1 each, beside cover [KOW-SPR-36] [KOW-IND-04]', () => {
    expect(needed(aVolley({}, rules({ rule: 'stealthy' })))).toBe(5);
    expect(needed(aVolley({}, rules({ rule: 'individual' })))).toBe(5);
    const plan = planned(aVolley({}, rules({ rule: 'stealthy' }, { rule: 'individual' }), { cover: true }));
    expect(plan.toHit).toMatchObject({ sixes: true, needed: 6 });
    expect(plan.toHit.modifiers.map(({ because }) => because)).toEqual(['KOW-COV-02', 'stealthy', 'individual']);
  });

  it('is nothing to blows, and nothing when the hidden one shoots [KOW-SPR-36]', () => {
    expect(planStrike(aStrike({}, rules({ rule: 'stealthy' }))).toHit.needed).toBe(4);
    expect(needed(aVolley(rules({ rule: 'stealthy' })))).toBe(4);
  });
});

describe('re-rolls at range', () => {
  it('come with the weapon and stay with it [KOW-SPR-09] [KOW-SPR-41]', () => {
    const plan = planned(
      aVolley({}, {}, weapon({ rule: 'elite', phase: 'ranged' }, { rule: 'vicious', phase: 'ranged' })),
    );
    expect(plan).toMatchObject({ toHit: { reroll: 'elite' }, toDamage: { reroll: 'vicious' } });
    expect(planned(aVolley()).toHit.reroll).toBeUndefined();
  });
});
