import {
  alignTo,
  between,
  contactOf,
  type Face,
  gap,
  type Obstacle,
  overlaps,
  type Pose,
  touches,
} from '@muster/geometry';
import type { Mark, Note, Refusal, Result } from '../../kernel';
import { err, ok } from '../../kernel';
import type { EventOf } from '../events';
import { evolve } from '../evolve';
import type { Charge, Engagement, State } from '../state';
import { type Planned, planned, refused } from '../steps/step';
import { baseAt, baseOf, engagedWith, type Fielded, fieldedUnits } from '../units';
import { chargeOdds } from './charge-shown';
import { isBlocking } from './ending';
import { nudges } from './nudge';
import { carryOut, orderRefusals } from './order';
import { comesDownhill } from './sight';
import { APART } from './solve';

/**
 * A unit that began its turn Engaged charges one of those it fights: it slides along an enemy on its front, or is
 * lifted and set against the front of one on its flank or rear. It lets go of all others and is never hindered.
 * [KOW-CTR-01] to [KOW-CTR-05]
 */
export function planCounterCharge(state: State, unit: Fielded, target: Fielded): Planned {
  const barred = orderRefusals(state, unit, 'counter-charge');
  if (barred.length > 0) return refused(barred);
  const who = [unit.id, target.id];
  if (!engagedWith(state, unit.id).includes(target.id) || !unit.start.engaged.includes(target.id))
    return refused({ code: 'counter/not-engaged', rule: 'KOW-CTR-01', who });
  const place = placeOf(state, unit, target);
  const outline: Mark = { is: 'outline', unit: target.id, tone: place.ok ? 'target' : 'refused' };
  if (!place.ok) {
    const blocked = (place.error.who ?? []).slice(2).map((id): Mark => ({ is: 'outline', unit: id, tone: 'blocked' }));
    return refused(place.error, [outline, ...blocked]);
  }
  const event = counterCharged(state, unit, target, place.value);
  return planned({
    marks: [
      outline,
      { is: 'path', points: [unit.pose, place.value.pose].map(({ x, y }) => ({ x, y })), tone: 'path' },
      { is: 'pose', unit: unit.id, base: baseAt(unit, place.value.pose), tone: 'legal' },
      { is: 'plate', at: event.contact, tone: 'legal', code: 'counter-charge', detail: { face: event.face } },
    ],
    odds: chargeOdds(evolve(state, event), [unit.id]),
    notes: [
      ...event.left.map(({ b }): Note => ({ code: 'lets-go', because: 'KOW-CTR-02', detail: { unit: b } })),
      ...(event.order.charge?.hillBonus ? [{ code: 'downhill', because: 'KOW-TER-07' }] : []),
    ],
    enact: (tale, dice) => carryOut(tale, dice, unit.id, () => tale.add(event)),
  });
}

interface Place {
  readonly pose: Pose;
  readonly face: Face;
}

/** Against the facing it already meets with its front, or else against the enemy's front [KOW-CTR-02] [KOW-CTR-03]. */
function placeOf(state: State, unit: Fielded, target: Fielded): Result<Place, Refusal> {
  const contact = contactOf(baseOf(unit), baseOf(target));
  const slides = contact?.kind === 'edge' && contact.mine.includes('front');
  const face = slides ? (contact.theirs[0] ?? 'front') : 'front';
  const aligned = alignTo({
    mover: baseOf(unit),
    target: baseOf(target),
    face,
    slides,
    obstacles: around(state, unit, target),
    table: state.table,
  });
  if (aligned.ok) return ok({ pose: slides ? settled(state, unit, aligned.pose) : aligned.pose, face });
  return err({
    code: 'counter/no-room',
    rule: slides ? 'KOW-CTR-02' : 'KOW-CTR-03',
    who: [unit.id, target.id, ...aligned.who.filter((id) => id !== unit.id && id !== target.id)],
    where: aligned.where,
    detail: pieceIn(state, aligned.who),
  });
}

/** A slide of less than a hair is none: it would only creep into whoever stands beside. */
function settled(state: State, unit: Fielded, pose: Pose): Pose {
  const creeps = between(pose, unit.pose) < APART;
  const others = fieldedUnits(state).filter((other) => other.id !== unit.id);
  return creeps || others.some((other) => overlaps(baseAt(unit, pose), baseOf(other))) ? unit.pose : pose;
}

const pieceIn = (state: State, ids: readonly string[]): Readonly<Record<string, string>> => {
  const piece = state.terrain.find((each) => ids.includes(each.id));
  return piece === undefined ? {} : { piece: piece.name };
};

/** Everyone else: the end may not overlap any unit, and friends stay apart unless they touch already. */
const around = (state: State, unit: Fielded, target: Fielded): readonly Obstacle[] => [
  ...fieldedUnits(state)
    .filter((other) => other.id !== unit.id && other.id !== target.id)
    .map((other) => {
      const apart = other.side === unit.side && !touches(baseOf(unit), baseOf(other));
      return { id: other.id, shape: baseOf(other), ...(apart ? { clearance: APART } : {}) };
    }),
  ...state.terrain.filter(isBlocking).map((piece) => ({ id: piece.id, shape: piece.outline })),
];

function counterCharged(state: State, unit: Fielded, target: Fielded, { pose, face }: Place): EventOf<'charged'> {
  const left = engagedWith(state, unit.id)
    .filter((id) => id !== target.id)
    .map((id): Engagement => ({ a: unit.id, b: id }));
  const charge: Charge = {
    target: target.id,
    face,
    hindered: false,
    hinderedBy: [],
    how: 'counter-charge',
    hillBonus: comesDownhill(state, unit, target),
  };
  const event: EventOf<'charged'> = {
    type: 'charged',
    unit: unit.id,
    target: target.id,
    face,
    order: { is: 'counter-charge', disengaged: left.length > 0, charge },
    path: [unit.pose, pose],
    contact: gap(baseAt(unit, pose), baseOf(target)).to,
    distance: 0,
    left,
    nudged: [],
  };
  return { ...event, nudged: nudges(evolve(state, event), unit.id) };
}
