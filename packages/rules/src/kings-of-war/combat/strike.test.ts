import { describe, expect, it } from 'vitest';
import { aStrike, withDice } from './example';
import { resolveAttack } from './resolve';
import { planStrike } from './strike';

describe('dice in melee', () => {
  it('rolls its Attacks against a front [KOW-MEL-03]', () => {
    expect(planStrike(aStrike()).dice).toMatchObject({ least: 10, most: 10, factors: [] });
  });

  it('doubles against either flank and triples against the rear [KOW-MEL-03]', () => {
    expect(planStrike(aStrike({}, {}, { face: 'left' })).dice.most).toBe(20);
    expect(planStrike(aStrike({}, {}, { face: 'right' })).dice.most).toBe(20);
    expect(planStrike(aStrike({}, {}, { face: 'rear' })).dice).toMatchObject({
      most: 30,
      factors: [{ amount: 3, because: 'KOW-MEL-03' }],
    });
  });

  it('neither doubles nor triples for or against an Individual [KOW-MEL-03] [KOW-IND-06]', () => {
    const alone = { rules: [{ rule: 'individual' }] } as const;
    expect(planStrike(aStrike(alone, {}, { face: 'rear' })).dice.most).toBe(10);
    expect(planStrike(aStrike({}, alone, { face: 'left' })).dice.most).toBe(10);
  });

  it('triples against a War Engine from any side, Individuals too [KOW-WAR-02]', () => {
    const engine = { types: ['warEngine'] };
    expect(planStrike(aStrike({}, engine)).dice.most).toBe(30);
    expect(planStrike(aStrike({}, engine, { face: 'rear' })).dice.most).toBe(30);
    expect(planStrike(aStrike({ rules: [{ rule: 'individual' }] }, engine)).dice.most).toBe(30);
  });

  it('halves the Attacks of a Devastated unit before it multiplies: 25 on a flank are 24 dice [KOW-NRV-11]', () => {
    const plan = planStrike(aStrike({ attacks: 25, devastated: true }, {}, { face: 'left' }));
    expect(plan.dice).toMatchObject({ most: 24, factors: [{ amount: 0.5, because: 'KOW-NRV-11' }, { amount: 2 }] });
    expect(planStrike(aStrike({ attacks: 12, devastated: true })).dice.most).toBe(6);
  });

  it('halves all dice after the doubling where more than 6 is needed: 10 on a flank stay 10, on 6s [KOW-MEL-13]', () => {
    const plan = planStrike(aStrike({ melee: 6 }, {}, { face: 'left', hindered: true }));
    expect(plan.dice.most).toBe(10);
    expect(plan.toHit).toMatchObject({ needed: 6, sixes: true });
  });

  it('rounds the halved dice down [KOW-MEL-04]', () => {
    expect(planStrike(aStrike({ melee: 6, attacks: 7 }, {}, { hindered: true })).dice.most).toBe(3);
  });

  it('rolls dice Attacks first, then multiplies what came up [KOW-GEN-01]', () => {
    const plan = planStrike(aStrike({ attacks: { dice: 1, sides: 6, plus: 1 } }, {}, { face: 'left' }));
    expect(plan.dice).toMatchObject({ least: 4, most: 14 });
    const result = withDice([1, 6, 5, 4, 1, 4, 4, 1], (dice) => resolveAttack(plan, dice));
    expect(result).toMatchObject({ attacksRoll: [1], attacks: 4, hits: 3, damage: 2 });
  });

  it('gives a unit without melee attacks no dice [KOW-UNI-08]', () => {
    const plan = planStrike(aStrike({ melee: undefined }, {}, { face: 'rear' }));
    expect(plan.dice.most).toBe(0);
    expect(withDice([], (dice) => resolveAttack(plan, dice))).toMatchObject({ attacks: 0, hits: 0, damage: 0 });
    expect(planStrike(aStrike({ attacks: undefined })).dice.most).toBe(0);
  });
});

describe('rolls in melee', () => {
  it('takes 1 for being Hindered, and names it [KOW-MEL-04] [KOW-MEL-05]', () => {
    const { toHit } = planStrike(aStrike({}, {}, { hindered: true }));
    expect(toHit).toMatchObject({
      base: 4,
      needed: 5,
      sixes: false,
      modifiers: [{ amount: -1, because: 'KOW-MEL-05' }],
    });
  });

  it('needs exactly 6 with all its dice, and only beyond that half of them [KOW-MEL-04]', () => {
    const six = planStrike(aStrike({ melee: 5 }, {}, { hindered: true }));
    expect(six.toHit).toMatchObject({ needed: 6, sixes: false });
    expect(six.dice.most).toBe(10);
  });

  it('misses and fails on a natural 1 whatever helps [KOW-RNG-10] [KOW-RNG-14]', () => {
    const strong = aStrike({ melee: 2, attacks: 3, rules: [{ rule: 'crushing-strength', n: 4 }] }, { defence: 3 });
    const plan = planStrike(strong);
    expect(plan.toDamage.needed).toBe(2);
    expect(withDice([1, 2, 2, 1, 2], (dice) => resolveAttack(plan, dice))).toMatchObject({ hits: 2, damage: 1 });
  });

  it('damages on its Defence: of 6 hits on 4+ each 4, 5 or 6 is one [KOW-RNG-13]', () => {
    const plan = planStrike(aStrike({ attacks: 6, melee: 2 }));
    const faces = [2, 3, 4, 5, 6, 2, 1, 2, 3, 4, 5, 6];
    expect(withDice(faces, (dice) => resolveAttack(plan, dice))).toMatchObject({ hits: 6, damage: 3 });
  });

  it('cannot damage where more than 6 is needed, and rolls no dice for it [KOW-MEL-14]', () => {
    const plan = planStrike(aStrike({ attacks: 1 }, { defence: 7 }));
    expect(plan.toDamage.impossible).toBe(true);
    expect(withDice([6], (dice) => resolveAttack(plan, dice))).toMatchObject({ hits: 1, damage: 0 });
  });

  it('is 1 weaker while weakened, though natural 6s still damage [KOW-RNG-14] [KOW-MAG-21]', () => {
    expect(planStrike(aStrike({ weakened: true })).toDamage.needed).toBe(5);
    expect(planStrike(aStrike({ weakened: true }, { defence: 6 })).toDamage).toMatchObject({
      needed: 6,
      impossible: false,
    });
    expect(planStrike(aStrike({ weakened: true }, { defence: 7 })).toDamage.impossible).toBe(true);
  });

  it('gets Thunderous Charge (+1) from a hill, with every limit of it [KOW-TER-07]', () => {
    const downhill = { fromHill: true };
    const { toDamage } = planStrike(aStrike({}, {}, downhill));
    expect(toDamage).toMatchObject({ needed: 3, modifiers: [{ amount: 1, because: 'KOW-TER-07' }] });
    expect(planStrike(aStrike({}, {}, { ...downhill, hindered: true })).toDamage.needed).toBe(4);
    expect(planStrike(aStrike({ disordered: true }, {}, downhill)).toDamage.needed).toBe(4);
    expect(planStrike(aStrike({ rules: [{ rule: 'fly' }] }, {}, downhill)).toDamage.needed).toBe(4);
    expect(planStrike(aStrike({}, { rules: [{ rule: 'phalanx' }] }, downhill)).toDamage.needed).toBe(4);
  });
});
