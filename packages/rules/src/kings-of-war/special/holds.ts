import { atMost, inches } from '@muster/geometry';
import type { Attack, DiceSum, Near, UnitFacts } from '../combat/types';
import type { Qualifier, RuleName } from '../content/types';
import { added, diceSum, mean, plain } from './amount';
import type { BearerAsked, RuleBook, RuleRef } from './types';

/** Whether the rule is in the book, and where an attack is given, whether it works in that phase against that target. */
export const has = (book: RuleBook, rule: RuleName, attack?: Attack): boolean =>
  book.refs.some((ref) => ref.rule === rule && applies(ref, attack));

/** The figure of a rule, 0 where it is not there. Dice count as their addition only: ask `amountOf` for those. */
export const levelOf = (book: RuleBook, rule: RuleName, attack?: Attack): number =>
  amountOf(book, rule, attack)?.plus ?? 0;

/** The figure of a rule with every (+n) and its maximum, or undefined where it is not there. [KOW-GEN-07] */
export function amountOf(book: RuleBook, rule: RuleName, attack?: Attack): DiceSum | undefined {
  const refs = book.refs.filter((ref) => ref.rule === rule && applies(ref, attack));
  if (refs.length === 0) return undefined;
  const {
    standard = 0,
    most = Number.POSITIVE_INFINITY,
    lowerIsBetter,
  } = book.rules.find(({ name }) => name === rule)?.figure ?? {};
  const amounts = refs
    .filter((ref) => !ref.plus)
    .map((ref) => (ref.n === undefined ? plain(standard) : diceSum(ref.n)));
  const best = amounts.sort((a, b) => (lowerIsBetter ? mean(a) - mean(b) : mean(b) - mean(a)))[0] ?? plain(0);
  const more = refs.reduce((sum, ref) => sum + (ref.plus ? figure(ref) : 0), 0);
  const whole = added(best, more);
  return whole.dice === 0 ? plain(Math.min(whole.plus, most)) : whole;
}

/** Whether a unit has a rule and may use it now: Fly and Nimble can be lost, a Mighty Individual does not yield. */
export const works = (rule: RuleName, bearer: BearerAsked): boolean =>
  has(bearer.rules, rule) && !bearer.rules.rules.some((other) => other.forbids?.ownRule?.(rule, bearer));

/** Whether a unit stands within so many inches, measured as every distance between units. [KOW-GEN-04] */
export const isWithin = (near: Near, count: number): boolean => atMost(near.distance, inches(count));

/** Whether a unit answers to one of the qualifiers; with none, everyone does. `bearer` is who has the rule. */
export function answers(unit: UnitFacts, qualifiers: readonly Qualifier[] | undefined, bearer?: UnitFacts): boolean {
  if (!qualifiers || unit.id === bearer?.id) return true;
  return qualifiers.some(
    (q) =>
      !q.self &&
      (q.keyword === undefined || unit.keywords.some((k) => k.toLowerCase() === q.keyword?.toLowerCase())) &&
      (q.unitType === undefined || unit.types.includes(q.unitType)) &&
      (q.specialRule === undefined || has(unit.rules, q.specialRule)),
  );
}

/** Whether a printed rule works in this attack: its phase and its "vs" hold. [KOW-GEN-08] */
function applies(ref: RuleRef, attack: Attack | undefined): boolean {
  if (!attack) return true;
  return (ref.phase === undefined || ref.phase === attack.phase) && answers(attack.target, ref.vs);
}

/** The number a printed rule stands for when compared with others; dice count with their mean. */
export const figure = (ref: RuleRef): number => (ref.n === undefined ? 0 : mean(diceSum(ref.n)));
