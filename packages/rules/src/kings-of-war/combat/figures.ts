import type { Figure, Odds } from '../../kernel/system';
import { meanOf } from './distribution';
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
