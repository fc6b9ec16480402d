import { gap, leaderPoint } from '@muster/geometry';
import type { Mark, Note, Odds, Refusal, Result } from '../../kernel';
import { err, ok } from '../../kernel';
import { compile } from '../special/book';
import type { State, Unit } from '../state';
import { baseOf, type Fielded, isFielded, unitOf } from '../units';
import { inMelee, nerveOf, strikeOf } from './facts-attacks';
import { attackFigures, combatFigures, togetherFigures } from './figures';
import { planNerve } from './nerve';
import { combatOdds } from './odds';
import { planStrike } from './strike';
import type { AttackPlan } from './types';

export interface Blow {
  readonly plan: AttackPlan;
  readonly target: Fielded;
  readonly marks: readonly Mark[];
  readonly notes: readonly Note[];
}

/** A unit striking what it charged this turn. Refused if it did not charge, or if its target is gone. [KOW-MEL-01] */
export function planBlow(state: State, attacker: Fielded): Result<Blow, Refusal> {
  const charge = attacker.order?.charge;
  const target = charge ? unitOf(state, charge.target) : undefined;
  if (!charge || !isFielded(target)) return err({ code: 'strike/no-charge', rule: 'KOW-MEL-01', who: [attacker.id] });
  const plan = planStrike(strikeOf(state, attacker, target, charge));
  const notes: Note[] = [];
  if (charge.hindered)
    notes.push({ code: 'hindered', because: 'KOW-MEL-05', detail: { by: piecesNamed(state, charge.hinderedBy) } });
  if (plan.toHit.sixes) notes.push({ code: 'sixes-only', because: 'KOW-MEL-04' });
  if (plan.toDamage.impossible) notes.push({ code: 'cannot-damage', because: 'KOW-MEL-14' });
  for (const { rule, to } of plan.lost) notes.push({ code: 'rule-lost', because: rule, detail: { rule, to } });
  const from = leaderPoint(baseOf(attacker));
  const marks: Mark[] = [
    { is: 'line', from, to: gap(baseOf(attacker), baseOf(target)).to, tone: 'target' },
    { is: 'outline', unit: target.id, tone: 'target' },
  ];
  return ok({ plan, target, marks, notes });
}

/** Terrain by its names, as people read it. */
const piecesNamed = (state: State, ids: readonly string[]): string =>
  state.terrain
    .filter((piece) => ids.includes(piece.id))
    .map((piece) => piece.name)
    .join(', ');

/** The same before anyone has struck: of all these chargers together, and their numbers together. [KOW-MEL-02] */
export function combatFiguresOf(state: State, target: Fielded, chargers: readonly Fielded[]): Odds {
  const plans = plansOf(state, chargers);
  const by = inMelee(
    state,
    target,
    chargers.map(({ id }) => id),
  );
  const nerve = planNerve(nerveOf(state, target, 'melee', by));
  const owed = state.toTest.some((harm) => harm.unit === target.id);
  return [...togetherFigures(plans), ...combatFigures(combatOdds(plans, nerve, owed ? nerve : undefined))];
}

const plansOf = (state: State, units: readonly Unit[]): readonly AttackPlan[] =>
  units.flatMap((unit) => {
    const blow = isFielded(unit) ? planBlow(state, unit) : undefined;
    return blow?.ok ? [blow.value.plan] : [];
  });

/**
 * The numbers of a blow, and the exact odds of its combat: of everyone who has yet to strike, with the damage done
 * already, and of the one test after it. `struck` are those who have. [KOW-MEL-02]
 */
export function blowOdds(state: State, blow: Blow, waiting: readonly Unit[], struck: readonly string[]): Odds {
  const plans = plansOf(state, waiting);
  const by = inMelee(state, blow.target, [...struck, ...waiting.map(({ id }) => id)]);
  const nerve = planNerve(nerveOf(state, blow.target, 'melee', by));
  const owed = state.toTest.some((harm) => harm.unit === blow.target.id);
  return [...attackFigures(blow.plan), ...combatFigures(combatOdds(plans, nerve, owed ? nerve : undefined))];
}

/** What damage by this attacker does to the order of its target: Disordered, and no longer Nimble. [KOW-DSO-01] [KOW-DSO-02] */
export function disorderOf(attacker: Unit, target: Unit, damage: number): { disorders: boolean; losesNimble: boolean } {
  const disorders = damage > 0 && !target.profile.cannotBeDisordered;
  const tangles = compile(attacker.profile.rules).rules.some((rule) => rule.forbids?.nimbleOfDisordered?.());
  return { disorders, losesNimble: disorders && tangles };
}
