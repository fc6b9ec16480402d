import type { Refusal, UnitId } from '../../kernel';
import { has } from '../figures';
import type { Figure } from '../state';
import type { ActStep } from '../steps-flow';

/** What a figure wants to do with an attack's worth of its turn. `throw`: a javelin. */
export type AttackKind = 'melee' | 'shot' | 'throw' | 'spell';

/**
 * Why a figure may not make another attack this turn, or undefined where it may: one attack a turn, melee and shooting
 * apart, spells apart from both. Combat Masters strike and Legendary Shots shoot with every action, a javelin goes with
 * a blow [ASOBH-ACT-06] [ASOBH-ACT-07] [ASOBH-ACT-08]. What one spell allows beside it is the spell's business.
 */
export function mayAttack(figure: Figure, kind: AttackKind): Refusal | undefined {
  const { melees, shots, throws, casts } = figure.did;
  const no = (code: string, rule: string): Refusal => ({ code, rule, who: [figure.id] });
  if (kind === 'spell')
    return melees + shots + throws > 0 ? no('attack/no-spell-after-attack', 'ASOBH-ACT-08') : undefined;
  if (casts > 0) return no('attack/no-attack-after-spell', 'ASOBH-ACT-08');
  if (kind === 'melee') {
    if (shots > 0) return no('attack/shot-already', 'ASOBH-ACT-07');
    return melees > 0 && !has(figure, 'combat-master') ? no('attack/once', 'ASOBH-ACT-06') : undefined;
  }
  if (kind === 'throw') return throws + shots > 0 ? no('attack/once', 'ASOBH-ACT-06') : undefined;
  if (melees > 0) return no('attack/fought-already', 'ASOBH-ACT-07');
  return shots + throws > 0 && !has(figure, 'legendary-shot') ? no('attack/once', 'ASOBH-ACT-06') : undefined;
}

/** Why so many actions cannot be paid, or undefined where they can [ASOBH-ACT-03]. */
export function tooFew(act: ActStep, unit: UnitId, cost: number): Refusal | undefined {
  const left = Object.hasOwn(act.left, unit) ? (act.left[unit] ?? 0) : 0;
  return left >= cost
    ? undefined
    : { code: 'act/too-few-actions', rule: 'ASOBH-ACT-03', who: [unit], detail: { left, cost } };
}
