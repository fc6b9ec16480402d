import type { Outcome, SideId } from '../../kernel';
import { sideIds } from '../figures';
import type { Figure, State } from '../state';
import { isAble } from './able';

/**
 * How the battle ended, or undefined while it goes on: a side has nobody left who could act. Transfixed, entangled,
 * sleeping and routed figures are no help to it; one that only lies is [ASOBH-END-01]. With neither side able it is a
 * draw. The score of a side is the points of the foes it has lost from play.
 */
export function endOf(state: State): Outcome | undefined {
  if (state.turn === 0) return undefined;
  const able = sideIds(state).filter((side) => own(state, side).some((figure) => canGoOn(figure)));
  if (able.length === sideIds(state).length) return undefined;
  return { winners: able, because: 'none-able', score: scores(state) };
}

/** The points of foes each side has seen out of play. */
export const scores = (state: State): Readonly<Record<SideId, number>> =>
  Object.fromEntries(
    sideIds(state).map((side) => [
      side,
      Object.values(state.figures)
        .filter((figure) => figure.side !== side && figure.summoned === null && isGone(figure))
        .reduce((sum, figure) => sum + figure.profile.points, 0),
    ]),
  );

const own = (state: State, side: SideId): readonly Figure[] =>
  Object.values(state.figures).filter((figure) => figure.side === side);

export const isGone = (figure: Figure): boolean => figure.fate !== 'table' && figure.fate !== 'reserve';

/** A mind that serves the foe is none of its own side's; whoever found no room to deploy takes no part. */
const canGoOn = (figure: Figure): boolean => figure.fate === 'table' && figure.controlled === null && isAble(figure);
