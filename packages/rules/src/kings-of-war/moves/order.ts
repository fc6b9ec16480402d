import { inches, roundLength } from '@muster/geometry';
import type { Dice, Refusal, UnitId } from '../../kernel';
import { factsOf, neighbours, rulesNow } from '../combat/facts';
import { afterOrder, planRegeneration, planSteadying, resolveRoll } from '../combat/orders';
import type { DiceSum } from '../combat/types';
import { amountOf } from '../special/holds';
import { RULES } from '../special/rules';
import type { BearerAsked } from '../special/types';
import type { OrderKind, State, Unit } from '../state';
import type { Tale } from '../steps/step';
import { bearerOf, fieldedUnits, isFielded, isNimble, isWarEngine, unitOf } from '../units';

/** Speed in mm; Frozen takes an inch off what is faster than 4 [KOW-SPR-13]. */
export const speedOf = (unit: Unit): number =>
  inches((unit.frozen ? RULES.frozen.modifies?.speed?.(unit.profile.speed) : undefined) ?? unit.profile.speed);

/** How far an order goes, in mm [KOW-MOV-03] to [KOW-MOV-06]. */
export function allowanceOf(unit: Unit, kind: 'advance' | 'back' | 'sidestep' | 'double'): number {
  const speed = speedOf(unit);
  return roundLength(kind === 'advance' ? speed : kind === 'double' ? 2 * speed : speed / 2);
}

/** Pivots of up to 90 degrees an order may make; Nimble adds one [KOW-MOV-08]. */
export const pivotsOf = (unit: Unit, kind: 'advance' | 'back' | 'sidestep' | 'double' | 'charge'): number =>
  (kind === 'advance' || kind === 'charge' ? 1 : 0) +
  (isNimble(unit) && RULES.nimble.permits?.extraPivot?.({ order: kind, wavering: unit.wavering, scouting: false })
    ? 1
    : 0);

/** Every reason why this unit may not be given this order now; geometry comes after. */
export function orderRefusals(state: State, unit: Unit, kind: OrderKind, scouting = false): readonly Refusal[] {
  const who = [unit.id];
  const asked = { order: kind, wavering: unit.wavering, scouting };
  const { rules } = rulesNow(state, unit);
  const forbidding = rules.filter((rule) => rule.forbids?.order?.(asked));
  const refusals: Refusal[] = forbidding.map((rule) => ({
    code: 'order/rule-forbids',
    rule: rule.row,
    who,
    detail: { order: kind, because: rule.name },
  }));
  if (scouting) return refusals;
  if (unit.order !== null) return [{ code: 'order/already', rule: 'KOW-TRN-03', who }];
  if (mustSteady(state, unit)) return [{ code: 'order/steady-first', rule: 'KOW-SPR-15', who }];
  const calm = kind === 'halt' || kind === 'face' || kind === 'back';
  if (unit.wavering && !calm && !rules.some((rule) => rule.permits?.order?.(asked)))
    refusals.push({
      code: 'order/wavering',
      rule: kind === 'counter-charge' ? 'KOW-CTR-05' : 'KOW-MOV-14',
      who,
      detail: { order: kind },
    });
  const bold = kind === 'charge' || kind === 'counter-charge';
  if (isWarEngine(unit) && (kind === 'double' || bold))
    refusals.push({ code: 'order/war-engine', rule: 'KOW-WAR-01', who, detail: { order: kind } });
  if (bold && !fights(unit)) refusals.push({ code: 'order/no-melee', rule: 'KOW-UNI-08', who });
  return refusals;
}

/** A unit with a dash for Melee or Attacks never strikes [KOW-UNI-08]. */
export const fights = (unit: Unit): boolean => unit.profile.melee !== null && unit.profile.attacks !== null;

/** Headstrong and Wavering: the die is rolled before any order [KOW-SPR-15]. */
export const mustSteady = (state: State, unit: Unit): boolean =>
  !unit.steadied && planSteadying(bearerNow(state, unit)) !== undefined;

/** The bearer with what auras give it at this moment (our ruling: asked when the order is given). [KOW-SPR-01] */
const bearerNow = (state: State, unit: Unit): BearerAsked => ({ ...bearerOf(unit), rules: rulesNow(state, unit) });

/** Charge reach in mm: twice Speed, then Wild Charge; a die of it counts once rolled [KOW-CHG-12] [KOW-SPR-42]. */
export const reachOfCharge = (state: State, unit: Unit): number =>
  roundLength(2 * speedOf(unit) + inches(wildOf(state, unit)));

function wildOf(state: State, unit: Unit): number {
  if (unit.wild !== null) return unit.wild;
  const wild = wildAmount(state, unit);
  return wild === undefined || wild.dice > 0 ? 0 : wild.plus;
}

/** What a rule adds to the charge reach of this unit, in inches or as dice for them. */
function wildAmount(state: State, unit: Unit): DiceSum | undefined {
  const book = rulesNow(state, unit);
  for (const { name, modifies } of book.rules) {
    const amount = modifies?.chargeReach && amountOf(book, name);
    if (amount) return modifies?.chargeReach?.(amount);
  }
  return undefined;
}

/** The Wild Charge that has yet to be rolled this turn. */
export function wildDice(state: State, unit: Unit): DiceSum | undefined {
  const wild = wildAmount(state, unit);
  return wild !== undefined && wild.dice > 0 && unit.wild === null ? wild : undefined;
}

/**
 * An order with what the rules do around it: Regeneration before anything else, then the order, then Cloak of Death
 * and Radiance of Life. A unit given no order goes through the same, as it counts as halted. [KOW-MOV-15] [KOW-TRN-03]
 */
export function carryOut(tale: Tale, dice: Dice, id: UnitId, order?: () => void): void {
  regenerate(tale, dice, id);
  order?.();
  touchAround(tale, id);
}

/** Wavering Headstrong units roll: success leaves them only Disordered [KOW-SPR-15]. */
export function steady(tale: Tale, dice: Dice, id: UnitId): void {
  const unit = unitOf(tale.state, id);
  const plan = unit === undefined ? undefined : planSteadying(bearerNow(tale.state, unit));
  if (plan === undefined) return;
  const { faces, made } = resolveRoll(plan, dice);
  tale.add({ type: 'steadied', unit: id, face: faces[0] ?? 1, held: made > 0 });
}

function regenerate(tale: Tale, dice: Dice, id: UnitId): void {
  const unit = unitOf(tale.state, id);
  const plan = unit === undefined ? undefined : planRegeneration(bearerNow(tale.state, unit));
  if (plan === undefined || plan.dice === 0) return;
  const { faces, made } = resolveRoll(plan, dice);
  tale.add({ type: 'regenerated', unit: id, faces, needed: plan.needed, healed: made });
}

/** Each unit suffers, and profits, from one such source a turn [KOW-SPR-05] [KOW-SPR-29]. */
function touchAround(tale: Tale, id: UnitId): void {
  const { state } = tale;
  const unit = unitOf(state, id);
  if (!isFielded(unit) || !rulesNow(state, unit).rules.some((rule) => rule.follows?.afterOrder)) return;
  const those = (flag: 'cloaked' | 'radiated'): readonly UnitId[] =>
    fieldedUnits(state)
      .filter((each) => each[flag])
      .map((each) => each.id);
  const { friends, enemies } = neighbours(state, unit);
  const touched = afterOrder(factsOf(state, unit), friends, enemies, those('cloaked'), those('radiated'));
  if (touched.harmed.length > 0) tale.add({ type: 'cloaked', by: id, units: touched.harmed });
  if (touched.healed.length > 0) tale.add({ type: 'radiated', by: id, units: touched.healed });
}
