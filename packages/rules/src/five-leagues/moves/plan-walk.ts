import type { Point } from '@muster/geometry';
import type { Refusal, UnitId } from '../../kernel';
import { meleeStep } from '../combat/melee';
import { chargeOdds } from '../combat/melee-odds';
import { type Fielded, fieldedOf } from '../figures';
import { meetBar, untargetable } from '../special/hooks';
import type { State } from '../state';
import { type Planned, planned, refused, type Tale } from '../steps/step';
import type { Manner } from '../steps-moves';
import { allowanceOf } from './allowance';
import { shownWay, wayFigures, wayNotes } from './shown';
import { judgeWalk, type Walked } from './walk';

export interface Asked {
  readonly manner: Manner;
  readonly path: readonly Point[];
  readonly into: UnitId | undefined;
  readonly jump: boolean;
  /** Allowance in mm; that of the manner unless told. */
  readonly left?: number;
}

/** A way a player asks for: judged, shown with all it costs, and begun by `enact`. */
export function planWalk(
  state: State,
  figure: Fielded,
  asked: Asked,
  enact: (tale: Tale, allowance: number) => void,
): Planned {
  const { manner, path, into = null, jump } = asked;
  const allowance = asked.left ?? allowanceOf(state, figure, manner);
  const way = judgeWalk(state, figure, path, { manner, allowance, into, jump });
  if (!way.ok) return refused(way.error, shownWay(state, figure, path, undefined, allowance));
  const refusal = barred(state, figure, way.value, asked, allowance);
  const marks = shownWay(state, figure, path, way.value, allowance);
  if (refusal !== undefined) return refused(refusal, shownWay(state, figure, path, undefined, allowance));
  const foe = into === null ? undefined : fieldedOf(state, into);
  return planned({
    marks: foe === undefined ? marks : [...marks, { is: 'outline', unit: foe.id, tone: 'target' }],
    // Exact odds of a melee take their time: only who looks at the way asks for them
    get odds() {
      const melee =
        foe === undefined ? [] : chargeOdds(thereBy(state, figure, way.value), meleeStep(figure.id, foe.id));
      return [...wayFigures(way.value, allowance), ...melee];
    },
    notes: [
      ...wayNotes(state, way.value),
      ...(foe === undefined ? [] : [{ code: 'move/fights', because: 'FL-BAT-28', detail: { foe: foe.id } }]),
    ],
    enact: (tale) => enact(tale, allowance),
  });
}

/** The table as it is once the figure stands there. */
const thereBy = (state: State, figure: Fielded, { end, level }: Walked): State => ({
  ...state,
  figures: { ...state.figures, [figure.id]: { ...figure, pose: { ...figure.pose, ...end }, level } },
});

/** What this way has against it beside its length: too short to be one, wet ground under a runner, a foe who may not be fought. */
function barred(
  state: State,
  figure: Fielded,
  way: Walked,
  { manner, into }: Asked,
  allowance: number,
): Refusal | undefined {
  const who = [figure.id];
  if (way.length < 0.05) return { code: 'move/no-way', rule: 'FL-BAT-20', who };
  const met = (is: string) => way.legs.flatMap((leg) => leg.met).find((each) => each.is === is);
  const water = met('water');
  if (manner === 'dash' && water !== undefined)
    return { code: 'move/water-dash', rule: 'FL-BAT-63', who, detail: { piece: pieceName(state, water.piece) } };
  const wet = met('wet');
  if (manner === 'dash' && wet !== undefined)
    return { code: 'move/wet-dash', rule: 'FL-BAT-62', who, detail: { piece: pieceName(state, wet.piece) } };
  if (water !== undefined && manner !== 'will') {
    const wading = Math.min(allowance, allowanceOf(state, figure, manner, true));
    if (way.cost > wading + 0.03)
      return {
        code: 'move/too-far-in-water',
        rule: 'FL-BAT-63',
        who,
        detail: { needs: way.cost, has: wading, piece: pieceName(state, water.piece) },
      };
  }
  const foe = into === undefined ? undefined : fieldedOf(state, into);
  if (foe === undefined) return undefined;
  return untargetable(state, figure, foe, 'melee') ?? meetBar(state, figure, figure.did.spent + way.cost);
}

const pieceName = (state: State, id: string): string => state.terrain.find((piece) => piece.id === id)?.name ?? id;
