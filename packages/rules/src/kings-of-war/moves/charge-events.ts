import { type ChargePlan, contactOf, type Face, type Pose } from '@muster/geometry';
import type { Mark, Note } from '../../kernel';
import type { EventOf } from '../events';
import { evolve } from '../evolve';
import type { Charge, Engagement, State } from '../state';
import { baseAt, baseOf, engagedWith, type Fielded, isFielded, unitOf } from '../units';
import type { Stance } from './charge-test';
import { hinderersOf } from './hindered';
import { nudges } from './nudge';
import { comesDownhill } from './sight';

export interface ChargeTold {
  readonly events: readonly EventOf<'charged'>[];
  /** The state when all have arrived. */
  readonly after: State;
  readonly marks: readonly Mark[];
  readonly notes: readonly Note[];
}

/** What the solved charges make true, one charger after the other [KOW-MUL-02]. */
export function chargeTale(
  state: State,
  stances: readonly Stance[],
  target: Fielded,
  plans: readonly ChargePlan[],
): ChargeTold {
  let after = state;
  const events: EventOf<'charged'>[] = [];
  const marks: Mark[] = [];
  const notes: Note[] = [];
  for (const plan of plans) {
    const stance = stances.find((each) => each.unit.id === plan.charger);
    if (stance === undefined) continue;
    const charge = chargeOf(state, stance.unit, target, plan.face, plan.final, plan.crossed, plan.endedOn);
    const event = chargedBy(after, stance, plan, charge);
    after = evolve(after, event);
    events.push(event);
    marks.push(...plan.corridor.map((polygon): Mark => ({ is: 'region', polygon, tone: 'path' })), {
      is: 'pose',
      unit: stance.unit.id,
      base: baseAt(stance.unit, plan.final),
      tone: 'legal',
    });
    marks.push({
      is: 'plate',
      at: plan.touch,
      tone: 'legal',
      code: 'charge',
      detail: { face: plan.face, distance: stance.distance, reach: stance.reach, hindered: charge.hindered ? 1 : 0 },
    });
    if (charge.hindered)
      notes.push({ code: 'hindered', because: 'KOW-MEL-05', detail: { by: namesOf(state, charge.hinderedBy) } });
    if (charge.hillBonus) notes.push({ code: 'downhill', because: 'KOW-TER-07' });
  }
  return { events, after, marks, notes };
}

const namesOf = (state: State, ids: readonly string[]): string =>
  state.terrain
    .filter((piece) => ids.includes(piece.id))
    .map((piece) => piece.name)
    .join(', ');

/** What melee will need to know of it [KOW-TER-07]. */
export function chargeOf(
  state: State,
  unit: Fielded,
  target: Fielded,
  face: Face,
  final: Pose,
  crossed: readonly string[],
  endedOn: readonly string[],
): Charge {
  const hinderedBy = hinderersOf(state, unit, final, crossed, endedOn);
  return {
    target: target.id,
    face,
    hindered: hinderedBy.length > 0,
    hinderedBy,
    how: 'charge',
    hillBonus: hinderedBy.length === 0 && comesDownhill(state, unit, target),
  };
}

function chargedBy(before: State, stance: Stance, plan: ChargePlan, charge: Charge): EventOf<'charged'> {
  const { unit } = stance;
  const left = engagedWith(before, unit.id)
    .filter((id) => id !== plan.target)
    .map((id): Engagement => ({ a: unit.id, b: id }));
  const turnedTarget = plan.targetPose === undefined ? [] : [{ unit: plan.target, pose: plan.targetPose }];
  const event: EventOf<'charged'> = {
    type: 'charged',
    unit: unit.id,
    target: plan.target,
    face: plan.face,
    order: { is: 'charge', disengaged: left.length > 0 || unit.withdrew, charge },
    path: stance.turns ? [unit.pose, ...plan.path] : plan.path,
    contact: plan.touch,
    distance: stance.distance,
    left,
    nudged: turnedTarget,
  };
  const arrived = evolve(before, event);
  return {
    ...event,
    left: [...left, ...(turnedTarget.length > 0 ? lostBy(arrived, plan.target) : [])],
    nudged: [...turnedTarget, ...nudges(arrived, unit.id)],
  };
}

/** Pairs of a unit that turned, which no longer touch. */
function lostBy(state: State, id: string): readonly Engagement[] {
  const unit = unitOf(state, id);
  if (!isFielded(unit)) return [];
  return engagedWith(state, id).flatMap((other) => {
    const foe = unitOf(state, other);
    return isFielded(foe) && contactOf(baseOf(unit), baseOf(foe))?.kind !== 'edge' ? [{ a: id, b: other }] : [];
  });
}
