import { least, most } from '../special/amount';
import { asSum, diceOf } from './attack';
import { compound, type Distribution, diceTotal, mixed, oneIn, sum, surely, times } from './distribution';
import { judge } from './nerve';
import type { AttackPlan, NervePlan, RollPlan } from './types';

/** What one attack may come to, exactly. */
export interface AttackOdds {
  readonly attacks: Distribution;
  /** Before Blast. */
  readonly hits: Distribution;
  readonly damage: Distribution;
}

/** What a target may be left as; the four sum to 1. `unhurt` had no test. */
export interface NerveOdds {
  readonly unhurt: number;
  readonly steady: number;
  readonly wavering: number;
  readonly rout: number;
}

/** What one or several attacks on a target may come to, and its test after them. */
export interface CombatOdds extends NerveOdds {
  readonly hits: Distribution;
  readonly damage: Distribution;
}

/** The exact odds of a planned attack: every re-roll, Blast and dice Attacks included. Nothing is sampled. */
export function attackOdds(plan: AttackPlan): AttackOdds {
  const attacks = attackDice(plan);
  const hit = chanceOf(plan.toHit);
  const damage = plan.toDamage.impossible ? 0 : chanceOf(plan.toDamage);
  const { blast } = plan;
  const perHit = blast ? compound(diceTotal(blast.dice, blast.sides, blast.plus), oneIn(damage)) : oneIn(damage);
  const perDie = mixed([
    { weight: 1 - hit, of: surely(0) },
    { weight: hit, of: perHit },
  ]);
  return { attacks, hits: overDice(attacks, oneIn(hit)), damage: overDice(attacks, perDie) };
}

/**
 * The odds of a target's test after the damage of `damage`. `plan` is the test as it would be made if at least one
 * point is done; `otherwise` the test it owes already, if it does. Both hold the damage it carries now.
 */
export function nerveOdds(damage: Distribution, plan: NervePlan, otherwise?: NervePlan): NerveOdds {
  const odds = { unhurt: 0, steady: 0, wavering: 0, rout: 0 };
  damage.forEach((chance, dealt) => {
    if (chance === 0) return;
    const test = dealt > 0 ? plan : otherwise;
    if (!test) {
      odds.unhurt += chance;
      return;
    }
    const after = testOdds({ ...test, damage: test.damage + dealt });
    odds.steady += chance * after.steady;
    odds.wavering += chance * after.wavering;
    odds.rout += chance * after.rout;
  });
  return odds;
}

/** The odds of one Nerve test with the damage in its plan; a Rout that is rolled again counts by its second throw. */
export function testOdds(plan: NervePlan): Omit<NerveOdds, 'unhurt'> {
  const once = { steady: 0, wavering: 0, rout: 0 };
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) once[judge(plan, [a, b]).result] += 1 / 36;
  if (!plan.reroll) return once;
  return {
    steady: once.steady * (1 + once.rout),
    wavering: once.wavering * (1 + once.rout),
    rout: once.rout * once.rout,
  };
}

/** The odds of several attacks on one target and its single test after them. [KOW-MEL-02] */
export function combatOdds(attacks: readonly AttackPlan[], nerve: NervePlan, otherwise?: NervePlan): CombatOdds {
  const each = attacks.map(attackOdds);
  const hits = each.reduce<Distribution>((all, odds) => sum(all, odds.hits), surely(0));
  const damage = each.reduce<Distribution>((all, odds) => sum(all, odds.damage), surely(0));
  return { hits, damage, ...nerveOdds(damage, nerve, otherwise) };
}

/** The chance of one die, natural 1s rolled again where they are. `needed` is at least 2, so a 1 never succeeds. */
function chanceOf({ needed, reroll }: RollPlan): number {
  const once = Math.max(0, 7 - needed) / 6;
  return reroll === undefined ? once : once * (1 + 1 / 6);
}

function attackDice({ dice }: AttackPlan): Distribution {
  const base = asSum(dice.base);
  const out = new Array<number>(diceOf(dice, most(base)) + 1).fill(0);
  const rolled = diceTotal(base.dice, base.sides, base.plus);
  for (let value = least(base); value <= most(base); value++) {
    const count = diceOf(dice, value);
    out[count] = (out[count] ?? 0) + (rolled[value] ?? 0);
  }
  return out;
}

const overDice = (count: Distribution, one: Distribution): Distribution =>
  mixed(count.flatMap((weight, dice) => (weight === 0 ? [] : [{ weight, of: times(one, dice) }])));
