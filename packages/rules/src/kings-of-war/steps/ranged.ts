import { atMost, gapToPoint, type Pose, reachOf, roundPose } from '@muster/geometry';
import type { Mark, Offer, Preview, SeatId, SideId } from '../../kernel';
import { weaponsOf } from '../combat/facts';
import { mayReach, planShot, rangeMark, shooterRefusals, shotOdds } from '../combat/ranged-plan';
import { resolveAttack } from '../combat/resolve';
import type { Intent } from '../intents';
import { endAt } from '../moves/ending';
import { memory } from '../moves/memory';
import type { State } from '../state';
import {
  baseAt,
  baseOf,
  enemiesOf,
  type Fielded,
  fieldedOf,
  isEngaged,
  isFielded,
  isIndividual,
  seatsOf,
  unitOf,
} from '../units';
import { enemyFielded, ownFielded } from './guard';
import { endPhase } from './settle';
import { outOfStep, type Planned, planned, refused, type StepRules } from './step';
import { startOf } from './turn';

type IntentOf<D extends Intent['do']> = Extract<Intent, { do: D }>;

/** Each unit of the side may make one ranged attack, in any order, until the side has had enough. [KOW-RNG-01] */
export const ranged: StepRules<'ranged'> = {
  offers: (state, step) => [...shots(state, step.side), { needs: 'now', do: 'end-phase', intent: { do: 'end-phase' } }],
  plan: (state, step, seat, intent) => {
    if (intent.do === 'shoot') return planShoot(state, seat, intent);
    if (intent.do === 'pivot') return planPivot(state, seat, intent);
    if (intent.do !== 'end-phase') return outOfStep(step, intent);
    return planned({ marks: [], enact: (tale) => void endPhase(tale, 'ranged') });
  },
  draft: (state, step, _seat, draft) => {
    const unit = 'unit' in draft && typeof draft.unit === 'string' ? unitOf(state, draft.unit) : undefined;
    if (draft.do !== 'shoot' || !isFielded(unit) || unit.side !== step.side) return undefined;
    return aiming(state, unit, typeof draft.target === 'string' ? 'weapon' : 'target');
  },
  sample: (_state, _step, _seat, offer, random) =>
    offer.do === 'pivot' && offer.unit !== undefined
      ? { do: 'pivot', unit: offer.unit, facing: Math.floor(random() * 36_000) / 100 }
      : undefined,
  waiting: (state, step) => seatsOf(state, step.side).map((seat) => ({ seat, what: 'ranged' })),
};

/** Whether anyone of the side could still shoot at anyone; where nobody can, the phase is over. */
export const mayShootAtAll = (state: State, side: SideId): boolean =>
  fieldedOf(state, side).some((unit) => shotsOf(state, unit).length > 0);

/** Asked for every seat and after every look. */
const known = memory<readonly Offer<Intent>[]>();

const shotsOf = (state: State, unit: Fielded): readonly Offer<Intent>[] =>
  known.of([state, unit], () => offersOf(state, unit));

const shots = (state: State, side: SideId): readonly Offer<Intent>[] =>
  fieldedOf(state, side).flatMap((unit) => shotsOf(state, unit));

function offersOf(state: State, unit: Fielded): Offer<Intent>[] {
  if (!mayShoot(state, unit)) return [];
  const intents = weaponsOf(unit).flatMap((weapon) =>
    enemiesOf(state, unit.side)
      .filter((enemy) => mayReach(state, unit, enemy, weapon.range) && planShot(state, unit, enemy, weapon.name).ok)
      .map((enemy): Intent => ({ do: 'shoot', unit: unit.id, target: enemy.id, weapon: weapon.name })),
  );
  return [
    ...(intents.length > 0 ? [{ needs: 'target' as const, do: 'shoot' as const, unit: unit.id, intents }] : []),
    ...(isIndividual(unit) && !isEngaged(state, unit.id) && couldReach(state, unit)
      ? [
          {
            needs: 'place' as const,
            do: 'pivot' as const,
            unit: unit.id,
            draft: { do: 'pivot' as const, unit: unit.id },
          },
        ]
      : []),
  ];
}

/** Whether turning about could bring any enemy into range. */
const couldReach = (state: State, unit: Fielded): boolean => {
  const range = Math.max(...weaponsOf(unit).map((weapon) => weapon.range)) + reachOf(baseOf(unit).shape);
  return enemiesOf(state, unit.side).some(
    (enemy) => !isEngaged(state, enemy.id) && atMost(gapToPoint(baseOf(enemy), unit.pose).distance, range),
  );
};

/** It has something to shoot with and nothing that forbids it whatever the target. */
const mayShoot = (state: State, unit: Fielded): boolean =>
  unit.profile.weapons.length > 0 && !unit.disordered && shooterRefusals(state, unit).length === 0;

function planShoot(state: State, seat: SeatId, intent: IntentOf<'shoot'>): Planned {
  const own = ownFielded(state, seat, intent.unit);
  if (!own.ok) return refused(own.error);
  const enemy = enemyFielded(state, seat, intent.target);
  if (!enemy.ok) return refused(enemy.error);
  const shot = planShot(state, own.value, enemy.value, intent.weapon);
  const target: Mark = { is: 'outline', unit: enemy.value.id, tone: shot.ok ? 'target' : 'refused' };
  if (!shot.ok) return refused(shot.error.refusals, [...shot.error.marks, target]);
  const { plan, weapon, marks, notes } = shot.value;
  return planned({
    marks: [...marks, target],
    odds: shotOdds(state, own.value, enemy.value, shot.value),
    notes,
    enact: (tale, dice) =>
      tale.add({
        type: 'shot',
        result: resolveAttack(plan, dice),
        weapon: weapon.name,
        limited: weapon.usesLeft !== undefined,
      }),
  });
}

/** An Individual turns freely before it picks its target, and keeps its inch from enemies. [KOW-RNG-18] [KOW-UNI-12] */
function planPivot(state: State, seat: SeatId, intent: IntentOf<'pivot'>): Planned {
  const own = ownFielded(state, seat, intent.unit);
  if (!own.ok) return refused(own.error);
  const unit = own.value;
  if (!isIndividual(unit)) return refused({ code: 'pivot/no-individual', rule: 'KOW-RNG-18', who: [unit.id] });
  if (!mayShoot(state, unit)) return refused(whyNoPivot(state, unit));
  if (!couldReach(state, unit)) return refused({ code: 'pivot/nobody-near', rule: 'KOW-RNG-18', who: [unit.id] });
  // Who stands in a fight keeps its place there [KOW-REG-06].
  if (isEngaged(state, unit.id)) return refused({ code: 'pivot/engaged', rule: 'KOW-REG-06', who: [unit.id] });
  const pose: Pose = roundPose({ ...unit.pose, facing: intent.facing });
  // Who is within an inch already stays so; nobody else comes to be (our ruling).
  const mayBeNear = startOf(state, unit).near.map((each) => each.unit);
  const end = endAt(state, unit, pose, { mayBeNear });
  const ghost: Mark = {
    is: 'pose',
    unit: unit.id,
    base: baseAt(unit, pose),
    tone: end.refusals.length === 0 ? 'legal' : 'refused',
  };
  if (end.refusals.length > 0) return refused(end.refusals, [...end.marks, ghost]);
  const turned: Fielded = { ...unit, pose };
  return planned({
    marks: [...weaponsOf(unit).map((weapon) => rangeMark(turned, weapon)), ghost],
    enact: (tale) => tale.add({ type: 'pivoted', unit: unit.id, pose }),
  });
}

function whyNoPivot(state: State, unit: Fielded): Parameters<typeof refused>[0] {
  const refusals = shooterRefusals(state, unit);
  if (unit.disordered) refusals.push({ code: 'shoot/disordered', rule: 'KOW-RNG-04', who: [unit.id] });
  return refusals.length > 0 ? refusals : { code: 'shoot/no-ranged', rule: 'KOW-UNI-08', who: [unit.id] };
}

/** What a unit could aim at: the reach of its weapons, and the enemies it may shoot. */
function aiming(state: State, unit: Fielded, needs: string): Preview<Intent> {
  const offer = offersOf(state, unit).find((each) => each.do === 'shoot');
  const targets = offer?.needs === 'target' ? offer.intents : [];
  const ids = new Set(targets.flatMap((intent) => (intent.do === 'shoot' ? [intent.target] : [])));
  return {
    is: 'unfinished',
    needs,
    marks: [
      ...weaponsOf(unit).map((weapon) => rangeMark(unit, weapon)),
      ...[...ids].map((id): Mark => ({ is: 'outline', unit: id, tone: 'target' })),
    ],
  };
}
