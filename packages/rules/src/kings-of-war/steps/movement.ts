import type { Offer, Preview, SeatId } from '../../kernel';
import type { Draft } from '../../kernel/system';
import type { Intent } from '../intents';
import { planCharges, previewChargeDraft, sampleCharge } from '../moves/charge';
import { planCounterCharge } from '../moves/counter';
import { draftOfMove, type MoveIntent, planMove, sampleMove } from '../moves/move';
import { carryOut, fights, mustSteady, orderRefusals, steady, wildDice } from '../moves/order';
import { planFace, planFreePivot, planHalt, standing } from '../moves/pivot';
import { planWithdraw } from '../moves/withdraw';
import type { State } from '../state';
import { bookOf, engagedWith, type Fielded, fieldedOf, isFielded, pairsOf, seatsOf, unitOf } from '../units';
import { enemyFielded, ownFielded } from './guard';
import { endPhase } from './settle';
import { outOfStep, type Planned, planned, refused, type StepRules } from './step';

/** Each unit gets one order; what is given none has halted when the phase ends [KOW-TRN-03]. */
export const movement: StepRules<'movement'> = {
  offers: (state, step) => [
    ...fieldedOf(state, step.side)
      .filter((unit) => unit.order === null)
      .flatMap((unit) => offersOf(state, unit)),
    { needs: 'now', do: 'end-phase', intent: { do: 'end-phase' } },
  ],
  plan: (state, step, seat, intent) => {
    if (intent.do === 'end-phase') return planEnd(state, step.side);
    if (intent.do === 'charge') return planCharges(state, seat, intent);
    if (!('unit' in intent) || !MOVEMENT.has(intent.do)) return outOfStep(step, intent);
    const own = ownFielded(state, seat, intent.unit);
    return own.ok ? planOrder(state, seat, own.value, intent) : refused(own.error);
  },
  draft: (state, _step, seat, draft) => {
    if (draft.do === 'charge') return previewChargeDraft(state, seat, draft);
    return draftOfMove(state, seat, draft) ?? bare(state, seat, draft);
  },
  sample: (state, _step, seat, offer, random) => {
    const unit = offer.unit === undefined ? undefined : unitOf(state, offer.unit);
    if (!isFielded(unit)) return undefined;
    if (offer.do === 'charge') return sampleCharge(state, seat, unit, random);
    if (offer.do === 'face' || offer.do === 'pivot')
      return { do: offer.do, unit: unit.id, facing: Math.round(random() * 35999) / 100 };
    return sampleMove(state, offer, random);
  },
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat) => ({
      seat,
      what: 'movement',
      detail: { left: fieldedOf(state, step.side).filter((unit) => unit.order === null).length },
    })),
};

const MOVEMENT: ReadonlySet<string> = new Set([
  'halt',
  'face',
  'advance',
  'back',
  'sidestep',
  'double',
  'counter-charge',
  'withdraw',
  'pivot',
  'wild',
  'steady',
]);

function offersOf(state: State, unit: Fielded): readonly Offer<Intent>[] {
  const id = unit.id;
  const now = (intent: Intent): Offer<Intent> => ({ needs: 'now', do: intent.do, unit: id, intent });
  if (mustSteady(state, unit)) return [now({ do: 'steady', unit: id })];
  const engaged = engagedWith(state, id);
  const moves = (['advance', 'double', 'back', 'sidestep'] as const).filter(
    (kind) => orderRefusals(state, unit, kind).length === 0,
  );
  const counters = engaged
    .filter((target) => planOrder(state, unit.seat, unit, { do: 'counter-charge', unit: id, target }).ok)
    .map((target): Intent => ({ do: 'counter-charge', unit: id, target }));
  return [
    ...(orderRefusals(state, unit, 'charge').length === 0
      ? [
          {
            needs: 'place' as const,
            do: 'charge' as const,
            unit: id,
            draft: { do: 'charge' as const, chargers: [{ unit: id }] },
          },
        ]
      : []),
    ...(counters.length > 0
      ? [{ needs: 'target' as const, do: 'counter-charge' as const, unit: id, intents: counters }]
      : []),
    ...moves.map((kind): Offer<Intent> => ({ needs: 'place', do: kind, unit: id, draft: { do: kind, unit: id } })),
    { needs: 'place', do: 'face', unit: id, draft: { do: 'face', unit: id } },
    now({ do: 'halt', unit: id }),
    ...(bookOf(unit).rules.some((rule) => rule.permits?.freePivot?.())
      ? [{ needs: 'place' as const, do: 'pivot' as const, unit: id, draft: { do: 'pivot' as const, unit: id } }]
      : []),
    ...(engaged.length > 0 && planWithdraw(state, unit).ok ? [now({ do: 'withdraw', unit: id })] : []),
    ...(wildDice(state, unit) !== undefined && fights(unit) ? [now({ do: 'wild', unit: id })] : []),
  ];
}

type OrderIntent = Extract<Intent, { unit: string }>;

function planOrder(state: State, seat: SeatId, unit: Fielded, intent: OrderIntent): Planned {
  switch (intent.do) {
    case 'halt':
      return planHalt(state, unit);
    case 'face':
      return planFace(state, unit, intent);
    case 'advance':
    case 'back':
    case 'sidestep':
    case 'double':
      return planMoveOrder(state, unit, intent);
    case 'counter-charge': {
      const target = enemyFielded(state, seat, intent.target);
      return target.ok ? planCounterCharge(state, unit, target.value) : refused(target.error);
    }
    case 'withdraw':
      return planWithdraw(state, unit);
    case 'pivot':
      if (unit.order !== null) return refused({ code: 'order/already', rule: 'KOW-TRN-03', who: [unit.id] });
      return planFreePivot(state, unit, intent);
    case 'wild':
      return planWild(state, unit);
    case 'steady':
      return planSteady(state, unit);
    default:
      return refused({ code: 'step/not-now', rule: 'KOW-TRN-01', detail: { step: 'movement', asked: intent.do } });
  }
}

function planMoveOrder(state: State, unit: Fielded, intent: MoveIntent): Planned {
  const move = planMove(state, unit, intent);
  if (!move.ok) return move;
  const left = pairsOf(state, unit.id);
  return planned({
    marks: move.value.marks,
    enact: (tale, dice) =>
      carryOut(tale, dice, unit.id, () =>
        tale.add({
          type: 'ordered',
          unit: unit.id,
          order: standing(unit, intent.do, left.length > 0),
          path: move.value.path,
          distance: move.value.distance,
          scouting: false,
          left,
        }),
      ),
  });
}

/** A die in Wild Charge is rolled before the order, and stays for this turn [KOW-SPR-42]. */
function planWild(state: State, unit: Fielded): Planned {
  if (unit.order !== null) return refused({ code: 'order/already', rule: 'KOW-TRN-03', who: [unit.id] });
  const wild = wildDice(state, unit);
  if (wild === undefined) return refused({ code: 'wild/nothing-to-roll', rule: 'KOW-SPR-42', who: [unit.id] });
  return planned({
    marks: [],
    enact: (tale, dice) => {
      const [face = 1] = dice.roll(1, 6);
      const perStep = 6 / wild.sides;
      const inches = Math.ceil(face / perStep) + wild.plus;
      tale.add({ type: 'wildRolled', unit: unit.id, face, inches });
    },
  });
}

function planSteady(state: State, unit: Fielded): Planned {
  if (unit.order !== null) return refused({ code: 'order/already', rule: 'KOW-TRN-03', who: [unit.id] });
  if (!mustSteady(state, unit)) return refused({ code: 'steady/no-need', rule: 'KOW-SPR-15', who: [unit.id] });
  return planned({ marks: [], enact: (tale, dice) => steady(tale, dice, unit.id) });
}

/** Units without an order have halted: what a Halt brings with it happens to them now. */
function planEnd(state: State, side: string): Planned {
  return planned({
    marks: [],
    enact: (tale, dice) => {
      for (const unit of fieldedOf(state, side)) {
        if (unit.order !== null) continue;
        if (mustSteady(state, unit)) steady(tale, dice, unit.id);
        carryOut(tale, dice, unit.id);
      }
      endPhase(tale, 'movement');
    },
  });
}

/** An order that needs a facing, shown before it has one. */
function bare(state: State, seat: SeatId, draft: Draft<Intent>): Preview<Intent> | undefined {
  if ((draft.do !== 'face' && draft.do !== 'pivot') || draft.unit === undefined) return undefined;
  const own = ownFielded(state, seat, draft.unit);
  return own.ok
    ? { is: 'unfinished', needs: 'facing', marks: [] }
    : { is: 'refused', refusals: [own.error], marks: [] };
}
