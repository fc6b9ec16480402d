import type { Refusal, UnitId } from '../../kernel';
import { blowOdds, disorderOf, planBlow } from '../combat/melee-plan';
import { resolveAttack } from '../combat/resolve';
import type { Intent } from '../intents';
import type { State, Unit } from '../state';
import { seatsOf } from '../units';
import { ownFielded } from './guard';
import { chargersOf } from './settle';
import { outOfStep, type Planned, planned, refused, type StepRules, type Tale } from './step';

/** One combat: all who charged this target strike, in the order their side likes, then its nerve is tested. [KOW-MEL-02] */
export const combat: StepRules<'combat'> = {
  offers: (state, step) =>
    yetToStrike(state, step.side, step.waiting).map((unit) => ({
      needs: 'now',
      do: 'strike',
      unit: unit.id,
      intent: { do: 'strike', unit: unit.id },
    })),
  plan: (state, step, seat, intent) => {
    if (intent.do !== 'strike') return outOfStep(step, intent);
    return planStrikeIntent(state, seat, intent, yetToStrike(state, step.side, step.waiting), step.struck, () => {});
  },
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat) => ({
      seat,
      what: 'combat',
      detail: { target: step.target, left: yetToStrike(state, step.side, step.waiting).length },
    })),
};

const yetToStrike = (state: State, side: string, waiting: readonly UnitId[]): readonly Unit[] =>
  chargersOf(state, side).filter(({ id }) => waiting.includes(id));

/**
 * A unit strikes: `waiting` are those of its combat who have yet to, `struck` those who have. `begin` tells what
 * comes before the blow.
 */
export function planStrikeIntent(
  state: State,
  seat: string,
  intent: Extract<Intent, { do: 'strike' }>,
  waiting: readonly Unit[],
  struck: readonly UnitId[],
  begin: (tale: Tale) => void,
): Planned {
  const own = ownFielded(state, seat, intent.unit);
  if (!own.ok) return refused(own.error);
  const attacker = own.value;
  if (!waiting.some(({ id }) => id === attacker.id)) return refused(whyNot(attacker));
  const blow = planBlow(state, attacker);
  if (!blow.ok) return refused(blow.error);
  const { plan, target, marks, notes } = blow.value;
  return planned({
    marks,
    odds: blowOdds(state, blow.value, waiting, struck),
    notes,
    enact: (tale, dice) => {
      begin(tale);
      const result = resolveAttack(plan, dice);
      tale.add({ type: 'struck', result, ...disorderOf(attacker, target, result.damage) });
    },
  });
}

/** It has struck, it has not charged, or its fight is another one. [KOW-MEL-01] [KOW-MEL-02] */
function whyNot(unit: Unit): Refusal {
  if (unit.struck) return { code: 'strike/already', rule: 'KOW-MEL-01', who: [unit.id] };
  if (unit.order?.charge == null) return { code: 'strike/no-charge', rule: 'KOW-MEL-01', who: [unit.id] };
  return { code: 'strike/other-combat', rule: 'KOW-MEL-02', who: [unit.id, unit.order.charge.target] };
}
