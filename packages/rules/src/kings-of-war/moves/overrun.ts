import { type ChargePlan, type Face, planCharge, roundLength } from '@muster/geometry';
import type { EventOf } from '../events';
import { evolve } from '../evolve';
import type { State } from '../state';
import { baseOf, type Fielded, flies, isFielded, isIndividual, unitOf } from '../units';
import { faceBefore } from './charge-test';
import { hinderersOf } from './hindered';
import { nudges } from './nudge';
import { comesDownhill } from './sight';
import { obstaclesOfOverrun } from './solve';

/**
 * A forward regroup that meets another enemy within its distance: a charge without a pivot against the facing it
 * meets, aligned and shuffled, fought at once, with what comes of a charge down a hill. Hindered if the first charge or this one met rough ground.
 * Undefined where the enemy leaves no room to align. [KOW-IND-10] [KOW-IND-11] [KOW-TER-07]
 */
export function overrunInto(
  state: State,
  unit: Fielded,
  met: string,
  faces: readonly number[],
  distance: number,
): EventOf<'overran'> | undefined {
  const target = unitOf(state, met);
  const before = unit.order?.charge;
  if (!isFielded(target) || target.side === unit.side || unit.order === null || before == null) return undefined;
  const plan = solved(state, unit, target);
  if (plan === undefined || plan.length > distance + 0.03) return undefined;
  const hinderedBy = [
    ...new Set([...before.hinderedBy, ...hinderersOf(state, unit, plan.final, plan.crossed, plan.endedOn)]),
  ];
  const charge = {
    target: target.id,
    face: plan.face,
    hindered: hinderedBy.length > 0,
    hinderedBy,
    how: 'overrun' as const,
    hillBonus: hinderedBy.length === 0 && comesDownhill(state, unit, target),
  };
  const turned = plan.targetPose === undefined ? [] : [{ unit: target.id, pose: plan.targetPose }];
  const event: EventOf<'overran'> = {
    type: 'overran',
    unit: unit.id,
    target: target.id,
    face: plan.face,
    order: { ...unit.order, charge },
    faces,
    distance: roundLength(distance),
    path: plan.path,
    contact: plan.touch,
    nudged: turned,
  };
  return { ...event, nudged: [...turned, ...nudges(evolve(state, event), unit.id)] };
}

/** The facing its Leader Point stands before if that one is met, else the one it does meet. */
function solved(state: State, unit: Fielded, target: Fielded): ChargePlan | undefined {
  const first = faceBefore(target, unit);
  const faces: readonly Face[] = [first, ...ALL.filter((face) => face !== first)];
  for (const face of faces) {
    const found = planCharge({
      charger: { id: unit.id, base: baseOf(unit) },
      target: { id: target.id, base: baseOf(target) },
      face,
      pivots: 0,
      ...obstaclesOfOverrun(state, unit, target),
      table: state.table,
      flies: flies(unit),
      targetAligns: isIndividual(target),
    });
    if (found.ok) return found.value;
  }
  return undefined;
}

const ALL: readonly Face[] = ['front', 'left', 'right', 'rear'];
