import type { Dice } from '../../kernel/dice';
import { total } from '../special/amount';
import { asSum, diceOf } from './attack';
import type { AttackPlan, AttackResult, Faces, RollPlan } from './types';

/**
 * Rolls a planned attack: the Attacks where they are dice, to hit, Blast, to damage. Natural 1s that must be rolled
 * again are, once. [KOW-GEN-03] [KOW-SPR-09] [KOW-SPR-41]
 */
export function resolveAttack(plan: AttackPlan, dice: Dice): AttackResult {
  const base = asSum(plan.dice.base);
  const attacksRoll = roll(dice, base.dice, base.sides);
  const attacks = diceOf(plan.dice, total(base, attacksRoll));
  const toHit = throwAll(plan.toHit, attacks, dice);
  const hits = successes(toHit, plan.toHit.needed);
  const blast = plan.blast ? roll(dice, hits * plan.blast.dice, plan.blast.sides) : [];
  const impacts = plan.blast ? total({ ...plan.blast, plus: hits * plan.blast.plus }, blast) : hits;
  const toDamage = throwAll(plan.toDamage, plan.toDamage.impossible ? 0 : impacts, dice);
  const damage = successes(toDamage, plan.toDamage.needed);
  return {
    attacker: plan.attacker,
    target: plan.target,
    ...(plan.weapon === undefined ? {} : { weapon: plan.weapon }),
    face: plan.face,
    attacksRoll,
    attacks,
    toHit: { ...toHit, needed: plan.toHit.needed },
    hits,
    blast,
    impacts,
    toDamage: { ...toDamage, needed: plan.toDamage.needed },
    damage,
    healed: Math.min(plan.lifeleech, damage),
  };
}

/** The faces that count in the end: each die's last. */
export function finalFaces({ first, again }: Faces): readonly number[] {
  let next = 0;
  return first.map((face) => (face === 1 && next < again.length ? (again[next++] ?? face) : face));
}

function throwAll(plan: RollPlan, count: number, dice: Dice): Faces {
  const first = roll(dice, count, 6);
  const ones = plan.reroll === undefined ? 0 : first.filter((face) => face === 1).length;
  return { first, again: roll(dice, ones, 6) };
}

const successes = (faces: Faces, needed: number): number => finalFaces(faces).filter((face) => face >= needed).length;

const roll = (dice: Dice, count: number, sides: number): readonly number[] =>
  count > 0 ? dice.roll(count, sides) : [];
