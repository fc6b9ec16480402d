import { inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import { aUnit, near, withDice } from '../combat/example';
import { afterOrder, planRegeneration, planSteadying, resolveRoll } from '../combat/orders';
import { compile } from './book';
import { has } from './holds';
import { RULES } from './rules';
import type { BearerAsked, HindranceAsked, OrderAsked, RuleRef } from './types';

const bearer = (rules: readonly RuleRef[], given: Partial<BearerAsked> = {}): BearerAsked => ({
  rules: compile(rules),
  damage: 0,
  disordered: false,
  wavering: false,
  ...given,
});
const asked = (order: OrderAsked['order'], given: Partial<OrderAsked> = {}): OrderAsked => ({
  order,
  wavering: false,
  scouting: false,
  ...given,
});
const piece = (kind: HindranceAsked['kind'], ends = false): HindranceAsked => ({ kind, ends });

describe('Regeneration', () => {
  const healer: RuleRef[] = [{ rule: 'regeneration', n: 5 }];

  it('rolls a die for each damage, and each of its number heals one [KOW-SPR-31]', () => {
    const roll = planRegeneration(bearer(healer, { damage: 4 }));
    expect(roll).toEqual({ dice: 4, needed: 5, makes: 'heals' });
    expect(roll && withDice([4, 5, 6, 1], (dice) => resolveRoll(roll, dice)).made).toBe(2);
  });

  it('rolls nothing unhurt, and nothing for others [KOW-SPR-31]', () => {
    expect(planRegeneration(bearer(healer))).toBeUndefined();
    expect(planRegeneration(bearer([], { damage: 4 }))).toBeUndefined();
  });
});

describe('Headstrong', () => {
  it('rolls one die while Wavering, on 3+ it holds [KOW-SPR-15]', () => {
    const roll = planSteadying(bearer([{ rule: 'headstrong' }], { wavering: true }));
    expect(roll).toEqual({ dice: 1, needed: 3, makes: 'steadies' });
    expect(roll && withDice([2], (dice) => resolveRoll(roll, dice)).made).toBe(0);
    expect(roll && withDice([3], (dice) => resolveRoll(roll, dice)).made).toBe(1);
  });

  it('rolls nothing while it does not Waver, nor for Regeneration [KOW-SPR-15]', () => {
    expect(planSteadying(bearer([{ rule: 'headstrong' }]))).toBeUndefined();
    expect(planSteadying(bearer([{ rule: 'regeneration', n: 5 }], { wavering: true, damage: 2 }))).toBeUndefined();
  });
});

describe('Cloak of Death', () => {
  const reaper = aUnit({ rules: [{ rule: 'cloak-of-death' }] });

  it('hurts every enemy within 6 inches and none beyond [KOW-SPR-05]', () => {
    const enemies = [near(6, { id: 'close' }), near(6.01, { id: 'far' })];
    expect(afterOrder(reaper, [], enemies, [], []).harmed).toEqual(['close']);
  });

  it('hurts nobody twice in a turn, and no friend [KOW-SPR-05]', () => {
    const enemies = [near(2, { id: 'hurt' }), near(2, { id: 'fresh' })];
    const touched = afterOrder(reaper, [near(1, { id: 'friend', damage: 1 })], enemies, ['hurt'], []);
    expect(touched).toEqual({ harmed: ['fresh'], healed: [] });
  });
});

describe('Radiance of Life', () => {
  const light = aUnit({ id: 'light', damage: 2, rules: [{ rule: 'radiance-of-life' }] });

  it('heals itself and friends of its list within 6 inches [KOW-SPR-29]', () => {
    const friends = [
      near(6, { id: 'close', damage: 1 }),
      near(6.01, { id: 'far', damage: 1 }),
      near(1, { id: 'ally', damage: 1 }, false),
    ];
    expect(afterOrder(light, friends, [], [], []).healed).toEqual(['light', 'close']);
  });

  it('heals nobody twice in a turn, no one unhurt and no enemy [KOW-SPR-29]', () => {
    const friends = [near(1, { id: 'whole' }), near(1, { id: 'served', damage: 3 })];
    const touched = afterOrder({ ...light, damage: 0 }, friends, [near(1, { damage: 4 })], [], ['served']);
    expect(touched).toEqual({ harmed: [], healed: [] });
  });
});

describe('Aura', () => {
  it('gives its rule to 6 inches, or as far as it says [KOW-SPR-01]', () => {
    const grants: RuleRef = { rule: 'brutal' };
    expect(RULES.aura.follows?.radiates?.({ rule: 'aura', grants })).toEqual({ range: inches(6), grants });
    expect(RULES.aura.follows?.radiates?.({ rule: 'aura', grants, range: 9 })?.range).toBe(inches(9));
    expect(RULES.aura.follows?.radiates?.({ rule: 'aura' })).toBeUndefined();
  });
});

describe('orders', () => {
  it('Fury lets a Wavering unit Counter Charge, and nothing else [KOW-SPR-14] [KOW-CTR-05]', () => {
    const order = RULES.fury.permits?.order;
    expect(order?.(asked('counter-charge', { wavering: true }))).toBe(true);
    expect(order?.(asked('charge', { wavering: true }))).toBe(false);
    expect(order?.(asked('advance', { wavering: true }))).toBe(false);
  });

  it('Shambling forbids At the Double except to a scout [KOW-SPR-34] [KOW-SPR-33]', () => {
    const order = RULES.shambling.forbids?.order;
    expect(order?.(asked('double'))).toBe(true);
    expect(order?.(asked('double', { scouting: true }))).toBe(false);
    expect(order?.(asked('advance'))).toBe(false);
    expect(RULES.scout.permits?.scouting?.()).toBe(true);
  });

  it('Nimble turns once more in every order but Halt [KOW-SPR-24] [KOW-MOV-08]', () => {
    const pivot = RULES.nimble.permits?.extraPivot;
    for (const order of ['advance', 'back', 'sidestep', 'double', 'charge', 'face'] as const)
      expect(pivot?.(asked(order)), order).toBe(true);
    expect(pivot?.(asked('halt'))).toBe(false);
  });

  it('Frozen takes an inch from Speed 5 and more, and none from 4 [KOW-SPR-13]', () => {
    const speed = RULES.frozen.modifies?.speed;
    expect([speed?.(10), speed?.(5), speed?.(4), speed?.(3)]).toEqual([9, 4, 4, 3]);
  });

  it('Wild Charge adds its inches, rolled or not [KOW-SPR-42] [KOW-CHG-12]', () => {
    const reach = RULES['wild-charge'].modifies?.chargeReach;
    expect(reach?.({ dice: 0, sides: 6, plus: 2 })).toEqual({ dice: 0, sides: 6, plus: 2 });
    expect(reach?.({ dice: 1, sides: 3, plus: 0 })).toEqual({ dice: 1, sides: 3, plus: 0 });
  });
});

describe('ground', () => {
  it('hinders no Strider at all [KOW-SPR-38]', () => {
    const hindrance = RULES.strider.forbids?.hindrance;
    expect(hindrance?.(piece('difficult', true))).toBe(true);
    expect(hindrance?.(piece('obstacle'))).toBe(true);
  });

  it('hinders a Pathfinder only by Obstacles [KOW-SPR-25]', () => {
    const { forbids, permits } = RULES.pathfinder;
    expect(forbids?.hindrance?.(piece('difficult', true))).toBe(true);
    expect(forbids?.hindrance?.(piece('obstacle'))).toBe(false);
    expect(permits?.difficultAsOpen?.()).toBe(true);
  });

  it('hinders a flyer only where it ends [KOW-SPR-12]', () => {
    const hindrance = RULES.fly.forbids?.hindrance;
    expect(hindrance?.(piece('difficult'))).toBe(true);
    expect(hindrance?.(piece('obstacle', true))).toBe(false);
    expect(RULES.fly.permits?.flight?.()).toBe(true);
  });

  it('is taken with Nimble from those Disordered by Phalanx or Ensnare, and by nobody else [KOW-SPR-24] [KOW-DSO-02]', () => {
    expect(RULES.phalanx.forbids?.nimbleOfDisordered?.()).toBe(true);
    expect(RULES.ensnare.forbids?.nimbleOfDisordered?.()).toBe(true);
    const others = Object.values(RULES).filter((rule) => rule.forbids?.nimbleOfDisordered);
    expect(others.map(({ name }) => name)).toEqual(['ensnare', 'phalanx']);
  });
});

describe('Individual', () => {
  it('is Nimble, aims steadily and yields; it turns freely and hides nobody [KOW-SPR-18] [KOW-IND-01] [KOW-IND-08]', () => {
    const book = compile([{ rule: 'individual' }]);
    for (const rule of ['nimble', 'steady-aim', 'yielding'] as const) expect(has(book, rule), rule).toBe(true);
    expect(RULES.individual.permits?.freePivot?.()).toBe(true);
    expect(RULES.individual.forbids?.screening?.()).toBe(true);
  });

  it('lets through whoever is not Disordered [KOW-SPR-43] [KOW-IND-09]', () => {
    const passing = RULES.yielding.permits?.passingThrough;
    expect(passing?.(bearer([]))).toBe(true);
    expect(passing?.(bearer([], { disordered: true }))).toBe(false);
  });
});
