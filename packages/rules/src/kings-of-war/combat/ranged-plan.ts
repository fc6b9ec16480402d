import { arcPolygon, atMost, gapToPoint, isPartlyIn, leaderPoint, roundLength } from '@muster/geometry';
import type { Mark, Note, Odds, Refusal, Result } from '../../kernel';
import { err, ok } from '../../kernel';
import { coverOf, sightTo } from '../moves/sight';
import type { State } from '../state';
import { baseOf, engagedWith, type Fielded, isEngaged, isFielded, isWarEngine, isYielding, unitOf } from '../units';
import { weaponOf } from './facts';
import { nerveOf, volleyOf } from './facts-attacks';
import { attackFigures, combatFigures } from './figures';
import { planNerve } from './nerve';
import { combatOdds } from './odds';
import type { AttackPlan, WeaponFacts } from './types';
import { planVolley } from './volley';

export interface Shot {
  readonly plan: AttackPlan;
  readonly weapon: WeaponFacts;
  readonly marks: readonly Mark[];
  readonly notes: readonly Note[];
}

export interface NoShot {
  readonly refusals: readonly Refusal[];
  readonly marks: readonly Mark[];
}

/**
 * One unit shooting another with one of its weapons, judged whole: every reason against it is named, with who and
 * where and by how much. [KOW-RNG-01] [KOW-RNG-02] [KOW-RNG-05]
 */
export function planShot(state: State, shooter: Fielded, target: Fielded, name: string): Result<Shot, NoShot> {
  const weapon = weaponOf(shooter, name);
  if (!weapon) return err({ refusals: [noWeapon(shooter, name)], marks: [] });
  const volley = volleyOf(state, shooter, target, weapon);
  const plan = planVolley(volley);
  const look = lookAt(state, shooter, target);
  const marks: Mark[] = [rangeMark(shooter, weapon), ...look.marks];
  const refusals = [
    ...shooterRefusals(state, shooter),
    ...targetRefusals(state, target),
    ...look.refusals,
    ...(plan.ok ? [] : plan.error),
  ];
  if (refusals.length > 0 || !plan.ok) return err({ refusals, marks });
  const cover = coverOf(state, shooter, target, !volley.moved);
  const costs = plan.value.toHit.modifiers.some(({ because }) => because === 'KOW-COV-02');
  const notes: Note[] = costs
    ? [{ code: 'in-cover', because: 'KOW-COV-02', detail: { by: cover.by.join(','), clear: cover.clear } }]
    : [];
  if (plan.value.toDamage.impossible) notes.push({ code: 'cannot-damage', because: 'KOW-RNG-14' });
  return ok({ plan: plan.value, weapon, marks, notes });
}

/** The exact odds of a shot, and of the target's test at the end of the phase. */
export function shotOdds(state: State, shooter: Fielded, target: Fielded, shot: Shot): Odds {
  const owed = state.toTest.find((harm) => harm.unit === target.id);
  const by = [...(owed?.by ?? []), { unit: shooter.id, weapon: shot.weapon.name }];
  const hurt = planNerve(nerveOf(state, target, 'ranged', by));
  const otherwise = owed && planNerve(nerveOf(state, target, 'ranged', owed.by));
  return [...attackFigures(shot.plan), ...combatFigures(combatOdds([shot.plan], hurt, otherwise))];
}

/** Why a unit may not make a ranged attack at all, whatever the target; empty if it may. [KOW-RNG-01] [KOW-RNG-03] [KOW-RNG-05] [KOW-DIS-07] */
export function shooterRefusals(state: State, shooter: Fielded): Refusal[] {
  const who = [shooter.id];
  const refusals: Refusal[] = [];
  if (shooter.shot) refusals.push({ code: 'shoot/already', rule: 'KOW-RNG-01', who });
  if (shooter.order?.is === 'double') refusals.push({ code: 'shoot/doubled', rule: 'KOW-RNG-03', who });
  const held = engagedWith(state, shooter.id).filter((id) => !yields(state, id));
  if (held.length > 0) refusals.push({ code: 'shoot/engaged', rule: 'KOW-RNG-05', who: [shooter.id, ...held] });
  return refusals;
}

/** Cheap tests that a target fails before sight is looked at: arc, range, engagement. For lists of offers. */
export function mayReach(state: State, shooter: Fielded, target: Fielded, range: number): boolean {
  const { distance } = gapToPoint(baseOf(target), leaderPoint(baseOf(shooter)));
  return atMost(distance, range) && !isEngaged(state, target.id) && arcOf(shooter, target).inside;
}

/** The zone a weapon covers: the front arc as far as it carries. [KOW-WAR-04] */
export const rangeMark = (shooter: Fielded, weapon: WeaponFacts): Mark => ({
  is: 'region',
  polygon: arcPolygon(baseOf(shooter), 'front', weapon.range, arcOptions(shooter)),
  tone: 'reach',
});

function lookAt(state: State, shooter: Fielded, target: Fielded): NoShot {
  const arc = arcOf(shooter, target);
  const seen = sightTo(state, shooter, target);
  const eye = leaderPoint(baseOf(shooter));
  const refusals: Refusal[] = [];
  if (!arc.inside) {
    const detail = { short: roundLength(-arc.margin) };
    refusals.push({
      code: 'shoot/out-of-arc',
      rule: 'KOW-RNG-02',
      who: [shooter.id, target.id],
      where: arc.at,
      detail,
    });
  }
  if (seen.seen && seen.line) return { refusals, marks: [{ is: 'line', ...seen.line, tone: 'sight' }] };
  const { blockedBy } = seen;
  const own = blockedBy?.id === shooter.id;
  // What lies behind a unit is out of its arc; that its own base is in the way as well is no news.
  if (own && !arc.inside) return { refusals, marks: [] };
  const who = [shooter.id, target.id, ...(blockedBy && !own && unitOf(state, blockedBy.id) ? [blockedBy.id] : [])];
  const piece = state.terrain.find(({ id }) => id === blockedBy?.id);
  refusals.push({
    code: 'shoot/no-sight',
    rule: own ? 'KOW-LOS-04' : 'KOW-LOS-01',
    who,
    ...(blockedBy ? { where: blockedBy.at } : {}),
    ...(piece ? { detail: { piece: piece.name } } : {}),
  });
  const to = blockedBy?.at ?? { x: target.pose.x, y: target.pose.y };
  const marks: Mark[] = [{ is: 'line', from: eye, to, tone: 'blocked' }];
  if (blockedBy && !piece && !own) marks.push({ is: 'outline', unit: blockedBy.id, tone: 'blocked' });
  return { refusals, marks };
}

function targetRefusals(state: State, target: Fielded): Refusal[] {
  const held = engagedWith(state, target.id);
  return held.length === 0 ? [] : [{ code: 'shoot/target-engaged', rule: 'KOW-RNG-05', who: [target.id, ...held] }];
}

const noWeapon = (shooter: Fielded, weapon: string): Refusal => ({
  code: 'shoot/no-weapon',
  rule: 'KOW-RNG-06',
  who: [shooter.id],
  detail: { weapon },
});

const arcOf = (shooter: Fielded, target: Fielded): ReturnType<typeof isPartlyIn> =>
  isPartlyIn(baseOf(shooter), 'front', baseOf(target), arcOptions(shooter));

/** A War Engine aims along its 50 mm, however wide its base. [KOW-WAR-04] */
const arcOptions = (shooter: Fielded): { readonly frontWidth?: number } =>
  isWarEngine(shooter) ? { frontWidth: 50 } : {};

function yields(state: State, id: string): boolean {
  const unit = unitOf(state, id);
  return isFielded(unit) && isYielding(unit);
}
