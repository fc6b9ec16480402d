import { inches } from '@muster/geometry';
import type { Offer, Refusal } from '../../kernel';
import type { EventOf } from '../events';
import { evolve } from '../evolve';
import type { Intent, IntentOf } from '../intents';
import { stepsBack } from '../moves/nudge';
import { overrunInto } from '../moves/overrun';
import { type RegroupMove, regroupInches, regroupLengths, regroupPivot, regroupStraight } from '../moves/regroup';
import type { RegroupWay, State } from '../state';
import { type Fielded, isEngaged, isFielded, seatsOf, unitOf } from '../units';
import { ownFielded } from './guard';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules, type Tale } from './step';

/** Units that routed their target may each pivot, or move ahead, aside or back by a die [KOW-REG-01]. */
export const regroup: StepRules<'regroup'> = {
  offers: (state, step) =>
    step.units
      .map((id) => unitOf(state, id))
      .filter(isFielded)
      .flatMap((unit): readonly Offer<Intent>[] => [
        { needs: 'target', do: 'regroup', unit: unit.id, intents: waysOf(state, step, unit) },
        ...(isEngaged(state, unit.id)
          ? []
          : [
              {
                needs: 'place' as const,
                do: 'regroup' as const,
                unit: unit.id,
                draft: { do: 'regroup' as const, unit: unit.id, way: 'stay' as const },
              },
            ]),
      ]),
  plan: (state, step, seat, intent) => {
    if (intent.do !== 'regroup') return outOfStep(step, intent);
    const own = ownFielded(state, seat, intent.unit);
    if (!own.ok) return refused(own.error);
    if (!step.units.includes(own.value.id))
      return refused({ code: 'regroup/not-this-unit', rule: 'KOW-REG-01', who: [own.value.id] });
    return intent.way === 'stay' ? planStay(state, own.value, intent) : planGo(state, step, own.value, intent);
  },
  sample: (_state, _step, _seat, offer, random) =>
    offer.unit === undefined
      ? undefined
      : { do: 'regroup', unit: offer.unit, way: 'stay', facing: Math.floor(random() * 36000) / 100 },
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat) => ({ seat, what: 'regroup', detail: { left: step.units.length } })),
};

const WAYS: readonly RegroupWay[] = ['forward', 'left', 'right', 'back'];

const waysOf = (state: State, step: StepOf<'regroup'>, unit: Fielded): readonly Intent[] => [
  { do: 'regroup', unit: unit.id, way: 'stay' },
  ...WAYS.filter((way) => goRefusals(state, step, unit, way).refusals.length === 0).map(
    (way): Intent => ({ do: 'regroup', unit: unit.id, way }),
  ),
];

function planStay(state: State, unit: Fielded, intent: IntentOf<'regroup'>): Planned {
  const move = regroupPivot(state, unit, intent);
  const turns = move.pose.facing !== unit.pose.facing;
  if (turns && isEngaged(state, unit.id)) return refused(engaged(unit), move.marks);
  if (move.refusals.length > 0) return refused(move.refusals, move.marks);
  return planned({
    marks: move.marks,
    enact: (tale) => tale.add(regrouped(tale, unit, intent.way, [], move)),
  });
}

const engaged = (unit: Fielded): Refusal => ({ code: 'regroup/engaged', rule: 'KOW-REG-06', who: [unit.id] });

/** The way is chosen before the die; where the full distance turns out not to be free another must be chosen. */
function planGo(state: State, step: StepOf<'regroup'>, unit: Fielded, intent: IntentOf<'regroup'>): Planned {
  const { way } = intent;
  if (intent.facing !== undefined) return refused({ code: 'regroup/no-pivot', rule: 'KOW-REG-01', who: [unit.id] });
  const open = goRefusals(state, step, unit, way);
  if (open.refusals.length > 0) return refused(open.refusals, open.marks);
  const sides = way === 'forward' ? 6 : 3;
  return planned({
    marks: open.marks,
    odds: [{ is: 'distribution', code: 'regroup-inches', from: 1, chances: new Array<number>(sides).fill(1 / sides) }],
    enact: (tale, dice) => {
      const faces = dice.roll(1, 6);
      const distance = inches(regroupInches(way, faces[0] ?? 1));
      const move = regroupStraight(state, unit, way, distance);
      const over =
        step.individual && way === 'forward' && move.meets !== undefined
          ? overrunInto(state, unit, move.meets.id, faces, distance)
          : undefined;
      if (over !== undefined) {
        tale.add(over, {
          type: 'opened',
          step: {
            is: 'combat',
            side: step.side,
            target: over.target,
            waiting: [unit.id],
            struck: [],
            overrun: true,
          },
        });
        return;
      }
      tale.add(regrouped(tale, unit, way, faces, move));
    },
  });
}

/** Whether a way is on offer at all: some throw of its die is free, or may overrun [KOW-REG-02] [KOW-IND-10]. */
function goRefusals(
  state: State,
  step: StepOf<'regroup'>,
  unit: Fielded,
  way: RegroupWay,
): Pick<RegroupMove, 'refusals' | 'marks'> {
  if (isEngaged(state, unit.id)) return { refusals: [engaged(unit)], marks: [] };
  if (step.barred.some((each) => each.unit === unit.id && each.way === way))
    return { refusals: [{ code: 'regroup/not-free', rule: 'KOW-REG-01', who: [unit.id], detail: { way } }], marks: [] };
  const throws = regroupLengths(way).map((length) => regroupStraight(state, unit, way, length));
  const overruns = ({ meets }: RegroupMove): boolean => {
    const met = meets === undefined ? undefined : unitOf(state, meets.id);
    return step.individual && way === 'forward' && met !== undefined && met.side !== unit.side;
  };
  const open = throws.find((each) => each.refusals.length === 0 || overruns(each));
  return open ? { refusals: [], marks: open.marks } : (throws[0] ?? { refusals: [], marks: [] });
}

function regrouped(
  tale: Tale,
  unit: Fielded,
  way: RegroupWay,
  faces: readonly number[],
  move: RegroupMove,
): EventOf<'regrouped'> {
  const free = move.refusals.length === 0;
  const event: EventOf<'regrouped'> = {
    type: 'regrouped',
    unit: unit.id,
    way,
    faces,
    distance: move.distance,
    free,
    path: free ? [unit.pose, move.pose] : [],
    nudged: [],
  };
  return free ? { ...event, nudged: stepsBack(evolve(tale.state, event), unit.id) } : event;
}
