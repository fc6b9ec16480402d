import {
  angleOf,
  atMost,
  edge,
  gapFromSegment,
  isPartlyIn,
  lengthOf,
  reachOf,
  roundAngle,
  sub,
} from '@muster/geometry';
import type { Mark, Preview, Refusal, SeatId, UnitId } from '../../kernel';
import type { Draft } from '../../kernel/system';
import type { Intent, IntentOf } from '../intents';
import type { State } from '../state';
import { enemyFielded, ownFielded } from '../steps/guard';
import { type Planned, planned, refused } from '../steps/step';
import { baseOf, enemiesOf, type Fielded, isFielded, isIndividual, sideOf } from '../units';
import { chargeTale } from './charge-events';
import { chargeOdds, chargeShown } from './charge-shown';
import { chargeRefusals, chargeStance } from './charge-test';
import { carryOut, orderRefusals, reachOfCharge } from './order';
import { chargeMarks } from './reach';
import { solve } from './solve';

/**
 * One or several units charge one enemy. Every charger passes its own tests before any moves; then they move one at a
 * time and share the facings they meet. [KOW-CHG-01] to [KOW-CHG-14], [KOW-MUL-01] to [KOW-MUL-08]
 */
export function planCharges(state: State, seat: SeatId, intent: IntentOf<'charge'>): Planned {
  const enemy = enemyFielded(state, seat, intent.target);
  if (!enemy.ok) return refused(enemy.error);
  const target = enemy.value;
  const own = intent.chargers.map((each) => ownFielded(state, seat, each.unit));
  const unknown = own.flatMap((each) => (each.ok ? [] : [each.error]));
  if (unknown.length > 0) return refused(unknown);
  const chargers = own.flatMap((each) => (each.ok ? [each.value] : []));
  const ids = chargers.map((each) => each.id);
  if (new Set(ids).size < ids.length) return refused({ code: 'charge/named-twice', rule: 'KOW-MUL-01', who: ids });
  const stances = chargers.map((unit, i) => chargeStance(state, unit, target, intent.chargers[i]?.facing));
  const failed = stances.flatMap((stance) => chargeRefusals(state, stance));
  const early = declaredTogether(state, target, seat);
  const refusals = [...early, ...failed];
  if (refusals.length > 0) return refused(refusals, chargeShown(stances, refusals));
  const solved = solve(state, stances, target);
  if (!solved.ok) return refused(solved.error, chargeShown(stances, solved.error));
  const told = chargeTale(state, stances, target, solved.value);
  return planned({
    marks: [...chargeShown(stances, []), ...told.marks],
    notes: told.notes,
    odds: chargeOdds(told.after, ids),
    enact: (tale, dice) => {
      for (const event of told.events) carryOut(tale, dice, event.unit, () => tale.add(event));
    },
  });
}

/** All charges on one enemy are ordered at the same time [KOW-MUL-01]. */
function declaredTogether(state: State, target: Fielded, seat: SeatId): readonly Refusal[] {
  const side = sideOf(state, seat);
  const before = Object.values(state.units).filter(
    (unit) => unit.side === side && unit.order?.charge?.how === 'charge' && unit.order.charge.target === target.id,
  );
  if (before.length === 0) return [];
  const who = [target.id, ...before.map((unit) => unit.id)];
  return [{ code: 'charge/declared-together', rule: 'KOW-MUL-01', who }];
}

/** A charge that has no target yet: the reach, and the enemies in it. */
export function previewChargeDraft(state: State, seat: SeatId, draft: Draft<Intent>): Preview<Intent> {
  const chargers = 'chargers' in draft ? draft.chargers : undefined;
  if (!Array.isArray(chargers)) return { is: 'unfinished', needs: 'chargers', marks: [] };
  const marks: Mark[] = [];
  const refusals: Refusal[] = [];
  for (const each of chargers as readonly { readonly unit?: unknown }[]) {
    const own = ownFielded(state, seat, String(each?.unit));
    if (!own.ok) refusals.push(own.error);
    else {
      refusals.push(...orderRefusals(state, own.value, 'charge'));
      marks.push(...chargeMarks(state, own.value), ...inReach(state, own.value).map(outlined));
    }
  }
  return refusals.length > 0 ? { is: 'refused', refusals, marks } : { is: 'unfinished', needs: 'target', marks };
}

const outlined = (unit: UnitId | Fielded): Mark => ({
  is: 'outline',
  unit: typeof unit === 'string' ? unit : unit.id,
  tone: 'target',
});

/** Enemies in charge reach, and in the front arc; an Individual may turn to any of them first. */
export function inReach(state: State, unit: Fielded): readonly Fielded[] {
  const base = baseOf(unit);
  const front = edge(base, 'front');
  const slack = isIndividual(unit) ? reachOf(base.shape) : 0;
  return enemiesOf(state, unit.side).filter(
    (enemy) =>
      atMost(gapFromSegment(front, baseOf(enemy)).distance, reachOfCharge(state, unit) + slack) &&
      (slack > 0 || isPartlyIn(base, 'front', baseOf(enemy)).inside),
  );
}

/** A random legal charge of this unit, now and then with a friend. */
export function sampleCharge(state: State, seat: SeatId, unit: Fielded, random: () => number): Intent | undefined {
  const targets = inReach(state, unit).toSorted(() => random() - 0.5);
  for (const target of targets.slice(0, 3)) {
    const alone: IntentOf<'charge'> = { do: 'charge', target: target.id, chargers: [chargerOf(unit, target)] };
    const friends = Object.values(state.units).filter(
      (friend): friend is Fielded =>
        isFielded(friend) &&
        friend.id !== unit.id &&
        friend.side === unit.side &&
        orderRefusals(state, friend, 'charge').length === 0 &&
        inReach(state, friend).some((enemy) => enemy.id === target.id),
    );
    const friend = friends[Math.floor(random() * friends.length)];
    if (friend !== undefined && random() < 0.5) {
      const both: IntentOf<'charge'> = { ...alone, chargers: [...alone.chargers, chargerOf(friend, target)] };
      if (planCharges(state, seat, both).ok) return both;
    }
    if (planCharges(state, seat, alone).ok) return alone;
  }
  return undefined;
}

/** A charger as an intent names it; an Individual turns to face its target. */
export function chargerOf(unit: Fielded, target: Fielded): { unit: UnitId; facing?: number } {
  if (!isIndividual(unit)) return { unit: unit.id };
  const way = sub(target.pose, unit.pose);
  return lengthOf(way) < 1 ? { unit: unit.id } : { unit: unit.id, facing: roundAngle(angleOf(way)) };
}
