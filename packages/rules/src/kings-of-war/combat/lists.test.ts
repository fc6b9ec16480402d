import { describe, expect, it } from 'vitest';
import { ARMIES } from '../content/armies';
import { compileEntry } from '../roster';
import { amountOf } from '../special/holds';
import { aBattle, type UnitGiven } from '../test-kit';
import { isFielded, unitOf } from '../units';
import { meanOf } from './distribution';
import { aStrike } from './example';
import { factsOf, weaponsOf } from './facts';
import { attackOdds } from './odds';
import { planStrike } from './strike';

/** Every unit of every list in every size, without options. */
const printed = ARMIES.flatMap((army) =>
  army.units.flatMap((unit) =>
    unit.sizes.flatMap(({ size }) => {
      const entry = compileEntry(army.id, { unit: unit.id, size, options: [] });
      return entry.ok ? [{ name: `${army.id}/${unit.id}/${size}`, profile: entry.value }] : [];
    }),
  ),
);

describe('the army lists in combat', () => {
  it('read every figure, every weapon and every Attacks of the units that may be fielded [KOW-UNI-08]', () => {
    expect(printed.length).toBeGreaterThan(300);
    for (const { name, profile } of printed) {
      const state = aBattle({ units: { a1: { profile } satisfies UnitGiven } });
      const unit = unitOf(state, 'a1');
      if (!isFielded(unit)) throw new Error(name);
      const facts = factsOf(state, unit);
      for (const ref of profile.rules) expect(amountOf(facts.rules, ref.rule), `${name} ${ref.rule}`).toBeDefined();
      expect(
        weaponsOf(unit).every(({ range }) => range > 0),
        name,
      ).toBe(true);
      const { dice } = planStrike({ ...aStrike(), attacker: facts });
      expect(dice.most > 0, name).toBe(profile.melee !== null && profile.attacks !== null);
    }
  });

  it('give more damage on a flank and most in the rear, for everyone who is no Individual [KOW-MEL-03]', () => {
    for (const { name, profile } of printed) {
      const state = aBattle({ units: { a1: { profile } } });
      const unit = unitOf(state, 'a1');
      if (!isFielded(unit) || profile.melee === null || profile.attacks === null) continue;
      const attacker = factsOf(state, unit);
      const [front = 0, flank = 0, rear = 0] = (['front', 'left', 'rear'] as const).map((face) =>
        meanOf(attackOdds(planStrike({ ...aStrike({}, {}, { face }), attacker })).damage),
      );
      const alone = profile.rules.some(({ rule }) => rule === 'individual');
      expect(flank / front, name).toBeCloseTo(alone ? 1 : 2, 6);
      expect(rear / front, name).toBeCloseTo(alone ? 1 : 3, 6);
    }
  });
});
