import { inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import type { SpecialRuleRef } from '../content/types';
import { has, levelOf } from '../special/holds';
import { aBattle, aCharge, type UnitGiven } from '../test-kit';
import { isFielded, unitOf } from '../units';
import { factsOf, neighbours, weaponOf } from './facts';
import { strikeOf } from './facts-attacks';

const unit = (state: ReturnType<typeof aBattle>, id: string) => {
  const found = unitOf(state, id);
  if (!isFielded(found)) throw new Error(`no ${id} on the table`);
  return found;
};
const bearing = (at: readonly [number, number], ...rules: SpecialRuleRef[]): UnitGiven => ({ at, profile: { rules } });
const DEPTH = 80 / 25.4;

describe('the facts of a unit', () => {
  it('are its profile, a dash as nothing, and a hero with the type in its tag [KOW-UNI-08] [KOW-UNI-07]', () => {
    const state = aBattle({
      units: {
        a1: { damage: 2, profile: { type: 'hero', base: 'cavalry', ranged: null, waver: null, attacks: 'D6+6' } },
      },
    });
    expect(factsOf(state, unit(state, 'a1'))).toMatchObject({
      types: ['hero', 'cavalry'],
      ranged: undefined,
      waver: undefined,
      attacks: { dice: 1, sides: 6, plus: 6 },
      damage: 2,
    });
  });

  it('hold the rules of auras within 6 inches of its own list, bearer included [KOW-SPR-01]', () => {
    const aura: SpecialRuleRef = { rule: 'aura', grants: { rule: 'iron-resolve' }, range: 6 };
    const state = aBattle({
      units: {
        herald: bearing([36, 10], aura),
        close: { at: [36, 16 + DEPTH] },
        far: { at: [36, 16.02 + 2 * DEPTH + 10] },
        ally: { at: [30, 10], profile: { army: 'allies' } },
        b1: { at: [42, 10] },
      },
    });
    const resolute = Object.keys(state.units).filter((id) =>
      has(factsOf(state, unit(state, id)).rules, 'iron-resolve'),
    );
    expect(resolute).toEqual(['herald', 'close']);
  });

  it('hold an aura only for those it names, and two of one kind once [KOW-SPR-01]', () => {
    const aura: SpecialRuleRef = {
      rule: 'aura',
      grants: { rule: 'thunderous-charge', n: 1, plus: true },
      only: [{ keyword: 'Berserker' }],
    };
    const state = aBattle({
      units: {
        one: bearing([36, 10], aura),
        two: bearing([31, 10], aura),
        raging: { at: [36, 14], profile: { keywords: ['berserker'], rules: [{ rule: 'thunderous-charge', n: 1 }] } },
        calm: { at: [31, 14], profile: { rules: [{ rule: 'thunderous-charge', n: 1 }] } },
      },
    });
    expect(levelOf(factsOf(state, unit(state, 'raging')).rules, 'thunderous-charge')).toBe(2);
    expect(levelOf(factsOf(state, unit(state, 'calm')).rules, 'thunderous-charge')).toBe(1);
  });

  it('say Devastated above the current Rout value, Dread and Rallying counted [KOW-NRV-11] [KOW-NRV-14]', () => {
    const devastated = (damage: number, others: Record<string, UnitGiven> = {}): boolean => {
      const state = aBattle({ units: { a1: { at: [36, 24], damage }, ...others } });
      return factsOf(state, unit(state, 'a1')).devastated;
    };
    expect(devastated(15)).toBe(false);
    expect(devastated(16)).toBe(true);
    expect(devastated(15, { b1: bearing([36, 30], { rule: 'dread' }) })).toBe(true);
    expect(devastated(16, { a2: bearing([36, 18], { rule: 'rallying', n: 2 }) })).toBe(false);
  });

  it('measure neighbours between bases, and know friends from enemies and lists [KOW-GEN-04] [KOW-GEN-06]', () => {
    const state = aBattle({
      units: {
        a1: { at: [36, 20] },
        a2: { at: [36, 30] },
        a3: { at: [50, 20], profile: { army: 'allies' } },
        b1: { at: [36, 10] },
      },
    });
    const { friends, enemies } = neighbours(state, unit(state, 'a1'));
    expect(friends.map((near) => [near.unit.id, near.core])).toEqual([
      ['a2', true],
      ['a3', false],
    ]);
    expect(enemies.map((near) => near.unit.id)).toEqual(['b1']);
    expect((friends[0]?.distance ?? 0) / 25.4).toBeCloseTo(10 - DEPTH, 6);
  });

  it('give a weapon the attacks of the size, and the shots that are left [KOW-RNG-06] [KOW-RNG-19]', () => {
    const state = aBattle({
      units: {
        a1: {
          used: { Net: 1 },
          profile: { weapons: [{ name: 'Net', range: 12, uses: 1, attacks: { regiment: 6, horde: 8 }, rules: [] }] },
        },
      },
    });
    expect(weaponOf(unit(state, 'a1'), 'Net')).toMatchObject({ attacks: 6, usesLeft: 0, range: inches(12) });
    expect(weaponOf(unit(state, 'a1'), 'toString')).toBeUndefined();
  });

  it('make a strike of a charge; an overrun is a charge [KOW-MEL-12]', () => {
    const state = aBattle({ units: { a1: {}, b1: {} } });
    const { charge } = aCharge('b1', { how: 'overrun', face: 'rear', hindered: true, hillBonus: true });
    if (!charge) throw new Error('no charge');
    expect(strikeOf(state, unit(state, 'a1'), unit(state, 'b1'), charge)).toMatchObject({
      how: 'charge',
      face: 'rear',
      hindered: true,
      fromHill: true,
    });
  });
});
