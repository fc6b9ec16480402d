import type { Modifier } from '../../kernel/refusal';
import { has, levelOf } from '../special/holds';
import { RULES } from '../special/rules';
import { blastOf, isForbidden, lostStrength, planDice, planToDamage, planToHit, shelterOf } from './attack';
import type { AttackPlan, Strike } from './types';

/**
 * Everything about one unit striking another, before a die falls: dice, both rolls, every reason. A unit without
 * melee attacks may have charged; it rolls no dice. [KOW-MEL-03] [KOW-MEL-04] [KOW-MEL-06]
 */
export function planStrike(strike: Strike): AttackPlan {
  const { attacker, target, face } = strike;
  const unarmed = attacker.attacks === undefined || attacker.melee === undefined;
  const hindered: Modifier[] = strike.hindered ? [{ amount: -1, because: 'KOW-MEL-05' }] : [];
  const toHit = planToHit(strike, attacker.melee ?? 6, [...hindered, ...shelterOf(strike)]);
  const factor: Modifier | undefined = unarmed ? { amount: 0, because: 'KOW-UNI-08' } : factorOf(strike);
  const blast = blastOf(strike);
  return {
    phase: 'melee',
    attacker: attacker.id,
    target: target.id,
    face,
    dice: planDice(strike, unarmed ? 0 : (attacker.attacks ?? 0), factor, toHit.sixes),
    toHit,
    ...(blast ? { blast } : {}),
    toDamage: planToDamage(strike, hillBonus(strike)),
    lost: lostStrength(strike),
    lifeleech: Math.min(attacker.damage, leechOf(strike)),
  };
}

/** Twice for a flank, three times for the rear or a War Engine; Individuals neither give nor take it. [KOW-MEL-03] [KOW-WAR-02] */
function factorOf(strike: Strike): Modifier | undefined {
  const { attacker, target, face } = strike;
  if (target.types.includes('warEngine')) return { amount: 3, because: 'KOW-WAR-02' };
  for (const rule of attacker.rules.rules) {
    const amount = has(attacker.rules, rule.name, strike) ? (rule.modifies?.attacks?.(strike) ?? 1) : 1;
    if (amount !== 1) return { amount, because: rule.name };
  }
  const alone = [attacker, target].some((unit) =>
    unit.rules.rules.some((rule) => rule.forbids?.facingBonus?.(strike) === true),
  );
  if (alone || face === 'front') return undefined;
  return { amount: face === 'rear' ? 3 : 2, because: 'KOW-MEL-03' };
}

/** Thunderous Charge (+1) for coming down a hill, under every limit of that rule; never for units with Fly. [KOW-TER-07] */
function hillBonus(strike: Strike): Modifier[] {
  const { attacker, fromHill, hindered } = strike;
  if (!fromHill || hindered || has(attacker.rules, 'fly') || isForbidden(strike, 'thunderous-charge')) return [];
  const amount = RULES['thunderous-charge'].modifies?.toDamage?.(strike, 1) ?? 0;
  return amount > 0 ? [{ amount, because: 'KOW-TER-07' }] : [];
}

function leechOf(strike: Strike): number {
  const { rules } = strike.attacker;
  return rules.rules.reduce(
    (sum, rule) => sum + (rule.follows?.afterStrike?.(levelOf(rules, rule.name, strike)) ?? 0),
    0,
  );
}
