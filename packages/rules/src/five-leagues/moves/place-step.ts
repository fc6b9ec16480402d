import { roundPose, TOLERANCE } from '@muster/geometry';
import { takeOut } from '../combat/leaving';
import { type Fielded, fieldedOf, seatOf, sideOf } from '../figures';
import { edgeRefusal } from '../flow/leave';
import type { Intent } from '../intents';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { hundredths } from './grid';
import { pushAside } from './push-aside';
import { reachable, routeTo } from './route';
import { shownWay } from './shown';
import { wade } from './wade';
import { judgeWalk } from './walk';

type Place = StepOf<'place'>;

/** An owner moves a figure as a rule lets him: anywhere it can walk to within the reach. */
export const place: StepRules<'place'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure !== undefined && (step.mayStay || somewhere(tale.state, figure, step).length > 0)) return false;
    tale.finish({ is: 'placed' });
    return true;
  },
  waiting: (state, step) => {
    const figure = fieldedOf(state, step.unit);
    return figure === undefined
      ? []
      : [{ seat: seatOf(figure), what: 'place', detail: { unit: step.unit, why: step.why, reach: step.reach } }];
  },
  offers: (state, step, seat) => [
    { needs: 'place', do: 'step-to', unit: step.unit, draft: { do: 'step-to', unit: step.unit } },
    ...(step.mayStay
      ? [
          {
            needs: 'now' as const,
            do: 'halt' as const,
            unit: step.unit,
            intent: { do: 'halt' as const, unit: step.unit },
          },
        ]
      : []),
    ...(mayLeave(state, step, fieldedOf(state, step.unit))
      ? [
          {
            needs: 'now' as const,
            do: 'leave' as const,
            unit: step.unit,
            intent: { do: 'leave' as const, unit: step.unit },
          },
        ]
      : []),
    ...(seat === 'gm' && fieldedOf(state, step.unit) !== undefined
      ? [{ needs: 'now' as const, do: 'automa' as const, intent: { do: 'automa' as const } }]
      : []),
  ],
  plan(state, step, seat, intent) {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined) return refused({ code: 'unit/not-on-table', rule: 'GEN-02', who: [step.unit] });
    if (intent.do === 'automa' && seat === 'gm') return automa(state, step, figure);
    if (intent.do === 'leave' && intent.unit === step.unit) return slipOver(state, step, figure);
    if (intent.do !== 'step-to' && intent.do !== 'halt') return outOfStep(step, intent);
    if (intent.unit !== step.unit)
      return refused({ code: 'place/other', rule: 'FL-BAT-15', who: [step.unit, intent.unit] });
    if (intent.do === 'step-to') return stepTo(state, step, figure, intent);
    return step.mayStay
      ? planned({ marks: [], enact: (tale) => tale.finish({ is: 'placed' }) })
      : refused({ code: 'place/must', rule: 'FL-BAT-124', who: [figure.id] });
  },
  draft: (state, step, _seat, draft) => {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || draft.do !== 'step-to') return undefined;
    return {
      is: 'unfinished',
      needs: 'at',
      marks: [{ is: 'ring', at: spotOf(figure), radius: step.reach, tone: 'reach' }],
    };
  },
  sample: (state, step, _seat, offer, random) => {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || offer.do !== 'step-to') return undefined;
    const spots = somewhere(state, figure, step);
    const spot = spots[Math.floor(random() * spots.length)];
    const intent = spot === undefined ? undefined : ({ do: 'step-to', unit: figure.id, at: spot } as const);
    return intent !== undefined && stepTo(state, step, figure, intent).ok ? intent : undefined;
  },
};

/** Who slips away from a fight by an edge may slip over it, as with any move of its own [FL-BAT-195]. */
const mayLeave = (state: State, step: Place, figure: Fielded | undefined): boolean =>
  figure !== undefined &&
  step.why === 'evasive' &&
  sideOf(figure) === 'party' &&
  edgeRefusal(state, figure) === undefined;

function slipOver(state: State, step: Place, figure: Fielded): Planned {
  const refusal = edgeRefusal(state, figure);
  if (refusal !== undefined) return refused(refusal);
  if (!mayLeave(state, step, figure)) return refused({ code: 'place/other', rule: 'FL-BAT-15', who: [figure.id] });
  return planned({
    marks: [{ is: 'outline', unit: figure.id, tone: 'threat' }],
    notes: [{ code: 'leaves-for-good', because: 'FL-BAT-195', detail: { unit: figure.id } }],
    enact(tale) {
      tale.finish({ is: 'placed' });
      takeOut(tale, figure.id, 'left', null, 'FL-BAT-195');
    },
  });
}

const spotOf = ({ pose }: Fielded) => ({ x: pose.x, y: pose.y });

const somewhere = (state: State, figure: Fielded, step: Place) =>
  reachable(state, figure, step.reach)
    .slice(1)
    .map(({ at }) => at);

function stepTo(state: State, step: Place, figure: Fielded, intent: Extract<Intent, { do: 'step-to' }>): Planned {
  const who = [figure.id];
  const route = routeTo(state, figure, intent.at, { most: step.reach + TOLERANCE });
  const path = route?.path ?? [intent.at];
  const way = judgeWalk(state, figure, path, { manner: 'forced', allowance: step.reach });
  if (!way.ok) return refused(way.error, shownWay(state, figure, path, undefined, step.reach));
  if (way.value.length < TOLERANCE) return refused({ code: 'move/no-way', rule: 'FL-BAT-20', who });
  const { end, level, cost, length } = way.value;
  return planned({
    marks: shownWay(state, figure, path, way.value, step.reach),
    enact(tale) {
      const facing = (Math.atan2(end.y - figure.pose.y, end.x - figure.pose.x) * 180) / Math.PI;
      tale.add(...pushAside(tale.state, figure, end), {
        type: 'moved',
        unit: figure.id,
        manner: 'forced',
        path: [spotOf(figure), ...path],
        pose: roundPose({ ...end, facing }),
        level: hundredths(level),
        cost: hundredths(cost),
        length: hundredths(length),
      });
      wade(tale, figure, path);
      tale.finish({ is: 'placed' });
    },
  });
}

/** The game stays where that is allowed, and otherwise takes the least way. */
function automa(state: State, step: Place, figure: Fielded): Planned {
  if (step.mayStay) return planned({ marks: [], enact: (tale) => tale.finish({ is: 'placed' }) });
  const spots = reachable(state, figure, step.reach)
    .slice(1)
    .toSorted((a, b) => a.cost - b.cost);
  for (const { at } of spots) {
    const plan = stepTo(state, step, figure, { do: 'step-to', unit: figure.id, at });
    if (plan.ok) return plan;
  }
  return planned({ marks: [], enact: (tale) => tale.finish({ is: 'placed' }) });
}
