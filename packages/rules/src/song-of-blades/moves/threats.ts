import { angleOf, atMost, between, type Point, type Polygon, sub } from '@muster/geometry';
import type { SideId, UnitId } from '../../kernel';
import { farthestShot } from '../combat/shot-strength';
import { shotRefusal } from '../combat/targets';
import { readyArms } from '../combat/weapons';
import { type Fielded, figuresOf, foesOf, gapBetween, isTouching, otherSide, runBy } from '../figures';
import { mayMove } from '../morale/able';
import type { State } from '../state';
import { standingAt } from './contact';
import { asTurnOf } from './fresh';
import { slowBecause } from './gait';
import { allowance } from './judge';
import { off } from './place';
import { reachOn } from './reach';
import { routeOf } from './route';
import { straight } from './way';

/** What one enemy could do in its next turn from where it stands now. */
export interface Threat {
  readonly unit: UnitId;
  /** Where its centre gets with one movement, and the ring of its farthest shot. */
  readonly regions: readonly Polygon[];
  /** Whom it could bring into melee, and with how many movements; 0 where it is in contact already. */
  readonly charges: readonly { readonly target: UnitId; readonly moves: number }[];
  readonly shots: readonly { readonly target: UnitId; readonly weapon: string }[];
}

/** Every enemy of a side: whom it could reach with up to two movements in a line, and whom it could shoot. */
export function threats(state: State, side: SideId): readonly Threat[] {
  const enemy = otherSide(state, side);
  const now = asTurnOf(state, enemy);
  return figuresOf(now, enemy).map((unit) => ({
    unit: unit.id,
    regions: mayMove(unit) ? [reachOn(now, unit)] : [],
    charges: foesOf(now, unit).flatMap((target) => {
      const moves = movesTo(now, unit, target);
      return moves === undefined ? [] : [{ target: target.id, moves }];
    }),
    shots: shotsOf(now, unit),
  }));
}

/** Movements it takes a figure to come into contact with a foe in a straight line; undefined where two are too few. */
export function movesTo(state: State, figure: Fielded, foe: Fielded): number | undefined {
  if (isTouching(state, figure, foe)) return 0;
  if (!mayMove(figure) || figure.below || foe.below) return undefined;
  const far = between(figure.pose, foe.pose);
  const goal = off(figure.pose, angleOf(sub(foe.pose, figure.pose)), far);
  const way = straight(goal, 'move');
  const gap = gapBetween(figure, foe);
  const most = allowance(state, figure, way, { slowedBy: [], deep: false }).allowed;
  // Whatever lies between only slows it: those too far for two free moves need no way
  if (!atMost(gap, most * 2 + ACROSS)) return undefined;
  const route = routeOf(state, figure, way);
  if (!endsBeside(figure, foe, route.length) && !meets(state, figure, foe, route.end)) return undefined;
  const { allowed } = allowance(state, figure, way, route);
  const needed = Math.min(route.length, gap);
  if (atMost(needed, allowed)) return 1;
  return atMost(needed, allowed * 2) && slowBecause(state, figure) === undefined ? 2 : undefined;
}
/** Who fights over a low obstacle is this much short of contact, mm. */
const ACROSS = 30;

const meets = (state: State, figure: Fielded, foe: Fielded, to: Point): boolean =>
  runBy(foe) !== runBy(figure) && isTouching(state, standingAt(state, figure, to), foe);

/** Nothing stands between it and a foe that does not stop anyone (a lying one): it ends where it wants beside it. */
const endsBeside = (figure: Fielded, foe: Fielded, length: number): boolean =>
  length >= between(figure.pose, foe.pose) - 0.1;

const shotsOf = (state: State, unit: Fielded): Threat['shots'] =>
  readyArms(unit).flatMap((arm) =>
    foesOf(state, unit)
      .filter((target) => gapBetween(unit, target) <= farthestShot(state, arm))
      .filter((target) => shotRefusal(state, unit, target, { arm, aimed: false }) === undefined)
      .map((target) => ({ target: target.id, weapon: arm.id })),
  );
