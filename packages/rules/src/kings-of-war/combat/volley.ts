import { atMost } from '@muster/geometry';
import type { Modifier, Refusal } from '../../kernel/refusal';
import { err, ok, type Result } from '../../kernel/result';
import { has } from '../special/holds';
import type { SpecialRule } from '../special/types';
import { blastOf, planDice, planToDamage, planToHit, shelterOf } from './attack';
import type { AttackPlan, Volley } from './types';

/**
 * Everything about one unit shooting another, before a die falls. `attacker.rules` holds the weapon's rules
 * (`withWeapon`). Refuses with every reason the weapon, the range or the state of the shooter gives; sight, arc and
 * engagement are judged before. [KOW-RNG-02] [KOW-RNG-04] [KOW-RNG-06] [KOW-RNG-08]
 */
export function planVolley(volley: Volley): Result<AttackPlan, readonly Refusal[]> {
  const { attacker, target, weapon, face } = volley;
  const attacks = weapon.attacks ?? attacker.attacks;
  const base = weapon.alwaysHitsOn ?? weapon.ranged ?? attacker.ranged;
  if (attacks === undefined || base === undefined) {
    return err([{ code: 'shoot/no-ranged', rule: 'KOW-UNI-08', who: [attacker.id] }]);
  }
  const toHit = planToHit(volley, base, weapon.alwaysHitsOn === undefined ? shootingModifiers(volley) : []);
  const dice = planDice(volley, attacks, undefined, toHit.sixes);
  const refusals = [...refusalsOf(volley), ...(dice.most < 1 ? [noDice(volley)] : [])];
  if (refusals.length > 0) return err(refusals);
  const blast = blastOf(volley);
  return ok({
    phase: 'ranged',
    attacker: attacker.id,
    target: target.id,
    weapon: weapon.name,
    face,
    dice,
    toHit,
    ...(blast ? { blast } : {}),
    toDamage: planToDamage(volley),
    lost: [],
    lifeleech: 0,
  });
}

/** Moving and cover as the shooter's rules leave them, and what the target's rules take. [KOW-RNG-08] [KOW-RNG-09] */
function shootingModifiers(volley: Volley): Modifier[] {
  const { moved, cover, weapon } = volley;
  const own = usable(volley);
  const start = moved && weapon.weaponClass === undefined ? -1 : 0;
  const moving = start && own.reduce((penalty, rule) => rule.modifies?.moving?.(volley, penalty) ?? penalty, start);
  const covered = cover ? own.reduce((penalty, rule) => rule.modifies?.cover?.(volley, penalty) ?? penalty, -1) : 0;
  return [
    { amount: moving, because: moving < -1 ? 'pot-shot' : 'KOW-RNG-08' },
    { amount: covered, because: 'KOW-COV-02' },
    ...shelterOf(volley),
  ].filter(({ amount }) => amount !== 0);
}

function refusalsOf(volley: Volley): Refusal[] {
  const { attacker, target, weapon, distance } = volley;
  const who = [attacker.id];
  const refusals: Refusal[] = [];
  if (attacker.disordered) refusals.push({ code: 'shoot/disordered', rule: 'KOW-RNG-04', who });
  if (weapon.usesLeft !== undefined && weapon.usesLeft < 1) {
    refusals.push({ code: 'shoot/used', rule: 'KOW-RNG-19', who, detail: { weapon: weapon.name } });
  }
  if (!atMost(distance, weapon.range)) {
    const detail = { distance, range: weapon.range, short: distance - weapon.range, weapon: weapon.name };
    refusals.push({ code: 'shoot/out-of-range', rule: 'KOW-RNG-02', who: [attacker.id, target.id], detail });
  }
  for (const rule of usable(volley)) {
    if (rule.forbids?.shooting?.(volley)) {
      refusals.push({
        code: `shoot/${rule.name}`,
        rule: rule.row,
        who: [attacker.id, target.id],
        detail: { distance, weapon: weapon.name },
      });
    }
  }
  return refusals;
}

const noDice = ({ attacker }: Volley): Refusal => ({ code: 'shoot/no-dice', rule: 'KOW-RNG-11', who: [attacker.id] });

const usable = (volley: Volley): readonly SpecialRule[] =>
  volley.attacker.rules.rules.filter(({ name }) => has(volley.attacker.rules, name, volley));
