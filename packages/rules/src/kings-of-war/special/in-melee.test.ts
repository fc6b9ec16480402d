import { describe, expect, it } from 'vitest';
import { aStrike, aVolley, withDice } from '../combat/example';
import { resolveAttack } from '../combat/resolve';
import { planStrike } from '../combat/strike';
import { planVolley } from '../combat/volley';
import type { RuleRef } from './types';

const plan = (...args: Parameters<typeof aStrike>) => planStrike(aStrike(...args));
const rules = (...list: RuleRef[]) => ({ rules: list });

describe('Crushing Strength', () => {
  const strong = rules({ rule: 'crushing-strength', n: 1 });

  it('makes a rolled 3 damage Defence 4+ and names itself [KOW-SPR-06] [KOW-MEL-06]', () => {
    expect(plan(strong).toDamage).toMatchObject({
      needed: 3,
      modifiers: [{ amount: 1, because: 'crushing-strength' }],
    });
  });

  it('helps only against those it names [KOW-SPR-06] [KOW-GEN-08]', () => {
    const lance = rules({ rule: 'crushing-strength', n: 1, vs: [{ unitType: 'cavalry' }] });
    expect(plan(lance, { types: ['cavalry'] }).toDamage.needed).toBe(3);
    expect(plan(lance).toDamage.needed).toBe(4);
  });

  it('opens Defence 7+ at exactly 1 [KOW-SPR-06]', () => {
    expect(plan(strong, { defence: 7 }).toDamage).toMatchObject({ needed: 6, impossible: false });
    expect(plan(strong, { defence: 8 }).toDamage.impossible).toBe(true);
  });

  it('changes nothing for the unit it strikes [KOW-SPR-06]', () => {
    expect(plan({}, strong).toDamage.needed).toBe(4);
  });
});

describe('Thunderous Charge', () => {
  const lances = rules({ rule: 'thunderous-charge', n: 2 });

  it('adds to Crushing Strength, on a Counter Charge too [KOW-SPR-39] [KOW-CTR-04]', () => {
    const both = rules({ rule: 'thunderous-charge', n: 1 }, { rule: 'crushing-strength', n: 1 });
    expect(plan(both, { defence: 6 }).toDamage.needed).toBe(4);
    expect(plan(lances, {}, { how: 'counter-charge' }).toDamage.needed).toBe(2);
  });

  it('is gone while Disordered, and Crushing Strength stays [KOW-MEL-07]', () => {
    const both = {
      ...rules({ rule: 'thunderous-charge', n: 2 }, { rule: 'crushing-strength', n: 1 }),
      disordered: true,
    };
    expect(plan(both).toDamage).toMatchObject({ needed: 3, modifiers: [{ because: 'crushing-strength' }] });
  });

  it('is one lower while Hindered and never below 0 [KOW-MEL-07]', () => {
    expect(plan(lances, {}, { hindered: true }).toDamage.needed).toBe(3);
    expect(plan(rules({ rule: 'thunderous-charge', n: 1 }), {}, { hindered: true }).toDamage).toMatchObject({
      needed: 4,
      modifiers: [],
    });
  });

  it('says what took it: Phalanx, Disordered or Hindered [KOW-MEL-07]', () => {
    const lost = (to: string) => [{ rule: 'thunderous-charge', to }];
    const one = rules({ rule: 'thunderous-charge', n: 1 }, { rule: 'crushing-strength', n: 1 });
    expect(plan(one, rules({ rule: 'phalanx' })).lost).toEqual(lost('phalanx'));
    expect(plan({ ...one, disordered: true }).lost).toEqual(lost('KOW-DSO-02'));
    expect(plan(one, {}, { hindered: true }).lost).toEqual(lost('KOW-MEL-05'));
    expect(plan(lances, {}, { hindered: true }).lost).toEqual([]);
    expect(plan(one).lost).toEqual([]);
  });

  it('is nothing to a volley [KOW-SPR-39]', () => {
    const shot = planVolley(aVolley(lances));
    expect(shot.ok && shot.value.toDamage.needed).toBe(4);
  });
});

describe('Big Shield', () => {
  const shield = rules({ rule: 'big-shield' });

  it('makes the front Defence 6+, which strength still lowers [KOW-SPR-02]', () => {
    expect(plan({}, shield).toDamage).toMatchObject({ base: 6, needed: 6, defence: 'big-shield' });
    expect(plan(rules({ rule: 'crushing-strength', n: 2 }), shield).toDamage.needed).toBe(4);
  });

  it('covers neither flank nor rear [KOW-SPR-02]', () => {
    expect(plan({}, shield, { face: 'left' }).toDamage.needed).toBe(4);
    expect(plan({}, shield, { face: 'rear' }).toDamage.needed).toBe(4);
  });

  it('goes by the arc of a shooter [KOW-SPR-02]', () => {
    const front = planVolley(aVolley({}, shield));
    const flank = planVolley(aVolley({}, shield, { face: 'right' }));
    expect(front.ok && front.value.toDamage.needed).toBe(6);
    expect(flank.ok && flank.value.toDamage.needed).toBe(4);
  });

  it('takes nothing from a better Defence [KOW-SPR-02]', () => {
    expect(plan({}, { ...shield, defence: 6 }).toDamage.defence).toBeUndefined();
  });
});

describe('Ensnare', () => {
  const nets = rules({ rule: 'ensnare' });

  it('takes 1 from blows at the front, beside Hindered [KOW-SPR-10]', () => {
    expect(plan({}, nets).toHit.needed).toBe(5);
    expect(plan({}, nets, { hindered: true }).toHit.needed).toBe(6);
  });

  it('does nothing at the flank, at range or when its bearer strikes [KOW-SPR-10]', () => {
    expect(plan({}, nets, { face: 'left' }).toHit.needed).toBe(4);
    const shot = planVolley(aVolley({}, nets));
    expect(shot.ok && shot.value.toHit.needed).toBe(4);
    expect(plan(nets).toHit.needed).toBe(4);
  });
});

describe('Phalanx', () => {
  const pikes = rules({ rule: 'phalanx' });
  const riders = { types: ['cavalry'] };

  it('takes 1 from riders and flyers that come at its front unhindered [KOW-SPR-26]', () => {
    expect(plan(riders, pikes).toHit.needed).toBe(5);
    expect(plan({ types: ['hero', 'largeCavalry'] }, pikes).toHit.needed).toBe(5);
    expect(plan(rules({ rule: 'fly' }), pikes).toHit.modifiers).toEqual([{ amount: -1, because: 'phalanx' }]);
  });

  it('leaves Hindered riders with their own 1, and others with none [KOW-SPR-26]', () => {
    expect(plan(riders, pikes, { hindered: true }).toHit.needed).toBe(5);
    expect(plan({}, pikes).toHit.needed).toBe(4);
    expect(plan(riders, pikes, { face: 'left' }).toHit.needed).toBe(4);
  });

  it('takes Thunderous Charge from everyone at its front, and from nobody at its flank [KOW-SPR-26] [KOW-MEL-07]', () => {
    const lances = rules({ rule: 'thunderous-charge', n: 2 });
    expect(plan(lances, pikes).toDamage.needed).toBe(4);
    expect(plan(lances, pikes, { face: 'left' }).toDamage.needed).toBe(2);
  });

  it('adds up with Ensnare [KOW-SPR-10] [KOW-SPR-26]', () => {
    expect(plan(riders, rules({ rule: 'phalanx' }, { rule: 'ensnare' })).toHit.needed).toBe(6);
  });
});

describe('Elite', () => {
  it('rolls every natural 1 to hit again, once [KOW-SPR-09] [KOW-GEN-03]', () => {
    const elite = plan({ ...rules({ rule: 'elite' }), attacks: 4 });
    const result = withDice([1, 1, 3, 4, 6, 1, 4, 1], (dice) => resolveAttack(elite, dice));
    expect(result).toMatchObject({ hits: 2, toHit: { first: [1, 1, 3, 4], again: [6, 1] }, damage: 1 });
  });

  it('works in its own phase and against its own foes only [KOW-SPR-09]', () => {
    expect(plan(rules({ rule: 'elite', phase: 'ranged' })).toHit.reroll).toBeUndefined();
    const swarmers = rules({ rule: 'elite', phase: 'melee', vs: [{ unitType: 'swarm' }] });
    expect(plan(swarmers).toHit.reroll).toBeUndefined();
    expect(plan(swarmers, { types: ['swarm'] }).toHit.reroll).toBe('elite');
  });

  it('leaves the damage rolls alone [KOW-SPR-09]', () => {
    expect(plan(rules({ rule: 'elite' })).toDamage.reroll).toBeUndefined();
  });
});

describe('Vicious', () => {
  it('rolls every natural 1 to damage again, once [KOW-SPR-41] [KOW-GEN-03]', () => {
    const vicious = plan({ ...rules({ rule: 'vicious' }), attacks: 3, melee: 2 });
    const result = withDice([2, 2, 2, 1, 1, 3, 4, 1], (dice) => resolveAttack(vicious, dice));
    expect(result).toMatchObject({ damage: 1, toDamage: { again: [4, 1] } });
  });

  it('leaves the rolls to hit alone, and other phases [KOW-SPR-41]', () => {
    expect(plan(rules({ rule: 'vicious' })).toHit.reroll).toBeUndefined();
    expect(plan(rules({ rule: 'vicious', phase: 'ranged' })).toDamage.reroll).toBeUndefined();
  });
});

describe('Blast', () => {
  it('turns each hit into as many as its dice show [KOW-SPR-03] [KOW-RNG-15]', () => {
    const bomb = plan({ ...rules({ rule: 'blast', n: 'D6' }), attacks: 2, melee: 2 });
    const result = withDice([2, 2, 1, 3, 4, 4, 3, 3], (dice) => resolveAttack(bomb, dice));
    expect(result).toMatchObject({ hits: 2, blast: [1, 3], impacts: 4, damage: 2 });
  });

  it('adds its number for every hit: D6+3 makes 4 to 9 [KOW-RNG-15]', () => {
    const bomb = plan({ ...rules({ rule: 'blast', n: 'D6+3' }), attacks: 2, melee: 2 }, { defence: 7 });
    expect(withDice([2, 2, 1, 6], (dice) => resolveAttack(bomb, dice)).impacts).toBe(13);
  });

  it('makes nothing of a miss [KOW-SPR-03]', () => {
    const bomb = plan({ ...rules({ rule: 'blast', n: 'D6' }), attacks: 1 });
    expect(withDice([3], (dice) => resolveAttack(bomb, dice))).toMatchObject({ blast: [], impacts: 0 });
  });
});

describe('Duelist', () => {
  const duelist = rules({ rule: 'duelist' }, { rule: 'individual' });
  const loner = rules({ rule: 'individual' });

  it('doubles its Attacks against Individuals from any side, and never more [KOW-SPR-08]', () => {
    expect(plan(duelist, loner).dice).toMatchObject({ most: 20, factors: [{ amount: 2, because: 'duelist' }] });
    expect(plan(rules({ rule: 'duelist' }), loner, { face: 'rear' }).dice.most).toBe(20);
  });

  it('does nothing against others [KOW-SPR-08]', () => {
    expect(plan(duelist).dice.most).toBe(10);
    expect(plan(rules({ rule: 'duelist' }), {}, { face: 'left' }).dice.factors).toEqual([
      { amount: 2, because: 'KOW-MEL-03' },
    ]);
  });
});

describe('Lifeleech', () => {
  const thirsty = { ...rules({ rule: 'lifeleech', n: 2 }), attacks: 3, melee: 2 };
  const threeHits = [2, 2, 2];

  it('heals one for each damage, up to its figure [KOW-SPR-21] [KOW-MEL-08]', () => {
    const blow = plan({ ...thirsty, damage: 5 });
    expect(withDice([...threeHits, 4, 3, 3], (dice) => resolveAttack(blow, dice)).healed).toBe(1);
    expect(withDice([...threeHits, 4, 4, 4], (dice) => resolveAttack(blow, dice)).healed).toBe(2);
  });

  it('heals no more than there is to heal [KOW-MEL-08]', () => {
    const blow = plan({ ...thirsty, damage: 1 });
    expect(withDice([...threeHits, 4, 4, 4], (dice) => resolveAttack(blow, dice)).healed).toBe(1);
  });

  it('heals nothing for a miss, and nothing for the one who is struck [KOW-SPR-21]', () => {
    expect(
      withDice([...threeHits, 3, 3, 3], (dice) => resolveAttack(plan({ ...thirsty, damage: 5 }), dice)).healed,
    ).toBe(0);
    expect(plan({ damage: 5 }, thirsty).lifeleech).toBe(0);
  });
});
