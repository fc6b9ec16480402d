import type { Modifier } from '../../kernel/refusal';
import { least, most, plain } from '../special/amount';
import { amountOf, has, levelOf } from '../special/holds';
import type { Attack, AttackPlan, DicePlan, DiceSum, RollPlan } from './types';

/** The dice of an attack: halved for Devastated first, then multiplied, then halved for needing more than 6. [KOW-MEL-13] */
export function planDice(
  attack: Attack,
  base: number | DiceSum,
  factor: Modifier | undefined,
  sixes: boolean,
): DicePlan {
  const { devastated } = attack.attacker;
  const factors: Modifier[] = [];
  if (devastated) factors.push({ amount: 0.5, because: 'KOW-NRV-11' });
  if (factor) factors.push(factor);
  if (sixes) factors.push({ amount: 0.5, because: attack.phase === 'melee' ? 'KOW-MEL-04' : 'KOW-RNG-11' });
  const plan = { base, devastated, factor: factor?.amount ?? 1, halved: sixes, factors };
  const sum = asSum(base);
  return { ...plan, least: diceOf(plan, least(sum)), most: diceOf(plan, most(sum)) };
}

/** How many dice are rolled when the Attacks come to `base`. */
export function diceOf(plan: Pick<DicePlan, 'devastated' | 'factor' | 'halved'>, base: number): number {
  const stat = plan.devastated ? Math.floor(base / 2) : base;
  const all = stat * plan.factor;
  return plan.halved ? Math.floor(all / 2) : all;
}

export const asSum = (amount: number | DiceSum): DiceSum => (typeof amount === 'number' ? plain(amount) : amount);

/** The roll to hit: a natural 1 always misses; where more than 6 is needed only natural 6s hit. [KOW-RNG-10] [KOW-RNG-11] */
export function planToHit(attack: Attack, base: number, modifiers: readonly Modifier[]): AttackPlan['toHit'] {
  const wanted = base - sumOf(modifiers);
  return {
    base,
    needed: Math.min(6, Math.max(2, wanted)),
    modifiers,
    sixes: wanted > 6,
    ...rerolled(attack, 'to-hit'),
  };
}

/** The roll to damage: a natural 1 never damages; where more than 6 is needed nothing does. [KOW-RNG-13] [KOW-RNG-14] */
export function planToDamage(attack: Attack, extra: readonly Modifier[] = []): AttackPlan['toDamage'] {
  const { attacker, target } = attack;
  const modifiers = [...strengthOf(attack), ...extra];
  const shield = target.rules.rules
    .map((rule) => ({ because: rule.name, value: rule.modifies?.defenceAgainst?.(attack) ?? 0 }))
    .find(({ value }) => value > target.defence);
  const base = shield?.value ?? target.defence;
  const strong = base - sumOf(modifiers);
  // A weakened unit's natural 6s still damage what they could have damaged before.
  const wanted = attacker.weakened ? Math.min(strong + 1, Math.max(strong, 6)) : strong;
  if (attacker.weakened) modifiers.push({ amount: -1, because: 'KOW-MAG-21' });
  return {
    base,
    needed: Math.max(2, wanted),
    modifiers,
    impossible: wanted > 6,
    ...(shield ? { defence: shield.because } : {}),
    ...rerolled(attack, 'to-damage'),
  };
}

/** What each hit becomes, where the attack has Blast. */
export function blastOf(attack: Attack): DiceSum | undefined {
  for (const rule of attack.attacker.rules.rules) {
    const amount = rule.modifies?.hits && amountOf(attack.attacker.rules, rule.name, attack);
    if (amount) return rule.modifies?.hits?.(attack, amount);
  }
  return undefined;
}

/** What the target's rules take from the attack, as modifiers of the roll to hit. */
export const shelterOf = (attack: Attack): Modifier[] =>
  attack.target.rules.rules
    .map((rule) => ({ amount: rule.modifies?.toHitAgainst?.(attack) ?? 0, because: rule.name }))
    .filter(({ amount }) => amount !== 0);

const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { amount }) => sum + amount, 0);

/** Strength of the attacker that does not count in this attack: taken by the target, or by the state it is in. */
export function lostStrength(attack: Attack): AttackPlan['lost'] {
  const { attacker } = attack;
  if (attack.phase !== 'melee') return [];
  const calm: Attack = { ...attack, hindered: false, attacker: { ...attacker, disordered: false } };
  return attacker.rules.rules
    .filter(({ name }) => has(attacker.rules, name, attack))
    .flatMap((rule) => {
      const level = levelOf(attacker.rules, rule.name, attack);
      const full = rule.modifies?.toDamage?.(calm, level) ?? 0;
      if (full === 0) return [];
      const taker = attack.target.rules.rules.find(({ forbids }) => forbids?.ruleOfAttacker?.(attack, rule.name));
      if (taker) return [{ rule: rule.name, to: taker.name }];
      if ((rule.modifies?.toDamage?.(attack, level) ?? 0) > 0) return [];
      return [{ rule: rule.name, to: attacker.disordered ? 'KOW-DSO-02' : 'KOW-MEL-05' }];
    });
}

function strengthOf(attack: Attack): Modifier[] {
  const { attacker, target } = attack;
  return attacker.rules.rules
    .filter(({ name }) => has(attacker.rules, name, attack) && !isForbidden(attack, name, target))
    .map((rule) => ({
      amount: rule.modifies?.toDamage?.(attack, levelOf(attacker.rules, rule.name, attack)) ?? 0,
      because: rule.name,
    }))
    .filter(({ amount }) => amount !== 0);
}

/** Whether a rule of the target takes this rule from its attacker. */
export function isForbidden(attack: Attack, rule: Parameters<typeof has>[1], target = attack.target): boolean {
  return (
    attack.phase === 'melee' &&
    target.rules.rules.some((other) => other.forbids?.ruleOfAttacker?.(attack, rule) === true)
  );
}

function rerolled(attack: Attack, roll: 'to-hit' | 'to-damage'): Pick<RollPlan, 'reroll'> {
  const { rules } = attack.attacker;
  const rule = rules.rules.find(
    ({ name, modifies }) => modifies?.rerolls?.(attack) === roll && has(rules, name, attack),
  );
  return rule ? { reroll: rule.name } : {};
}
