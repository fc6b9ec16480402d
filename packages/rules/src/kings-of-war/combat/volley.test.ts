import { inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import { aVolley, aWeapon, withDice } from './example';
import { resolveAttack } from './resolve';
import type { AttackPlan, Volley } from './types';
import { planVolley } from './volley';

const planned = (volley: Volley): AttackPlan => {
  const plan = planVolley(volley);
  if (!plan.ok) throw new Error(plan.error.map(({ code }) => code).join());
  return plan.value;
};
const codes = (volley: Volley): string[] => {
  const plan = planVolley(volley);
  return plan.ok ? [] : plan.error.map(({ code }) => code);
};

describe('shooting', () => {
  it('uses the unit where the weapon says nothing, and the weapon where it does [KOW-RNG-06]', () => {
    expect(planned(aVolley({ attacks: 10, ranged: 5 }))).toMatchObject({ dice: { most: 10 }, toHit: { needed: 5 } });
    const weapon = aWeapon({ attacks: 3, ranged: 4 });
    expect(planned(aVolley({ ranged: undefined }, {}, { weapon }))).toMatchObject({
      dice: { most: 3 },
      toHit: { needed: 4 },
    });
  });

  it('hits with each 5 or 6 of ten dice at 5+ [KOW-RNG-07]', () => {
    const plan = planned(aVolley({ ranged: 5 }));
    const faces = [1, 2, 3, 4, 5, 6, 5, 6, 1, 4, ...[4, 4, 3, 3]];
    expect(withDice(faces, (dice) => resolveAttack(plan, dice))).toMatchObject({ hits: 4, damage: 2 });
  });

  it('needs 5 at 4+ after moving, and 6 at a target in cover as well [KOW-RNG-08]', () => {
    expect(planned(aVolley({}, {}, { moved: true })).toHit.needed).toBe(5);
    expect(planned(aVolley({}, {}, { moved: true, cover: true })).toHit).toMatchObject({
      needed: 6,
      sixes: false,
      modifiers: [
        { amount: -1, because: 'KOW-RNG-08' },
        { amount: -1, because: 'KOW-COV-02' },
      ],
    });
  });

  it('adds its modifiers up: each reason takes one more, and all are named [KOW-GEN-02]', () => {
    const hidden = aVolley({ ranged: 3 }, { rules: [{ rule: 'stealthy' }] }, { moved: true, cover: true });
    expect(planned(hidden).toHit).toMatchObject({ needed: 6, sixes: false });
    expect(planned(hidden).toHit.modifiers.map(({ amount }) => amount)).toEqual([-1, -1, -1]);
  });

  it.each(['pistol', 'javelin', 'thrown'] as const)('pays nothing for moving with a %s [KOW-RNG-08]', (weaponClass) => {
    expect(planned(aVolley({}, {}, { moved: true, weapon: aWeapon({ weaponClass }) })).toHit.needed).toBe(4);
  });

  it('rolls half its dice for natural 6s where more than 6 is needed [KOW-RNG-11]', () => {
    const plan = planned(aVolley({ ranged: 5, attacks: 11 }, {}, { moved: true, cover: true }));
    expect(plan).toMatchObject({ dice: { most: 5 }, toHit: { needed: 6, sixes: true } });
  });

  it('cannot attack with half of one die [KOW-RNG-11]', () => {
    expect(codes(aVolley({ ranged: 5, attacks: 1 }, {}, { moved: true, cover: true }))).toEqual(['shoot/no-dice']);
  });

  it('halves the dice of a Devastated unit [KOW-NRV-11]', () => {
    expect(planned(aVolley({ devastated: true, attacks: 9 })).dice.most).toBe(4);
  });

  it('always hits on the same number where the weapon says so [KOW-RNG-19]', () => {
    const weapon = aWeapon({ alwaysHitsOn: 4 });
    const volley = aVolley(
      { ranged: undefined },
      { rules: [{ rule: 'stealthy' }] },
      { weapon, cover: true, moved: true },
    );
    expect(planned(volley).toHit).toMatchObject({ needed: 4, modifiers: [], sixes: false });
  });

  it('reaches exactly its range and not a tenth of a millimetre more [KOW-RNG-02]', () => {
    expect(codes(aVolley({}, {}, { distance: inches(24) }))).toEqual([]);
    expect(codes(aVolley({}, {}, { distance: inches(24) + 0.1 }))).toEqual(['shoot/out-of-range']);
  });

  it('refuses while Disordered, without shots left and without a Ranged value, each by name [KOW-RNG-04] [KOW-RNG-19] [KOW-UNI-08]', () => {
    const weapon = aWeapon({ usesLeft: 0 });
    expect(codes(aVolley({ disordered: true }, {}, { weapon }))).toEqual(['shoot/disordered', 'shoot/used']);
    expect(codes(aVolley({ ranged: undefined }))).toEqual(['shoot/no-ranged']);
    expect(codes(aVolley({}, {}, { weapon: aWeapon({ usesLeft: 1 }) }))).toEqual([]);
  });

  it('leaves Crushing Strength, Brutal and Lifeleech to melee [KOW-GEN-08]', () => {
    const plan = planned(
      aVolley({
        damage: 3,
        rules: [
          { rule: 'crushing-strength', n: 3 },
          { rule: 'lifeleech', n: 2 },
        ],
      }),
    );
    expect(plan).toMatchObject({ toDamage: { needed: 4 }, lifeleech: 0 });
  });
});
