import type { Figure, Odds } from '../../kernel/system';
import { type Distribution, meanOf, sum, surely } from './distribution';
import { attackOdds, type CombatOdds } from './odds';
import type { AttackPlan, NervePlan } from './types';

/** What the card shows before an attack: dice and needed numbers with their reasons, then the exact odds. */
export function attackFigures(plan: AttackPlan): Odds {
  const { dice, toHit, toDamage } = plan;
  const count: Figure =
    dice.least === dice.most
      ? { is: 'number', code: 'attacks', value: dice.most, modifiers: dice.factors }
      : { is: 'distribution', code: 'attacks', from: dice.least, chances: attackOdds(plan).attacks.slice(dice.least) };
  return [
    count,
    { is: 'number', code: 'to-hit', value: toHit.needed, modifiers: toHit.modifiers },
    {
      is: 'number',
      code: toDamage.impossible ? 'cannot-damage' : 'to-damage',
      value: toDamage.needed,
      modifiers: toDamage.modifiers,
    },
  ];
}

/**
 * The numbers of several attacks made together: their dice in sum, and what they need where all need the same. What
 * differs is told for each alone when it strikes.
 */
export function togetherFigures(plans: readonly AttackPlan[]): Odds {
  const [first, ...others] = plans;
  if (first === undefined) return [];
  if (others.length === 0) return attackFigures(first);
  const rolled = plans.some(({ dice }) => dice.least !== dice.most);
  const count: Figure = rolled
    ? attacksInSum(plans)
    : { is: 'number', code: 'attacks', value: plans.reduce((all, { dice }) => all + dice.most, 0) };
  const own = attackFigures(first).slice(1);
  const same = own.filter((figure) =>
    others.every((plan) => {
      const other = attackFigures(plan).find((each) => each.code === figure.code);
      return figure.is === 'number' && other?.is === 'number' && other.value === figure.value;
    }),
  );
  return [count, ...same.map((figure): Figure => (figure.is === 'number' ? withoutReasons(figure) : figure))];
}

function attacksInSum(plans: readonly AttackPlan[]): Figure {
  const least = plans.reduce((all, { dice }) => all + dice.least, 0);
  const chances = plans.reduce<Distribution>((all, plan) => sum(all, attackOdds(plan).attacks), surely(0));
  return { is: 'distribution', code: 'attacks', from: least, chances: chances.slice(least) };
}

/** The reasons are those of one attacker alone. */
const withoutReasons = ({ modifiers: _, ...figure }: Extract<Figure, { is: 'number' }>): Figure => figure;

/** The odds of a combat or a volley with the test after it. */
export const combatFigures = (odds: CombatOdds): Odds => [
  { is: 'number', code: 'expected-damage', value: Math.round(meanOf(odds.damage) * 100) / 100 },
  { is: 'distribution', code: 'hits', from: 0, chances: odds.hits },
  { is: 'distribution', code: 'damage', from: 0, chances: odds.damage },
  { is: 'chance', code: 'steady', value: odds.unhurt + odds.steady },
  { is: 'chance', code: 'wavering', value: odds.wavering },
  { is: 'chance', code: 'rout', value: odds.rout },
];

/** The numbers of a Nerve test before it is rolled; a Fearless unit has no Waver. */
export const nerveFigures = (plan: NervePlan): Odds => [
  ...(plan.waver.value === undefined
    ? []
    : [{ is: 'number', code: 'waver', value: plan.waver.value, modifiers: plan.waver.modifiers } as const]),
  { is: 'number', code: 'rout-value', value: plan.rout.value, modifiers: plan.rout.modifiers },
  { is: 'number', code: 'added', value: plan.damage, modifiers: plan.modifiers },
];
